/** Intelligence, messages and what is hidden. */
import { mountains, open, rays, room } from '../scenes.ts';
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

/** A lamp whose light is an eye. */
const lantern = (): Drawing => [
  ...rays(60, 42, 26),
  ...fill(circle(60, 42, 30), 'accent'),
  ...line('M60 10V4M54 4a6 5 0 1 1 12 0', 1.8),
  ...shape('M42 28Q46 12 60 10Q74 12 78 28z', ROUND, { edge: 1.8 }),
  ...shape('M45 28H75L79 62H41z', [], { edge: 2.2 }),
  ...shape('M39 62H81L84 71H36z', LEVEL, { edge: 1.7 }),
  ...shape('M43 46Q60 30 77 46Q60 62 43 46z', [], { edge: 1.6 }),
  ...accent(circle(60, 46, 7), [], 1.4),
  ...solid(circle(60, 46, 3.2)),
  ...line('M48 36l-2 -3.4M54 33l-1 -3.6M66 33l1 -3.6M72 36l2 -3.4', 1.1),
];

/** A robed man with a sealed letter. */
const envoy = (): Drawing => [
  ...mountains(58),
  ...shape(
    'M32 92Q30 56 38 42Q44 34 53 34Q64 34 68 44Q75 60 74 92z',
    [FOLDS, { ...SLANT, gap: 4, turn: 64 }],
    { edge: 1.8 },
  ),
  ...shape('M62 44Q74 54 86 48L88 55Q74 64 59 56z', FLAT),
  ...shape(
    'M46 32Q44 22 52 20Q60 21 59 30Q58 37 52 37Q48 37 46 32z',
    { ...ROUND, thick: 0.9 },
    { edge: 1.5 },
  ),
  ...solid('M48 33Q52 44 58 32Q58 39 53 43Q48 40 48 33z'),
  ...shape('M40 24Q37 12 50 9Q64 8 64 19Q64 26 58 25Q51 20 40 24z', { ...SLANT, turn: 18 }, { edge: 1.6 }),
  ...line('M62 20q5 5 3 16', 1.5),
  ...shape('M84 36l17 -5l5 17l-17 5z', [], { edge: 1.5 }),
  ...line('M84 36L98 42L101 31', 1.1),
  ...accent(circle(98, 42.6, 3.2), [], 1.2),
];

const radio = (): Drawing => [
  ...mountains(52, 0.8),
  ...line('M82 32L92 4', 1.9),
  ...many([7, 13, 19], (r) =>
    line(
      `M${92 - r} ${4 + r * 0.3}a${r} ${r} 0 0 0 ${r * 0.5} ${r * 0.6}M${92 + r} ${4 + r * 0.3}a${r} ${r} 0 0 1 ${-r * 0.5} ${r * 0.6}`,
      1.2,
    ),
  ),
  ...shape('M26 32H86V72H26z', { ...UPRIGHT, thick: 0.3 }, { edge: 2 }),
  ...shape('M86 32L95 27V66L86 72z', SHADE),
  ...shape('M26 32L35 27H95L86 32z', [], { ink: 'tint' }),
  ...accent(circle(43, 49, 10.5), [], 1.6),
  ...line('M43 49L50 42M35 49a8 8 0 0 1 16 0', 1.3),
  ...shape(box(58, 38, 23, 11), [], { edge: 1.4 }),
  ...line('M60 43.5H79M64 41v5M69 41v5M74 41v5', 1),
  ...many([62, 70, 78], (x) => [...solid(circle(x, 60, 3.4)), ...cut(`M${x} 60v-2.6`)]),
  ...line('M31 65H54M31 68H54', 1.1),
];

const dish = (): Drawing => [
  ...mountains(60, 0.8),
  ...shape('M46 76L56 48H66L78 76z', ROUND, { edge: 1.7 }),
  ...shape('M38 76H86V82H38z', [], { ink: 'ink' }),
  ...shape('M28 18Q26 52 54 62Q70 64 82 54z', { ...ROUND, turn: 60, bow: 4 }, { edge: 1.9 }),
  ...shape('M28 18Q50 20 66 34Q80 46 82 54Q66 52 48 40Q32 28 28 18z', { ...FLAT, thick: 0.5 }, { edge: 1.5 }),
  ...line('M42 34L74 22M64 48L74 22', 1.5),
  ...accent(circle(75, 21, 4)),
  ...many([8, 14, 20], (r) =>
    line(`M${75 + r * 0.2} ${21 - r}A${r} ${r} 0 0 1 ${75 + r} ${21 - r * 0.1}`, 1.5),
  ),
];

const fingerprint = (): Drawing => [
  ...rays(60, 40, 40),
  ...shape('M30 40Q28 4 60 4Q92 4 90 40Q90 76 60 78Q30 76 30 40z', [], { edge: 1.6 }),
  ...many([0, 1, 2, 3, 4], (i) => {
    const [w, h] = [6 + i * 5, 8 + i * 6];
    return line(
      `M${60 - w} ${52 + i * 4}Q${60 - w - 1} ${42 - h * 0.9} 60 ${42 - h}Q${60 + w + 1} ${42 - h * 0.9} ${60 + w} ${56 + i * 3}`,
      2,
    );
  }),
  ...line('M60 40V62M54 62Q56 68 62 70M66 64Q66 70 72 70', 2),
  ...line('M60 40q-3 8 0 14', 2),
  ...line('M22 16V6H34M98 16V6H86M22 64V76H34M98 64V76H86', 2.4),
];

const camera = (): Drawing => [
  ...open(64),
  ...line('M58 54L40 84M60 54V84M62 54L82 84', 2.6),
  ...shape('M26 26H76V56H26z', FLAT, { edge: 2 }),
  ...shape('M76 34L96 24V58L76 48z', SHADE, { edge: 1.7 }),
  ...many(
    [
      [40, 14, 11],
      [64, 14, 11],
    ] as const,
    ([x, y, r]) => [...shape(circle(x, y, r), ROUND, { edge: 1.8 }), ...accent(circle(x, y, 4), [], 1.2)],
  ),
  ...shape('M32 34h22v14h-22z', [], { ink: 'accent', edge: 1.4 }),
  ...solid(circle(66, 41, 3.4)),
];

/** A hooded stranger. */
const stranger = (): Drawing => [
  ...rays(60, 34, 34),
  ...accent(circle(60, 34, 30), [], 0),
  ...shape('M24 92Q26 62 42 54L78 54Q94 62 96 92z', [FOLDS, { ...SLANT, gap: 3.6 }], { edge: 1.9 }),
  ...shape('M38 58Q32 12 60 6Q88 12 82 58Q72 66 60 66Q48 66 38 58z', { ...ROUND, bow: 3 }, { edge: 2 }),
  ...shape('M46 54Q42 24 60 20Q78 24 74 54Q68 60 60 60Q52 60 46 54z', [], { ink: 'night', edge: 1.2 }),
  ...fill('M51 37h6v1.8h-6zM63 37h6v1.8h-6z', 'accent'),
];

/** A door ajar, light behind it. */
const door = (): Drawing => [
  ...room(74),
  ...shape('M32 76V6H88V76z', SHADE, { edge: 1.8 }),
  ...accent('M40 76V14H80V76z', [], 1.4),
  ...shape('M40 14L66 22V80L40 76z', UPRIGHT, { edge: 1.8 }),
  ...shape('M45 24L60 28V44L45 42zM45 50L60 51V70L45 67z', [], { edge: 1.2 }),
  ...solid(circle(62.6, 50, 1.9)),
  ...fill('M66 80L80 76L104 92H78z', 'accent'),
  ...line('M80 76L104 92', 1),
];

const chess = (): Drawing => [
  ...room(66),
  ...many([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], (i) =>
    solid(`M${-64 + i * 21} 68h10l-3 7h-11zM${-56 + i * 21} 75h11l-4 9h-12z`),
  ),
  ...shape('M36 70Q38 62 44 60H78Q84 62 86 70V76H36z', LEVEL, { edge: 1.8 }),
  ...shape(
    'M44 60Q44 48 54 40Q46 42 40 40L36 34Q44 24 50 20L52 8L60 16Q80 20 80 44Q80 54 76 60z',
    { ...ROUND, bow: 3 },
    { edge: 2 },
  ),
  ...solid(circle(55, 24, 1.8)),
  ...line('M62 18Q74 26 72 44M40 36l5 -1', 1.4),
  ...accent('M94 70Q92 62 97 58Q92 52 98 47Q104 52 99 58Q104 62 102 70z', ROUND, 1.3),
];

/** Drums that nobody should open. */
const drum = (): Drawing => [
  ...open(66),
  ...shape('M80 36a14 5 0 0 1 28 0V72a14 5 0 0 1 -28 0z', ROUND, { edge: 1.6 }),
  ...shape('M12 40a13 5 0 0 1 26 0V72a13 5 0 0 1 -26 0z', ROUND, { edge: 1.6 }),
  ...shape('M36 16a24 8 0 0 1 48 0V68a24 8 0 0 1 -48 0z', ROUND, { edge: 2 }),
  ...shape('M36 16a24 8 0 1 1 48 0a24 8 0 1 1 -48 0z', FLAT, { edge: 1.6 }),
  ...line('M36 34a24 8 0 0 0 48 0M36 58a24 8 0 0 0 48 0', 1.4),
  ...accent(circle(60, 50, 14), [], 1.8),
  ...solid(
    'M60 50m-2 -4l-4 -7a12 12 0 0 1 12 0l-4 7zM64 52l8 0a12 12 0 0 1 -6 10l-4 -7zM56 52l-8 0a12 12 0 0 0 6 10l4 -7z',
  ),
  ...solid(circle(60, 50, 2)),
];

export const SECRETS = { lantern, envoy, radio, dish, fingerprint, camera, stranger, door, chess, drum };
