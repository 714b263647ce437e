import { expect, test } from 'vitest';
import { labyrinth } from '../../index.ts';
import { here, situation } from '../table.ts';
import { execute, playable } from './event.ts';

const given = { countries: { jordan: { is: 'poor ally', active: 1 }, iran: { sleepers: 1 } } } as const;

test('card 34 needs a Hard US that can Disrupt', () => {
  expect(playable(situation(given), 34, 'us')).toBe(true);
  expect(playable(situation({ ...given, us: 'soft' }), 34, 'us')).toBe(false);
  expect(playable(situation(), 34, 'us')).toBe(false);
  expect(playable(situation({ ...given, effects: ['leak-enhanced-measures'] }), 34, 'us')).toBe(false);
});

test('card 34 disrupts and costs the Jihadist a card; the marker stays', () => {
  const state = situation({ ...given, hands: { jihadist: [50], us: [] } });
  execute(state, 'us', 34);
  expect([here(state, 'jordan'), state.discards, state.effects['enhanced-measures']]).toEqual([
    { cadre: 1 },
    [50],
    true,
  ]);
});

test('D-34 card 34 in the printed sense: the US takes the card, and both know it', () => {
  const state = situation({ ...given, hands: { jihadist: [50], us: [] }, variants: { printed: true } });
  execute(state, 'us', 34);
  expect([state.hands.us, state.discards]).toEqual([[50], []]);
  expect(labyrinth.view(state, 'jihadist').known.us).toEqual([50]);
  expect(labyrinth.view(state, 'spectator').known.us).toEqual([]);
});
