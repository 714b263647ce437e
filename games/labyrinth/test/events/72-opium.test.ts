import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { execute, playable } from './event.ts';
import { fate } from './played.ts';

const afghanistan = { is: 'poor', sleepers: 1 } as const;
const islamist = { is: 'ir', sleepers: 1 } as const;

test('card 72 needs a cell in Afghanistan', () => {
  expect(playable(situation({ countries: { afghanistan } }), 72, 'jihadist')).toBe(true);
  expect(playable(situation({ countries: { afghanistan: 'poor' } }), 72, 'jihadist')).toBe(false);
});

test('card 72 places three cells in Afghanistan whatever the Funding', () => {
  const state = situation({ countries: { afghanistan }, funding: 1 });
  execute(state, 'jihadist', 72);
  expect(here(state, 'afghanistan')).toEqual({ sleepers: 4 });
});

test('4.7.4.2 D-72 card 72 under Islamist Rule three, then all that are available at that Funding', () => {
  const after = (funding: number) => {
    const state = situation({ countries: { afghanistan: islamist }, funding });
    execute(state, 'jihadist', 72);
    return [here(state, 'afghanistan')['sleepers'], state.cellsOnTrack];
  };
  // Of the 11 cells then on the track, 11, 6 and 1 are available.
  expect([after(9), after(5), after(2)]).toEqual([
    [15, 0],
    [10, 5],
    [5, 10],
  ]);
});

test('D-72 card 72 the option takes every cell of the track, under Islamist Rule only', () => {
  const variants = { allOpium: true };
  const state = situation({ countries: { afghanistan: islamist }, funding: 1, variants });
  execute(state, 'jihadist', 72);
  expect(here(state, 'afghanistan')).toEqual({ sleepers: 15 });
  const poor = situation({ countries: { afghanistan }, variants });
  execute(poor, 'jihadist', 72);
  expect(here(poor, 'afghanistan')).toEqual({ sleepers: 4 });
  expect(fate({ countries: { afghanistan } }, 'jihadist', 72)).toBe('discarded');
});
