/** Draws the committed map with sample pieces: `npm run preview -w boards -- <file.html> [dark] [crowded]`. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Faction, Holding, MapData } from './andean-abyss/format.ts';
import { crowded, deployed, layChips, type Stack } from './preview/pieces.ts';
import { PATTERNS, STYLE } from './preview/style.ts';

const [file = 'preview.html', ...flags] = process.argv.slice(2);
const isCrowded = flags.includes('crowded');
const map = JSON.parse(
  readFileSync(new URL('../web/boards/andean-abyss/map-data.json', import.meta.url), 'utf8'),
) as MapData;

const NAMES: Record<string, string> = {
  bogota: 'Bogotá',
  medellin: 'Medellín',
  ibague: 'Ibagué',
  cucuta: 'Cúcuta',
  atlantico: 'Atlántico',
  choco: 'Chocó',
  narino: 'Nariño',
  guainia: 'Guainía',
  vaupes: 'Vaupés',
  panama: 'Panamá',
  peru: 'Perú',
  brazil: 'Brasil',
  'arauca-town': 'Arauca',
  'san-jose-del-guaviare': 'San José',
};
const nameOf = (id: string): string =>
  NAMES[id] ??
  id.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());

const stackOf = (id: string): Stack => (isCrowded ? crowded() : deployed(id));

function drawHolding(id: string, holding: Holding, pop: number | undefined): string {
  const { markers, factions } = holding;
  const stack = stackOf(id);
  const chips = (Object.entries(factions) as [Faction, Holding['pieces']][]).map(
    ([faction, rect]) =>
      (isCrowded
        ? `<rect class="slot" x="${rect[0]}" y="${rect[1]}" width="${rect[2]}" height="${rect[3]}"/>`
        : '') + layChips(stack[faction] ?? [], rect),
  );
  const mark = ([x, y]: readonly [number, number], text: string, fill: string): string =>
    `<circle cx="${x}" cy="${y}" r="9.5" fill="${fill}" stroke="#222"/><text class="mark" x="${x}" y="${y}" style="fill:#fff">${text}</text>`;
  const all = isCrowded
    ? mark(markers.control, 'C', '#2f5fa8') +
      mark(markers.terror, 'T', '#222') +
      mark(markers.zone, 'Z', '#c23b30')
    : '';
  const shown =
    pop === undefined
      ? ''
      : `<circle class="pop" cx="${markers.pop[0]}" cy="${markers.pop[1]}" r="9.5"/><text class="mark" x="${markers.pop[0]}" y="${markers.pop[1]}">${pop}</text>`;
  const support = pop
    ? mark(markers.support, id.length % 2 ? 'S' : 'O', id.length % 2 ? '#3a6ea5' : '#a33')
    : '';
  return shown + support + all + chips.join('');
}

const text = (kind: string, [x, y]: readonly [number, number], words: string, more = ''): string =>
  `<text class="${kind}" x="${x}" y="${y}" ${more}>${words}</text>`;

const each = <T>(table: Readonly<Record<string, T>>, draw: (id: string, value: T) => string): string =>
  Object.entries(table)
    .map(([id, value]) => draw(id, value))
    .join('');

const layers = [
  `<rect class="sea" width="100%" height="100%"/>`,
  ...[40, 27, 15].map((width, i) => {
    const all =
      map.coast +
      Object.values(map.countries)
        .map((country) => country.d)
        .join('');
    return `<path class="ripple" d="${all}" stroke-width="${width}" opacity="${0.25 + i * 0.12}"/>`;
  }),
  each(map.countries, (_, country) => `<path class="abroad" d="${country.d}"/>`),
  text('sea-name', map.seas.caribbean, 'Mar Caribe') +
    text(
      'sea-name',
      map.seas.pacific,
      'Océano Pacífico',
      `transform="rotate(-90 ${map.seas.pacific.join(' ')})"`,
    ),
  each(map.countries, (id, country) => text('abroad-name', country.label, nameOf(id))),
  each(
    map.departments,
    (_, dept) =>
      `<path class="department ${dept.terrain}" d="${dept.d}"/><path class="texture" d="${dept.d}" fill="url(#${dept.terrain})"/>`,
  ),
  each(map.departments, (_, dept) => `<path class="department" fill="none" d="${dept.d}"/>`),
  `<path class="coast" d="${map.coast}"/><path class="frontier" d="${map.frontier}"/>`,
  each(
    map.locs,
    (_, loc) => `<path class="loc ${loc.kind}" d="${loc.d}"/><path class="core ${loc.kind}" d="${loc.d}"/>`,
  ),
  each(map.locs, (_, loc) => {
    const [x, y, width, height] = loc.box;
    const [cx, cy] = loc.value;
    const chips = isCrowded
      ? layChips(
          [
            ['government', 'troops', 4],
            ['government', 'police', 2],
            ['farc', 'active', 3],
            ['auc', 'active', 1],
            ['cartels', 'guerrilla', 2],
          ],
          loc.pieces,
        )
      : '';
    return `<rect class="box ${loc.kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/><circle class="econ-disc ${loc.kind}" cx="${cx}" cy="${cy}" r="9.5"/>${text('econ', loc.value, String(loc.econ))}${chips}`;
  }),
  each(
    map.towns,
    (id, town) =>
      `<circle class="town" cx="${town.at[0]}" cy="${town.at[1]}" r="7"/>${text('town-name halo', town.label.at, nameOf(id), `style="text-anchor:${town.label.anchor}"`)}`,
  ),
  each(map.cities, (id, city) => {
    const width = nameOf(id).length * 7.6 + 16;
    return `<path class="city" d="${city.d}"/><rect class="plate" x="${city.label[0] - width / 2}" y="${city.label[1] - 9}" width="${width}" height="18" rx="9"/>${text('plate-name', city.label, nameOf(id))}${drawHolding(id, city, city.pop)}`;
  }),
  each(
    map.departments,
    (id, dept) => text('name halo', dept.label, nameOf(id)) + drawHolding(id, dept, dept.pop),
  ),
  isCrowded
    ? each(map.countries, (id, country) =>
        country.holding ? drawHolding(id, country.holding, undefined) : '',
      )
    : '',
];

const [width, height] = map.frame;
writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><style>body{margin:0}svg{display:block;height:100vh;max-width:100vw;margin:auto}${STYLE}</style><svg class="${flags.includes('dark') ? 'dark' : 'light'}" viewBox="0 0 ${width} ${height}"><defs>${PATTERNS}</defs>${layers.join('\n')}</svg>\n`,
);
