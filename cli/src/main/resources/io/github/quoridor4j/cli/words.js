// What a screen reader says, and the names of things.

const list = words => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;

const isFence = move => /[hv]$/.test(move);

const capital = text => text.charAt(0).toUpperCase() + text.slice(1);

const count = (number, one, many) => `${number} ${number === 1 ? one : many}`;

/** The move that led to a position: Move 3, player 1: e4 */
const moveName = step => `Move ${step.number}, player ${step.player}: ${step.move === '--' ? 'pass' : step.move}`;

function gameName(game, index) {
  const event = game.tags.Event ?? '';
  return event === '' || event === '?' ? `Game ${index + 1}` : event;
}

const nameOf = (player, i) => player.name ?? `Player ${i + 1}`;

/** Who plays, if the record has names. */
function names(game) {
  const hasNames = game.players.some((player, i) => nameOf(player, i) !== `Player ${i + 1}`);
  return hasNames ? list(game.players.map(nameOf)) : '';
}

/** Who has left the game on the way to a position. */
function leaving(game, ply) {
  const before = ply > 0 ? game.steps[ply - 1].gone ?? [] : [];
  return (game.steps[ply].gone ?? []).filter(player => !before.includes(player));
}

/** What has happened, in the words that are read out after each move. */
function happening(game, ply) {
  const step = game.steps[ply];
  const words = [step.move ? `${moveName(step)}.` : 'Start.'];
  leaving(game, ply).forEach(player => words.push(`Player ${player} leaves the game.`));
  words.push(`Distances ${list(step.distances)}.`);
  if (step.move && isFence(step.move)) {
    words.push(`Fences left ${list(step.stocks)}.`);
  }
  if (ply < game.steps.length - 1) {
    words.push(`Player ${step.toMove} to move.`);
  } else {
    words.push(game.ending);
    if (game.refused) {
      words.push(`${game.refused.reason}.`);
    }
  }
  return words.join(' ');
}

/** The whole position in words. */
function description(game, ply) {
  const step = game.steps[ply];
  const fences = fencesAt(game, ply).map(fence => fence.name);
  const pawns = step.pawns.map((square, i) => `player ${i + 1} on ${square}`);
  const standing = fences.length === 0 ? 'No fences.' : `Fences: ${fences.join(', ')}.`;
  return `Board of ${game.size} by ${game.size} squares. ${capital(list(pawns))}. ${standing}`;
}

/** The fences on the board with who placed them, 0 for those that stood there at the start. */
function fencesAt(game, ply) {
  const fences = game.fences.map(name => ({name, player: 0, ply: 0}));
  for (let i = 1; i <= ply; i++) {
    const {move, player} = game.steps[i];
    if (isFence(move)) {
      fences.push({name: move, player, ply: i});
    }
  }
  return fences;
}
