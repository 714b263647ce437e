import { expect, test } from 'vitest';
import { goOn, here, situation } from '../table.ts';

const given = { hands: { jihadist: [48, 43, 98], us: [101] }, phase: 'jihadist' } as const;

test('card 48 only as the first card of a Jihadist phase, with a cell available', () => {
  expect(goOn(situation(given), ['card-48']).menu).toContain('event');
  const second = situation({ ...given, change: (state) => void (state.phase.played = 1) });
  expect(goOn(second, ['card-48']).menu).not.toContain('event');
  const none = situation({ ...given, funding: 3, countries: { sudan: { is: 'ir', sleepers: 6 } } });
  expect(goOn(none, ['card-48']).menu).not.toContain('event');
});

test('card 48 the second card recruits in the United States on 1 and 2, without its US Event', () => {
  const state = situation(given);
  const played = goOn(state, ['card-48', 'event', 'card-43'], [2, 3, 1]);
  expect([here(state, 'united-states'), state.effects['patriot-act']]).toEqual([{ sleepers: 2 }, false]);
  expect([state.discards, played.ask?.seats]).toEqual([[48, 43], ['us']]);
});

test('D-48 card 48 without a second card does nothing', () => {
  const state = situation({ hands: { jihadist: [48], us: [101] }, phase: 'jihadist' });
  expect(goOn(state, ['event']).ask?.seats).toEqual(['us']);
});

test('D-48 card 48 a US Election as second card happens', () => {
  const state = situation({ hands: { jihadist: [48, 120, 98], us: [101] }, phase: 'jihadist', prestige: 5 });
  goOn(state, ['card-48', 'event', 'card-120', 'event-first'], [6, 6, 6, 6]);
  expect(state.prestige).toBe(6);
});
