import type { Game } from '@sandtable/engine';
import { findGame } from '@sandtable/games/workshop';
import { expect, test } from 'vitest';
import { countReasons } from '../reasons-count.ts';

const andeanAbyss = (await findGame('andean-abyss')) as Game;

test('8.0 the non-players of Andean Abyss give a reason for every answer', () => {
  const { asked, answers, missing } = countReasons(andeanAbyss, 4, 'reasons');
  expect(Object.entries(asked).filter(([, count]) => count.missing > 0)).toEqual([]);
  expect(missing).toBe(0);
  expect(answers).toBeGreaterThan(1000);
  // Where one option is left, too.
  for (const question of ['auc ask.extort', 'farc ask.kidnap', 'farc ask.remove'])
    expect(asked[question]?.answers).toBeGreaterThan(0);
});

test('A2 the bots of Pax Pamir, whose rulebook has no non-players, give a reason for every answer', async () => {
  const paxPamir = (await findGame('pax-pamir')) as Game;
  const courtiers = { ...paxPamir, players: (paxPamir.players ?? []).filter(({ id }) => id === 'courtier') };
  const { asked, answers, missing } = countReasons(courtiers, 6, 'own');
  expect(missing).toBe(0);
  expect(answers).toBeGreaterThan(300);
  expect(asked['courtier ask.turn']?.answers).toBeGreaterThan(0);
});

test('a non-player that keeps its reasons to itself is found', () => {
  const silent: Game = {
    ...andeanAbyss,
    players: (andeanAbyss.players ?? []).map((player) => ({
      ...player,
      answer: (seen) => ({ option: player.answer(seen).option }),
    })),
  };
  const { answers, missing } = countReasons(silent, 1, 'silent');
  expect(missing).toBe(answers);
});
