// Makes elements. Text is only ever set as text, never read as markup.

const SVG = 'http://www.w3.org/2000/svg';

const byId = id => document.getElementById(id);

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) {
      element.setAttribute(name, value);
    }
  }
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

const html = (tag, attributes = {}, ...children) => fill(document.createElement(tag), attributes, children);

const svg = (tag, attributes = {}, ...children) => fill(document.createElementNS(SVG, tag), attributes, children);

const points = list => list.map(([x, y]) => `${x},${y}`).join(' ');

/** The outline of a player's pawn around a point: circle, square, triangle, diamond. */
function shape(player, x, y, r, attributes = {}) {
  switch (player) {
    case 1:
      return svg('circle', {...attributes, cx: x, cy: y, r});
    case 2:
      return svg('rect', {...attributes, x: x - 0.88 * r, y: y - 0.88 * r, width: 1.76 * r, height: 1.76 * r, rx: 0.2 * r});
    case 3: {
      const s = 1.1 * r;
      return svg('polygon', {...attributes, points: points([[x, y - s], [x + 1.02 * s, y + 0.8 * s], [x - 1.02 * s, y + 0.8 * s]])});
    }
    default: {
      const s = 1.18 * r;
      return svg('polygon', {...attributes, points: points([[x, y - s], [x + s, y], [x, y + s], [x - s, y]])});
    }
  }
}

/** The pawn of a player with his number. */
function pawn(player, x, y, r, attributes = {}) {
  const drop = player === 3 ? 0.12 : 0;
  return svg('g', {...attributes, class: `pawn p${player} ${attributes.class ?? ''}`},
    shape(player, x, y, r, {'stroke-width': 0.16 * r}),
    svg('text', {x, y: y + (0.41 + drop) * r, 'font-size': 1.15 * r}, String(player)));
}

/** The pawn as a sign in a line of text. */
const sign = player => svg('svg', {class: 'sign', viewBox: '-12 -12 24 24', 'aria-hidden': 'true'}, pawn(player, 0, 0, 9.5));
