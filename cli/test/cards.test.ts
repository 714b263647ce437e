import { describe, expect, test } from 'vitest';
import { fileOf, sandtable } from './command.ts';

describe('cards check', () => {
  test('accepts a set that can be played with', () => {
    const { code, out } = sandtable(['cards', 'check', fileOf({})]);
    expect(out).toMatch(/can be played with in land-battles/);
    expect(code).toBe(0);
  });

  test('names every fault of one that cannot', () => {
    const { code, out, err } = sandtable(['cards', 'check', fileOf({ forces: [{ id: 'x' }, { id: 'y' }] })]);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err.trimEnd().split('\n').length).toBeGreaterThan(1);
  });
});
