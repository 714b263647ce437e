import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { execute, playable } from '../events/event.ts';
import { goOn, here, plotsIn, situation, standing } from '../table.ts';

test('card 96 without a plot of 1 only the posture is set; under Islamist Rule any plot will do', () => {
  const none = situation({
    plots: [
      ['iran', 1],
      ['iran', 1],
      ['iran', 1],
    ],
  });
  execute(none, 'us', 96, ['soft']);
  expect([standing(none, 'scandinavia'), none.plots.length]).toEqual(['soft', 3]);
  const state = situation({ countries: { egypt: 'ir' } });
  execute(state, 'us', 96, ['hard', 'yemen', 'plot-3'], [2]);
  expect([plotsIn(state, 'yemen'), standing(state, 'yemen')]).toEqual([[3], 'poor neutral']);
});

test('card 97 the US acts with 1, keeps its Reserves, and the cards have changed hands', () => {
  const state = situation({ hands: { us: [97, 1], jihadist: [60] }, phase: 'us', reserves: { us: 2 } });
  goOn(state, ['card-97', 'event', 'canada'], [5]);
  expect([state.hands, state.reserves.us, state.prestige]).toEqual([{ us: [60], jihadist: [1] }, 2, 8]);
});

test('card 102 Central Asia comes out of Islamist Rule; its siege and its cells stay', () => {
  const state = situation({ countries: { 'central-asia': { is: 'ir', besieged: true, sleepers: 2 } } });
  execute(state, 'us', 102, [], [5]);
  expect([standing(state, 'central-asia'), here(state, 'central-asia')]).toEqual([
    'fair neutral',
    { besieged: 1, sleepers: 2 },
  ]);
});

test('card 103 the Gulf States are within three lines of Lebanon, Yemen and Pakistan are not', () => {
  const cell = { is: 'fair', sleepers: 1 } as const;
  const state = situation({ countries: { yemen: cell, pakistan: cell, 'gulf-states': cell } });
  execute(state, 'us', 103);
  expect([here(state, 'gulf-states'), here(state, 'yemen')]).toEqual([{ cadre: 1 }, { sleepers: 1 }]);
});

test('card 104 8.1.2 both rolls go against Good: 1 succeeds, 2 does not; one Aid goes', () => {
  const state = situation({ countries: { turkey: { is: 'good ally', aid: 2 } } });
  execute(state, 'jihadist', 105, ['turkey'], [1, 2]);
  expect([standing(state, 'turkey'), here(state, 'turkey')]).toEqual(['fair ally', { aid: 1 }]);
});

test('card 109 a cell and Sadr are two cells; whoever plays it draws', () => {
  const state = situation({
    countries: {
      iraq: { is: 'poor ally', troops: 6, sleepers: 1, regimeChange: 'tan' },
      egypt: { is: 'poor', sleepers: 1 },
    },
    effects: ['sadr'],
    deck: [2],
  });
  execute(state, 'jihadist', 109, ['sleeper'], [1, 1, 1]);
  expect([here(state, 'iraq'), state.effects.sadr, state.hands.jihadist]).toEqual([
    { troops: 6, cadre: 1, regimeChange: 1 },
    false,
    [2],
  ]);
});

test('card 110 troops that have stayed under Islamist Rule let Zarqawi come', () => {
  const state = situation({ countries: { iraq: { is: 'ir', troops: 1 } } });
  execute(state, 'jihadist', 110);
  expect(here(state, 'iraq')).toEqual({ troops: 1, sleepers: 3, plots: 1 });
});

test('card 113 D-R22 an Islamist Sudan gets Aid and a step toward Ally at Prestige 7', () => {
  const state = situation({ prestige: 7, countries: { sudan: 'ir' } });
  execute(state, 'jihadist', 113);
  expect([standing(state, 'sudan'), here(state, 'sudan')]).toEqual(['ir neutral', { aid: 1 }]);
});

test('card 115 neither a Soft Thailand nor a Hard China counts', () => {
  for (const countries of [
    { thailand: { is: 'soft', sleepers: 1 } },
    { china: { is: 'hard', sleepers: 1 } },
  ] as const)
    expect(playable(situation({ countries }), 115, 'us')).toBe(false);
});

test('card 116 the US leaves plots in Iran and in Neutral countries', () => {
  const state = situation({
    countries: { egypt: 'fair', jordan: 'fair ally' },
    plots: [
      ['egypt', 1],
      ['jordan', 1],
      ['united-states', 4],
      ['iran', 2],
    ],
  });
  execute(state, 'us', 116);
  expect(state.plots.map(({ country }) => country)).toEqual([AT.egypt, AT.iran]);
});

test('card 117 4.7.7.3 GTMO fetched out of its box stays in effect', () => {
  const state = situation({ discards: [118], lapsing: ['gtmo'] });
  state.deck = state.deck.filter((card) => card !== 114);
  state.lapsingBox = [114];
  execute(state, 'us', 117);
  expect([state.hands.us, state.lapsing.gtmo]).toEqual([[114], 1]);
});

test('card 120 the penalty is judged after the roll: a Soft world welcomes a US turned Soft', () => {
  const state = situation({
    countries: { france: 'soft', spain: 'soft', italy: 'soft' },
    hands: { jihadist: [120, 60], us: [1] },
    phase: 'jihadist',
    prestige: 5,
  });
  goOn(state, ['card-120', 'event-first', 'travel', 'iran'], [2]);
  expect([standing(state, 'united-states'), state.prestige]).toEqual(['soft', 6]);
});
