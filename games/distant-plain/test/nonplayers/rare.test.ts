/** What random games hardly ever show of the non-players. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Dice, forcedDice } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { RARE } from '../../rare.ts';
import { answerTo } from '../../nonplayers/answers.ts';
import { NON_PLAYER_CONTENT } from '../../nonplayers/content.ts';
import type { Mind } from '../../nonplayers/mind.ts';
import { cards, inEffect, round } from '../rules.ts';
import { here, levelOf } from '../table.ts';
import { operation, phase, turnOf, unmanned } from './play.ts';

const ones = (count: number): number[] => Array<number>(count).fill(1);

test('8.0 what is called rare is content', () => {
  const named = Object.keys(RARE).filter((item) => /^[A-Z]/.test(item));
  expect(named.filter((item) => !NON_PLAYER_CONTENT.includes(item))).toEqual([]);
});

test('8.0 each of them is shown by a test', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const named = Object.keys(RARE).filter((item) => /^[A-Z]/.test(item));
  expect(named.filter((item) => !tests.some((text) => text.includes(`'${item}'`)))).toEqual([]);
});

test('8.4.3 a non-player that cannot gain itself lets another one, before a player', () => {
  const state = unmanned({ variants: { nonPlayers: ['government', 'taliban', 'warlords'] } });
  state.card = 66;
  const mind: Mind = {
    state,
    faction: 'taliban',
    prompt: { key: 'ask.event.faction', rule: '5.1', params: { card: 66 } },
    options: ['coalition', 'government'],
    dice: new Dice(forcedDice([])),
    why: [],
  };
  expect(answerTo(mind)).toBe('government');
  expect(mind.why.map((reason) => reason.key)).toEqual(['EVX.otherNP']);
});

test('8.6.3 Kabul is patrolled where Taliban guerrillas outnumber all others there', () => {
  const state = unmanned({
    resources: { government: 9 },
    spaces: { kabul: { 'taliban-active': 2 }, khowst: { police: 4, 'government-troops': 4 } },
  });
  const { why } = operation(state, 'government', 'patrol', { side: ones(9) });
  expect(why).toContain('G.patrol.kabul');
  expect(here(state, 'kabul')).toMatchObject({ police: 1 });
});

test('8.7.2 without an Available guerrilla Infiltrate removes two', () => {
  const state = unmanned({
    resources: { taliban: 1 },
    spaces: { balkh: { 'taliban-underground': 5, police: 2 } },
  });
  state.available[5] = 0;
  const { why } = operation(state, 'taliban', 'march', { side: ones(30) });
  expect(why).toContain('T.infiltrate.remove');
});

test('8.7.2 no Special Activity where nobody is Underground', () => {
  const state = unmanned({
    resources: { taliban: 1 },
    islamabad: 'hostility',
    spaces: { balochistan: { 'taliban-active': 3 }, helmand: { 'coalition-troops': 4 } },
  });
  const { why } = operation(state, 'taliban', 'march', { side: ones(30) });
  expect(why).toContain('T.special.none');
});

test('8.7.5 no Extort after Terror where others are as many', () => {
  const state = unmanned({
    resources: { taliban: 1 },
    spaces: { kabul: { 'taliban-underground': 1, police: 3 } },
  });
  expect(operation(state, 'taliban', 'terror').why).toContain('T.terror.noExtort');
});

test('8.5.4 no Traffic with 75 Resources', () => {
  const state = unmanned({
    resources: { warlords: 75 },
    spaces: { khowst: { 'warlords-underground': 1 }, herat: { 'warlords-base': 1 } },
  });
  expect(operation(state, 'warlords', 'march', { side: ones(9) }).why).toContain('W.traffic.full');
});

test('8.5.4 Counter-Narc may leave nothing of the Traffic', () => {
  const state = inEffect(
    unmanned({
      resources: { warlords: 9 },
      spaces: { khowst: { 'warlords-underground': 1 }, herat: { 'warlords-base': 1 } },
    }),
    58,
    'unshaded',
  );
  state.available[10] = 0;
  expect(operation(state, 'warlords', 'march', { side: ones(9) }).why).toContain('W.traffic.counterNarc');
});

test('8.7.2 Taliban who can Rally nowhere March', () => {
  const state = cards(
    unmanned({
      resources: { taliban: 1 },
      islamabad: 'pressure',
      spaces: { waziristan: { 'taliban-underground': 5 } },
    }),
    1,
    2,
  );
  const { option, why } = turnOf(state, 'taliban', ['march', 'attack', 'terror', 'pass']);
  expect(option).toBe('march');
  expect(why).toEqual(expect.arrayContaining(['T.chart.rally.available', 'T.rally.none']));
});

describe('8.7.7, 8.8.5 among as many people', () => {
  const troops = { 'coalition-troops': 1, police: 1 };

  test('8.8.5 Civic Action goes to Opposition before Neutral, then to the fewest Terror', () => {
    const state = round(
      unmanned({
        resources: { government: 6 },
        // Two levels of one in Bamian, one level of two in Balkh.
        spaces: { bamian: { ...troops, level: 'O' }, balkh: troops },
      }),
      'civic-action',
    );
    expect(phase(state, 'civic-action').why).toContain('C.civic.opposition');
    expect([levelOf(state, 'bamian'), levelOf(state, 'balkh')]).toEqual(['S', 'N']);
    const alike = round(
      unmanned({
        resources: { government: 6 },
        spaces: { balkh: { ...troops, terror: 1 }, konduz: troops },
      }),
      'civic-action',
    );
    expect(phase(alike, 'civic-action').why).toContain('C.civic.terror');
    expect([levelOf(alike, 'balkh'), levelOf(alike, 'konduz')]).toEqual(['N', 'S']);
  });

  test('8.7.7 Sharia goes to Support before Neutral, then to the fewest Terror', () => {
    const held = { 'taliban-underground': 1 };
    const state = round(
      unmanned({ resources: { taliban: 2 }, spaces: { bamian: { ...held, level: 'S' }, balkh: held } }),
      'sharia',
    );
    expect(phase(state, 'sharia').why).toContain('T.sharia.support');
    expect(levelOf(state, 'bamian')).toBe('O');
    const alike = round(
      unmanned({ resources: { taliban: 2 }, spaces: { balkh: { ...held, terror: 1 }, konduz: held } }),
      'sharia',
    );
    expect(phase(alike, 'sharia').why).toContain('T.sharia.terror');
    expect(levelOf(alike, 'konduz')).toBe('O');
  });
});
