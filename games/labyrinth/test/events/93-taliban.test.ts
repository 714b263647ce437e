import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';
import { fate } from './played.ts';

test('card 93 besieges Afghanistan, places a cell there and in Pakistan, and costs 1 Prestige', () => {
  const state = situation({ countries: { afghanistan: 'poor ally', pakistan: 'fair' }, prestige: 7 });
  execute(state, 'jihadist', 93);
  expect([here(state, 'afghanistan'), here(state, 'pakistan'), state.prestige]).toEqual([
    { sleepers: 1, besieged: 1 },
    { sleepers: 1 },
    6,
  ]);
});

test('D-93 card 93 under Islamist Rule in either of them it costs 3, and the marker comes all the same', () => {
  for (const id of ['afghanistan', 'pakistan'] as const) {
    const state = situation({
      countries: { afghanistan: 'poor', pakistan: 'fair', [id]: 'ir' },
      prestige: 7,
    });
    execute(state, 'jihadist', 93);
    expect([here(state, 'afghanistan'), state.prestige]).toEqual([{ sleepers: 1, besieged: 1 }, 4]);
  }
});

test('6.2.4 L50 card 93 with one cell left the Jihadist chooses where', () => {
  const state = situation({ countries: { iran: { sleepers: 14 }, afghanistan: 'poor', pakistan: 'fair' } });
  expect(begin(structuredClone(state), 'jihadist', 93).menu).toEqual(['pakistan', 'afghanistan']);
  execute(state, 'jihadist', 93, ['pakistan']);
  expect([here(state, 'afghanistan'), here(state, 'pakistan')]).toEqual([{ besieged: 1 }, { sleepers: 1 }]);
  expect(fate({ countries: { afghanistan: 'poor', pakistan: 'fair' } }, 'jihadist', 93)).toBe('discarded');
});
