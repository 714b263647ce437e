/** Government, law and the people. */
import { bare, mountains, open, rays, room, sun } from '../scenes.ts';
import {
  accent,
  box,
  circle,
  cut,
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

const hall = (): Drawing => [
  ...open(68),
  ...sun(90, 14, 8),
  ...shape('M46 30Q46 13 60 11Q74 13 74 30z', ROUND),
  ...line('M60 11V2', 1.6),
  ...accent('M60 2h9l-2.4 2.6l2.4 2.8h-9z'),
  ...shape('M41 30H79V36H41z', LEVEL, { edge: 1.4 }),
  ...shape('M-2 48H122V69H-2z', FLAT),
  ...many([4, 13, 22, 94, 103, 112], (x) => solid(box(x, 53, 4.4, 10))),
  ...shape('M28 48L60 35L92 48z', FLAT),
  ...fill(box(30, 49, 60, 20), 'night'),
  ...many([32, 43, 54.5, 66, 77], (x) => shape(box(x, 49, 8, 20), ROUND, { edge: 1.3 })),
  ...shape('M-6 69H126V74H-6z', [], { edge: 1.4 }),
];

const ballot = (): Drawing => [
  ...room(60),
  ...shape('M30 38H80V74H30z', UPRIGHT, { edge: 1.8 }),
  ...shape('M80 38L94 30V65L80 74z', SHADE),
  ...shape('M30 38L45 30H94L80 38z', [], { ink: 'tint' }),
  ...solid('M48 34H77L74 36.4H44z'),
  ...shape('M48 35L55 6L81 12L75 35z', [], { edge: 1.5 }),
  ...line('M60 18l5 5l9 -9', 2.4),
  ...line('M57 28l14 2', 1),
  ...accent('M42 48h26v15h-26z'),
  ...line('M46 53h18M46 58h11', 1.1),
];

const scales = (): Drawing => [
  ...room(66),
  ...line('M60 10V64', 3),
  ...line('M30 20Q60 8 90 18', 2.4),
  ...accent(circle(60, 10, 3.6)),
  ...solid('M45 68Q47 61 60 61Q73 61 75 68z'),
  ...line('M30 20L19 45M30 20L42 45M90 18L79 40M90 18L101 40', 1),
  ...shape('M16 45H45Q42 55 30.5 55Q19 55 16 45z', ROUND),
  ...shape('M76 40H105Q102 50 90.5 50Q79 50 76 40z', ROUND),
  ...many([0, 1, 2], (i) => accent(`M21 ${43 - i * 4}a9.5 2.6 0 0 1 19 0v2.6a9.5 2.6 0 0 1 -19 0z`)),
  ...shape('M82 40V30h17v10z', FLAT, { edge: 1.2 }),
  ...many([0, 1, 2, 3], (i) => accent(`M80 ${73 - i * 3.8}a10 2.8 0 0 1 20 0v2.8a10 2.8 0 0 1 -20 0z`)),
];

const book = (): Drawing => [
  ...room(62),
  ...shape('M16 68L20 28Q42 20 60 30Q78 20 100 28L104 68Q82 60 60 70Q38 60 16 68z', [], {
    ink: 'ink',
    edge: 1.6,
  }),
  ...shape('M22 62L25 25Q44 17 60 27V66Q42 57 22 62z', { ...UPRIGHT, thick: 0.35 }, { edge: 1.4 }),
  ...shape('M98 62L95 25Q76 17 60 27V66Q78 57 98 62z', { ...UPRIGHT, gap: 2.6, thick: 0.9 }, { edge: 1.4 }),
  ...many([0, 1, 2, 3, 4, 5], (i) =>
    line(`M${30 - i * 0.5} ${31 + i * 4.6}q12 -4 24 2M${66 + i * 0.2} ${33 + i * 4.6}q12 -6 24 -2`, 1.1),
  ),
  ...accent('M70 22l6 -1.4v30l-3 -4l-3 5z'),
];

const treaty = (): Drawing => [
  ...room(66),
  ...shape('M30 14Q30 8 37 8H90Q83 9 83 16V62H30z', { ...FLAT, thick: 0.35 }, { edge: 1.7 }),
  ...shape('M83 16Q83 8 90 8Q96 9 96 16z', SHADE, { edge: 1.4 }),
  ...line('M38 19H74M38 26H76M38 33H70M38 40H60', 1.2),
  ...shape('M22 62H76Q76 71 84 71H30Q22 70 22 62z', UPRIGHT, { edge: 1.6 }),
  ...accent(circle(70, 50, 7.5), [], 1.5),
  ...accent('M65 56l-3 12l5 -3l4 4l2 -12z', [], 1.2),
  ...line(circle(70, 50, 4), 0.9),
  ...shape('M52 52Q66 24 102 4Q100 24 82 38Q72 46 57 51z', { ...SLANT, turn: -36 }, { edge: 1.5 }),
  ...line('M46 60Q66 36 96 10', 1.2),
];

const crown = (): Drawing => [
  ...rays(60, 42, 30),
  ...shape('M20 70Q40 60 60 61Q80 60 100 70L96 80Q60 70 24 80z', FOLDS, { ink: 'accent', edge: 1.6 }),
  ...shape(
    'M28 60L22 24L42 42L60 12L78 42L98 24L92 60Q60 52 28 60z',
    { ...ROUND, thick: 1.2 },
    { ink: 'accent', edge: 2 },
  ),
  ...shape('M28 60Q60 52 92 60L91 67Q60 59 29 67z', LEVEL, { edge: 1.5 }),
  ...many(
    [
      [22, 21],
      [60, 9],
      [98, 21],
    ] as const,
    ([x, y]) => shape(circle(x, y, 4.2), ROUND, { edge: 1.4 }),
  ),
  ...many([42, 60, 78], (x) => shape(`M${x} 42l4.6 5.6l-4.6 5.6l-4.6 -5.6z`, SHADE, { edge: 1.2 })),
];

const prison = (): Drawing => [
  ...bare(),
  ...many([-2, 14, 30, 46, 62, 78, 94], (y, row) =>
    many(
      Array.from({ length: 10 }, (_, i) => -110 + i * 28 + (row % 2) * 14),
      (x) => shape(box(x, y - 16, 28, 16), { ...SLANT, gap: 2.8, thick: 0.8 }, { edge: 1 }),
    ),
  ),
  ...shape('M28 76V34a32 30 0 0 1 64 0V76z', [], { ink: 'night', edge: 2 }),
  ...accent('M34 76V36a26 24 0 0 1 52 0V76z', [], 0),
  ...many([40, 50, 60, 70, 80], (x) =>
    shape(box(x - 2.2, 12 + Math.abs(x - 60) * 0.35, 4.4, 68), ROUND, { edge: 1 }),
  ),
  ...shape('M28 32H92V37H28zM28 58H92V63H28z', SHADE, { edge: 1.2 }),
  ...shape('M53 40h14v16h-14z', FLAT, { edge: 1.6 }),
  ...solid(circle(60, 46, 2.2)),
  ...line('M60 46v6', 1.8),
];

/** A cap, epaulettes and ribbons: a rank, not a face. */
const officer = (): Drawing => [
  ...mountains(56, 0.8),
  ...shape('M22 84Q22 56 44 50H76Q98 56 98 84z', FOLDS, { edge: 1.8 }),
  ...shape('M50 48h20v8q-10 8 -20 0z', SHADE, { edge: 1.3 }),
  ...shape('M46 26h28v14q-2 13 -14 14q-12 -1 -14 -14z', { ...ROUND, thick: 1 }, { edge: 1.6 }),
  ...solid('M44 27Q60 20 76 27L77 33Q60 26 43 33z'),
  ...shape(
    'M38 16Q40 5 60 4Q80 5 82 16Q80 24 76 26Q60 19 44 26Q40 24 38 16z',
    { ...ROUND, bow: 2 },
    { edge: 1.7 },
  ),
  ...accent(circle(60, 16, 4)),
  ...accent('M24 58l16 -7l3 7l-18 8zM96 58l-16 -7l-3 7l18 8z'),
  ...line('M60 58V84', 1.2),
  ...many([64, 71, 78], (y) => solid(circle(57, y, 1.5))),
  ...many([0, 1, 2], (i) =>
    shape(box(68 + i * 7, 64, 7, 5), i % 2 === 0 ? [] : SHADE, {
      ink: i === 1 ? 'accent' : 'paper',
      edge: 1,
    }),
  ),
];

const newspaper = (): Drawing => [
  ...room(200),
  ...shape('M26 14L90 8L98 74L32 78z', [], { ink: 'ink', edge: 1 }),
  ...shape('M22 10L88 5L95 70L28 75z', [], { edge: 1.6 }),
  ...solid('M27 16L84 11.6L85 20L28 24.4z'),
  ...cut('M31 21.5L50 20M54 19.6L80 17.6', 1.6),
  ...many([0, 1, 2, 3, 4, 5, 6, 7], (i) => line(`M${29.4 + i * 0.5} ${33 + i * 4.6}l22 -1.8`, 1)),
  ...accent('M57 29L86 26.6L88 46L59 48.4z', SLANT, 1.3),
  ...many([0, 1, 2, 3], (i) => line(`M${60 + i * 0.4} ${53.6 + i * 4.6}l28 -2.2`, 1)),
];

const marcher = (x: number, y: number): Drawing => [
  ...shape(
    `M${x - 7} 92L${x - 8} ${y + 15}Q${x - 7} ${y + 6} ${x} ${y + 6}Q${x + 8} ${y + 6} ${x + 9} ${y + 15}L${x + 8} 92z`,
    FOLDS,
    { edge: 1.3 },
  ),
  ...shape(circle(x, y, 5.2), { ...ROUND, gap: 1.6 }, { edge: 1.3 }),
];

const crowd = (): Drawing => [
  ...open(50),
  ...many([-58, -36, -14, 8, 30, 52, 74, 96, 118, 140, 162], (x, i) => marcher(x, 44 - (i % 3) * 2)),
  ...line('M32 60V12M88 60V12', 1.8),
  ...shape('M30 10H90V30H30z', { ...FLAT, thick: 0.3 }, { edge: 1.6 }),
  ...line('M38 17H70M38 23H80', 2),
  ...line('M104 48V20M14 50V22', 1.6),
  ...accent('M104 20h14v11h-14zM14 22h-14v11h14z'),
  ...many([-48, -26, -4, 18, 40, 62, 84, 106, 128, 150, 172], (x, i) => marcher(x + 1, 56 + (i % 2) * 3)),
];

/** Two chairs and a table between them. */
const talks = (): Drawing => [
  ...room(64),
  ...accent('M44 8H76V34H44z', { ...FLAT, thick: 0.5 }, 1.5),
  ...line('M60 8V34M44 21H76', 1.2),
  ...many([1, -1], (side) => {
    const x = (n: number) => 60 + side * n;
    return [
      ...shape(
        `M${x(44)} 26Q${x(39)} 24 ${x(37)} 30L${x(36)} 54L${x(24)} 54L${x(24)} 59L${x(43)} 59z`,
        SHADE,
        { edge: 1.5 },
      ),
      ...line(`M${x(41)} 58V80M${x(26)} 58V78`, 2.4),
      ...shape(
        `M${x(13)} 42h6v5q-3 2 -6 0z`
          .replace('h6', side === 1 ? 'h6' : 'h-6')
          .replace('q-3 2 -6 0', side === 1 ? 'q-3 2 -6 0' : 'q3 2 6 0'),
        [],
        { edge: 1.2 },
      ),
    ];
  }),
  ...shape('M34 48H86V53H34z', LEVEL, { edge: 1.6 }),
  ...shape('M55 53H65L63 76H57z', ROUND),
  ...shape('M47 78Q60 70 73 78z', [], { ink: 'ink' }),
  ...shape('M50 44L68 43L72 48H46z', [], { edge: 1.2 }),
  ...line('M53 45.5h12', 0.8),
];

const dove = (): Drawing => [
  ...rays(60, 40, 34),
  ...sun(60, 40, 30),
  ...shape(
    'M26 52Q36 46 46 46Q40 26 52 6Q58 30 68 38Q74 30 84 32Q90 34 96 38L87 41Q88 54 74 60Q62 66 48 60L30 68Q32 60 26 52z',
    [],
    { edge: 1.9 },
  ),
  ...shape('M46 46Q40 26 52 6Q58 30 68 38Q64 50 52 52z', { ...SLANT, turn: 76 }, { edge: 1.4 }),
  ...shape('M58 44Q70 24 96 8Q92 34 74 48Q66 54 58 44z', { ...SLANT, turn: 124 }, { edge: 1.5 }),
  ...line('M32 58L44 55M33 63L46 58', 0.9),
  ...solid(circle(86, 36.4, 1.4)),
  ...line('M94 40Q102 46 100 56', 1.2),
  ...accent('M98 44q6 -3 8 1q-4 4 -8 -1zM100 50q6 -1 7 3q-5 3 -7 -3zM100 52q-6 1 -6 5q5 1 6 -5z'),
];

export const STATE = {
  hall,
  ballot,
  scales,
  book,
  treaty,
  crown,
  prison,
  officer,
  newspaper,
  crowd,
  talks,
  dove,
};
