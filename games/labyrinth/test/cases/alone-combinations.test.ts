import { expect, test } from 'vitest';
import { AT, idOf, MUSLIM } from '../../map.ts';
import { resolvePlots } from '../../unblocked.ts';
import { alone, named, operated, radicalized, scenarioAlone, turnUp, watch } from '../jihadist/play.ts';
import { all, goOn, here, plotsIn, standing } from '../table.ts';

const muslims = MUSLIM.map(idOf);

test('9.4.1 9.4.2.3 a Major Jihad comes before Good countries with cells', () => {
  const state = alone({
    countries: { jordan: { is: 'good ally', sleepers: 2 }, yemen: { is: 'poor', sleepers: 5 } },
  });
  const seen = operated(state, 2, { rolls: [3, 1] });
  expect([named(seen, 'ask.jihad'), standing(state, 'yemen')]).toEqual([
    ['major:yemen', 'major:yemen'],
    'ir adversary',
  ]);
});

test('9.4.1 with a card of 1 a Poor country of five cells is no Major Jihad: they fight nobody and recruit', () => {
  const state = alone({ countries: { yemen: { is: 'poor', sleepers: 5 } } });
  const seen = operated(state, 1, { rolls: [4] });
  expect([seen.why.includes('E.recruit'), here(state, 'yemen')]).toEqual([true, { sleepers: 5 }]);
});

test('9.4.2.2 card 41 NATO is troops for the Plot chart, in a Poor country before a Fair one without', () => {
  const state = alone({
    countries: { iraq: { is: 'poor ally', sleepers: 1 }, jordan: { is: 'fair', sleepers: 1 } },
    change: (one) => {
      one.nato = AT.iraq;
    },
  });
  const seen = turnUp(state, 43, { rolls: [6] });
  expect(named(seen, 'ask.plot')[0]).toBe('iraq');
});

test('9.4.2.2 4.3.3 Israel is of the posture of a Hard US: it comes before Aid, after troops', () => {
  const state = alone({
    countries: {
      israel: { sleepers: 1 },
      jordan: { is: 'fair ally', sleepers: 1, aid: 1 },
      'gulf-states': { is: 'poor ally', sleepers: 1, troops: 1 },
    },
  });
  const seen = turnUp(state, 43, { rolls: [6, 6, 6] });
  expect(named(seen, 'ask.plot')).toEqual(['gulf-states', 'israel', 'jordan']);
});

test('9.4.2.2 card 57 with Low Prestige neither Abu Sayyaf nor the troops there draw plots', () => {
  const state = alone({
    prestige: 3,
    funding: 5,
    effects: ['abu-sayyaf'],
    countries: {
      philippines: { is: 'soft', troops: 1, sleepers: 1 },
      jordan: { is: 'fair ally', sleepers: 1, aid: 1 },
    },
  });
  const seen = turnUp(state, 43, { rolls: [6, 6, 6] });
  expect(named(seen, 'ask.plot')[0]).toBe('jordan');
});

test('9.4.2 9.4.2.2 the Philippines take as many rolls as they have cells, the rest goes to the next country', () => {
  const state = alone({
    effects: ['abu-sayyaf'],
    countries: { philippines: { is: 'soft', sleepers: 2 }, spain: { is: 'hard', sleepers: 1 } },
  });
  const seen = turnUp(state, 43, { rolls: [2, 6, 6] });
  expect([named(seen, 'ask.plot'), here(state, 'philippines'), state.prestige]).toEqual([
    ['philippines', 'philippines', 'spain'],
    { active: 2, plots: 1 },
    6,
  ]);
});

test('9.4.2.5 a Regime Change country short of five troops more is passed over, cadre or not', () => {
  const state = alone({
    countries: {
      iraq: { is: 'poor ally', troops: 4, cadre: true, regimeChange: 'tan' },
      sudan: { is: 'fair', sleepers: 0, cadre: true },
      iran: { sleepers: 1 },
      egypt: { is: 'poor', cadre: true },
    },
  });
  expect(named(operated(state, 2, { rolls: [6, 6] }), 'ask.recruit')).toEqual(['egypt']);
});

test('9.4.2.5 4.7.4.2 the first success empties what Funding allows: the other Ops are Radicalization', () => {
  const state = alone({ funding: 3, countries: { egypt: { is: 'poor', sleepers: 4 } } });
  const seen = operated(state, 3, { rolls: [1], side: [1, 1, 1, 1, 1] });
  expect([here(state, 'egypt')['sleepers'], seen.why.includes('E.left-ops-radicalize')]).toEqual([5, true]);
});

test('9.4.2.6.1 card 54 Sadr keeps Iraq: the last cylinder under Regime Change may travel', () => {
  const countries = {
    iraq: { is: 'poor ally', troops: 2, active: 1, regimeChange: 'tan' },
    jordan: 'fair',
  } as const;
  const lapsing = ['gtmo'] as const;
  const away = alone({ countries, lapsing, effects: ['sadr'] });
  const kept = alone({ countries, lapsing });
  // Box 1 names Iraq itself for one cell; radicalized from the second box it is Jordan.
  radicalized(away, 2, { side: [1, 1] });
  radicalized(kept, 2, { side: [1, 1] });
  expect([here(away, 'jordan'), here(kept, 'jordan')]).toEqual([{ sleepers: 1 }, {}]);
});

test('9.4.2.6 a Besieged Regime draws one cell, the second goes by the next box with a candidate', () => {
  const state = alone({
    lapsing: ['gtmo'],
    countries: {
      somalia: { besieged: true },
      sudan: { is: 'ir', sleepers: 6 },
      yemen: { is: 'poor', sleepers: 4 },
    },
  });
  const seen = operated(state, 2, { rolls: [1] });
  expect([named(seen, 'ask.travel.destination'), named(seen, 'ask.travel.source')]).toEqual([
    ['somalia', 'yemen'],
    ['sudan', 'sudan'],
  ]);
});

test('9.4.3 4.8.4 the cell that Radicalization places takes the place of a cadre', () => {
  const state = alone({ countries: { morocco: { is: 'poor', cadre: true }, iran: { sleepers: 1 } } });
  radicalized(state, 1, { side: [1, 1] });
  expect(here(state, 'morocco')).toEqual({ sleepers: 1 });
});

test('9.4.3 4.9.4 a cell in an unmarked country tests it; 2.1.1 the fifteenth Fair one wins for the US', () => {
  const fair = muslims.filter((id) => !['morocco', 'sudan', 'somalia', 'yemen'].includes(id));
  const state = alone({ countries: all(fair, 'fair') });
  radicalized(state, 1, { side: [1, 1], rolls: [6] });
  expect(state.outcome).toEqual({ winner: 'us', by: 'fair-or-good' });
});

test('9.7 Coherent: with one plot left on a success only one is placed', () => {
  const state = alone({
    variants: { ideology: 'coherent' },
    countries: { spain: { is: 'hard', sleepers: 1 } },
    plots: [
      ['spain', 1],
      ['spain', 1],
      ['spain', 1],
      ['spain', 2],
      ['spain', 2],
    ],
  });
  turnUp(state, 5, { rolls: [1] });
  expect(plotsIn(state, 'spain')).toEqual([1, 1, 1, 2, 2, 3]);
});

test('9.7 9.4.2.3 Potent: three cells more than troops and NATO together', () => {
  const at = (sleepers: number) => {
    const state = alone({
      variants: { ideology: 'potent' },
      countries: { yemen: { is: 'poor ally', sleepers } },
      change: (one) => {
        one.nato = AT.yemen;
      },
    });
    return named(operated(state, 2, { rolls: [1, 1, 1, 1] }), 'ask.jihad')[0];
  };
  expect([at(4), at(5)]).toEqual([undefined, 'major:yemen']);
});

test('9.7 Virulent: a Major Jihad that fails three times costs no cell and still besieges', () => {
  const state = alone({
    variants: { ideology: 'virulent' },
    countries: { yemen: { is: 'poor adversary', sleepers: 3 } },
  });
  operated(state, 3, { rolls: [6, 6, 6] });
  expect([here(state, 'yemen'), standing(state, 'yemen')]).toEqual([
    { active: 3, besieged: 1 },
    'poor neutral',
  ]);
});

test('9.3.3 7.5.2 a WMD that is blocked brings the highest plot set aside back', () => {
  const state = alone({ countries: { spain: { is: 'hard', sleepers: 1 } } });
  state.available.splice(0, 4, 1, 1, 1, 0);
  state.aside.splice(0, 3, 2, 1, 0);
  state.looseNukes = 0;
  for (let i = 0; i < 3; i++)
    state.plots.push({ country: AT.spain, value: 4, most: 3, exact: false, shown: false, backlash: false });
  state.hands.us.push(43);
  state.deck = state.deck.filter((one) => one !== 43);
  state.phase = { side: 'us', played: 0, held: false, bound: null };
  goOn(state, ['card-43', 'alert', 'spain/1']);
  expect([state.available, state.aside]).toEqual([
    [1, 2, 1, 0],
    [2, 0, 0],
  ]);
});

test('9.1 2.1.2 alone the WMD at home and fifteen Poor countries at Prestige 1 still win for the Jihadist', () => {
  const wmd = alone({ plots: [['united-states', 4]], countries: { 'united-states': { sleepers: 1 } } });
  watch(wmd, (table) => resolvePlots(table));
  expect(wmd.outcome).toEqual({ winner: 'jihadist', by: 'wmd' });
});

test('9.1 8.4 alone the last cell fails in a Jihad: play goes on, and the Ops left over are Radicalization', () => {
  const state = alone({ countries: { jordan: { is: 'fair', sleepers: 1 } } });
  const seen = operated(state, 2, { rolls: [6], side: [1, 1] });
  expect([state.outcome, seen.why.includes('E.left-ops-radicalize'), here(state, 'morocco')]).toEqual([
    null,
    true,
    { sleepers: 1 },
  ]);
});

test('9.2 5.2.4 alone the pile of the Jihadist is empty and the US keeps its card: the turn is over', () => {
  const state = alone({ hands: { us: [43], jihadist: [] }, phase: 'us' });
  goOn(state, ['hold']);
  expect([state.turn, state.hands.us.length]).toEqual([2, 10]);
});

test('9.5 Mission Accomplished? alone: the Schengen countries are rolled for, and nobody is asked', () => {
  const state = scenarioAlone('mission-accomplished', {
    change: (one) => {
      one.stage = { kind: 'schengen-rolls' };
    },
  });
  const { asked } = goOn(state, [], [1, 2, 3, 4, 5, 6, 1]);
  expect([asked, standing(state, 'eastern-europe'), standing(state, 'france')]).toEqual([[], 'soft', 'hard']);
});
