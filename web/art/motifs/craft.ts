/** What flies and floats. */
import { hills, mountains, open, sea, sun } from '../scenes.ts';
import {
  accent,
  BARREL,
  circle,
  cut,
  FLAT,
  FOLDS,
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

const helicopter = (): Drawing => [
  ...mountains(66, 0.8),
  ...line('M10 14H112', 2.2),
  ...line('M61 14V24', 3),
  ...shape(
    'M38 30Q42 22 58 22H74Q92 24 100 42Q98 54 82 56H56Q44 54 40 44L8 36L4 22L10 21L16 30z',
    { ...BARREL, gap: 2 },
    { edge: 1.9 },
  ),
  ...accent('M80 28Q92 32 97 42L80 44z', [], 1.4),
  ...shape('M58 30h16v20h-16z', [], { ink: 'ink', edge: 1 }),
  ...cut('M62 34v12M70 34v12', 1),
  ...line('M6 12L12 34M2 18L16 28', 1.6),
  ...line('M56 56L50 66M82 56L86 66M42 66H94', 2.2),
  ...line('M30 74h20M60 78h30M14 78h10', 1),
];

const drone = (): Drawing => [
  ...mountains(70, 0.7),
  ...shape('M60 36L4 50L2 46L56 28z', { ...SLANT, turn: -14, gap: 2 }, { edge: 1.6 }),
  ...shape(
    'M30 44Q28 36 42 34L86 20Q98 16 100 24Q100 32 90 34L48 48Q34 52 30 44z',
    { ...BARREL, turn: -17 },
    { edge: 1.9 },
  ),
  ...shape('M66 34L112 50L116 46L74 26z', { ...SLANT, turn: 18 }, { edge: 1.6 }),
  ...shape('M36 38L22 24L18 26L28 42zM32 46L22 60L27 61L40 49z', SHADE, { edge: 1.5 }),
  ...accent(circle(82, 36, 4.6), [], 1.5),
  ...solid(circle(82, 36.6, 1.8)),
  ...line('M24 40l-8 14M88 22l5 -2', 1.3),
  ...line('M80 42L70 70M85 41L96 70', 0.7),
];

const jet = (): Drawing => [
  ...hills(70),
  ...many([0, 1], (i) => line(`M-110 ${70 - i * 8}L${40 - i * 6} ${52 - i * 3}`, 0.8)),
  ...shape('M40 44L20 18L28 16L58 34zM46 52L36 72L43 73L68 50z', { ...SLANT, turn: 40 }, { edge: 1.7 }),
  ...shape('M22 52L14 34L20 33L36 44z', SHADE, { edge: 1.6 }),
  ...shape(
    'M18 56Q20 48 36 44L78 30Q92 25 104 22Q100 32 86 38L44 54Q28 60 18 56z',
    { ...BARREL, turn: -19 },
    { edge: 1.9 },
  ),
  ...accent('M66 33Q74 26 82 29L78 34L68 37z', [], 1.4),
  ...shape('M50 56l14 -5l2 3l-14 5zM58 62l12 -4l2 3l-12 4z', [], { ink: 'ink', edge: 0.8 }),
];

const airliner = (): Drawing => [
  ...open(70),
  ...sun(32, 16, 9),
  ...shape('M-110 86H230V92H-110z', [], { ink: 'ink' }),
  ...shape('M14 34L8 14L18 14L32 32z', SHADE, { edge: 1.7 }),
  ...shape(
    'M12 42Q12 34 24 33L84 28Q104 30 108 42Q104 50 86 50H30Q14 50 12 42z',
    { ...BARREL, gap: 2 },
    { edge: 1.9 },
  ),
  ...many([30, 38, 46, 54, 62, 70, 78], (x) => solid(circle(x, 37, 1.7))),
  ...accent('M92 33Q100 34 104 39L92 40z', [], 1.3),
  ...shape('M66 44L30 66H40L82 46z', { ...SLANT, turn: -30 }, { edge: 1.7 }),
  ...shape('M46 57h14v7h-14z', ROUND, { edge: 1.4 }),
  ...line('M80 74H116M20 78H54M96 80H130', 1.1),
];

const boat = (): Drawing => [
  ...sea(52),
  ...shape(
    'M-110 52V44Q-40 36 -20 44Q0 36 20 46L24 52zM96 52Q112 38 130 44Q160 34 230 44V52z',
    { ...SLANT, turn: 70 },
    { edge: 1.2 },
  ),
  ...shape('M18 50L92 44L108 48Q100 66 84 68H30Q20 62 18 50z', FLAT, { edge: 1.9 }),
  ...shape('M44 47L48 32H70L78 45z', { ...UPRIGHT, thick: 0.7 }, { edge: 1.7 }),
  ...accent('M52 36H66L70 43H51z', [], 1.3),
  ...line('M48 32V14M48 18H62', 1.6),
  ...line('M82 45V36L98 30', 2.4),
  ...accent('M48 14h-12v8h12z', [], 1.2),
  ...line('M8 70Q20 62 34 72Q46 64 60 72Q76 64 90 72Q102 64 116 70M-8 62Q4 56 14 62', 1.7),
];

const dhow = (): Drawing => [
  ...sea(58),
  ...sun(92, 16, 9),
  ...line('M56 62V6', 2.4),
  ...shape('M28 52Q42 40 58 2Q80 24 84 50Q56 44 28 52z', { ...FOLDS, turn: 70 }, { edge: 1.8 }),
  ...line('M24 56L62 0', 1.9),
  ...shape('M88 58L100 28Q108 44 106 58z', { ...FOLDS, turn: 80 }, { edge: 1.5 }),
  ...shape('M16 54Q20 60 34 60H92Q106 58 112 50Q108 70 92 74H36Q20 70 16 54z', [FLAT, { ...SLANT, gap: 5 }], {
    edge: 1.9,
  }),
  ...accent('M56 4q8 -3 14 0l-4 3l3 4q-7 -2 -12 1z'),
  ...line('M-4 76Q10 70 24 77Q40 70 56 77Q72 70 90 77Q106 70 124 76', 1.6),
];

const balloon = (): Drawing => [
  ...mountains(70, 0.8),
  ...shape('M22 30Q26 10 58 8Q86 8 98 26Q90 46 58 48Q32 48 22 30z', { ...BARREL, gap: 2.2 }, { edge: 1.9 }),
  ...shape('M30 20L16 8L12 14L24 30L12 44L16 50L32 40z', { ...SLANT, gap: 2 }, { ink: 'accent', edge: 1.6 }),
  ...line('M44 47L58 60M74 46L64 60M60 48V60', 1),
  ...shape('M53 60h16v8h-16z', SHADE, { edge: 1.5 }),
  ...accent(circle(61, 71, 3.6), [], 1.3),
  ...line('M66 68Q76 80 72 92', 0.9),
];

export const CRAFT = { helicopter, drone, jet, airliner, boat, dhow, balloon };
