import { randomSide } from '@sandtable/coin/event-language';
import type { Chance, Json } from '@sandtable/engine';
import { torture } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { CARDS } from '../cards.ts';
import { type Side, VOCABULARY } from '../events/vocabulary.ts';
import { distantPlain } from '../index.ts';
import { idOf, PAKISTAN } from '../map.ts';
import { ownersFileFaults } from '../owners-file.ts';

test('random games with random options keep every promise of the contract, and none runs into a dead end', () => {
  const report = torture(distantPlain, { games: 2, every: 120 });
  expect(report.failures).toEqual([]);
  expect(report.redeals).toBeGreaterThan(0);
}, 120_000);

/** An owner's file that nobody would write: every card says something, and Pakistan is crowded or empty. */
function randomOwnersFile(chance: Chance): Json {
  const cards: Record<string, Record<'unshaded' | 'shaded', Side>> = {};
  for (const { number, capability } of CARDS)
    if (capability === null)
      cards[number] = { unshaded: randomSide(VOCABULARY, chance), shaded: randomSide(VOCABULARY, chance) };
  const population = Object.fromEntries(PAKISTAN.map((space) => [idOf(space), chance.below(4)]));
  // As a file it is plain data.
  return JSON.parse(JSON.stringify({ cards, map: { population } })) as Json;
}

test('5.0 games with random owner’s files keep them, too', () => {
  const withFiles: typeof distantPlain = {
    ...distantPlain,
    setup: (setting, chance) => {
      const cards = randomOwnersFile(chance);
      expect(ownersFileFaults(cards)).toEqual([]);
      return distantPlain.setup({ ...setting, attachments: { cards } }, chance);
    },
  };
  expect(torture(withFiles, { games: 1, every: 120, deals: 0 }).failures).toEqual([]);
}, 120_000);
