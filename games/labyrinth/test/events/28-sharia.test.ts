import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { used } from './played.ts';

const countries = {
  somalia: { besieged: true },
  yemen: { is: 'poor', besieged: true, aid: 1 },
  egypt: 'poor',
} as const;

test('8.4.3.2 card 28 removes one Besieged Regime marker, from an unmarked country too', () => {
  const state = situation({ countries });
  expect(begin(structuredClone(state), 'us', 28).menu).toEqual(['somalia', 'yemen']);
  execute(state, 'us', 28, ['yemen']);
  expect([here(state, 'yemen'), here(state, 'somalia')]).toEqual([{ aid: 1 }, { besieged: 1 }]);
});

test('D-28 card 28 is always playable, and does nothing without a marker', () => {
  const state = situation();
  expect(playable(state, 28, 'us')).toBe(true);
  expect(execute(state, 'us', 28).asked).toEqual([]);
});

test('6.3.2.2 card 28 triggered by the Jihadist: the US chooses', () => {
  const asked = used({ countries }, 'jihadist', 28, ['reserves']);
  expect([asked.ask?.seats, asked.menu]).toEqual([['us'], ['somalia', 'yemen']]);
});
