import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitment, Dice, type DiceState, fastDice, forcedDice, sealedDice, sideDice } from '../dice.ts';

const KEY = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

function rolls(state: DiceState, count: number, sides = 6): number[] {
  const dice = new Dice(state);
  return Array.from({ length: count }, () => dice.roll(sides));
}

describe.each([
  ['fast', () => fastDice('seed')],
  ['sealed', () => sealedDice(KEY, 'salt')],
] as const)('%s dice', (_kind, make) => {
  test('give the same rolls for the same start', () => {
    expect(rolls(make(), 100)).toEqual(rolls(make(), 100));
  });

  test('go on from a saved state as if never saved', () => {
    const state = make();
    const first = rolls(state, 37);
    const saved = JSON.parse(JSON.stringify(state)) as DiceState;
    expect([...first, ...rolls(saved, 63)]).toEqual(rolls(make(), 100));
  });

  test('show every face equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const roll of rolls(make(), 60_000)) counts[roll - 1] = (counts[roll - 1] ?? 0) + 1;
    // Chi squared with 5 degrees of freedom: beyond 25.7 once in ten thousand seeds.
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(25.7);
  });

  test('shuffle into every order equally often', () => {
    const dice = new Dice(make());
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const cards = ['a', 'b', 'c', 'd'];
      dice.shuffle(cards);
      counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 23 degrees of freedom: beyond 56 once in ten thousand seeds.
    expect([...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(56);
  });
});

test('words beyond the last whole multiple are thrown away, so that no number is likelier', () => {
  // Of 2^32 words, 3 * 2^30 is the largest multiple of 3 * 2^30: a quarter of the words must be skipped.
  const state = sealedDice(KEY, 'salt');
  const dice = new Dice(state);
  for (let i = 0; i < 1000; i++) dice.below(3 * 2 ** 30);
  expect(state.taken).toBeGreaterThan(1200);
  expect(state.taken).toBeLessThan(1470);
});

test('impossible draws are refused', () => {
  const dice = new Dice(fastDice('x'));
  for (const n of [0, -1, Number.NaN, 2 ** 33]) expect(() => dice.below(n)).toThrow(RangeError);
});

test('sealed dice can be checked with any SHA-256: the documented recipe gives the same words', () => {
  const bytes = (hex: string) => Buffer.from(hex, 'hex');
  const salt = createHash('sha256').update('salt').digest();
  const block = createHash('sha256')
    .update(Buffer.concat([Buffer.from('sandtable-dice'), bytes(KEY), salt, bytes('0000000000000000')]))
    .digest();
  const expected = Array.from({ length: 8 }, (_, i) => (block.readUInt32BE(i * 4) % 6) + 1);
  expect(rolls(sealedDice(KEY, 'salt'), 8)).toEqual(expected);
  expect(commitment(KEY)).toBe(
    createHash('sha256')
      .update(Buffer.concat([Buffer.from('sandtable-dice-commitment'), bytes(KEY)]))
      .digest('hex'),
  );
});

test('another key or another salt gives other dice', () => {
  const here = rolls(sealedDice(KEY, 'salt'), 50);
  expect(rolls(sealedDice(KEY, 'pepper'), 50)).not.toEqual(here);
  expect(rolls(sealedDice(KEY.replace('0', '1'), 'salt'), 50)).not.toEqual(here);
});

test('a key is 256 bits in hexadecimal', () => {
  expect(() => sealedDice('abc', '')).toThrow('64 hexadecimal digits');
  expect(() => sealedDice(KEY.toUpperCase(), '')).toThrow('64 hexadecimal digits');
});

test("a player's own dice take nothing from the game's, and differ from decision to decision", () => {
  for (const game of [fastDice('x'), sealedDice(KEY, 'salt')]) {
    const before = JSON.stringify(game);
    const first = rolls(sideDice(game, 1), 20);
    expect(rolls(sideDice(game, 1), 20)).toEqual(first);
    expect(rolls(sideDice(game, 2), 20)).not.toEqual(first);
    expect(JSON.stringify(game)).toBe(before);
  }
});

test('forced dice show what the test wants, and say when it forgot a roll', () => {
  const dice = new Dice(forcedDice([6, 1]));
  expect([dice.roll(6), dice.roll(6)]).toEqual([6, 1]);
  expect(() => dice.roll(6)).toThrow('beyond the forced ones');
  expect(() => new Dice(forcedDice([7])).roll(6)).toThrow('forced roll of 7');
  expect(rolls(sideDice(forcedDice([], [3, 2]), 0), 2)).toEqual([3, 2]);
});
