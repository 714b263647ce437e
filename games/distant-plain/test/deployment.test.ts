import { defaultSetting, fastDice, Match } from '@sandtable/engine';
import { playRandomly } from '@sandtable/engine/testing';
import { Dice } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { distantPlain } from '../index.ts';
import { SCENARIOS } from '../scenarios.ts';
import { here } from './table.ts';

const begun = (scenario: string) =>
  Match.start(
    distantPlain,
    { scenario, options: { ...defaultSetting(distantPlain).options, freeDeployment: true } },
    fastDice('free'),
  );

test('2.1 free deployment: Warlords, Government, Taliban, Coalition, each in its zones', () => {
  const match = begun('2005');
  expect(match.turn).toEqual(['warlords']);
  expect(match.menuOf('warlords')).toHaveLength(29);
  for (const option of ['herat', '7']) match.answer('warlords', option);
  expect(match.menuOf('warlords')).toHaveLength(22);
  for (const option of ['herat', '2', 'konduz', '2', 'balkh', '2', 'farah']) match.answer('warlords', option);
  // The Government's cubes in Kabul go without saying.
  expect(here(match.state, 'kabul')).toEqual({ 'government-troops': 2, police: 2 });
  expect(match.turn).toEqual(['government']);
  expect(match.menuOf('government')).not.toContain('zabol');
  expect(match.menuOf('government')).not.toContain('kabul');
});

test.each(SCENARIOS)('2.1 in %s everything is deployed before the first card is turned up', (scenario) => {
  const match = begun(scenario);
  expect(match.state.card).toBe(0);
  const chance = new Dice(fastDice('x'));
  while (match.state.stage.kind === 'deploy') playRandomly(match, chance, 1);
  expect(match.state.card).toBeGreaterThan(0);
  distantPlain.laws(match.state);
});
