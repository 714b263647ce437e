import { expect, test } from 'vitest';
import { withdraw } from '../../operations/withdraw.ts';
import { here, operation, situation, standing } from '../table.ts';

const held = (us: 'hard' | 'soft', aid = 1) =>
  situation({
    us,
    prestige: 9,
    countries: {
      iraq: { is: 'poor ally', troops: 6, sleepers: 4, aid, regimeChange: 'tan' },
      yemen: 'fair ally',
    },
  });

test('7.3.5 E23 all may leave; Aid goes, the regime is besieged, the marker stays, Prestige is rolled', () => {
  const state = held('soft');
  const first = operation(structuredClone(state), 'us', 'withdraw', 3);
  expect(first.menu).toEqual(['track', 'yemen']);
  operation(state, 'us', 'withdraw', 3, ['track', '6'], [3, 5, 6]);
  expect(here(state, 'iraq')).toEqual({ sleepers: 4, besieged: 1, regimeChange: 1 });
  expect([state.prestige, state.troopsOnTrack]).toEqual([4, 15]);
});

test('4.9.4 card 57 troops that withdraw to unmarked Philippines test them', () => {
  const state = situation({
    us: 'soft',
    countries: { iraq: { is: 'poor ally', troops: 6, regimeChange: 'tan' } },
    effects: ['abu-sayyaf'],
  });
  operation(state, 'us', 'withdraw', 3, ['philippines', '1'], [6, 3, 5, 6]);
  expect([standing(state, 'philippines'), here(state, 'philippines')]).toEqual(['hard', { troops: 1 }]);
});

test('7.3.5 it takes a Soft US, 3 Ops and troops in a Regime Change country', () => {
  expect(withdraw.canDo(held('soft'), 3)).toBe(true);
  expect(withdraw.canDo(held('soft'), 2)).toBe(false);
  expect(withdraw.whyNot(held('hard'), 3).key).toBe('why.not-soft');
  expect(withdraw.whyNot(held('soft'), 2)).toMatchObject({ key: 'why.ops', params: { needed: 3 } });
  const none = situation({ us: 'soft', countries: { iraq: { is: 'poor ally', troops: 6 } } });
  expect(withdraw.canDo(none, 3)).toBe(false);
  expect(withdraw.whyNot(none, 3).key).toBe('why.no-regime-change');
  expect(withdraw.whyNot(none, 2).key).toBe('why.no-regime-change');
});
