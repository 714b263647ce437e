import { expect, test } from 'vitest';
import { regimeChange } from '../../operations/regime-change.ts';
import { troopsBox } from '../../levels.ts';
import { tally } from '../../levels.ts';
import { here, operation, scenario, situation, standing } from '../table.ts';

test('7.3.4 E22 Regime Change in Afghanistan: marker, Governance, Ally, cells Active, Prestige', () => {
  const state = scenario('lets-roll');
  const played = operation(state, 'us', 'regime-change', 3, ['6'], [3, 5, 2, 4]);
  expect(played.rollsLeft).toBe(0);
  expect(standing(state, 'afghanistan')).toBe('poor ally');
  expect(here(state, 'afghanistan')).toEqual({ troops: 6, active: 4, regimeChange: 2 });
  expect([state.prestige, troopsBox(state), tally(state).islamist]).toEqual([9, 'war', 0]);
});

test('7.3.4 it takes a Hard US, 3 Ops, Islamist Rule and six troops out of one place', () => {
  const why = (given: Parameters<typeof situation>[0], ops = 3) => {
    const state = situation(given);
    return regimeChange.canDo(state, ops) ? 'possible' : regimeChange.whyNot(state, ops).key;
  };
  const countries = { afghanistan: 'ir' } as const;
  expect(why({ countries })).toBe('possible');
  expect(why({ countries, us: 'soft' })).toBe('why.not-hard');
  expect(why({ countries }, 2)).toBe('why.ops');
  expect(why({})).toBe('why.no-islamist');
  const spread = {
    afghanistan: 'ir',
    iraq: { is: 'poor ally', troops: 5 },
    yemen: { is: 'poor ally', troops: 5 },
  } as const;
  expect(why({ countries: spread })).toBe('why.no-landing');
});

test('7.3.4 D-R10 a Regime Change country gives only what it can spare', () => {
  const countries = {
    afghanistan: 'ir',
    iraq: { is: 'poor ally', troops: 12, sleepers: 1, regimeChange: 'tan' },
  } as const;
  expect(operation(situation({ countries }), 'us', 'regime-change', 3, [], [4, 4, 1, 1]).asked).toEqual([]);
  const state = situation({ countries });
  operation(state, 'us', 'regime-change', 3, [], [4, 4, 1, 1]);
  expect(here(state, 'afghanistan')).toEqual({ troops: 6, regimeChange: 2 });
});

test('6.3.3.1 Reserves may make up the 3', () => {
  const state = scenario('lets-roll', { reserves: { us: 2 } });
  operation(state, 'us', 'regime-change', 1, ['6'], [3, 5, 2, 4]);
  expect([standing(state, 'afghanistan'), state.reserves.us]).toEqual(['poor ally', 0]);
});

test('7.3.4.1 a country is a Regime Change country until it is Good or under Islamist Rule', () => {
  const state = situation({
    countries: {
      afghanistan: { is: 'fair ally', troops: 6, regimeChange: 'green', aid: 1 },
      pakistan: 'good ally',
    },
  });
  operation(state, 'us', 'war-of-ideas', 3, ['afghanistan'], [6]);
  expect(here(state, 'afghanistan')).toEqual({ troops: 6 });
});

test('card 80 D-80 a Regime Change in Pakistan opens it to Disrupt for good', () => {
  const state = situation({
    countries: { pakistan: { is: 'ir', sleepers: 2 } },
    effects: ['fata', 'fata-shield'],
  });
  operation(state, 'us', 'regime-change', 3, ['6'], [1, 1, 1, 1]);
  expect([state.effects.fata, state.effects['fata-shield']]).toEqual([true, false]);
  expect(operation(state, 'us', 'disrupt', 3, []).menu).toEqual([]);
  expect(here(state, 'pakistan')).toEqual({ troops: 6, cadre: 1, regimeChange: 2 });
});
