import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, situation } from '../table.ts';
import { execute, playable } from './event.ts';
import { fate } from './played.ts';

const countries = { iraq: { is: 'poor ally', troops: 2 } } as const;

test('card 51 needs troops in Iraq; NATO will do', () => {
  expect(playable(situation({ countries }), 51, 'jihadist')).toBe(true);
  expect(playable(situation({ countries: { iraq: 'poor ally' } }), 51, 'jihadist')).toBe(false);
  const nato = situation({ countries: { iraq: 'poor ally' } });
  nato.nato = AT.iraq;
  expect(playable(nato, 51, 'jihadist')).toBe(true);
});

test('card 51 places four cells in Iraq, two once Saddam is captured, whatever the Funding', () => {
  const state = situation({ countries, funding: 1 });
  execute(state, 'jihadist', 51);
  expect(here(state, 'iraq')).toEqual({ troops: 2, sleepers: 4 });
  const captured = situation({ countries, effects: ['saddam-captured'] });
  execute(captured, 'jihadist', 51);
  expect(here(captured, 'iraq')).toEqual({ troops: 2, sleepers: 2 });
});

test('6.2.4 card 51 places as many as there are, and is discarded', () => {
  const short = { ...countries, iran: { sleepers: 12 } } as const;
  const state = situation({ countries: short });
  execute(state, 'jihadist', 51);
  expect([here(state, 'iraq'), state.cellsOnTrack]).toEqual([{ troops: 2, sleepers: 3 }, 0]);
  expect(fate({ countries }, 'jihadist', 51)).toBe('discarded');
});
