/** What plates are drawn with: shapes with an outline, and lines that swell like those of a burin. */

/**
 * Which plate of the press a stroke is printed from. `night` is dark in both themes; `line` and `cut` are strokes of
 * ink and of paper.
 */
export type Ink = 'ink' | 'paper' | 'tint' | 'accent' | 'night' | 'line' | 'cut';

export interface Stroke {
  readonly d: string;
  readonly ink: Ink;
  /** Of a line. */
  readonly width?: number;
  /** The outline that it stays inside of. */
  readonly within?: string;
}

export type Drawing = readonly Stroke[];

/** Parallel lines: their direction, how far apart they are, how thick at their ends, how far they bow. */
interface Hatch {
  readonly turn: number;
  readonly gap: number;
  readonly thin: number;
  readonly thick: number;
  readonly bow?: number;
  /** Thin lines on the side of the light, thick ones on the other: for what is round. */
  readonly isRound?: true;
}

// The light comes from the upper left.
export const FLAT: Hatch = { turn: 0, gap: 2.3, thin: 0.25, thick: 0.95 };
export const LEVEL: Hatch = { turn: 0, gap: 2.2, thin: 0.7, thick: 0.7 };
export const UPRIGHT: Hatch = { turn: 90, gap: 2.1, thin: 0.2, thick: 1.1 };
export const ROUND: Hatch = { turn: 90, gap: 1.9, thin: 0.2, thick: 1.5, isRound: true };
export const BARREL: Hatch = { turn: 0, gap: 1.7, thin: 0.15, thick: 1.3, isRound: true };
export const SHADE: Hatch = { turn: 90, gap: 1.6, thin: 1, thick: 1 };
export const SLANT: Hatch = { turn: 58, gap: 2.2, thin: 0.15, thick: 1.1 };
export const FOLDS: Hatch = { turn: 94, gap: 2.3, thin: 0.3, thick: 1.4, bow: 3, isRound: true };
export const CROSS: Hatch = { turn: 24, gap: 2.6, thin: 0.2, thick: 0.9 };

/** As far as plates go in each direction: narrow frames show the middle, wide ones what is around it. */
export const FRAME = { left: -110, right: 230, top: -12, bottom: 92 } as const;

const round = (n: number) => Math.round(n * 10) / 10;
const at = (x: number, y: number) => `${round(x)} ${round(y)}`;

export const circle = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
export const box = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

export const solid = (d: string): Drawing => [{ d, ink: 'ink' }];
export const line = (d: string, width = 1.2): Drawing => [{ d, ink: 'line', width }];
export const cut = (d: string, width = 0.9): Drawing => [{ d, ink: 'cut', width }];
export const fill = (d: string, ink: Ink): Drawing => [{ d, ink }];

/** A shape: filled, shaded, outlined. */
export function shape(
  d: string,
  hatches: Hatch | readonly Hatch[] = [],
  { ink = 'paper', edge = 1.6 }: { readonly ink?: Ink; readonly edge?: number } = {},
): Drawing {
  return [
    { d, ink },
    ...[hatches].flat().map((hatch): Stroke => ({ d: hatchOver(d, hatch), ink: 'ink', within: d })),
    ...(edge === 0 ? [] : line(d, edge)),
  ];
}

export const accent = (d: string, hatches: Hatch | readonly Hatch[] = [], edge = 1.1): Drawing =>
  shape(d, hatches, { ink: 'accent', edge });

/** The same many times over. */
export function many<T>(list: readonly T[], draw: (item: T, at: number) => Drawing): Drawing {
  return list.flatMap(draw);
}

/** Lines over the whole of an outline; whoever draws them clips them to it. */
function hatchOver(d: string, { turn, gap, thin, thick, bow = 0, isRound }: Hatch): string {
  const [left, top, right, bottom] = boundsOf(d);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = (Math.abs(cos) * (right - left) + Math.abs(sin) * (bottom - top)) / 2 + 1;
  const span = (Math.abs(sin) * (right - left) + Math.abs(cos) * (bottom - top)) / 2 + Math.abs(bow) + 1;
  const point = (along: number, across: number) =>
    at(x + cos * along - sin * across, y + sin * along + cos * across);
  let path = '';
  for (let across = -span; across <= span; across += gap) {
    // Lines that run downwards have the light on their far side.
    const dark = isRound ? (turn > 45 ? span - across : span + across) / (2 * span) : 1;
    const [start, end] = isRound
      ? [thin + (thick - thin) * dark ** 1.6, thin + (thick - thin) * dark ** 1.2]
      : [thin, thick];
    path += swelling(point, { across, reach, start, end, bow });
  }
  return path;
}

function swelling(
  point: (along: number, across: number) => string,
  stroke: {
    readonly across: number;
    readonly reach: number;
    readonly start: number;
    readonly end: number;
    readonly bow: number;
  },
): string {
  const { across, reach, start, end, bow } = stroke;
  const ends = [point(-reach, across - start / 2), point(reach, across - end / 2)] as const;
  const back = [point(reach, across + end / 2), point(-reach, across + start / 2)] as const;
  if (bow === 0) return `M${ends.join('L')}L${back.join('L')}z`;
  const middle = (start + end) / 4;
  return `M${ends[0]}Q${point(0, across + bow - middle)} ${ends[1]}L${back[0]}Q${point(0, across + bow + middle)} ${back[1]}z`;
}

type Bounds = readonly [left: number, top: number, right: number, bottom: number];

/** Where an outline lies, by its corners and handles: never less than what is drawn, except for wide arcs. */
function boundsOf(d: string): Bounds {
  let [x, y] = [0, 0];
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const isRelative = letter === letter.toLowerCase();
    const size = PAIRS[letter.toLowerCase()] ?? 2;
    for (let i = 0; i + size <= numbers.length; i += size) {
      const step = stepOf(letter.toLowerCase(), numbers.slice(i, i + size));
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
      for (const [stepX, stepY] of step) {
        xs.push(stepX === undefined ? x : fromX + stepX);
        ys.push(stepY === undefined ? y : fromY + stepY);
      }
      [x, y] = [xs.at(-1) ?? x, ys.at(-1) ?? y];
    }
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** How many numbers one step of a command takes. */
const PAIRS: Readonly<Record<string, number>> = { h: 1, v: 1, q: 4, c: 6, a: 7 };

type Step = readonly (readonly [x: number | undefined, y: number | undefined])[];

function stepOf(letter: string, numbers: readonly number[]): Step {
  const [a = 0, b = 0] = numbers;
  if (letter === 'h') return [[a, undefined]];
  if (letter === 'v') return [[undefined, a]];
  if (letter === 'a') {
    const [endX = 0, endY = 0] = numbers.slice(5);
    // A half circle rises above its chord, or hangs below it.
    return [
      [endX / 2, endY / 2 - b],
      [endX / 2, endY / 2 + b],
      [endX, endY],
    ];
  }
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i], numbers[2 * i + 1]] as const);
}
