import { defaultSetting, settingFaults } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { labyrinth } from '../../index.ts';
import { idOf } from '../../map.ts';
import { TABLES, tablesOf } from '../../solitaire/tables.ts';
import { readTables, tablesFaults } from '../../solitaire/tables-document.ts';
import { alone } from '../jihadist/play.ts';

const printed = TABLES.global.map((row) => row.map((cell) => (cell === 'schengen' ? cell : idOf(cell))));
const changed = printed.map((row, i) => (i === 0 ? ['egypt', ...row.slice(1)] : row));

test('9.5 D-X1 an owner’s tables take the place of the substitute', () => {
  const tables = readTables({ global: changed });
  const state = alone({ variants: { tables } });
  expect(idOf(tablesOf(state).global[0]?.[0] as never)).toBe('egypt');
  expect(tables.shiaMix).toEqual(TABLES.shiaMix);
  const setting = {
    ...defaultSetting(labyrinth, { nonPlayers: 'jihadist' }),
    attachments: { tables: { global: changed } },
  };
  expect(settingFaults(labyrinth, setting)).toEqual([]);
});

test('9.5 tables that cannot be are refused with the reason', () => {
  const mixed = printed.map((row, i) => (i === 0 ? ['canada', ...row.slice(1)] : row));
  expect(tablesFaults({ global: mixed })[0]?.key).toBe('fault.tables.column');
  expect(tablesFaults({ schengen: ['france'] })[0]?.key).toBe('fault.tables.short');
  expect(tablesFaults({ shiaMix: new Array<string>(16).fill('atlantis') })[0]?.key).toBe('fault.choice');
  expect(tablesFaults({ other: 1 })[0]?.key).toBe('fault.no-field');
});

test('9.5 a Global table on which a roll could never end is refused', () => {
  const global = (cell: string) => Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => cell));
  for (const cell of ['iraq', 'france', 'schengen', 'iran'])
    expect(tablesFaults({ global: global(cell) }).map((fault) => fault.key)).toEqual(['fault.tables.kinds']);
});

test('9.3.3 a position says which markers lie aside; without it the lowest available ones do', () => {
  const state = (position: object) =>
    labyrinth.setup(
      {
        ...defaultSetting(labyrinth, { nonPlayers: 'jihadist' }),
        attachments: { position: position as never },
      },
      { roll: () => 1, below: () => 0, shuffle: () => undefined },
    );
  const wmd = { available: 2, looseNukes: 1 };
  expect(state({ wmd }).aside).toEqual([2, 0, 0]);
  expect(state({ wmd, aside: [1, 2] })).toMatchObject({
    aside: [1, 1, 0],
    available: [2, 1, 1, 2],
    asideDue: 0,
  });
});
