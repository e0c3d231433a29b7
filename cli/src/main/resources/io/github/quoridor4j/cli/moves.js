// The list of moves with everything that was written about them.

class Moves {
  constructor(host, game, go) {
    this.host = host;
    this.game = game;
    this.shown = null;
    this.buttons = game.steps.map((step, ply) => this.button(step, ply, go));
    host.className = `seats-${game.players.length}`;
    host.replaceChildren(this.buttons[0], ...this.notes(0), this.rounds());
  }

  button(step, ply, go) {
    const marks = step.notes?.marks ?? '';
    const button = html('button', {type: 'button', 'data-ply': ply, tabindex: -1, 'aria-label': step.move ? moveName(step) + marks : 'Start'},
      step.move ? step.move + marks : 'Start');
    button.addEventListener('click', () => go(ply));
    return button;
  }

  rounds() {
    const rounds = html('ol');
    let round = null;
    this.game.steps.forEach((step, ply) => {
      if (ply === 0) {
        return;
      }
      if (!round || step.number !== this.game.steps[ply - 1].number) {
        round = html('li', {}, html('span', {class: 'number', 'aria-hidden': 'true'}, `${step.number}.`));
        rounds.append(round);
      }
      round.append(html('span', {class: `move p${step.player} seat-${step.player}`}, this.buttons[ply], this.time(step)));
      round.append(...this.notes(ply));
    });
    if (this.game.refused) {
      const before = this.game.steps[this.game.steps.length - 1].player;
      if (!round || this.game.refused.player <= before) {
        round = html('li');
        rounds.append(round);
      }
      round.append(...this.refused(this.game.refused));
    }
    return rounds;
  }

  time(step) {
    const {elapsed, clock} = step.notes ?? {};
    return elapsed || clock
      ? html('small', {title: elapsed ? 'Time for the move' : 'Time on the clock'}, elapsed ?? clock)
      : null;
  }

  notes(ply) {
    return notesOf(this.game, ply).map(note);
  }

  refused({move, player, reason}) {
    return [
      html('span', {class: `move stop p${player} seat-${player}`}, html('s', {}, move)),
      html('p', {class: 'note problem'}, `${reason}.`)];
  }

  show(ply) {
    const hadFocus = this.host.contains(document.activeElement);
    if (this.shown !== null) {
      this.buttons[this.shown].removeAttribute('aria-current');
      this.buttons[this.shown].tabIndex = -1;
    }
    const button = this.buttons[ply];
    button.setAttribute('aria-current', 'step');
    button.tabIndex = 0;
    if (hadFocus) {
      button.focus({preventScroll: true});
    }
    this.shown = ply;
    if (ply === this.game.steps.length - 1) {
      this.host.scrollTop = this.host.scrollHeight;
    } else {
      this.reveal(button);
    }
  }

  /** Scrolls the list, never the page. */
  reveal(button) {
    const box = this.host.getBoundingClientRect();
    const at = button.getBoundingClientRect();
    const room = 2 * at.height;
    if (at.top < box.top + room) {
      this.host.scrollTop -= box.top + room - at.top;
    } else if (at.bottom > box.bottom - room) {
      this.host.scrollTop += at.bottom - box.bottom + room;
    }
  }
}

/** Departures, comment and variations of a move. */
function notesOf(game, ply) {
  const {comment, variations} = game.steps[ply].notes ?? {};
  return [
    ...leaving(game, ply).map(player => ({kind: 'departure', text: `Player ${player} leaves the game.`})),
    ...(comment ? [{kind: 'comment', text: comment}] : []),
    ...(variations ?? []).map(text => ({kind: 'variation', text})),
  ];
}

const note = ({kind, text}) => html('p', {class: `note ${kind}`, dir: 'auto'},
  kind === 'variation' ? html('b', {}, 'Variation: ') : null, text);
