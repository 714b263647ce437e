/** Draws the committed geography of a game with the rooms it leaves: `npm run preview -w cartography -- <game> <file.html>`. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Geography, SpaceShape } from './format.ts';
import type { Point, Rect } from './lib/plane.ts';

const [game = 'andean-abyss', file = 'preview.html'] = process.argv.slice(2);
const source = new URL(`../../web/boards/${game}/geography.json`, import.meta.url);
const geography = JSON.parse(readFileSync(source, 'utf8')) as Geography;

const STYLE = `body{margin:0}svg{display:block;height:100vh;margin:auto;background:#cfe0e6;font:13px sans-serif;text-anchor:middle}
path,rect,circle{stroke:#444;fill:none}.land{fill:#ece6d8}.area{fill:#dcd8b4}.token{fill:#fff}.line{fill:#fffaf0}
.course{stroke:#b8741a;stroke-width:7}.link{stroke:#666;stroke-width:3}.room{stroke:#07c;stroke-dasharray:3}.coast{stroke:#3f5f6d;stroke-width:3}`;

const path = (kind: string, d: string): string => `<path class="${kind}" d="${d}"/>`;
const text = ([x, y]: Point, words: string): string => `<text x="${x}" y="${y + 4}">${words}</text>`;
const disc = ([x, y]: Point, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const room = ([x, y, width, height]: Rect): string =>
  `<rect class="room" x="${x}" y="${y}" width="${width}" height="${height}"/>`;

const spaces = Object.entries(geography.spaces);
const formed = (form: SpaceShape['form']) => spaces.filter(([, shape]) => shape.form === form);

function drawSpace([id, { form, d, label, marks, pieces }]: readonly [string, SpaceShape]): string {
  const places = Object.entries(marks).map(([place, at]) => disc(at, 10) + text(at, place.charAt(0)));
  return path(form, d) + room(pieces) + places.join('') + (label === undefined ? '' : text(label, id));
}

const layers = [
  ...Object.entries(geography.lands).map(
    ([id, { d, label }]) => path('land', d) + (label === undefined ? '' : text(label, id)),
  ),
  ...formed('area').map(drawSpace),
  path('coast', geography.coast + geography.frontier),
  path('link', geography.links),
  ...formed('line').map(([, { course = '' }]) => path('course', course)),
  ...formed('line').map(drawSpace),
  ...Object.entries(geography.towns).map(
    ([id, { at, label }]) => `${disc(at, 7)}<g style="text-anchor:${label.anchor}">${text(label.at, id)}</g>`,
  ),
  ...formed('token').map(drawSpace),
  ...Object.entries(geography.seas).map(([id, { at }]) => text(at, id)),
];

const [width, height] = geography.frame;
writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><svg viewBox="0 0 ${width} ${height}">${layers.join('\n')}</svg>\n`,
);
