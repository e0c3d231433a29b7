// The distances of all players over the plies. It is there for the mouse and the finger; the keyboard has the buttons.

const HEIGHT = 190;
const PAD = {left: 26, right: 12, top: 8, bottom: 24};

class Plot {
  constructor(host, game, go) {
    this.host = host;
    this.game = game;
    this.plies = game.steps.length - 1;
    this.most = Math.max(1, ...game.steps.flatMap(step => step.distances));
    this.go = go;
    this.ply = 0;
    this.watcher = new ResizeObserver(() => this.draw());
    this.watcher.observe(host);
    this.draw();
  }

  /** Stops listening, when another game is shown. */
  close() {
    this.watcher.disconnect();
  }

  x(ply) {
    return PAD.left + (this.plies === 0 ? 0 : ply / this.plies) * (this.width - PAD.left - PAD.right);
  }

  y(distance) {
    return PAD.top + (1 - distance / this.most) * (HEIGHT - PAD.top - PAD.bottom);
  }

  draw() {
    const width = Math.max(200, Math.floor(this.host.clientWidth));
    if (width === this.width) {
      return;
    }
    this.width = width;
    this.now = svg('g');
    this.hint = svg('g', {class: 'hint'});
    this.root = svg('svg', {role: 'img', 'aria-label': this.summary(), width, height: HEIGHT, viewBox: `0 0 ${width} ${HEIGHT}`},
      ...this.grid(), ...this.lines(), this.hint, this.now);
    this.listen();
    this.host.replaceChildren(this.root);
    this.show(this.ply);
  }

  summary() {
    const ends = this.game.players.map((_, i) => `player ${i + 1} from ${this.game.steps[0].distances[i]} to ${this.game.steps[this.plies].distances[i]}`);
    return `Distances over ${count(this.plies, 'ply', 'plies')}: ${list(ends)}.`;
  }

  /** Round steps, so that the numbers have room. */
  static ticks(most, room) {
    const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000].find(size => most / size <= room) ?? most;
    return Array.from({length: Math.floor(most / step) + 1}, (_, i) => i * step);
  }

  grid() {
    const rows = Plot.ticks(this.most, 8).map(distance => [
      svg('line', {class: 'rule', x1: PAD.left, x2: this.width - PAD.right, y1: this.y(distance), y2: this.y(distance)}),
      svg('text', {class: 'tick row', x: PAD.left - 7, y: this.y(distance) + 4}, String(distance)),
    ]);
    const columns = Plot.ticks(this.plies, this.width / 45).map(ply =>
      svg('text', {class: 'tick', x: this.x(ply), y: HEIGHT - 6}, String(ply)));
    return [...rows.flat(), ...columns];
  }

  lines() {
    return this.game.players.map((_, i) => svg('polyline', {
      class: `line p${i + 1}`,
      'data-line': i + 1,
      points: points(this.game.steps.map((step, ply) => [this.x(ply).toFixed(1), this.y(step.distances[i]).toFixed(1)])),
    }));
  }

  /** The ply under the pointer. */
  at(event) {
    const share = (event.clientX - this.root.getBoundingClientRect().left - PAD.left) / (this.width - PAD.left - PAD.right);
    return Math.min(this.plies, Math.max(0, Math.round(share * this.plies)));
  }

  listen() {
    this.root.addEventListener('pointerdown', event => {
      if (event.button === 0) {
        this.go(this.at(event));
      }
    });
    this.root.addEventListener('pointermove', event => {
      const ply = this.at(event);
      if (event.buttons & 1) {
        this.go(ply);
      }
      this.preview(ply);
    });
    this.root.addEventListener('pointerleave', () => this.hint.replaceChildren());
  }

  cursor(ply, kind) {
    return svg('line', {class: kind, x1: this.x(ply), x2: this.x(ply), y1: PAD.top - 4, y2: HEIGHT - PAD.bottom + 4});
  }

  preview(ply) {
    const step = this.game.steps[ply];
    const text = step.move ? `${step.number}. ${step.move}` : 'Start';
    const isRight = this.x(ply) > this.width / 2;
    this.hint.replaceChildren(this.cursor(ply, 'preview'),
      svg('text', {class: isRight ? 'label right' : 'label', x: this.x(ply) + (isRight ? -6 : 6), y: PAD.top + 10}, text));
  }

  show(ply) {
    this.ply = ply;
    this.root.dataset.ply = ply;
    const {distances} = this.game.steps[ply];
    // the first player on top, and those with the same distance beside each other
    const marks = distances.map((distance, i) => {
      const equal = distances.map((_, j) => j).filter(j => distances[j] === distance);
      const aside = (equal.indexOf(i) - (equal.length - 1) / 2) * 9;
      return shape(i + 1, this.x(ply) + aside, this.y(distance), 4.5, {class: `mark p${i + 1}`});
    });
    this.now.replaceChildren(this.cursor(ply, 'cursor'), ...marks.reverse());
  }
}

/** The lines' colours and dashes. */
const legend = game => game.players.map((player, i) => html('span', {class: `p${i + 1}`},
  svg('svg', {viewBox: '0 0 44 12', class: 'sample'},
    svg('line', {class: 'line', x1: 0, x2: 44, y1: 6, y2: 6}), shape(i + 1, 22, 6, 4.5, {class: 'mark'})),
  html('bdi', {}, nameOf(player, i))));
