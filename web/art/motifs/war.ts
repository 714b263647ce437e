/** Arms and soldiers. */
import { hills, mountains, open, rays, sun } from '../scenes.ts';
import {
  accent,
  BARREL,
  circle,
  CROSS,
  cut,
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

const spokes = (x: number, y: number, r: number, n: number) =>
  Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI;
    const [dx, dy] = [Math.round(Math.cos(a) * r * 10) / 10, Math.round(Math.sin(a) * r * 10) / 10];
    return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
  }).join('');

function wheel(x: number, y: number, r: number): Drawing {
  return [
    ...shape(circle(x, y, r), [], { edge: 2.6 }),
    ...shape(circle(x, y, r * 0.74), [], { ink: 'tint', edge: 0.9 }),
    ...line(spokes(x, y, r * 0.8, 5), 1.8),
    ...solid(circle(x, y, r * 0.24)),
  ];
}

const cannon = (): Drawing => [
  ...mountains(56),
  ...shape('M34 52L16 70L22 73L56 58z', { ...FLAT, turn: -40 }),
  ...shape('M36 44Q33 36 41 33L98 16L103 31L50 52Q40 53 36 44z', { ...BARREL, turn: -17 }, { edge: 1.8 }),
  ...shape('M96 13L103 11L108 32L101 34z', SHADE, { ink: 'accent' }),
  ...line('M54 29L59 49M61 27L66 46', 1.7),
  ...solid(circle(35, 44, 3.2)),
  ...wheel(58, 56, 16),
  ...many(
    [
      [86, 70],
      [95, 70],
      [90.5, 62.6],
    ] as const,
    ([x, y]) => [...solid(circle(x, y, 4.6)), ...cut(`M${x - 2.6} ${y - 1}q.6 -2.4 3 -2.4`)],
  ),
];

const fort = (): Drawing => [
  ...mountains(52, 0.8),
  ...sun(60, 16, 9),
  ...shape(
    'M-110 66Q20 54 60 56T230 62V92H-110z',
    { turn: 6, gap: 2.7, thin: 0.2, thick: 0.9 },
    { edge: 1.2 },
  ),
  ...shape('M38 64V36h3.5v3.5h5V36h5v3.5h5V36h5v3.5h5V36h5v3.5h5V36h5v3.5V64z', FLAT),
  ...shape('M24 69L26 24h4v4h4v-4h5v4h4v-4h3L48 69z', ROUND),
  ...shape('M72 69L74 24h4v4h4v-4h5v4h4v-4h3L96 69z', [ROUND, CROSS]),
  ...shape('M52 64V52a8 9 0 0 1 16 0V64z', [], { ink: 'night' }),
  ...line('M56 64V50M60 64V47M64 64V50', 0.7),
  ...line('M36 24V9M84 24V7', 1.6),
  ...accent('M36 9q7 -2 13 1l-3 3l3 4q-7 -2 -13 0z'),
  ...accent('M84 7q7 -2 13 1l-3 3l3 4q-7 -2 -13 0z'),
];

const rampart = (): Drawing => [
  ...mountains(44, 0.8),
  ...many(
    [
      [0, 78],
      [1, 68],
      [0, 58],
    ] as const,
    ([shift, y], row) =>
      many(
        Array.from({ length: row === 2 ? 7 : 12 }, (_, i) => (row === 2 ? -4 : -64) + i * 22 + shift * 11),
        (x) =>
          shape(
            `M${x} ${y - 4}q1 -5.5 6 -6h10q5.5 .5 6 6q0 4.5 -5 5h-12q-5 -.5 -5 -5z`,
            { ...SLANT, turn: 70, gap: 2 },
            { edge: 1.3 },
          ),
      ),
  ),
  ...shape('M78 49Q78 33 92 32Q107 33 108 49z', { ...ROUND, bow: 2 }),
  ...line('M74 49.6H112', 2.4),
  ...solid(
    'M18 56L60 35L58 31.5L76 23L77.4 25.6L102 13L103.2 15.4L79 28L80 30L64 39L60 48L54 47L56 42L40 51L31 62Q19 66 18 56z',
  ),
  ...cut('M24 58L47 46M66 32.5L77 27', 1),
];

const sabres = (): Drawing => [
  ...rays(60, 40, 30),
  ...many([1, -1], (side) => {
    const x = (n: number) => 60 + side * n;
    return [
      ...shape(
        `M${x(-31)} 66L${x(-27)} 70Q${x(12)} 48 ${x(36)} 6Q${x(6)} 40 ${x(-31)} 66z`,
        { ...FLAT, turn: side * -48, gap: 2.1 },
        { edge: 1.5 },
      ),
      ...line(`M${x(-35)} 58L${x(-21)} 72`, 3),
      ...line(`M${x(-31)} 68L${x(-40)} 76`, 4.4),
    ];
  }),
  ...shape(circle(60, 41, 20), SLANT, { ink: 'accent', edge: 2.2 }),
  ...shape(circle(60, 41, 14), { ...SLANT, gap: 2.6 }, { edge: 1.1 }),
  ...many(
    [
      [52, 35],
      [68, 35],
      [52, 47],
      [68, 47],
    ] as const,
    ([x, y]) => solid(circle(x, y, 2.1)),
  ),
  ...accent('M60 33.5l2.1 5l5.4 .4l-4.1 3.5l1.3 5.2l-4.7 -2.9l-4.7 2.9l1.3 -5.2l-4.1 -3.5l5.4 -.4z'),
];

/** A man on a horse at full gallop. */
const rider = (): Drawing => [
  ...hills(60),
  ...sun(88, 18, 9),
  ...solid(
    'M18 42Q14 52 8 58Q16 58 22 48zM22 44Q24 34 38 34Q54 36 66 33Q72 30 76 20L80 14L82 19Q90 21 94 31L91 34L84 30Q82 36 80 42Q78 46 74 48L86 54L92 64L88 66L82 58L66 52Q56 53 44 50L34 56L24 68L20 66L27 55L30 50Q22 50 22 44zM70 50L60 60L64 70L60 71L55 60L62 50z',
  ),
  ...solid(
    'M44 36L46 20Q48 14 54 14Q60 15 60 22L68 24L74 22L75 25L68 29L60 28L60 36L64 44L60 47L52 38L44 40z',
  ),
  ...shape(circle(54, 9.5, 5), [], { ink: 'ink', edge: 0 }),
  ...accent('M48 8Q50 1 58 2Q63 4 61 8Q54 6 48 8zM48 8Q40 10 36 16Q44 15 49 11z'),
  ...line('M66 26L92 2', 1.8),
  ...cut('M48 22L57 22M28 40Q40 38 52 41M46 28H59', 1),
];

/** Soldiers in step, rifles shouldered. */
const soldier = (x: number): Drawing => [
  ...shape(`M${x} 40q1 -5 7 -5t7 5l1 19h-3l-1 18h-3.6l-1 -16l-2.4 16h-3.6l1 -18h-3z`, ROUND, { edge: 1.3 }),
  ...shape(circle(x + 7, 29, 4.6), [], { edge: 1.2 }),
  ...solid(`M${x + 1.6} 28v-11h10v11q-5 -2 -10 0z`),
  ...line(`M${x + 12} 58L${x + 15} 14`, 1.5),
  ...line(`M${x + 15} 14L${x + 16} 5`, 0.8),
  ...cut(`M${x + 2} 23h9`, 1.2),
  ...line(`M${x + 2} 41L${x + 12} 54M${x + 12} 41L${x + 2} 54`, 1),
];
const infantry = (): Drawing => [
  ...open(62),
  ...many([-60, -40, -20, 0, 20, 40, 60, 80, 100, 120, 140, 160], (x) => soldier(x + 6)),
];

const tank = (): Drawing => [
  ...hills(54),
  ...shape('M14 52L22 43L86 41L104 48L102 56H16z', FLAT),
  ...shape('M14 56Q16 53 22 53H96Q103 53 104 57L96 70H24z', [], { ink: 'ink', edge: 0 }),
  ...many([28, 41, 54, 67, 80, 92], (x) => [
    ...shape(circle(x, 62, 5.4), [], { edge: 1 }),
    ...solid(circle(x, 62, 2)),
  ]),
  ...shape('M38 42L45 28L70 26L82 33L80 42z', { ...SLANT, turn: 70 }, { edge: 1.8 }),
  ...shape('M80 32L118 25L119 29L81 38z', BARREL, { edge: 1.3 }),
  ...shape('M52 27V22h11v5z', SHADE),
  ...line('M44 28L38 6', 1),
  ...accent('M60 36l1.5 3.2l3.5 .3l-2.7 2.3l.9 3.4l-3.2 -1.9l-3.2 1.9l.9 -3.4l-2.7 -2.3l3.5 -.3z'),
];

const howitzer = (): Drawing => [
  ...hills(60),
  ...accent('M94 18L98 6L102 15L112 8L108 18L118 20L108 24L112 33L101 27L96 35L95 25L86 26z', [], 1.3),
  ...shape('M44 58L12 74L20 76L58 64z', FLAT),
  ...shape('M38 46L88 20L92 27L46 56Q38 56 38 46z', { ...BARREL, turn: -28 }, { edge: 1.8 }),
  ...shape('M46 32L58 26L66 60L52 62z', { ...SLANT, turn: 75 }, { edge: 1.8 }),
  ...wheel(58, 62, 13),
  ...many([84, 92, 100], (x) => [
    ...shape(`M${x - 3} 76v-13q0 -6 3 -9q3 3 3 9v13z`, ROUND, { edge: 1.2 }),
    ...line(`M${x - 3} 71h6`, 1.2),
  ]),
];

const missile = (): Drawing => [
  ...mountains(62, 0.7),
  ...line('M84 4L92 0M74 2L90 -6', 0.9),
  ...shape('M34 62L74 20Q84 10 92 8Q90 17 81 27L41 69z', { ...BARREL, turn: -46 }, { edge: 1.8 }),
  ...accent('M76 18Q84 10 92 8Q90 17 83 25z'),
  ...shape('M44 52L28 54L24 66L36 61zM51 59L50 76L62 70L57 53z', SHADE, { ink: 'ink', edge: 1 }),
  ...accent('M34 62L22 70L26 72L16 82L28 77L29 81L41 69z', [], 1.2),
  ...many(
    [
      [12, 84, 7],
      [24, 86, 9],
      [38, 84, 7],
      [2, 88, 8],
      [52, 88, 7],
    ] as const,
    ([x, y, r]) => shape(circle(x, y, r), { ...ROUND, gap: 2.4 }, { edge: 1.1 }),
  ),
  ...cut('M60 38L66 44', 1.4),
];

const burst = (): Drawing => [
  ...open(64),
  ...accent(
    'M60 2L66 22L80 8L78 27L98 18L86 34L104 40L86 45L96 60L77 54L76 66L44 66L43 54L24 60L34 45L16 40L34 34L22 18L42 27L40 8L54 22z',
    [],
    1.6,
  ),
  ...shape('M60 20L66 32L78 30L71 40L80 50L68 50L66 64L54 64L52 50L40 50L49 40L42 30L54 32z', {
    ...FLAT,
    gap: 2,
  }),
  ...many(
    [
      [30, 68, 6],
      [44, 70, 8],
      [60, 68, 8],
      [76, 70, 8],
      [90, 68, 6],
      [20, 72, 4],
      [100, 72, 4],
    ] as const,
    ([x, y, r]) => shape(circle(x, y, r), { ...ROUND, gap: 2 }, { edge: 1.2 }),
  ),
  ...solid('M30 20l3 -3l2 4zM88 60l5 1l-3 4zM92 24l4 -4l1 5zM24 50l-5 2l1 -5z'),
];

/** A mine in the road, its wire across. */
const roadMine = (): Drawing => [
  ...mountains(40, 0.8),
  ...shape('M54 40H66L104 92H16z', { turn: 0, gap: 3, thin: 0.4, thick: 0.4 }, { ink: 'tint', edge: 1.3 }),
  ...line('M60 42V46M60 50V56', 1.6),
  ...shape('M34 64a26 8 0 0 1 52 0v6a26 8 0 0 1 -52 0z', [], { edge: 0 }),
  ...shape('M36 62Q36 72 60 72Q84 72 84 62V68Q84 78 60 78Q36 78 36 68z', ROUND, { edge: 1.8 }),
  ...shape('M36 62a24 8 0 1 1 48 0a24 8 0 1 1 -48 0z', [], { edge: 1.8 }),
  ...accent('M50 61a10 3.6 0 1 1 20 0a10 3.6 0 1 1 -20 0z', [], 1.3),
  ...line('M84 66Q98 60 104 68T132 62M36 66Q24 62 18 68T-10 64', 1.1),
  ...line('M42 62h5M73 62h5M60 55.5v2', 1.4),
];

/** A knife behind a curtain of lines. */
const dagger = (): Drawing => [
  ...rays(60, 40, 22),
  ...shape('M52 34H68L65 62L60 79L55 62z', { ...UPRIGHT, isRound: true, thick: 1.6 }, { edge: 1.8 }),
  ...line('M60 36V72', 0.9),
  ...shape('M38 28Q48 32 60 31Q72 32 82 28Q84 33 80 36Q70 38 60 37Q50 38 40 36Q36 33 38 28z', FLAT, {
    ink: 'accent',
  }),
  ...shape('M54 10H66L67 31H53z', { ...LEVEL, turn: -24, thick: 1.2, thin: 1.2 }, { edge: 1.6 }),
  ...shape(circle(60, 6.5, 5.5), [], { ink: 'accent', edge: 1.6 }),
];

const binoculars = (): Drawing => [
  ...mountains(52),
  ...many([40, 80], (x) => [
    ...shape(`M${x - 12} 24q0 -5 5 -6h14q5 1 5 6l5 34h-34z`, ROUND, { edge: 1.8 }),
    ...shape(`M${x - 17} 58h34v9h-34z`, SHADE, { edge: 1.6 }),
    ...accent(`M${x - 12} 68a12 4.4 0 1 1 24 0a12 4.4 0 1 1 -24 0z`, [], 1.4),
    ...shape(`M${x - 8} 9h16v9h-16z`, [], { ink: 'ink' }),
  ]),
  ...shape('M53 26H67V46H53z', FLAT),
  ...shape(circle(60, 36, 5), ROUND, { edge: 1.4 }),
];

/** A spade and a pick. */
const spade = (): Drawing => [
  ...hills(56),
  ...shape('M18 78Q30 62 48 66Q60 54 76 66Q94 64 104 78z', { ...SLANT, gap: 2 }, { edge: 1.5 }),
  ...line('M36 58L84 6', 4.6),
  ...cut('M40 52L80 9', 1.2),
  ...shape('M38 47L47 56Q44 70 28 73Q25 57 38 47z', { ...SLANT, turn: 40 }, { edge: 1.7 }),
  ...line('M78 2L90 13', 4),
  ...line('M84 60L40 12', 4),
  ...cut('M80 55L44 16', 1.1),
  ...shape('M30 24Q36 8 54 6Q44 14 46 14L41 19Q40 16 30 24z', SHADE, { edge: 1.5 }),
  ...accent(circle(60, 33, 3.4), [], 1.2),
];

const flagBearers = (): Drawing => [
  ...mountains(60, 0.7),
  ...line('M34 78V4', 2.4),
  ...accent('M35 6Q50 0 62 7T92 5L86 18L92 32Q76 38 62 31T35 32z', { ...FOLDS, thick: 0.9 }, 1.5),
  ...many(
    [
      [30, 44],
      [58, 48],
      [82, 44],
    ] as const,
    ([x, y]) => [
      ...shape(
        `M${x - 8} 84L${x - 9} ${y + 14}Q${x - 8} ${y + 6} ${x} ${y + 6}Q${x + 9} ${y + 6} ${x + 10} ${y + 14}L${x + 9} 84z`,
        FOLDS,
        { edge: 1.4 },
      ),
      ...shape(circle(x, y, 5), [], { edge: 1.3 }),
      ...solid(`M${x - 6} ${y - 1}Q${x - 5} ${y - 8} ${x} ${y - 8}Q${x + 6} ${y - 8} ${x + 6} ${y - 1}z`),
    ],
  ),
];

export const WAR = {
  cannon,
  fort,
  rampart,
  sabres,
  rider,
  infantry,
  tank,
  howitzer,
  missile,
  burst,
  roadMine,
  dagger,
  binoculars,
  spade,
  flagBearers,
};
