import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { goOn, here, situation } from '../table.ts';
import { execute, playable } from './event.ts';

const countries = { jordan: { is: 'poor ally', active: 1 }, iran: { sleepers: 1 } } as const;

test('5.2.2 card 61 looks back on Disrupts of this action phase and the one before, no further', () => {
  const state = situation({
    countries,
    hands: { us: [34, 101, 107], jihadist: [61, 98, 99] },
    phase: 'us',
  });
  expect(playable(state, 61, 'jihadist')).toBe(false);
  goOn(state, ['card-34', 'disrupt']);
  expect(playable(state, 61, 'jihadist')).toBe(true);
  goOn(state, ['card-101', 'reserves']);
  expect([state.phase.side, playable(state, 61, 'jihadist')]).toEqual(['jihadist', true]);
  goOn(state, ['card-98', 'reserves', 'card-99', 'reserves', 'done']);
  expect([state.phase.side, playable(state, 61, 'jihadist')]).toEqual(['us', false]);
});

test('card 61 places a cell where it was and draws a card; Renditions and GTMO block it', () => {
  const given = () =>
    situation({
      countries: { jordan: { is: 'poor ally', cadre: true } },
      deck: [77],
      change: (state) => void state.memory.before.disrupted.push(AT.jordan),
    });
  const state = given();
  execute(state, 'jihadist', 61);
  expect([here(state, 'jordan'), state.hands.jihadist]).toEqual([{ sleepers: 1 }, [77]]);
  const blocked = given();
  blocked.effects.renditions = true;
  expect(playable(blocked, 61, 'jihadist')).toBe(false);
  const held = given();
  held.lapsing.gtmo = 1;
  expect(playable(held, 61, 'jihadist')).toBe(false);
});
