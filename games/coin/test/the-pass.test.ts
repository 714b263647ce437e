import { defaultSetting, Dice, fastDice, Match, Sight } from '@sandtable/engine';
import { randomAnswer, runContent, torture } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { thePass } from '../testing/index.ts';

test('a volume made from the kits keeps every promise of the contract, and none of its games runs into a dead end', () => {
  const report = torture(thePass, { games: 60, every: 12 });
  expect(report.failures).toEqual([]);
  expect(report.decisions).toBeGreaterThan(1000);
  expect(report.redeals).toBeGreaterThan(0);
}, 120_000);

test('every Event, Operation, Special Activity and reason happens', () => {
  const report = runContent(thePass, { games: 300 });
  expect(report.never).toEqual([]);
  expect(report.undeclared).toEqual([]);
});

test('a faction run by rules answers everything it is asked', () => {
  for (let game = 0; game < 20; game++) {
    const setting = defaultSetting(thePass, { nonPlayers: 'rebels' });
    const match = Match.start(thePass, setting, fastDice(`run/${game}`), { journal: false });
    const chance = new Dice(fastDice(`people/${game}`));
    while (match.result === undefined) {
      const { seat, option } = randomAnswer(match, chance);
      const player = seat === 'rebels' ? thePass.players?.[0] : undefined;
      match.answer(seat, player?.answer(new Sight(match, seat)).option ?? option);
    }
    expect(match.result).toBeDefined();
  }
});
