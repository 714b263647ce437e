/** Silhouettes of fighting units, side on and facing right, in a field of 120 by 50: ink, with a few lines cut out. */
import { box, circle, cut, type Drawing, fill, many, solid } from './strokes.ts';

/** Evenly spread over a length. */
const spread = (from: number, to: number, n: number) =>
  Array.from({ length: n }, (_, i) => from + ((to - from) * i) / (n - 1));

const hub = (x: number, y: number, r: number): Drawing => [
  ...fill(circle(x, y, r), 'paper'),
  ...solid(circle(x, y, r * 0.5)),
];
const tyres = (y: number, r: number, ...xs: readonly number[]): Drawing =>
  many(xs, (x) => [...solid(circle(x, y, r)), ...hub(x, y, r * 0.58)]);
const tracks = (from: number, to: number, y: number, wheels: number): Drawing => [
  ...solid(
    `M${from + 5} ${y}H${to - 5}L${to} ${y + 4.5}L${to - 7} ${y + 13}H${from + 7}L${from} ${y + 4.5}z`,
  ),
  ...many(spread(from + 8, to - 8, wheels), (x) => hub(x, y + 7.4, 4)),
];
const aerial = (x: number, y: number, height: number) => solid(`M${x} ${y}v${-height}h1.1v${height}z`);

const tank = (): Drawing => [
  ...tracks(12, 102, 33, 6),
  ...solid('M8 33L15 26L92 25L106 31L103 35H11zM34 26L41 15L66 14L79 20V26z'),
  ...solid(`${box(76, 17.6, 42, 3.2)}${box(96, 16.4, 8, 5.6)}M46 14v-3.4h10v3.4z`),
  ...aerial(38, 16, 12),
  ...cut('M17 29.4L94 28.6M42 21L72 20', 1.1),
];
const lightTank = (): Drawing => [
  ...tracks(20, 94, 35, 5),
  ...solid('M16 36L14 29L26 25H84L102 32L96 36zM42 26L47 18H66L72 25z'),
  ...solid(`${box(70, 19.6, 32, 2.4)}${box(90, 18.8, 5, 4)}`),
  ...aerial(46, 18, 11),
  ...cut('M20 30.6H94', 1.1),
];
const ifv = (): Drawing => [
  ...tracks(16, 100, 34, 6),
  ...solid('M11 34L15 21L82 19L108 29L103 36H14zM46 20L50 12.4H69L73 20z'),
  ...solid(`${box(70, 14.4, 28, 2.2)}${box(44, 8.4, 16, 4.6)}`),
  ...aerial(64, 13, 9),
  ...cut('M17 26.6L94 25.4M46 10.7h12', 1.1),
];
const trackedCarrier = (): Drawing => [
  ...tracks(16, 98, 35, 5),
  ...solid('M12 36L13 16H84L101 26L102 36zM44 16v-4.4h13v4.4z'),
  ...solid(box(55, 12, 16, 1.8)),
  ...aerial(24, 16, 12),
  ...cut('M16 26H94M84 18l12 7', 1.1),
];
const wheeledCarrier = (): Drawing => [
  ...solid('M9 31L13 16L78 15L98 20L111 29L107 35H12zM42 15v-4.6h12v4.6z'),
  ...solid(box(52, 11, 17, 1.8)),
  ...tyres(37, 7.8, 25, 45, 75, 95),
  ...aerial(22, 16, 11),
  ...cut('M15 23.4H94M86 19l11 6', 1.1),
];
const gun = (): Drawing => [
  ...tracks(10, 96, 35, 7),
  ...solid('M7 36L12 29L94 28L104 33V37H10zM12 29L14 12L49 11L59 18V29zM54 17L113 3L114 6L56 21.4z'),
  ...solid('M108 2l8 -2l1.4 5.4l-8 2z'),
  ...aerial(18, 12, 9),
  ...cut('M17 20H54M15 32H95', 1.1),
];
const towedGun = (): Drawing => [
  ...solid(
    'M48 33L112 8L113.4 11L52 37zM108 6.4l8 -3l2 5l-8 3zM44 24L56 20L62 38L50 40zM50 38L4 46L3 43.4L46 34z',
  ),
  ...solid('M2 40h4v8h-4z'),
  ...tyres(38, 9, 54),
];
const rockets = (): Drawing => [
  ...solid('M8 36V29H70V36zM72 36V17H92L100 26L110 28V36z'),
  ...solid('M8 24L62 6L67 18L13 30z'),
  ...many([0.25, 0.5, 0.75], (f) => cut(`M${8 + 5 * f} ${24 + 6 * f}L${62 + 5 * f} ${6 + 12 * f}`, 1)),
  ...tyres(38, 8, 20, 38, 94),
  ...cut('M76 20H90L96 26.4H76z', 1.1),
];
const missileCarrier = (): Drawing => [
  ...solid('M11 34L14 23H40L47 14H75L83 23L105 27L108 35zM49 14V8h4v6z'),
  ...solid(`${box(38, 0.6, 48, 3.8)}${box(38, 5.4, 48, 3.8)}${box(83, 0, 4.6, 9.8)}`),
  ...tyres(37, 8.4, 30, 89),
  ...cut('M50 17.4H71L76 23H45z', 1.1),
];
const scoutCar = (): Drawing => [
  ...solid('M9 33L14 20L46 18L52 12H72L78 18L92 20L110 30L107 35zM44 12'),
  ...solid(`${box(70, 13.6, 26, 2)}M54 12v-3h12v3z`),
  ...tyres(37, 8.6, 30, 88),
  ...aerial(24, 20, 17),
  ...cut('M18 26H98M82 22l8 0', 1.1),
];
const antiAircraft = (): Drawing => [
  ...tracks(14, 98, 35, 6),
  ...solid(
    'M10 36L15 27L92 26L104 32V37H13zM32 27L35 15H68L73 27zM62 19L106 3.4L106.8 5.6L64 21.8zM60 14L100 0L100.8 2.2L61 16.6z',
  ),
  ...solid('M36 15V12q-11 -2 -12 -12q15 3 16 12v3z'),
  ...cut('M26 2.4q8 4 10 9M18 30.6H94', 1.1),
];
const man = (x: number, y: number): Drawing => [
  ...solid(
    `M${x + 3} ${y + 10}q0 -7.4 7.6 -7.4q7 0 7.4 7l2 1.6h-17zM${x + 5.4} ${y + 11}h10q0 6 -5 6t-5 -6z`,
  ),
  ...solid(`M${x + 1} ${y + 46}l3 -15l-2 -11q2 -3 8.4 -3q7 0 8.6 4l-.6 10l4 15h-5.6l-4.8 -13l-4.4 13z`),
  ...solid(`M${x - 7} ${y + 27.4}l35 -9.8l.6 2l-12.6 5l1 3l-3.4 1l-1.2 -2.8l-18.4 5.6z`),
  ...cut(`M${x + 5} ${y + 22}l9 8`, 1),
];
const infantry = (): Drawing => [...man(18, 1), ...man(50, 4), ...man(82, 1)];
const mortar = (): Drawing => [
  ...man(12, 1),
  ...solid('M62 44L86 8L92 12L68 48zM84 18L104 46L100.6 48L81 21zM54 44H80V48H54z'),
  ...solid('M92 2l5 -4l3 6l-5 4z'),
  ...man(34, 5),
];
const pickup = (): Drawing => [
  ...solid('M8 36V26H54V16H76L85 25L107 28L109 36zM34 26V15h3v11z'),
  ...solid('M22 12L64 6L64.6 8.8L42 13.4V18H30V15z'),
  ...tyres(37, 8, 28, 90),
  ...cut('M58 19H74L80 25.4H58zM12 30H50', 1.1),
];
const command = (): Drawing => [
  ...tracks(16, 98, 35, 5),
  ...solid('M12 36V10H74V18L86 20L101 28L102 36z'),
  ...aerial(20, 10, 10),
  ...aerial(44, 10, 8),
  ...aerial(68, 10, 10),
  ...cut('M16 24H74M30 15h14M50 15h14', 1.1),
];
const utility = (): Drawing => [
  ...solid('M10 35L12 24L36 23L44 13H74L83 23L106 26L108 35z'),
  ...tyres(37, 8.4, 30, 90),
  ...aerial(18, 24, 20),
  ...cut('M47 16.4H58V23H42.6zM62 16.4H72.6L78 23H62z', 1.2),
];

export const UNITS = {
  tank,
  'light-tank': lightTank,
  ifv,
  'tracked-carrier': trackedCarrier,
  'wheeled-carrier': wheeledCarrier,
  gun,
  'towed-gun': towedGun,
  rockets,
  'missile-carrier': missileCarrier,
  'scout-car': scoutCar,
  'anti-aircraft': antiAircraft,
  infantry,
  mortar,
  pickup,
  command,
  utility,
} satisfies Readonly<Record<string, () => Drawing>>;

export type Unit = keyof typeof UNITS;
