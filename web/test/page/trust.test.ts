import { expect, test } from 'vitest';
import { forgetTrust, trust, trusts } from '../../page/trust.ts';

/** A browser's storage, in memory. */
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

test('trust is given to one question of one game, and taken back for all', () => {
  const device = storage();
  device.setItem('sandtable.settings', '{}');
  trust(device, 'demo', 'raid');
  trust(device, 'demo', 'parry');
  expect(trusts(device, 'demo', 'raid')).toBe(true);
  expect(trusts(device, 'demo', 'bid')).toBe(false);
  expect(trusts(device, 'other', 'raid')).toBe(false);
  forgetTrust(device);
  expect(trusts(device, 'demo', 'raid')).toBe(false);
  expect(device.getItem('sandtable.settings')).toBe('{}');
});
