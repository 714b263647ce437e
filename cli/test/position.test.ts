import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileOf, newFolder, recordOf, sandtable, typed } from './command.ts';
import { fastDice } from '@sandtable/engine';

describe('positions', () => {
  test('are written while playing, and played from', async () => {
    const file = join(newFolder(), 'position.json');
    const lines = ['p', `p ${file}`, `p ${file}`, 'q'];
    const { out } = await sandtable(
      ['play', 'andean-abyss', '--seed', '5', '--bots', 'random'],
      typed(...lines),
    );
    expect(out).toContain('Name a file: p <file>.');
    expect(out).toContain(`Saved to ${file}.`);
    expect(out).toContain('is there already');
    const again = await sandtable(
      ['play', 'andean-abyss', '--bots', 'random', '--attach', `position=${file}`],
      typed('q'),
    );
    expect(again.out).toContain('Calima Front: what do you do as second Eligible?');
  });

  test('are written from any moment of a saved game', async () => {
    const folder = newFolder();
    await sandtable(['sim', 'land-battles', '--games', '1', '--keep', folder, '--players', 'sergeant']);
    const file = join(folder, 'position.json');
    expect((await sandtable(['position', join(folder, '1-0.json'), file, '--at', '60'])).code).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('forces.usa.breakthrough');
    expect(
      (await sandtable(['sim', 'land-battles', '--games', '2', '--attach', `position=${file}`])).code,
    ).toBe(0);
  });

  test('are refused in a sentence where there are none', async () => {
    const { code, err } = await sandtable(['position', fileOf(recordOf(fastDice('x'), 3))]);
    expect([code, err]).toEqual([
      2,
      'This moment cannot be told as a position: try it a turn earlier or later.\n',
    ]);
  });
});
