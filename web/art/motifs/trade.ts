/** Goods, fields and works. */
import { hills, mountains, open, rays, room, sun } from '../scenes.ts';
import {
  accent,
  box,
  circle,
  fill,
  FLAT,
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

const stall = (): Drawing => [
  ...open(66),
  ...shape('M-20 30H18V72H-20zM104 24H142V72H104z', LEVEL, { edge: 1.1 }),
  ...solid('M-8 46h10v26h-10zM116 44h12v28h-12z'),
  ...fill(box(26, 32, 68, 26), 'night'),
  ...line('M26 20V76M94 20V76', 2.6),
  ...shape('M18 22L27 9H93L102 22z', FLAT),
  ...many([0, 1, 2, 3, 4, 5, 6], (i) =>
    shape(`M${18 + i * 12} 22h12v6a6 5.5 0 0 1 -12 0z`, [], {
      ink: i % 2 === 0 ? 'accent' : 'paper',
      edge: 1.3,
    }),
  ),
  ...many(
    [
      [32, 46],
      [43, 46],
      [37.5, 38.5],
    ] as const,
    ([x, y]) => accent(circle(x, y, 5.4), { ...ROUND, thick: 1 }, 1.2),
  ),
  ...shape('M52 51L54 41H72L74 51z', [SLANT, { ...SLANT, turn: -58 }], { edge: 1.3 }),
  ...many([57, 63, 69], (x) => shape(circle(x, 39, 3.2), [], { edge: 1.1 })),
  ...shape('M80 51Q75 43 82 40V35h6v5Q95 43 90 51z', ROUND, { edge: 1.3 }),
  ...shape('M21 54H99V76H21z', UPRIGHT),
  ...shape('M18 50H102V56H18z', [], { edge: 1.5 }),
];

const camel = (x: number, y: number, s: number): Drawing => {
  const at = (path: string) =>
    path.replace(/-?[\d.]+ -?[\d.]+/g, (pair) => {
      const [px = 0, py = 0] = pair.split(' ').map(Number);
      return `${Math.round((x + px * s) * 10) / 10} ${Math.round((y + py * s) * 10) / 10}`;
    });
  return [
    ...solid(
      at(
        'M3 46L5 30Q4 22 9 18Q14 9 19 16Q24 7 30 15Q34 19 38 17Q42 14 43 6Q43 1 48 0Q53 -1 56 3L55 6L49 7Q48 16 44 23Q41 27 37 28L38 46L35 46L33 30Q31 31 29 31L28 46L25 46L25 30Q18 31 13 29L10 38L9 46L6 46L7 36z',
      ),
    ),
    ...accent(at('M11 16Q17 21 25 21Q31 19 34 16L35 27Q24 32 11 27z'), [], 0.8),
    ...line(at('M13 22L34 22M16 19L17 28M29 19L29 28'), 0.8),
  ];
};

const caravan = (): Drawing => [
  ...hills(52),
  ...sun(38, 16, 11),
  ...camel(24, 26, 1),
  ...camel(74, 34, 0.8),
  ...camel(-22, 36, 0.78),
  ...camel(120, 38, 0.7),
  ...line('M22 42Q26 46 29 44M75 40Q78 45 82 45', 0.8),
];

const ear = (x: number, top: number): Drawing => [
  ...many([0, 1, 2, 3, 4], (k) =>
    accent(
      `M${x} ${top + 10 + k * 4.4}q-8 -1 -7 -9q7 1 7 9zM${x} ${top + 10 + k * 4.4}q8 -1 7 -9q-7 1 -7 9z`,
      [],
      0.9,
    ),
  ),
  ...accent(`M${x} ${top + 8}q-4 -6 0 -13q4 7 0 13z`, [], 0.9),
];
const wheat = (): Drawing => [
  ...hills(54),
  ...sun(92, 12, 8),
  ...many([-52, -32, -12, 8, 26, 43, 60, 77, 94, 112, 132, 152, 172], (x, i) => {
    const top = 20 + Math.abs((i % 4) - 2) * 4;
    return [...line(`M${x} 92Q${x + 1} 60 ${x} ${top + 8}`, 1.5), ...ear(x, top)];
  }),
];

const derrick = (): Drawing => [
  ...hills(60),
  ...shape('M30 68L44 10H54L68 68z', [], { ink: 'tint', edge: 0 }),
  ...line('M30 68L44 10H54L68 68', 2.4),
  ...line(
    'M41.3 22H56.7M38.5 34H59.5M35.5 46H62.5M32.5 58H65.5M44 10L56.7 22M54 10L41.3 22M56.7 22L38.5 34M41.3 22L59.5 34M59.5 34L35.5 46M38.5 34L62.5 46M62.5 46L32.5 58M35.5 46L65.5 58',
    1.2,
  ),
  ...solid('M41 4H57V11H41zM22 67H74V73H22z'),
  ...line('M78 72L90 40L102 72M83 60H97', 2.2),
  ...solid('M70 44Q73 32 80 36L114 41L115 46L80 44Q76 50 70 52z'),
  ...line('M73 50V68', 1.3),
  ...accent(circle(109, 56, 6), [], 1.8),
  ...shape('M2 72V58a9 3 0 0 1 18 0V72a9 3 0 0 1 -18 0z', ROUND),
  ...line('M2 58a9 3 0 0 0 18 0M2 65a9 3 0 0 0 18 0', 1.1),
];

const crates = (): Drawing => [
  ...open(66),
  ...accent(
    'M32 28Q34 4 60 3Q86 4 88 28Q82 23 75 28Q68 22 60 28Q52 22 45 28Q38 23 32 28z',
    { ...ROUND, bow: 3, thick: 0.9 },
    1.6,
  ),
  ...line('M32 28L56 46M45 28L57 46M60 28V46M75 28L63 46M88 28L64 46', 0.9),
  ...shape('M40 46H74V75H40z', FLAT, { edge: 1.9 }),
  ...shape('M40 46h34v6h-34zM40 69h34v6h-34z', [], { edge: 1.2 }),
  ...line('M44 52L70 69M70 52L44 69', 2),
  ...shape('M74 46L86 40V68L74 75z', SHADE),
  ...shape('M40 46L52 40H86L74 46z', [], { edge: 1.5 }),
  ...shape('M16 60H37V77H16z', { ...UPRIGHT, thick: 0.5 }),
  ...line('M16 66H37M26.5 60V77', 1.6),
  ...shape('M91 77Q87 65 95 61Q94 57 98 56Q102 57 101 61Q110 65 106 77z', ROUND, { ink: 'tint' }),
];

const bloom = (x: number, y: number, r: number): Drawing => [
  ...line(`M${x} ${y}Q${x + 3} ${y + 30} ${x - 2} 92`, 1.7),
  ...accent(
    `M${x - r} ${y - r * 0.4}Q${x - r} ${y - r * 1.3} ${x - r * 0.3} ${y - r}Q${x} ${y - r * 1.5} ${x + r * 0.4} ${y - r}Q${x + r} ${y - r * 1.3} ${x + r} ${y - r * 0.4}Q${x + r * 0.9} ${y + r * 0.9} ${x} ${y + r}Q${x - r * 0.9} ${y + r * 0.9} ${x - r} ${y - r * 0.4}z`,
    { ...ROUND, bow: 2, thick: 0.9 },
    1.5,
  ),
  ...solid(
    `M${x - r * 0.4} ${y - r}q${r * 0.4} ${r * 0.9} ${r * 0.8} 0q${-r * 0.4} ${r * 0.3} ${-r * 0.8} 0z`,
  ),
];
const poppies = (): Drawing => [
  ...mountains(58, 0.8),
  ...many(
    [
      [-50, 46, 9],
      [-22, 38, 10],
      [4, 50, 9],
      [120, 44, 10],
      [148, 36, 9],
      [172, 48, 10],
    ] as const,
    ([x, y, r]) => bloom(x, y, r),
  ),
  ...bloom(38, 34, 13),
  ...bloom(84, 40, 12),
  ...line('M60 24Q62 50 58 92', 1.7),
  ...shape('M52 18Q52 8 60 8Q68 8 68 18Q68 28 60 30Q52 28 52 18z', ROUND, { edge: 1.5 }),
  ...shape('M51 8L55 3L60 6L65 3L69 8L60 11z', [], { ink: 'ink', edge: 1 }),
  ...shape(
    'M58 66Q44 52 30 60Q40 72 57 74zM60 72Q74 58 88 64Q78 78 61 78z',
    { ...SLANT, turn: 30 },
    { edge: 1.3 },
  ),
];

/** A chest full of coin. */
const chest = (): Drawing => [
  ...room(66),
  ...shape('M28 34Q28 10 60 8Q92 10 92 34z', { ...FLAT, thick: 1.1 }, { edge: 1.8 }),
  ...shape('M34 34Q36 18 60 16Q84 18 86 34z', [], { ink: 'night', edge: 1 }),
  ...many(
    [
      [42, 38],
      [51, 35],
      [60, 37],
      [69, 34],
      [78, 38],
      [46, 31],
      [64, 30],
      [55, 29],
      [73, 30],
    ] as const,
    ([x, y]) => accent(`M${x - 6} ${y}a6 3 0 1 1 12 0a6 3 0 1 1 -12 0z`),
  ),
  ...shape('M26 40H94V74H26z', FLAT, { edge: 1.9 }),
  ...shape('M34 40h7v34h-7zM79 40h7v34h-7z', SHADE, { edge: 1.2 }),
  ...shape('M53 40h14v14q-7 6 -14 0z', [], { ink: 'accent', edge: 1.5 }),
  ...solid('M60 44a2.4 2.4 0 0 1 1.4 4.4l1 4.6h-4.8l1 -4.6a2.4 2.4 0 0 1 1.4 -4.4z'),
  ...many(
    [
      [14, 76],
      [102, 77],
      [108, 73],
    ] as const,
    ([x, y]) => accent(`M${x - 6} ${y}a6 2.4 0 1 1 12 0a6 2.4 0 1 1 -12 0z`),
  ),
];

const gem = (): Drawing => [
  ...rays(60, 42, 34),
  ...shape('M26 32L40 14H80L94 32L60 74z', [], { edge: 2.2 }),
  ...shape('M26 32H44L60 74z', { ...SLANT, turn: 52, thick: 0.7 }, { ink: 'accent', edge: 1.3 }),
  ...shape('M44 32H76L60 74z', { ...UPRIGHT, thick: 0.5 }, { edge: 1.3 }),
  ...shape('M76 32H94L60 74z', [{ ...SLANT, turn: 128 }], { ink: 'accent', edge: 1.3 }),
  ...shape('M40 14L44 32L60 14L76 32L80 14z', { ...FLAT, thick: 0.5 }, { edge: 1.3 }),
  ...line('M26 32H94M94 8v10M89 13h10M22 60v8M18 64h8', 1.4),
];

const factory = (): Drawing => [
  ...open(66),
  ...shape(
    'M84 8Q92 2 98 8Q110 4 114 12Q124 14 118 20H90Q80 16 84 8z',
    { ...ROUND, gap: 2.4 },
    { edge: 1.2 },
  ),
  ...shape('M74 72L76 22H86L88 72z', ROUND, { edge: 1.7 }),
  ...solid('M75 22H87V28H75z'),
  ...shape('M-30 70V44L-14 34V44L2 34V44L18 34V44L34 34V44L50 34V46H70V70z', FLAT, { edge: 1.7 }),
  ...many([-26, -12, 2, 16, 30, 44, 58], (x) => accent(box(x, 51, 9, 8), [], 1.2)),
  ...shape('M92 70V40H150V70z', { ...UPRIGHT, thick: 0.6 }),
  ...many([98, 110, 122, 134], (x) => solid(box(x, 48, 7, 8))),
  ...shape('M38 62h12v10h-12z', [], { ink: 'ink' }),
];

const truck = (): Drawing => [
  ...mountains(54, 0.9),
  ...shape('M18 60V26Q40 14 66 26V60z', { ...ROUND, bow: 0, thick: 1.2 }, { edge: 1.8 }),
  ...line('M30 22V60M42 20V60M54 22V60', 1.3),
  ...shape('M66 60V34H84L94 47H104V60z', FLAT, { edge: 1.8 }),
  ...shape('M71 38H82L89 47H71z', [], { ink: 'accent', edge: 1.3 }),
  ...solid('M16 59H106V65H16z'),
  ...many([32, 46, 92], (x) => [
    ...shape(circle(x, 67, 7.6), [], { ink: 'ink', edge: 1 }),
    ...shape(circle(x, 67, 3.6), [], { ink: 'paper', edge: 0 }),
    ...solid(circle(x, 67, 1.3)),
  ]),
  ...shape('M104 50h4v6h-4z', [], { ink: 'accent', edge: 1.1 }),
];

/** Flasks over a flame. */
const flask = (): Drawing => [
  ...room(68),
  ...shape('M52 8H68V30L92 64Q94 74 84 74H36Q26 74 28 64L52 30z', [], { edge: 2 }),
  ...accent('M41 48H79L91 65Q92 73 84 73H36Q28 73 29 65z', { ...ROUND, thick: 0.8 }, 1.2),
  ...shape('M49 5H71V11H49z', SHADE, { edge: 1.4 }),
  ...many(
    [
      [52, 60, 3],
      [64, 56, 4],
      [70, 66, 2.6],
      [46, 67, 2.4],
      [60, 40, 2.6],
      [57, 32, 1.8],
    ] as const,
    ([x, y, r]) => shape(circle(x, y, r), [], { edge: 1.1 }),
  ),
  ...line('M56 14V30L42 50', 1),
  ...shape('M4 40H20V72Q12 78 4 72zM100 34H114V72Q107 78 100 72z', ROUND, { edge: 1.5 }),
];

const SHEEP =
  'q-7 -1 -6 -8q1 -6 8 -5q3 -7 11 -5q7 -5 13 0q9 -2 10 6q6 3 3 9q0 7 -8 7q-5 4 -12 1q-8 4 -13 0q-5 1 -6 -5z';
const sheep = (x: number, y: number): Drawing => [
  ...line(`M${x + 6} ${y + 4}v15M${x + 12} ${y + 5}v15M${x + 22} ${y + 5}v15M${x + 28} ${y + 4}v15`, 2.6),
  ...shape(`M${x} ${y}${SHEEP}`, { ...ROUND, gap: 2.4, bow: 2 }, { edge: 1.5 }),
  ...line(
    `M${x + 6} ${y - 8}q3 -3 5 1M${x + 16} ${y - 10}q3 -3 5 1M${x + 10} ${y - 1}q3 -3 5 1M${x + 22} ${y - 3}q3 -3 5 1`,
    1,
  ),
  ...solid(`M${x + 32} ${y - 10}q6 -6 12 0q2 7 -3 10q-6 2 -8 -3zM${x + 33} ${y - 9}l-5 1l3 3z`),
];
const flock = (): Drawing => [
  ...hills(46),
  ...sun(92, 12, 8),
  ...many(
    [
      [-54, 50],
      [-10, 44],
      [76, 44],
      [126, 50],
    ] as const,
    ([x, y]) => sheep(x, y),
  ),
  ...sheep(36, 60),
];

export const TRADE = {
  stall,
  caravan,
  wheat,
  derrick,
  crates,
  poppies,
  chest,
  gem,
  factory,
  truck,
  flask,
  flock,
};
