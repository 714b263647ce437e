import { expect, test } from 'vitest';
import { act } from '../../action.ts';
import { draw } from '../../hands.ts';
import { FRAME } from '../../play-card.ts';
import { play, situation, standing } from '../table.ts';
import { execute } from './event.ts';

test('card 78 takes Iran, Hizballah and Jaysh al-Mahdi from the US, hardens it and rolls Prestige', () => {
  const state = situation({ us: 'soft', prestige: 6, hands: { us: [43, 103, 104, 105, 106] } });
  execute(state, 'jihadist', 78, [], [5, 2, 3]);
  expect([state.hands.us, state.discards]).toEqual([[43], [103, 104, 105, 106]]);
  expect([standing(state, 'united-states'), state.prestige]).toEqual(['hard', 8]);
});

test('L14 after card 78 everybody knows that the US holds none of them, until it gets a card', () => {
  const state = situation({ hands: { us: [43] }, deck: [104] });
  execute(state, 'jihadist', 78, [], [5, 2, 3]);
  expect(state.lacking.us).toEqual([103, 104, 105, 106]);
  play(state, (table) => draw(act(table, 'us', '6.2', FRAME), 'us', 1));
  expect(state.lacking.us).toEqual([]);
});
