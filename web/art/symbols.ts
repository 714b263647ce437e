/** Every plate and silhouette is put into the document once, as a symbol; wherever it is shown, it is used. */
import { type Motif, PLATES } from './plates.ts';
import type { Drawing } from './strokes.ts';
import { type Unit, UNITS } from './units.ts';

const SVG = 'http://www.w3.org/2000/svg';

export const plateId = (motif: Motif) => `plate-${motif}`;
export const unitId = (unit: Unit) => `unit-${unit}`;

export function needPlate(motif: Motif): void {
  need(plateId(motif), PLATES[motif]);
}

export function needUnit(unit: Unit): void {
  need(unitId(unit), UNITS[unit]);
}

function need(id: string, draw: () => Drawing): void {
  if (document.querySelector(`#${id}`) !== null) return;
  const symbol = element('symbol', { id, overflow: 'visible' });
  symbol.append(...draw().flatMap((stroke, i) => drawn(stroke, `${id}-${i}`)));
  sheet().append(symbol);
}

function drawn({ d, ink, width, within }: Drawing[number], id: string): readonly Element[] {
  const path = element('path', {
    d,
    class: `plate-${ink}`,
    ...(width === undefined ? {} : { 'stroke-width': String(width) }),
    ...(within === undefined ? {} : { 'clip-path': `url(#${id})` }),
  });
  if (within === undefined) return [path];
  const clip = element('clipPath', { id });
  clip.append(element('path', { d: within }));
  return [clip, path];
}

function sheet(): Element {
  const found = document.querySelector('#plates');
  if (found !== null) return found;
  // Not `display: none`: what is clipped inside it would vanish wherever it is used.
  const made = element('svg', {
    id: 'plates',
    width: '0',
    height: '0',
    'aria-hidden': 'true',
    class: 'plates',
  });
  document.body.append(made);
  return made;
}

function element(name: string, attributes: Readonly<Record<string, string>>): Element {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
