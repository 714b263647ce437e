import { expect, test } from 'vitest';
import { draw } from '../draw.ts';
import { linesOf } from '../lib/path.ts';
import { gapBetween, holds, type Line, type Point, type Rect } from '../lib/plane.ts';
import { levelled, levelOf } from '../lib/horizon.ts';
import { warpThrough } from '../lib/warp.ts';
import type { Plan } from '../plan.ts';

const square = (x: number, y: number, size: number): Line => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

/** A world of two boxes joined by a line, on a land that is no space, beside one that is. */
const plan: Plan = {
  game: 'invented',
  frame: [800, 400],
  marks: { row: ['governance', 'aid'] },
  areas: { steppe: { rings: [square(0, 0, 400)] } },
  tokens: {
    capital: { at: [200, 90], box: [120, 100] },
    port: { at: [600, 200], box: [120, 100] },
  },
  lines: {},
  links: [
    ['capital', 'port'],
    ['steppe', 'port'],
  ],
  lands: { island: { rings: [square(450, 50, 300)], label: [600, 80] } },
};
const { spaces, links, lands } = draw(plan);

test('a box holds its name, its marks and its pieces', () => {
  const { capital } = spaces;
  const box: Rect = [140, 40, 120, 100];
  expect(capital?.form).toBe('token');
  expect(Object.keys(capital?.marks ?? {})).toEqual(['governance', 'aid']);
  expect(gapBetween(box, capital?.pieces ?? [0, 0, 0, 0])).toBeLessThan(-50);
});

test('what lies in an area keeps clear of the tokens set upon it', () => {
  const pieces = spaces['steppe']?.pieces ?? [0, 0, 0, 0];
  expect(holds(square(0, 0, 400), pieces)).toBe(true);
  expect(gapBetween(pieces, [140, 40, 120, 100])).toBeGreaterThan(0);
});

test('links run from space to space', () => {
  const [first, second] = linesOf(links);
  expect(first).toEqual([
    [200, 90],
    [600, 200],
  ]);
  expect(second?.[1]).toEqual([600, 200]);
  expect(() => draw({ ...plan, links: [['capital', 'nowhere']] })).toThrow('nowhere');
});

test('lands that are no spaces are drawn all the same', () => {
  expect(Object.keys(lands)).toEqual(['island']);
  expect(spaces['island']).toBeUndefined();
});

test('an area that is too small for its pieces is told by name', () => {
  const areas = { rock: { rings: [square(700, 300, 60)] } };
  expect(() => draw({ ...plan, areas, links: [] })).toThrow('no room in rock');
  const room: Rect = [690, 290, 100, 80];
  expect(
    draw({ ...plan, areas: { rock: { ...areas.rock, room } }, links: [] }).spaces['rock']?.pieces[2],
  ).toBe(100);
});

test('what lies in an area keeps clear of a line that runs through it, but not of its own border', () => {
  const through = (isBorder: boolean) => {
    const line: Line = Array.from({ length: 41 }, (_, i): Point => [200, i * 10]);
    const road = { courses: [{ line, isBorder }], box: [200, 380] as const };
    return draw({ ...plan, tokens: {}, links: [], lines: { road } }).spaces['steppe']?.pieces ?? [0, 0, 0, 0];
  };
  const crosses = ([x, , width]: Rect) => x < 200 && x + width > 200;
  expect(crosses(through(false))).toBe(false);
  expect(crosses(through(true))).toBe(true);
});

test('signs of terrain are scattered in loose groups, the same every time', () => {
  const areas = { steppe: { rings: [square(0, 0, 400)], signs: 20 } };
  const signs = draw({ ...plan, areas }).spaces['steppe']?.signs ?? [];
  expect(signs).toEqual(draw({ ...plan, areas }).spaces['steppe']?.signs);
  // 400 would stand there on a plain grid; some of the land stays open.
  expect(signs.length / 2).toBeGreaterThan(120);
  expect(signs.length / 2).toBeLessThan(330);
  expect(draw(plan).spaces['steppe']?.signs).toBeUndefined();
});

test('beyond its neighbourhood a warp goes over into a plane, without a step', () => {
  const pins = [
    { from: [0, 0], to: [0, 0] },
    { from: [10, 0], to: [120, 0] },
    { from: [0, 10], to: [0, 90] },
    { from: [10, 10], to: [100, 100] },
  ] as const;
  const warp = warpThrough(pins);
  const horizon = {
    neighbourhood: [0, 0, 10, 10],
    reach: 5,
    world: [0, 0, 0, 0],
    cut: [0, 0, 0, 0],
  } as const;
  const level = levelled(warp, levelOf(pins), horizon);
  expect(level([10, 5])).toEqual(warp([10, 5]));
  const [a, b, c] = [level([40, 5]), level([50, 5]), level([60, 5])];
  expect(c[0] - b[0]).toBeCloseTo(b[0] - a[0], 6);
  for (let x = 10; x < 16; x += 0.05)
    expect(Math.abs(level([x + 0.05, 5])[0] - level([x, 5])[0])).toBeLessThan(2);
});
