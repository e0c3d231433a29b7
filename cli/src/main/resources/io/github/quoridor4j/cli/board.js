// The board: squares between grooves, pawns, fences. It draws what it is given and knows no rules.

const SQUARE = 38;
const GROOVE = 8;
const PITCH = SQUARE + GROOVE;
const MARGIN = 24;

class Board {
  constructor(host, game) {
    this.game = game;
    this.edge = game.size * PITCH + GROOVE;
    this.changing = svg('g');
    const width = this.edge + MARGIN;
    this.root = svg('svg', {role: 'img', viewBox: `0 0 ${width} ${width}`, 'data-size': game.size},
      svg('g', {class: 'coordinates'}, ...this.coordinates()),
      svg('g', {transform: `translate(${MARGIN} 0)`},
        svg('rect', {class: 'groove', width: this.edge, height: this.edge, rx: 7}),
        ...this.squares(), ...this.goals(), this.changing));
    host.replaceChildren(this.root);
  }

  left(column) {
    return GROOVE + column * PITCH;
  }

  top(row) {
    return GROOVE + (this.game.size - 1 - row) * PITCH;
  }

  /** Column and row, from 0, of a square or of the square that a fence is named by. */
  static place(text) {
    return [text.charCodeAt(0) - 97, text.charCodeAt(1) - 49];
  }

  centre(square) {
    const [column, row] = Board.place(square);
    return [this.left(column) + SQUARE / 2, this.top(row) + SQUARE / 2];
  }

  coordinates() {
    return Array.from({length: this.game.size}, (_, i) => [
      svg('text', {x: MARGIN + this.left(i) + SQUARE / 2, y: this.edge + 17}, String.fromCharCode(97 + i)),
      svg('text', {x: 12, y: this.top(i) + SQUARE / 2 + 5}, String(i + 1)),
    ]).flat();
  }

  squares() {
    const squares = [];
    for (let row = 0; row < this.game.size; row++) {
      for (let column = 0; column < this.game.size; column++) {
        squares.push(svg('rect', {class: 'square', x: this.left(column), y: this.top(row), width: SQUARE, height: SQUARE, rx: 4}));
      }
    }
    return squares;
  }

  /** A stripe along each goal in its player's colour; players with the same goal share the side. */
  goals() {
    const {players} = this.game;
    return players.map(({goal}, i) => {
      const sharing = players.map((_, j) => j).filter(j => players[j].goal === goal);
      const length = (this.edge - 2 * GROOVE) / sharing.length;
      const from = GROOVE + sharing.indexOf(i) * length;
      const far = this.edge - GROOVE / 2 - 2;
      const near = GROOVE / 2 - 2;
      const upright = goal === 'east' || goal === 'west';
      const [x, y] = {north: [from, near], south: [from, far], east: [far, from], west: [near, from]}[goal];
      return svg('rect', {class: `goal p${i + 1}`, 'data-goal': goal, x, y, width: upright ? 4 : length, height: upright ? length : 4, rx: 2},
        svg('title', {}, `Goal of player ${i + 1}`));
    });
  }

  bar(name, attributes) {
    const [column, row] = Board.place(name);
    const long = 2 * SQUARE + GROOVE;
    const box = name.endsWith('h')
      ? {x: this.left(column), y: this.top(row) - GROOVE, width: long, height: GROOVE}
      : {x: this.left(column) + SQUARE, y: this.top(row + 1), width: GROOVE, height: long};
    return [svg('rect', {...attributes, ...box, rx: GROOVE / 2}), [box.x + box.width / 2, box.y + box.height / 2]];
  }

  show(ply, withPaths) {
    const step = this.game.steps[ply];
    this.root.dataset.ply = ply;
    this.root.dataset.toMove = step.toMove;
    this.root.setAttribute('aria-label', description(this.game, ply));
    this.changing.replaceChildren(
      ...this.trail(ply),
      ...fencesAt(this.game, ply).map(fence => this.fence(fence, fence.ply === ply && ply > 0)),
      ...(withPaths ? step.paths.map((path, i) => this.path(path, i + 1, step.paths.length)) : []),
      ...step.pawns.map((square, i) => this.pawn(square, i + 1, step)),
      ...(ply === this.game.steps.length - 1 && this.game.refused ? this.refused(this.game.refused) : []));
  }

  /** Where the pawn that has moved came from and went to. */
  trail(ply) {
    const {move, player} = this.game.steps[ply];
    if (!move || isFence(move) || move === '--') {
      return [];
    }
    const from = this.game.steps[ply - 1].pawns[player - 1];
    return [this.tint(from, 'from'), this.tint(move, 'to')];
  }

  tint(square, kind) {
    const [column, row] = Board.place(square);
    return svg('rect', {class: `trail ${kind}`, x: this.left(column), y: this.top(row), width: SQUARE, height: SQUARE, rx: 4});
  }

  fence({name, player, ply}, isLast) {
    const [bar, [x, y]] = this.bar(name, {class: isLast ? 'fence last' : 'fence'});
    const who = player ? `${name}: player ${player}, ply ${ply}` : `${name}: there from the start`;
    return svg('g', {'data-fence': name, 'data-by': player}, svg('title', {}, who), bar,
      player ? shape(player, x, y, isLast ? 3.4 : 2.6, {class: `owner p${player}`}) : null);
  }

  pawn(square, player, step) {
    const isGone = (step.gone ?? []).includes(player);
    const [x, y] = this.centre(square);
    const ring = step.toMove === player ? svg('circle', {class: 'turn', cx: x, cy: y, r: 17}) : null;
    const figure = pawn(player, x, y, 13, {class: isGone ? 'gone' : '', 'data-player': player, 'data-square': square});
    return svg('g', {}, svg('title', {}, `Player ${player} on ${square}`), ring, figure);
  }

  /** The squares' middles, a little beside them so that paths lie beside each other. */
  path(path, player, players) {
    const aside = (player - (players + 1) / 2) * 4.5;
    const corners = path.match(/../g).map(square => this.centre(square).map(at => at + aside));
    const end = corners[corners.length - 1];
    return svg('g', {class: `way p${player}`}, svg('polyline', {points: points(corners)}), shape(player, ...end, 3.6));
  }

  /** A cross where the recorded move would have gone. */
  refused({move, reason}) {
    const [column, row] = Board.place(move);
    const most = this.game.size - (isFence(move) ? 1 : 0);
    if (move === '--' || column >= most || row >= most) {
      return [];
    }
    const [bar, middle] = isFence(move) ? this.bar(move, {class: 'refused-fence'}) : [null, this.centre(move)];
    const [x, y] = middle;
    const r = isFence(move) ? 7 : 12;
    const cross = `M${x - r},${y - r}L${x + r},${y + r}M${x + r},${y - r}L${x - r},${y + r}`;
    return [svg('g', {class: 'refused', 'data-refused': move}, svg('title', {}, reason), bar,
      svg('path', {class: 'halo', d: cross}), svg('path', {d: cross}))];
  }
}
