import { expect, test } from 'vitest';
import { goOn, situation } from '../table.ts';
import { execute } from './event.ts';

test('card 47 the Jihadist does not choose its cards until the end of the turn', () => {
  const state = situation({ hands: { jihadist: [98, 99, 100], us: [101] }, phase: 'jihadist' });
  execute(state, 'us', 47);
  const played = goOn(state);
  expect([played.ask?.prompt.key, played.asked]).toEqual(['ask.use', []]);
});
