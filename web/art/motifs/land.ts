/** Places and weather. */
import { bare, hills, mountains, open, sun } from '../scenes.ts';
import {
  accent,
  box,
  circle,
  CROSS,
  fill,
  FLAT,
  FOLDS,
  LEVEL,
  line,
  many,
  ROUND,
  SHADE,
  shape,
  SLANT,
  solid,
  UPRIGHT,
  type Drawing,
} from '../strokes.ts';

const frond = (x: number, y: number, dx: number, dy: number) =>
  `M${x} ${y}Q${x + dx * 0.5} ${y + dy - 9} ${x + dx} ${y + dy}Q${x + dx * 0.55} ${y + dy - 2} ${x} ${y}z`;
const palm = (x: number, y: number, s: number): Drawing => [
  ...shape(
    `M${x - 2 * s} 92Q${x - 4 * s} ${y + 26 * s} ${x - 1.6 * s} ${y}H${x + 1.6 * s}Q${x} ${y + 26 * s} ${x + 3 * s} 92z`,
    LEVEL,
    { edge: 1.1 },
  ),
  ...many(
    [
      [-22, 8],
      [-17, -5],
      [-8, -11],
      [8, -11],
      [17, -5],
      [22, 8],
      [-12, 16],
      [12, 16],
    ] as const,
    ([dx, dy]) => shape(frond(x, y, dx * s, dy * s), { ...SLANT, gap: 1.8 }, { ink: 'accent', edge: 1.1 }),
  ),
];
const jungle = (): Drawing => [
  ...hills(48),
  ...many(
    [
      [-50, 30, 1],
      [-18, 36, 0.9],
      [14, 30, 0.9],
      [106, 34, 1],
      [136, 26, 1],
      [168, 34, 0.9],
    ] as const,
    ([x, y, s]) => palm(x, y, s),
  ),
  ...shape(
    'M58 58Q66 64 50 72Q40 82 60 92H104Q74 80 82 70Q78 62 64 58z',
    { ...FLAT, gap: 2.6, thick: 0.6 },
    { edge: 1.1 },
  ),
  ...palm(40, 28, 1.15),
  ...palm(84, 20, 1.25),
  ...many([24, 58, 92], (x) =>
    shape(
      `M${x - 16} 92Q${x - 14} 74 ${x - 4} 78Q${x} 66 ${x + 5} 78Q${x + 14} 74 ${x + 16} 92z`,
      { ...SLANT, turn: 75 },
      { edge: 1.2 },
    ),
  ),
];

/** A road that winds up to a saddle. */
const pass = (): Drawing => [
  ...open(40, 3),
  ...sun(62, 20, 10),
  ...shape('M-110 92V40L-30 20L0 34L30 2L58 44L44 92z', { ...SLANT, turn: 62 }, { edge: 1.7 }),
  ...shape('M230 92V36L150 14L122 32L94 8L62 44L80 92z', { ...SLANT, turn: 118, thick: 1.3 }, { edge: 1.7 }),
  ...fill('M30 2L22 13L28 11L31 16L35 11L40 15zM94 8L86 19L92 16L96 20L99 15L104 19z', 'paper'),
  ...line('M30 2L22 13M94 8L86 19M30 2L40 15M94 8L104 19', 1.2),
  ...shape('M58 44Q66 50 52 56Q36 64 60 68Q88 72 50 92H92Q108 72 78 64Q58 60 72 54Q78 48 62 44z', [], {
    ink: 'tint',
    edge: 1.3,
  }),
];

const cave = (): Drawing => [
  ...open(60),
  ...shape(
    'M-110 92V34L-40 22L-20 30L6 10L30 6L60 -2L88 8L110 4L140 26L230 16V92z',
    [
      { ...SLANT, turn: 66 },
      { ...CROSS, gap: 4 },
    ],
    { edge: 1.7 },
  ),
  ...shape('M26 80Q24 44 42 34Q56 24 74 34Q94 46 94 80z', [], { ink: 'night', edge: 2.4 }),
  ...accent('M50 80Q46 66 56 60Q56 52 62 46Q64 54 68 60Q76 68 70 80z', [], 1.2),
  ...fill('M56 80Q54 72 60 66Q66 72 65 80z', 'paper'),
  ...shape('M42 80l34 -4l2 5l-34 4z', SHADE, { edge: 1.2 }),
  ...line('M14 44l8 6M100 30l6 10M88 18l8 4M30 18l-8 8', 1.4),
];

const pavilion = (): Drawing => [
  ...mountains(52, 0.9),
  ...shape('M60 10Q50 30 22 38L25 74H95L98 38Q70 30 60 10z', [], { edge: 1.7 }),
  ...many(
    [
      [22, 38, 'accent'],
      [38, 51, 'paper'],
      [51, 69, 'accent'],
      [69, 82, 'paper'],
      [82, 98, 'accent'],
    ] as const,
    ([from, to, ink]) =>
      shape(
        `M60 11Q${60 + (from - 60) * 0.36} 30 ${from} 38H${to}Q${60 + (to - 60) * 0.36} 30 60 11z`,
        { ...UPRIGHT, thick: 0.9 },
        { ink, edge: 1.1 },
      ),
  ),
  ...shape('M25 46H47L42 74H25zM73 46H95V74H78z', { ...FOLDS, bow: 1 }, { edge: 1.3 }),
  ...fill('M48 44H72L78 74H42z', 'night'),
  ...accent('M53 74V60q0 -6 7 -6q7 0 7 6V74z'),
  ...shape(
    'M22 38h76v5q-4.75 5.4 -9.5 0q-4.75 5.4 -9.5 0q-4.75 5.4 -9.5 0q-4.75 5.4 -9.5 0q-4.75 5.4 -9.5 0q-4.75 5.4 -9.5 0q-4.75 5.4 -9.5 0q-4.75 5.4 -9.5 0z',
    [],
    { edge: 1.2 },
  ),
  ...line('M60 10V2M22 40L6 76M98 40L114 76', 1.2),
  ...accent('M60 1q7 -1 12 1l-3 2.4l3 3q-7 -1 -12 0z'),
];

const house = (x: number, y: number, w: number, h: number): Drawing => [
  ...shape(box(x, y, w, h), { ...FLAT, thick: 0.5 }, { edge: 1.5 }),
  ...shape(`M${x + w} ${y}l9 -5v${h}l-9 5z`, SHADE, { edge: 1.3 }),
  ...shape(`M${x - 1.5} ${y}l10 -5h${w + 1}l-9 5z`, [], { edge: 1.3 }),
  ...solid(`${box(x + w * 0.16, y + h * 0.28, 4, 5)}${box(x + w * 0.62, y + h - 11, 5, 11)}`),
];
const village = (): Drawing => [
  ...mountains(48, 1),
  ...many(
    [
      [-56, 46, 26, 20],
      [-18, 50, 22, 18],
      [118, 46, 26, 20],
      [156, 52, 22, 16],
    ] as const,
    ([x, y, w, h]) => house(x, y, w, h),
  ),
  ...house(56, 30, 28, 24),
  ...house(24, 42, 24, 20),
  ...house(80, 46, 20, 20),
  ...house(44, 56, 30, 20),
];

const storm = (): Drawing => [
  ...bare(),
  ...many(
    [
      [-40, 10, 20],
      [-12, 4, 22],
      [20, 10, 19],
      [48, 2, 23],
      [78, 8, 20],
      [108, 3, 22],
      [140, 9, 20],
      [168, 4, 20],
    ] as const,
    ([x, y, r]) => shape(circle(x, y, r), { ...ROUND, turn: 62, thick: 1.7 }, { edge: 1.6 }),
  ),
  ...many([0, 1, 2, 3, 4, 5, 6], (i) =>
    line(
      `M${-66 + i * 38} ${34 + (i % 3) * 8}l-10 26M${-50 + i * 38} ${32 + (i % 2) * 8}l-10 26M${-40 + i * 38} ${50 + (i % 3) * 6}l-8 22`,
      1.2,
    ),
  ),
  ...accent('M62 26L44 52H56L48 76L78 44H64L74 26z', [], 1.8),
  ...shape('M-110 84Q20 74 60 79T230 80V92H-110z', FLAT, { edge: 1.2 }),
];

const theodolite = (): Drawing => [
  ...mountains(60, 1.5),
  ...line('M60 46L42 84M60 46L62 84M60 46L82 84', 2.8),
  ...shape('M49 42H71V48H49z', SHADE, { edge: 1.4 }),
  ...accent(circle(60, 34, 9), [], 2),
  ...shape('M30 36L34 24L88 18L90 29L36 41z', { ...FLAT, turn: -8, gap: 1.8 }, { edge: 1.8 }),
  ...shape('M86 14L94 13L96 32L88 33z', SHADE, { edge: 1.5 }),
  ...shape('M27 26l5 -1l1 12l-5 1z', [], { ink: 'ink' }),
  ...line('M54 34h12M60 28v12', 1.1),
];

/** A lonely tower in the valley. */
const tower = (): Drawing => [
  ...mountains(58, 1.2),
  ...sun(90, 14, 8),
  ...shape('M44 78L48 44H72L76 78z', [ROUND, { ...CROSS, gap: 4 }], { edge: 1.8 }),
  ...shape('M50 44L52 20H68L70 44z', ROUND, { edge: 1.7 }),
  ...shape('M46 40H74V46H46zM49 17H71V22H49z', LEVEL, { edge: 1.4 }),
  ...shape('M53 17Q53 6 60 3Q67 6 67 17z', ROUND, { edge: 1.5 }),
  ...solid('M56 78V67a4 4.4 0 0 1 8 0V78zM58 34v-6a2 2.2 0 0 1 4 0v6z'),
  ...line('M48 54H73M46 64H74', 1),
  ...shape('M-110 80Q30 70 60 77T230 76V92H-110z', FLAT, { edge: 1.2 }),
];

export const LAND = { jungle, pass, cave, pavilion, village, storm, theodolite, tower };
