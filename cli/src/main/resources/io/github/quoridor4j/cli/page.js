// The page: which game and which ply are shown, and everything that changes them.

const games = JSON.parse(byId('games').textContent);

const view = {game: null, ply: 0};

function go(ply) {
  const last = view.game.steps.length - 1;
  view.ply = Math.min(last, Math.max(0, ply));
  view.board.show(view.ply, byId('paths').checked);
  view.players.show(view.ply);
  view.moves.show(view.ply);
  view.plot.show(view.ply);
  byId('ply').textContent = `${view.ply} / ${last}`;
  byId('status').textContent = happening(view.game, view.ply);
  byId('legal').textContent = count(view.game.steps[view.ply].legal, 'legal move', 'legal moves');
  byId('note').scrollTop = 0;
  byId('note').replaceChildren(...notesOf(view.game, view.ply).filter(({kind}) => kind !== 'departure').map(note));
  // not "disabled", which would take the focus away
  for (const [id, isUseless] of [['first', view.ply === 0], ['back', view.ply === 0], ['forward', view.ply === last], ['last', view.ply === last]]) {
    byId(id).setAttribute('aria-disabled', String(isUseless));
  }
}

function problem({line, column, text, ply}) {
  const place = `Line ${line}, column ${column}`;
  const item = html('li', {class: 'problem'}, html('span', {class: 'place'}, place), ' ', html('bdi', {}, text));
  if (ply !== undefined && ply < view.game.steps.length) {
    const button = html('button', {type: 'button', 'aria-label': `Show the position before it, ply ${ply}`}, 'Show');
    button.addEventListener('click', () => go(ply));
    item.append(' ', button);
  }
  return item;
}

function about(game) {
  const facts = [...Object.entries(game.tags), ['Rules', game.rules]];
  if (game.start) {
    facts.push(['Start', game.start]);
  }
  if (game.recorded) {
    facts.push(['The record says', game.recorded]);
  }
  return facts.map(([name, value]) => html('div', {}, html('dt', {}, name), html('dd', {dir: 'auto'}, value)));
}

function open(index) {
  const game = games[index];
  view.plot?.close();
  view.game = game;
  const name = gameName(game, index);
  document.title = name;
  byId('title').textContent = name;
  byId('subtitle').textContent = [names(game), game.rules, game.recorded].filter(Boolean).join(' · ');
  view.board = new Board(byId('board'), game);
  view.players = new Players(byId('players'), game);
  view.moves = new Moves(byId('moves'), game, go);
  view.plot = new Plot(byId('plot'), game, go);
  byId('legend').replaceChildren(...legend(game));
  byId('problems').replaceChildren(...game.problems.map(problem));
  byId('trouble').hidden = game.problems.length === 0;
  byId('ending').textContent = game.recorded ? `${game.ending} The record says: ${game.recorded}.` : game.ending;
  byId('tags').replaceChildren(...about(game));
  byId('note').hidden = game.steps.every(step => !step.notes?.comment && !step.notes?.variations);
  byId('moves').scrollTop = 0;
  go(0);
}

const KEYS = {
  ArrowLeft: () => view.ply - 1,
  ArrowRight: () => view.ply + 1,
  Home: () => 0,
  End: () => Infinity,
};

document.addEventListener('keydown', event => {
  const isElsewhere = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.target.closest?.('select');
  if (!isElsewhere && Object.hasOwn(KEYS, event.key)) {
    event.preventDefault();
    go(KEYS[event.key]());
  }
});

byId('first').addEventListener('click', () => go(KEYS.Home()));
byId('back').addEventListener('click', () => go(KEYS.ArrowLeft()));
byId('forward').addEventListener('click', () => go(KEYS.ArrowRight()));
byId('last').addEventListener('click', () => go(KEYS.End()));
byId('paths').addEventListener('change', () => go(view.ply));

if (games.length > 1) {
  byId('choice').hidden = false;
  byId('game').replaceChildren(...games.map((game, i) => html('option', {value: i}, `${i + 1}. ${gameName(game, i)}${game.recorded ? ` (${game.recorded})` : ''}`)));
  byId('game').addEventListener('change', event => open(Number(event.target.value)));
}
// a browser that comes back may remember another one
byId('game').value = '0';
byId('paths').checked = false;
open(0);
