import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { begin, execute } from './event.ts';

test('D-103 card 103 for the US: a cell of a Shia-Mix country within three lines of Lebanon, or of Lebanon', () => {
  const cell = { is: 'poor', sleepers: 1 } as const;
  const state = situation({
    countries: {
      lebanon: cell,
      turkey: cell,
      iraq: cell,
      'saudi-arabia': cell,
      'gulf-states': cell,
      yemen: cell,
      pakistan: cell,
      jordan: cell,
    },
  });
  expect(begin(state, 'us', 103).menu).toEqual(['turkey', 'lebanon', 'iraq', 'saudi-arabia', 'gulf-states']);
});

test('card 103 for the Jihadist: Lebanon becomes a Poor Neutral, whatever it was', () => {
  const state = situation({ countries: { lebanon: { is: 'good ally', troops: 1 } } });
  execute(state, 'jihadist', 103);
  expect([standing(state, 'lebanon'), here(state, 'lebanon')]).toEqual(['poor neutral', { troops: 1 }]);
});
