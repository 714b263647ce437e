import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { affected } from '../../operations/disrupt.ts';
import { here, situation } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { fate } from './played.ts';

const iraq = { is: 'poor ally', troops: 2 } as const;

test('card 13 needs troops in Iraq or Syria', () => {
  expect(playable(situation({ countries: { iraq } }), 13, 'us')).toBe(true);
  expect(playable(situation({ countries: { syria: iraq } }), 13, 'us')).toBe(true);
  expect(playable(situation({ countries: { iraq: 'poor ally', jordan: iraq } }), 13, 'us')).toBe(false);
});

test('D-13 card 13 places Aid where the troops are, the US choosing, and Prestige rises', () => {
  const one = situation({ countries: { iraq, syria: 'fair' }, prestige: 5 });
  execute(one, 'us', 13);
  expect([here(one, 'iraq'), one.prestige]).toEqual([{ troops: 2, aid: 1 }, 6]);
  const both = situation({ countries: { iraq: { ...iraq, aid: 1 }, syria: { is: 'fair ally', troops: 1 } } });
  expect(begin(structuredClone(both), 'us', 13).menu).toEqual(['syria', 'iraq']);
  execute(both, 'us', 13, ['iraq']);
  expect([here(both, 'iraq'), here(both, 'syria')]).toEqual([{ troops: 2, aid: 2 }, { troops: 1 }]);
});

test('6.2.8 card 13 ends Al-Anbar and blocks it; the card may come again', () => {
  const state = situation({ countries: { iraq: { ...iraq, sleepers: 2 } }, effects: ['al-anbar'] });
  expect(affected(state, AT.iraq)).toBe(1);
  execute(state, 'us', 13);
  expect([state.effects['al-anbar'], affected(state, AT.iraq)]).toEqual([false, 2]);
  expect([playable(state, 58, 'jihadist'), playable(state, 112, 'us')]).toEqual([false, true]);
  expect(fate({ countries: { iraq } }, 'us', 13)).toBe('discarded');
});
