import { expect, test } from 'vitest';
import { act } from '../action.ts';
import { AT } from '../map.ts';
import { FRAME } from '../play-card.ts';
import {
  availableCells,
  gwotPenalty,
  jihadistHandSize,
  prestigeLevel,
  resources,
  troopsBox,
  usHandSize,
  worldPosture,
} from '../levels.ts';
import type { State } from '../state.ts';
import { changeFunding, changePrestige, rollPrestige } from '../tracks.ts';
import { play, situation } from './table.ts';

const prestigeRoll = (state: State, rolls: number[]) => {
  play(state, (table) => rollPrestige(act(table, 'us', '4.7.1', FRAME)), [], rolls);
  return state.prestige;
};

test('4.7 markers never leave their tracks', () => {
  const state = situation({ prestige: 11, funding: 2 });
  play(state, (table) => {
    const action = act(table, 'us', '4.7', FRAME);
    changePrestige(action, 5);
    changeFunding(action, -5);
  });
  expect([state.prestige, state.funding]).toEqual([12, 1]);
});

test('4.7.1 Prestige is Low to 3, Medium to 6, High to 9, then Very High', () => {
  const levels = [1, 3, 4, 6, 7, 9, 10, 12].map((prestige) => prestigeLevel(situation({ prestige })));
  expect(levels).toEqual(['low', 'low', 'medium', 'medium', 'high', 'high', 'very-high', 'very-high']);
});

test('4.7.1 a Prestige roll falls on 1 to 4 and rises on 5 and 6, by the lower of two dice', () => {
  expect(prestigeRoll(situation({ prestige: 7 }), [4, 3, 5])).toBe(4);
  expect(prestigeRoll(situation({ prestige: 7 }), [5, 6, 2])).toBe(9);
});

test('4.7.1 D-T1 a GWOT penalty takes 1 from the first die, unless that was switched off', () => {
  const soft = { us: 'soft', prestige: 7 } as const;
  expect(prestigeRoll(situation(soft), [5, 2, 2])).toBe(5);
  expect(prestigeRoll(situation({ ...soft, variants: { prestigePenalty: false } }), [5, 2, 2])).toBe(9);
  expect(prestigeRoll(situation(soft), [6, 2, 2])).toBe(9);
});

test('4.7.2 E1 three Soft and five Hard countries, Israel among them, make the world Hard 2', () => {
  const countries = {
    france: 'soft',
    spain: 'soft',
    italy: 'soft',
    germany: 'hard',
    canada: 'hard',
    india: 'hard',
    russia: 'hard',
  } as const;
  expect(worldPosture(situation({ countries }))).toBe(2);
  expect(gwotPenalty(situation({ countries, us: 'hard' }))).toBe(0);
  expect(gwotPenalty(situation({ countries, us: 'soft' }))).toBe(2);
});

test('4.7.2 the world is never more than 3 of a mind', () => {
  const hard = { canada: 'hard', india: 'hard', russia: 'hard', china: 'hard' } as const;
  expect(worldPosture(situation({ countries: hard }))).toBe(3);
  const soft = { canada: 'soft', india: 'soft', russia: 'soft', china: 'soft', spain: 'soft' } as const;
  expect(worldPosture(situation({ countries: soft }))).toBe(-3);
});

test('4.7.2.1 there is a penalty only when the world and the US differ', () => {
  const soft = { canada: 'soft', india: 'soft', russia: 'soft' } as const;
  expect(gwotPenalty(situation({ countries: soft, us: 'hard' }))).toBe(2);
  expect(gwotPenalty(situation({ countries: soft, us: 'soft' }))).toBe(0);
  // Israel Hard against one Soft country: the world is divided.
  expect(gwotPenalty(situation({ countries: { canada: 'soft' }, us: 'hard' }))).toBe(0);
});

test('4.7.3 E2 with 7 troops on the map the marker stands in War, and the US gets 8 cards', () => {
  const state = situation({ countries: { iraq: { is: 'poor ally', troops: 7 } } });
  expect([state.troopsOnTrack, troopsBox(state), usHandSize(state)]).toEqual([8, 'war', 8]);
});

test('4.7.3 10 or more at home are Low Intensity, fewer than 5 Overstretch', () => {
  const away = (troops: number) => situation({ countries: { iraq: { is: 'poor ally', troops } } });
  expect([0, 5, 6, 10, 11, 15].map((troops) => troopsBox(away(troops)))).toEqual([
    'low-intensity',
    'low-intensity',
    'war',
    'war',
    'overstretch',
    'overstretch',
  ]);
});

test('4.7.4 Funding decides the Jihadist hand: 7, 8 or 9 cards', () => {
  expect([1, 3, 4, 6, 7, 9].map((funding) => jihadistHandSize(situation({ funding })))).toEqual([
    7, 7, 8, 8, 9, 9,
  ]);
});

test('4.7.4.1 Funding runs from 1 to 9', () => {
  const state = situation({ funding: 8 });
  play(state, (table) => changeFunding(act(table, 'jihadist', '4.7.4.1', FRAME), 4));
  expect(state.funding).toBe(9);
});

test('4.7.4.2 E3 at Funding 6 with 3 cells on the map 7 can be recruited', () => {
  const countries = { afghanistan: { is: 'ir', sleepers: 3 } } as const;
  expect(availableCells(situation({ countries, funding: 6 }))).toBe(7);
  expect(availableCells(situation({ countries, funding: 9 }))).toBe(12);
  expect(availableCells(situation({ countries, funding: 3 }))).toBe(2);
});

test('4.2.6 an Oil Price Spike adds 1 to every oil exporter, two of them 2', () => {
  const state = situation({ lapsing: ['oil-price-spike', 'oil-price-spike'] });
  expect([resources(state, AT.iraq), resources(state, AT.egypt)]).toEqual([5, 3]);
});
