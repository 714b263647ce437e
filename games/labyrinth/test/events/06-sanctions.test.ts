import { expect, test } from 'vitest';
import { situation } from '../table.ts';
import { execute, playable } from './event.ts';
import { fate } from './played.ts';

test('cards 6 and 7 need Patriot Act and take 2 from Funding', () => {
  for (const card of [6, 7]) {
    expect(playable(situation(), card, 'us')).toBe(false);
    const state = situation({ effects: ['patriot-act'], funding: 6 });
    expect(playable(state, card, 'us')).toBe(true);
    execute(state, 'us', card);
    expect(state.funding).toBe(4);
  }
});

test('4.7.4.1 card 6 leaves Funding at 1 at least, and can be played again', () => {
  const state = situation({ effects: ['patriot-act'], funding: 2 });
  execute(state, 'us', 6);
  expect(state.funding).toBe(1);
  expect(fate({ effects: ['patriot-act'] }, 'us', 7)).toBe('discarded');
});
