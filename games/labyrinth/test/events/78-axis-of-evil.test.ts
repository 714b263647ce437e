import { expect, test } from 'vitest';
import { situation, standing } from '../table.ts';
import { execute } from './event.ts';

test('card 78 takes Iran, Hizballah and Jaysh al-Mahdi from the US, hardens it and rolls Prestige', () => {
  const state = situation({ us: 'soft', prestige: 6, hands: { us: [43, 103, 104, 105, 106] } });
  execute(state, 'jihadist', 78, [], [5, 2, 3]);
  expect([state.hands.us, state.discards]).toEqual([[43], [103, 104, 105, 106]]);
  expect([standing(state, 'united-states'), state.prestige]).toEqual(['hard', 8]);
});
