import { expect, test } from 'vitest';
import { TABLE } from '../../../forces.ts';
import { cards } from '../../rules.ts';
import { here, levelOf, terrorIn } from '../../table.ts';
import { operation, spacesOf, turnOf, unmanned } from '../play.ts';

const rolls = (roll: number): number[] => Array<number>(12).fill(roll);

test('8.5.3 in one space only, with an Underground guerrilla; Kabul and Pakistan apart', () => {
  const state = unmanned({
    resources: { warlords: 9 },
    spaces: {
      kabul: { 'warlords-underground': 1, level: 'O' },
      khowst: { 'warlords-active': 2, level: 'O' },
      kandahar: { 'warlords-underground': 1 },
    },
  });
  const { answers } = operation(state, 'warlords', 'terror', { side: rolls(1) });
  expect(spacesOf(answers)).toEqual(['kabul']);
  expect([levelOf(state, 'kabul'), terrorIn(state, 'kabul')]).toEqual(['N', 1]);
  expect(here(state, 'kabul')).toEqual({ 'warlords-active': 1 });
});

test('8.5.3 beside a non-player Coalition in Opposition, and only without any at Support', () => {
  for (const roll of [1, 3, 5]) {
    const state = unmanned({
      resources: { warlords: 1 },
      spaces: {
        badghis: { 'warlords-underground': 1, level: 'S' },
        konduz: { 'warlords-underground': 1, level: 'O' },
      },
    });
    expect(spacesOf(operation(state, 'warlords', 'terror', { side: rolls(roll) }).answers)).toEqual([
      'konduz',
    ]);
  }
  const loyal = unmanned({
    resources: { warlords: 1 },
    spaces: { badghis: { 'warlords-underground': 1, level: 'S' } },
  });
  expect(operation(loyal, 'warlords', 'terror').why).toContain('W.terror.support');
});

test('8.5.3 Terror is impossible without people who take sides: Rally instead, with fewer than 6 Available', () => {
  const state = cards(
    unmanned({ resources: { warlords: 60 }, spaces: { herat: { 'warlords-underground': 1 } } }),
    1,
    2,
  );
  state.available[TABLE.columnOf('warlords-underground')] = 3;
  state.available[TABLE.columnOf('warlords-base')] = 2;
  const { option, why } = turnOf(state, 'warlords');
  expect(option).toBe('rally');
  expect(why).toEqual(expect.arrayContaining(['W.chart.terror', 'W.terror.none']));
});

test('8.5.3 neither Terror nor Rally: they pass, although they could March', () => {
  const state = cards(
    unmanned({ resources: { warlords: 60 }, spaces: { herat: { 'warlords-underground': 1 } } }),
    1,
    2,
  );
  state.available[TABLE.columnOf('warlords-underground')] = 0;
  state.available[TABLE.columnOf('warlords-base')] = 2;
  const { option, why } = turnOf(state, 'warlords');
  expect(option).toBe('pass');
  expect(why.slice(-3)).toEqual(['W.chart.terror', 'W.terror.none', 'W.pass']);
});

test('8.5.2, 8.5.3 neither March nor Terror: Rally, with fewer than 6 Available', () => {
  const state = cards(
    unmanned({
      resources: { warlords: 9 },
      spaces: { herat: { 'warlords-underground': 1, 'warlords-base': 1 } },
    }),
    1,
    2,
  );
  state.available[TABLE.columnOf('warlords-underground')] = 3;
  state.available[TABLE.columnOf('warlords-base')] = 2;
  const { option, why } = turnOf(state, 'warlords');
  expect(option).toBe('rally');
  expect(why).toEqual(expect.arrayContaining(['W.chart.march', 'W.march.none', 'W.terror.none']));
});
