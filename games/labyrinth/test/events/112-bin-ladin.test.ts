import { expect, test } from 'vitest';
import { goOn, situation } from '../table.ts';
import { execute, playable } from './event.ts';

test('card 112 for the US: no Islamist Rule, no FATA, no Al-Anbar; then Funding -4 and Prestige +1', () => {
  expect(playable(situation({ countries: { sudan: 'ir' } }), 112, 'us')).toBe(false);
  expect(playable(situation({ effects: ['fata'] }), 112, 'us')).toBe(false);
  const state = situation({ funding: 8, prestige: 5 });
  execute(state, 'us', 112);
  expect([state.funding, state.prestige]).toEqual([4, 6]);
});

test('card 112 for the Jihadist: Prestige -2, with Islamist Rule -4', () => {
  const state = situation({ prestige: 9 });
  execute(state, 'jihadist', 112);
  expect(state.prestige).toBe(7);
  const islamist = situation({ prestige: 9, countries: { sudan: 'ir' } });
  execute(islamist, 'jihadist', 112);
  expect(islamist.prestige).toBe(5);
});

test('6.2.9 card 112 leaves the game only when the US plays it', () => {
  const after = (side: 'us' | 'jihadist') => {
    const state = situation({ hands: { us: [101, 107], jihadist: [98, 99] }, phase: side });
    state.deck.splice(state.deck.indexOf(112), 1);
    state.hands[side].push(112);
    goOn(state, ['card-112', 'event']);
    return state.removed;
  };
  expect([after('us'), after('jihadist')]).toEqual([[112], []]);
});
