import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileOf, newFolder, sandtable } from './command.ts';

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

  test('says what a set does, and asks about names that look mistyped', () => {
    const forces = [{ nation: 'usa', name: 'M1A1 Abrans', vp: 4, armor: 5 }];
    const { out } = sandtable(['cards', 'check', fileOf({ forces })]);
    expect(out).toContain('Replaces 0, adds 1');
    expect(out).toContain('Was "M1A1 Abrams" meant?');
  });

  test('the standard set can be written, changed and checked', () => {
    const file = join(newFolder(), 'cards.json');
    expect(sandtable(['cards', 'standard', file]).out).toBe(`Saved to ${file}.\n`);
    expect(sandtable(['cards', 'check', file]).out).toContain('A set of its own');
    expect(sandtable(['cards', 'standard', file])).toMatchObject({ code: 2, out: '' });
    expect(sandtable(['play', 'land-battles', '--attach', `cards=${file}`], 'q\n').code).toBe(0);
  });
});
