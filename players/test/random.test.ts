import { fastDice, Match, Sight, defaultSetting } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { random } from '../index.ts';

const opening = (seed: string) => Match.start(demo, defaultSetting(demo), fastDice(seed));

test('a random player takes every option about equally often', () => {
  const taken = new Map<string, number>();
  let expected = 0;
  for (let game = 0; game < 3000; game++) {
    const sight = new Sight(opening(`even/${game}`), 'alder');
    if (sight.options.length !== 3) continue;
    const place = String(sight.options.indexOf(random.answer(sight).option));
    taken.set(place, (taken.get(place) ?? 0) + 1);
    expected += 1 / 3;
  }
  expect([...taken.keys()].sort()).toEqual(['0', '1', '2']);
  for (const count of taken.values()) expect(Math.abs(count - expected)).toBeLessThan(0.15 * expected);
});

test('a random player gives the same reply to the same sight, and takes nothing from the dice of the game', () => {
  const match = opening('same');
  const before = match.fingerprint();
  const replies = [1, 2, 3].map(() => random.answer(new Sight(match, 'flint')).option);
  expect(new Set(replies).size).toBe(1);
  expect(match.fingerprint()).toBe(before);
});
