import { expect, test } from 'vitest';
import { goOn, here, situation } from '../table.ts';
import { execute, playable } from './event.ts';

test('card 97 needs a card besides itself on both sides', () => {
  expect(playable(situation({ hands: { us: [97, 1], jihadist: [50] } }), 97, 'us')).toBe(true);
  expect(playable(situation({ hands: { us: [97], jihadist: [50] } }), 97, 'us')).toBe(false);
  expect(playable(situation({ hands: { us: [97, 1], jihadist: [] } }), 97, 'us')).toBe(false);
});

test('D-97 card 97 two cards change hands, both known, then an Operation with 1 Ops', () => {
  const state = situation({
    hands: { us: [1], jihadist: [50] },
    countries: { sudan: { is: 'ir', sleepers: 1 } },
  });
  execute(state, 'jihadist', 97, ['recruit']);
  expect([state.hands, state.known]).toEqual([
    { us: [50], jihadist: [1] },
    { us: [50], jihadist: [1] },
  ]);
  expect(here(state, 'sudan')).toEqual({ sleepers: 2 });
});

test('6.3.3.1 card 97 takes no Reserves', () => {
  const state = situation({
    hands: { us: [1], jihadist: [97, 50] },
    countries: { sudan: { is: 'ir', sleepers: 1 } },
    reserves: { jihadist: 2 },
    phase: 'jihadist',
  });
  goOn(state, ['card-97', 'event', 'recruit']);
  expect([here(state, 'sudan'), state.reserves.jihadist]).toEqual([{ sleepers: 2 }, 2]);
});
