import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { blockerOf } from '../../events/execute.ts';
import { here, situation } from '../table.ts';
import { execute, playable } from './event.ts';
import { fate } from './played.ts';

const countries = { iraq: { is: 'poor adversary', troops: 1 } } as const;

test('card 27 needs troops in Iraq; NATO is enough', () => {
  expect(playable(situation({ countries }), 27, 'us')).toBe(true);
  expect(playable(situation({ countries: { iraq: 'poor ally' } }), 27, 'us')).toBe(false);
  const nato = situation({
    countries: { iraq: { is: 'poor ally', regimeChange: 'tan' } },
    change: (state) => void (state.nato = AT.iraq),
  });
  expect(playable(nato, 27, 'us')).toBe(true);
});

test('6.2.8 card 27 places Aid in Iraq, Prestige +1, and blocks Saddam for good', () => {
  const state = situation({ countries, prestige: 5 });
  expect(blockerOf(state, 92, 'jihadist')).toBeUndefined();
  execute(state, 'us', 27);
  expect([here(state, 'iraq'), state.prestige]).toEqual([{ troops: 1, aid: 1 }, 6]);
  expect([state.effects['saddam-captured'], blockerOf(state, 92, 'jihadist')]).toEqual([
    true,
    'saddam-captured',
  ]);
  expect(fate({ countries }, 'us', 27)).toBe('removed');
});
