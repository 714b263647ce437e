import { expect, test } from 'vitest';
import { situation } from '../table.ts';
import { execute, playable } from './event.ts';
import { fate } from './played.ts';

test('card 26 needs Abbas, troops short of Overstretch, and no Islamist Rule beside Israel', () => {
  expect(playable(situation(), 26, 'us')).toBe(false);
  expect(playable(situation({ effects: ['abbas'] }), 26, 'us')).toBe(true);
  const away = { iraq: { is: 'poor ally', troops: 11 } } as const;
  expect(playable(situation({ effects: ['abbas'], countries: away }), 26, 'us')).toBe(false);
  expect(playable(situation({ effects: ['abbas'], countries: { jordan: 'ir' } }), 26, 'us')).toBe(false);
  expect(playable(situation({ effects: ['abbas'], countries: { syria: 'ir' } }), 26, 'us')).toBe(true);
});

test('card 26 Prestige +2, Funding -3; Abbas stays and the card may come again', () => {
  const state = situation({ effects: ['abbas'], prestige: 5, funding: 8 });
  execute(state, 'us', 26);
  expect([state.prestige, state.funding, state.effects.abbas]).toEqual([7, 5, true]);
  expect(fate({ effects: ['abbas'] }, 'us', 26)).toBe('discarded');
});
