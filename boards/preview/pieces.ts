import { at, type Rect } from '../lib/plane.ts';
import type { Faction } from '../andean-abyss/format.ts';

export type Kind = 'troops' | 'police' | 'guerrilla' | 'active' | 'base';
export type Chip = readonly [faction: Faction, kind: Kind, count: number];

const COLOURS: Record<Faction, string> = {
  government: '#2f5fa8',
  farc: '#c23b30',
  auc: '#e3b52c',
  cartels: '#4f9a45',
};

/** Lays chips into a rectangle in rows, as large as they fit. */
export function layChips(chips: readonly Chip[], [x, y, width, height]: Rect, largest = 20): string {
  if (chips.length === 0) return '';
  let size = largest;
  while (Math.floor((width + 0.01) / size) * Math.floor((height + 0.01) / size) < chips.length) size -= 0.5;
  const columns = Math.min(chips.length, Math.floor((width + 0.01) / size));
  const rows = Math.ceil(chips.length / columns);
  const left = x + (width - columns * size) / 2;
  const top = y + (height - rows * size) / 2;
  return chips
    .map((chip, i) => drawChip(chip, left + (i % columns) * size, top + Math.floor(i / columns) * size, size))
    .join('');
}

function drawChip([faction, kind, count]: Chip, x: number, y: number, size: number): string {
  const [cx, cy, r] = [x + size / 2, y + size / 2, size / 2 - 1.2];
  const colour = kind === 'police' ? '#8fc1e8' : COLOURS[faction];
  const paint = `fill="${colour}" stroke="#1a1712" stroke-width="1.1"`;
  const shapes: Record<Kind, string> = {
    troops: `<rect x="${cx - r}" y="${cy - r}" width="${2 * r}" height="${2 * r}" rx="2" ${paint}/>`,
    police: `<rect x="${cx - r}" y="${cy - r}" width="${2 * r}" height="${2 * r}" rx="2" ${paint}/>`,
    guerrilla: `<circle cx="${cx}" cy="${cy}" r="${r}" ${paint}/>`,
    active: `<circle cx="${cx}" cy="${cy}" r="${r}" ${paint}/><circle cx="${cx}" cy="${cy}" r="${r * 0.55}" fill="#fff"/>`,
    base: `<path d="${hexagon(cx, cy, r + 0.6)}" ${paint} stroke-width="2"/>`,
  };
  const number = count > 1 ? `<text class="count" x="${cx}" y="${cy + 0.5}">${count}</text>` : '';
  return shapes[kind] + number;
}

function hexagon(cx: number, cy: number, r: number): string {
  const corner = (i: number): string => {
    const angle = (i * Math.PI) / 3;
    return `${(cx + r * Math.cos(angle)).toFixed(1)},${(cy + r * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}z`;
}

export type Stack = Partial<Record<Faction, readonly Chip[]>>;

/** The standard deployment in short: troops, police, government bases, then guerrillas and bases of FARC, AUC, Cartels. */
const DEPLOYMENT: Record<string, readonly number[]> = {
  bogota: [3, 2],
  medellin: [3, 1],
  cali: [3, 1, 0, 0, 0, 0, 0, 1, 1],
  bucaramanga: [0, 1],
  ibague: [0, 1],
  'santa-marta': [0, 1],
  cartagena: [0, 1],
  cucuta: [0, 1],
  neiva: [0, 1],
  pasto: [0, 1],
  sincelejo: [0, 1],
  santander: [3, 0, 1, 1, 0, 1],
  atlantico: [0, 0, 0, 0, 0, 1],
  antioquia: [0, 0, 0, 0, 0, 1, 1],
  huila: [0, 0, 0, 1, 1],
  choco: [0, 0, 0, 1, 1],
  narino: [0, 0, 0, 1],
  arauca: [0, 0, 0, 1, 1, 1],
  'meta-east': [0, 0, 0, 1, 1, 0, 0, 0, 1],
  'meta-west': [0, 0, 0, 2, 1, 0, 0, 0, 1],
  guaviare: [0, 0, 0, 2, 1, 1, 0, 0, 1],
  putumayo: [0, 0, 0, 2, 0, 1, 0, 1, 2],
};

const COLUMNS: readonly (readonly [Faction, Kind])[] = [
  ['government', 'troops'],
  ['government', 'police'],
  ['government', 'base'],
  ['farc', 'guerrilla'],
  ['farc', 'base'],
  ['auc', 'guerrilla'],
  ['auc', 'base'],
  ['cartels', 'guerrilla'],
  ['cartels', 'base'],
];

export function deployed(space: string): Stack {
  return gather(
    (DEPLOYMENT[space] ?? [])
      .map((count, i): Chip => [...at(COLUMNS, i), count])
      .filter(([, , count]) => count > 0),
  );
}

/** The worst a space can hold: everything of everybody. */
export function crowded(): Stack {
  return gather([
    ['government', 'troops', 12],
    ['government', 'police', 8],
    ['government', 'base', 1],
    ['farc', 'guerrilla', 11],
    ['farc', 'active', 4],
    ['farc', 'base', 2],
    ['auc', 'guerrilla', 3],
    ['auc', 'active', 2],
    ['auc', 'base', 1],
    ['cartels', 'guerrilla', 2],
    ['cartels', 'active', 1],
    ['cartels', 'base', 2],
  ]);
}

function gather(chips: readonly Chip[]): Stack {
  const of = (faction: Faction): Chip[] => chips.filter(([owner]) => owner === faction);
  return { government: of('government'), farc: of('farc'), auc: of('auc'), cartels: of('cartels') };
}
