import { expect, test } from 'vitest';
import { endTurn } from '../../turn-end.ts';
import { goOn, here, play, situation, standing } from '../table.ts';

test('4.7.7.3 8.5.3 the first Plot card is fetched out of its box: the next Plot triggers all the same', () => {
  const state = situation({
    countries: { iraq: { is: 'poor', sleepers: 3 }, turkey: 'poor' },
    hands: { jihadist: [12, 19, 117], us: [1, 2, 3, 4] },
    phase: 'jihadist',
  });
  goOn(state, ['card-12', 'plot', 'done', 'card-117', 'event'], [6]);
  expect([state.firstPlot, state.hands.jihadist]).toEqual([{ used: true, card: 0 }, [12, 19]]);
  goOn(state, ['card-1', 'reserves', 'card-2', 'reserves', 'card-19', 'plot', 'done'], [6]);
  expect(standing(state, 'turkey')).toBe('fair ally');
});

test('5.2.1 5.2.4 the Jihadist has no card left, the US three: it plays two, then may keep the third', () => {
  const state = situation({ hands: { us: [5, 6, 43], jihadist: [] }, phase: 'us' });
  const asked = goOn(state, ['card-5', 'event', 'card-43', 'event']);
  expect([asked.menu, state.turn]).toEqual([['card-6', 'discard', 'hold'], 1]);
});

test('5.2.4 a card kept while the Jihadist plays on may be kept again, into the next turn', () => {
  const state = situation({ hands: { us: [5], jihadist: [49, 60] }, phase: 'us' });
  goOn(state, ['hold', 'card-49', 'reserves', 'reserves', 'hold']);
  expect([state.turn, state.hands.us.length, state.hands.us.includes(5)]).toEqual([2, 10, true]);
});

test('5.2.5 card 73 Pirates keep Funding; Islamist Rule costs Prestige, a Soft world of one mind gives it back', () => {
  const state = situation({
    countries: { yemen: 'ir', france: 'soft', spain: 'soft', italy: 'soft', germany: 'soft' },
    effects: ['pirates'],
    us: 'soft',
    funding: 5,
    prestige: 5,
  });
  play(state, (table) => endTurn(table));
  expect([state.funding, state.prestige]).toEqual([5, 5]);
});

test('5.2.8 5.3.1 the pile runs out in the middle of a deal: both hands are filled from the new one', () => {
  const discards = Array.from({ length: 20 }, (_, i) => i + 1);
  const state = situation({ variants: { decks: 2 }, discards });
  state.removed.push(...state.deck.splice(0, state.deck.length - 5));
  play(state, (table) => endTurn(table));
  expect([state.hands.us.length, state.hands.jihadist.length, state.reshuffles]).toEqual([9, 9, 1]);
});

test('7.6.3 card 78 Axis of Evil turns a Soft US Hard before the Reassessment, which turns it back', () => {
  const state = situation({ us: 'soft', hands: { us: [78, 43, 1], jihadist: [] }, phase: 'us' });
  goOn(state, ['card-78', 'reassessment:card-43', 'card-78'], [6, 1, 1]);
  expect(standing(state, 'united-states')).toBe('soft');
});

test('6.3.3.1 a card of 1 with full Reserves changes a regime; cells turn Active, the cadre stays', () => {
  const state = situation({
    countries: { afghanistan: { is: 'ir', sleepers: 2, cadre: true } },
    hands: { us: [1, 2], jihadist: [] },
    phase: 'us',
    reserves: { us: 2 },
  });
  goOn(state, ['card-1', 'regime-change', '6'], [6, 5, 1, 1]);
  expect([standing(state, 'afghanistan'), here(state, 'afghanistan')]).toEqual([
    'fair ally',
    { active: 2, troops: 6, cadre: 1, regimeChange: 2 },
  ]);
  expect([state.reserves.us, state.prestige]).toEqual([0, 8]);
});

test('card 18 triggered in the Jihadist’s phase, the US changes a regime in between; that phase goes on', () => {
  const state = situation({
    countries: { afghanistan: { is: 'ir', sleepers: 3 } },
    hands: { us: [43], jihadist: [18, 60, 61] },
    phase: 'jihadist',
  });
  const travel = ['card-18', 'travel', 'afghanistan', 'done'];
  goOn(state, [...travel, 'canada', 'card-43', 'regime-change', '6'], [6, 1, 1, 1, 1]);
  expect([standing(state, 'afghanistan'), state.phase]).toEqual([
    'poor ally',
    { side: 'jihadist', played: 1, held: false, bound: null },
  ]);
});
