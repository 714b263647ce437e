/** Every text of every card played to the full on two tables: what it changed, as it was read and found right. */
import type { Ask } from '@sandtable/engine';
import { play as enginePlay } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { CARDS } from '../../cards.ts';
import { lastingOf } from '../../corrections.ts';
import { SIDES } from '../../events/card.ts';
import { executeEvent } from '../../events/execute.ts';
import { FACTIONS, TABLE } from '../../forces.ts';
import { distantPlain } from '../../index.ts';
import { faultOf } from '../../laws.ts';
import { AFGHAN_LANDS, ALL_SPACES, idOf, PAKISTAN } from '../../map.ts';
import { peopleOf, type State } from '../../state.ts';
import { TREASURERS } from '../../tracks.ts';
import { inEffect } from '../rules.ts';
import { situation, standard } from '../table.ts';

/** Something of everything: the middle of a long game. */
function crowded(): State {
  const state = standard('2005', {
    resources: { government: 30, taliban: 20, warlords: 20 },
    spaces: {
      kabul: { 'taliban-underground': 2, 'taliban-active': 1, level: 'S', terror: 1 },
      kandahar: { 'coalition-troops': 3, 'taliban-active': 3, 'warlords-active': 2, level: 'O' },
      herat: { 'taliban-underground': 2, 'warlords-underground': 1, terror: 2 },
      konduz: { 'taliban-underground': 2, 'taliban-active': 1 },
      balkh: { 'government-troops': 3, police: 2, 'warlords-underground': 1, 'taliban-active': 1 },
      baghlan: { police: 3, 'taliban-underground': 1, level: 'S' },
      waziristan: { 'taliban-underground': 3 },
      'loc-kabul-tor-kham': { police: 1, 'taliban-active': 1, terror: 1 },
      'loc-kandahar-kabul': { 'coalition-troops': 1, 'warlords-active': 1 },
      'loc-kandahar-spin-boldak': { terror: 1 },
    },
    state: { aid: 15, patronage: 8 },
  });
  state.casualties[0] = 1;
  state.outOfPlay[0] = 2;
  state.available[0] = (state.available[0] ?? 0) - 3;
  inEffect(inEffect(state, 5, 'unshaded'), 33, 'shaded');
  expect(faultOf(state)).toBeUndefined();
  return state;
}

/** A little everywhere, so that limits are reached, and all that was low is high. */
function spread(): State {
  const state = situation({
    resources: { government: 50, taliban: 40, warlords: 40 },
    islamabad: 'backing',
    state: { aid: 15, patronage: 16 },
  });
  for (const [n, space] of AFGHAN_LANDS.entries()) {
    TABLE.place(state, space, 'government-troops', 1);
    TABLE.place(state, space, 'police', 1);
    TABLE.place(state, space, n % 2 === 0 ? 'taliban-underground' : 'taliban-active', 1);
    if (n % 2 === 0) TABLE.place(state, space, 'coalition-troops', 1);
    if (n % 3 === 0) TABLE.place(state, space, 'warlords-underground', 1);
    if (n % 4 === 0) TABLE.place(state, space, 'warlords-base', 1);
    if (n % 5 === 1) TABLE.place(state, space, 'taliban-base', 1);
    if (n % 6 === 2) TABLE.place(state, space, 'coalition-base', 1);
    if (n % 3 === 1) state.markers[space] = 1;
    if (peopleOf(space, state) > 0) state.levels[space] = ([1, 0, -1] as const)[n % 3] ?? 0;
  }
  for (const space of PAKISTAN) TABLE.place(state, space, 'taliban-underground', 2);
  inEffect(inEffect(state, 3, 'unshaded'), 31, 'shaded');
  expect(faultOf(state)).toBeUndefined();
  return state;
}

/** As much as is offered: the greatest number, otherwise the first that goes on. */
function greedily(seat: string, ask: Ask): string {
  const options = ask.options(seat);
  const most = options.filter((option) => /^\d+$/.test(option)).at(-1);
  return most ?? options.find((option) => !['done', 'no', 'withdraw'].includes(option)) ?? options[0] ?? '';
}

const MOST_ANSWERS = 200;
const ROLLS = Array.from({ length: 60 }, (_, n) => ((n * 5 + 4) % 6) + 1);

function played(card: number, side: (typeof SIDES)[number], state: State): { asked: number } {
  const by = CARDS[card - 1]?.order[0] ?? 'coalition';
  let asked = 0;
  state.card = card;
  enginePlay(
    distantPlain,
    state,
    (seat, ask) => (asked++ < MOST_ANSWERS ? greedily(seat, ask) : undefined),
    ROLLS,
    (table) => executeEvent(table, by, card, side),
  );
  return { asked };
}

type Value = string | number | undefined;

/** What lies on the table, a line a thing. */
function tableOf(state: State): Map<string, Value> {
  const found = new Map<string, Value>();
  for (const space of ALL_SPACES) {
    const id = idOf(space);
    for (const kind of TABLE.kinds) found.set(`${id} ${kind}`, TABLE.count(state, space, kind));
    found.set(`${id} level`, state.levels[space]);
    found.set(`${id} markers`, state.markers[space]);
    found.set(`${id} returnees`, state.returnees[space]);
  }
  for (const payer of TREASURERS) found.set(`resources ${payer}`, state.resources[payer]);
  for (const faction of FACTIONS)
    found.set(
      `next card ${faction}`,
      `${state.next.eligible.includes(faction)}/${state.next.ineligible.includes(faction)}`,
    );
  const { aid, patronage, islamabad, casualties, outOfPlay, momentum } = state;
  const rest = { aid, patronage, islamabad, casualties, outOfPlay, momentum };
  for (const [name, value] of Object.entries(rest)) found.set(name, JSON.stringify(value));
  for (const { card, side, at = 0 } of state.inEffect)
    found.set(`${card}, ${JSON.stringify(lastingOf(state, card, side)[at])}`, 'in effect');
  return found;
}

function effect(card: number, side: (typeof SIDES)[number], state: State): string {
  const before = tableOf(state);
  const { asked } = played(card, side, state);
  expect(asked).toBeLessThan(MOST_ANSWERS);
  const after = tableOf(state);
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `\n  ${name}: ${before.get(name) ?? 'not'} > ${after.get(name) ?? 'not'}`)
    .join('');
}

test('5.1 what every text changes, on a crowded table and on one where a little is everywhere', async () => {
  const told = CARDS.flatMap((card) =>
    SIDES.filter((side) => card[side] !== undefined).map((side) => {
      const usual = effect(card.number, side, crowded());
      const other = effect(card.number, side, spread());
      return `${card.number} ${card.title.en}, ${side}${usual}\n or${other}`;
    }),
  );
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('../golden/effects.txt');
});
