/** What lies behind a motif. All of it reaches past the edges, so that a wide frame is filled as well. */
import { type Drawing, fill, FRAME, line, shape, SLANT, solid } from './strokes.ts';

const { left, right, top, bottom } = FRAME;
const round = (n: number) => Math.round(n * 10) / 10;

/** Lengths that look accidental and are the same every time. */
function* chances(seed: number): Generator<number, never> {
  let last = seed;
  while (true) {
    last = (last * 16807) % 2147483647;
    yield last / 2147483647;
  }
}

const paper = `M${left} ${top}H${right}V${bottom}H${left}z`;

/** Ruled lines, thinner and rarer towards the horizon. */
function sky(to: number, gap: number): Drawing {
  const chance = chances(to * 7 + gap);
  const next = () => chance.next().value;
  let d = '';
  for (let y = top + 2; y < to; y += gap) {
    const near = (y - top) / (to - top);
    const width = round(0.85 * (1 - near) + 0.15);
    for (let x = left - next() * 30; x < right; ) {
      const end = Math.min(right, x + 14 + 70 * (1 - near) * (0.4 + next()));
      d += `M${round(x)} ${round(y - width / 2)}L${round(end)} ${round(y)}L${round(x)} ${round(y + width / 2)}z`;
      x = end + 3 + 26 * near * next();
    }
  }
  return solid(d);
}

/** Broken strokes. */
function ground(from: number, seed: number): Drawing {
  const chance = chances(seed + 11);
  const next = () => chance.next().value;
  let d = '';
  for (let y = from + 3; y < bottom; y += 3)
    for (let x = left + next() * 14; x < right; ) {
      const [length, width] = [5 + 22 * next(), 0.4 + (y - from) * 0.02];
      d += `M${round(x)} ${round(y)}h${round(length)}v${round(width)}h${round(-length)}z`;
      x += length + 6 + 22 * next();
    }
  return solid(d);
}

export const open = (horizon = 58, gap = 3.3): Drawing => [
  ...fill(paper, 'tint'),
  ...sky(horizon - 8, gap),
  ...fill(`M${left} ${horizon}H${right}V${bottom}H${left}z`, 'paper'),
  ...line(`M${left} ${horizon}H${right}`, 0.7),
  ...ground(horizon, horizon),
];

const PEAKS = [-60, 8, -42, -14, -28, -2, -8, -20, 6, -4, 22, -24, 36, -8, 48, -15, 62, -1];

/** A range of mountains on the horizon. */
export function mountains(horizon = 58, height = 1): Drawing {
  const ridge = PEAKS.reduce(
    (d, n, i) => (i % 2 === 0 ? `${d}L${n} ` : `${d}${round(horizon + n * height)}`),
    '',
  );
  const far = PEAKS.reduce(
    (d, n, i) => (i % 2 === 0 ? `${d}L${n + 122} ` : `${d}${round(horizon + n * height * 0.8)}`),
    '',
  );
  const d = `M${left} ${horizon + 4}${ridge}${far}L${right} ${horizon + 4}z`;
  return [
    ...fill(paper, 'tint'),
    ...sky(horizon - 12, 3.3),
    ...shape(d, SLANT, { edge: 1 }),
    ...fill(`M${left} ${horizon}H${right}V${bottom}H${left}z`, 'paper'),
    ...ground(horizon, 5),
  ];
}

export function hills(horizon = 56): Drawing {
  const h = horizon;
  return [
    ...fill(paper, 'tint'),
    ...sky(h - 8, 3.3),
    ...shape(
      `M${left} ${h}Q-30 ${h - 16} 2 ${h - 5}Q34 ${h - 17} 62 ${h - 7}Q94 ${h - 16} 124 ${h - 6}Q156 ${h - 16} ${right} ${h - 4}V${h + 12}H${left}z`,
      { ...SLANT, turn: 18 },
      { edge: 1 },
    ),
    ...shape(
      `M${left} ${h + 5}Q20 ${h - 4} 64 ${h + 3}T${right} ${h + 2}V${bottom}H${left}z`,
      { turn: -5, gap: 3.2, thin: 0.9, thick: 0.25 },
      { edge: 1 },
    ),
  ];
}

/** Waves below a sky. */
export function sea(horizon = 52): Drawing {
  let d = '';
  for (let y = horizon + 3; y < bottom; y += 4.2)
    for (let x = left + ((y * 7) % 11); x < right; x += 18)
      d += `M${round(x)} ${round(y)}q3.5 -3 7 0q3.5 2.4 6 0`;
  return [
    ...fill(paper, 'tint'),
    ...sky(horizon - 8, 3.4),
    ...fill(`M${left} ${horizon}H${right}V${bottom}H${left}z`, 'paper'),
    ...line(`M${left} ${horizon}H${right}`, 0.8),
    ...line(d, 0.75),
  ];
}

/** A room: a wall of even lines above a table or a floor. */
export function room(floor = 64): Drawing {
  let d = '';
  for (let x = left; x < right; x += 3.1) d += `M${round(x)} ${top}v${floor - top}h.35v${top - floor}z`;
  return [
    ...fill(paper, 'tint'),
    ...solid(d),
    ...shape(
      `M${left} ${floor}H${right}V${bottom}H${left}z`,
      { turn: 0, gap: 3, thin: 0.9, thick: 0.3 },
      { edge: 1.2 },
    ),
  ];
}

/** Rays around the middle: for what is a sign rather than a place. */
export function rays(x = 60, y = 40, inner = 26): Drawing {
  let d = '';
  for (let i = 0; i < 36; i++) {
    const angle = (i / 36) * 2 * Math.PI + 0.09;
    const to = (radius: number, aside: number) =>
      `${round(x + Math.cos(angle + aside) * radius)} ${round(y + Math.sin(angle + aside) * radius)}`;
    d += `M${to(inner, 0)}L${to(150, -0.022)}L${to(150, 0.022)}z`;
  }
  return [...fill(paper, 'tint'), ...solid(d)];
}

/** Plain ground of the tint. */
export const bare = (): Drawing => fill(paper, 'tint');

export const sun = (x: number, y: number, r = 8): Drawing =>
  fill(`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`, 'accent');
