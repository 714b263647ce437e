import { expect, test } from 'vitest';
import { here, operation, situation } from '../table.ts';
import { execute } from './event.ts';

const watched = () => {
  const state = situation({
    countries: {
      yemen: { is: 'poor', sleepers: 2 },
      somalia: 'poor',
      'saudi-arabia': 'good',
      iran: { sleepers: 1 },
    },
  });
  execute(state, 'us', 2);
  return state;
};

test('card 2 lets cells travel only to adjacent countries or within one', () => {
  const played = operation(watched(), 'jihadist', 'travel', 1, ['yemen']);
  expect(played.menu).toEqual(['somalia', 'yemen', 'saudi-arabia']);
});

test('card 2 asks for a roll into an adjacent Good country only', () => {
  const free = watched();
  operation(free, 'jihadist', 'travel', 1, ['yemen', 'somalia']);
  expect(here(free, 'somalia')).toEqual({ sleepers: 1 });
  const caught = watched();
  operation(caught, 'jihadist', 'travel', 1, ['yemen', 'saudi-arabia'], [2]);
  expect([here(caught, 'saudi-arabia'), here(caught, 'yemen')]).toEqual([{}, { sleepers: 1 }]);
});
