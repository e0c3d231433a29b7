// A card for each player: who it is, how far the goal is, how many fences are left.

const SIDES = {north: 'the top', south: 'the bottom', east: 'the right', west: 'the left'};

class Players {
  constructor(host, game) {
    this.game = game;
    this.cards = game.players.map((player, i) => this.card(player, i));
    host.className = `seats-${game.players.length}`;
    host.replaceChildren(...this.cards.map(card => card.root));
  }

  card(player, i) {
    const most = Math.max(...this.game.steps.map(step => step.stocks[i]));
    const pips = Array.from({length: most}, () => html('i'));
    const card = {
      pips,
      state: html('span', {class: 'state'}),
      steps: html('b'),
      stepWord: document.createTextNode(''),
      fences: html('b'),
      fenceWord: document.createTextNode(''),
    };
    card.root = html('li', {class: `p${i + 1}`, 'data-player': i + 1},
      sign(i + 1),
      html('div', {class: 'who'}, html('bdi', {class: 'name'}, nameOf(player, i)), ' ', card.state),
      html('div', {class: 'numbers'},
        html('span', {}, card.steps, card.stepWord, ' to go', html('span', {class: 'spoken'}, ` to ${SIDES[player.goal]}`)),
        html('span', {}, card.fences, card.fenceWord)),
      html('div', {class: 'pips', 'aria-hidden': 'true'}, ...pips));
    return card;
  }

  show(ply) {
    const step = this.game.steps[ply];
    const isEnd = ply === this.game.steps.length - 1;
    this.cards.forEach((card, i) => {
      const player = i + 1;
      const isWinner = isEnd && this.game.winner === player;
      const isGone = (step.gone ?? []).includes(player);
      const state = isWinner ? 'wins' : isGone ? 'has left' : step.toMove === player ? 'to move' : '';
      card.root.className = `p${player} ${state.replace(' ', '-')}`;
      card.root.dataset.distance = step.distances[i];
      card.root.dataset.fencesLeft = step.stocks[i];
      card.state.textContent = state;
      card.steps.textContent = step.distances[i];
      card.stepWord.data = step.distances[i] === 1 ? ' step' : ' steps';
      card.fences.textContent = step.stocks[i];
      card.fenceWord.data = step.stocks[i] === 1 ? ' fence' : ' fences';
      card.pips.forEach((pip, at) => pip.classList.toggle('used', at >= step.stocks[i]));
    });
  }
}
