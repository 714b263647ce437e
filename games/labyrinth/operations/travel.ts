/** 8.3 Travel. */
import type { Blocked, Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseDeed, pick } from '../ask.ts';
import { moveCell, removeCell, test } from '../deeds.ts';
import { ALL, anyOf, type Country, idOf } from '../map.ts';
import { adjacent, cells, governance, isAdjacent, isUnmarked, plainCells } from '../country.ts';
import { GOOD, type Journey, type State } from '../state.ts';
import { firedAlone } from '../solitaire/fired.ts';
import { say } from '../text/say.ts';
import { operationOf } from './progress.ts';
import type { OperationRules } from './rules.ts';
import { AUTOMATIC, mayAddReserves, rollAgainst, successNumber } from './sites.ts';

/** 8.3.3 Cells of that kind not yet ordered to travel; Sadr never travels (card 54). */
export function idle(state: State, country: Country, active: number): number {
  let here = (active === 1 ? state.active[country] : state.sleepers[country]) ?? 0;
  const { journeys } = operationOf(state);
  for (const journey of journeys) if (journey.from === country && journey.active === active) here--;
  return here;
}

export const hasIdle = (state: State, country: Country): boolean =>
  idle(state, country, 1) > 0 || idle(state, country, 0) > 0;

/** Card 2: only to adjacent countries, or within one. */
function destinations(state: State, from: Country): readonly Country[] {
  if (state.lapsing.biometrics === 0) return ALL;
  return ALL.filter((country) => country === from || adjacent(state, from).includes(country));
}

/** Countries that card 2 closes, and why. */
const outOfReach = (open: readonly Country[]): Blocked[] =>
  ALL.filter((country) => !open.includes(country)).map((country) => ({
    option: idOf(country),
    label: say('country', '8.3.1', { country: idOf(country) }),
    why: say('why.effect', '6.2.7', { effect: 'biometrics' }),
  }));

/** 8.3.1 What the die must not exceed; card 2 asks for a roll into adjacent Good countries too. */
export function travelSuccess(state: State, from: Country, to: Country): number {
  const isNear = from === to || isAdjacent(state, from, to);
  const isChecked = state.lapsing.biometrics > 0 && from !== to && governance(state, to) === GOOD;
  return isNear && !isChecked ? AUTOMATIC : successNumber(state, to);
}

/** Countries whose cells all have their orders (8.3.3), or where only Sadr is (card 54). */
const noneIdle = (state: State): Blocked[] =>
  ALL.filter((country) => cells(state, country) > 0 && !hasIdle(state, country)).map((country) => ({
    option: idOf(country),
    label: say('country', '8.3.3', { country: idOf(country) }),
    why:
      plainCells(state, country) === 0
        ? say('why.effect', '6.2.7', { effect: 'sadr' })
        : say('why.travel.each-cell', '8.3.3'),
  }));

/** 8.3.3 One cell after the other is told where to go. */
function* nameJourneys(action: Action): Rules<void> {
  const { state, rule } = action;
  const { ops, journeys } = operationOf(state);
  while (journeys.length < ops) {
    const left = ops - journeys.length;
    const now = ALL.filter((country) => hasIdle(state, country));
    if (now.length === 0) return;
    const from = yield* pick<Country, 'done'>(action, {
      prompt: say('ask.travel.from', rule, { left }),
      among: () => now,
      id: idOf,
      now,
      pass: journeys.length > 0 ? 'done' : undefined,
      blocked: () => noneIdle(state),
    });
    if (from === 'done') return;
    journeys.push(yield* nameJourney(action, from));
  }
}

function* nameJourney(action: Action, from: Country): Rules<Journey> {
  const { state, rule } = action;
  const kinds = (['active', 'sleeper'] as const).filter(
    (kind) => idle(state, from, kind === 'active' ? 1 : 0) > 0,
  );
  const which = say('ask.travel.cell', rule, { country: idOf(from) });
  const kind = yield* chooseDeed(action, which, kinds);
  const now = destinations(state, from);
  const to = yield* pick<Country>(action, {
    prompt: say('ask.travel.to', rule, { from: idOf(from) }),
    among: () => now,
    id: idOf,
    now,
    label: (country) => destinationLabel(state, from, country, rule),
    blocked: () => outOfReach(now),
  });
  return { from, to, active: kind === 'active' ? 1 : 0 };
}

function destinationLabel(state: State, from: Country, to: Country, rule: string): Message {
  const country = idOf(to);
  return from === to
    ? say('travel.stay', rule, { country })
    : say('site', rule, { country, needed: travelSuccess(state, from, to) });
}

/** 8.3.1, 8.3.2 All destinations are tested (4.9.4), then all travel. */
export function carryOut(action: Action, journeys: readonly Journey[], isSure: boolean): void {
  const { state } = action;
  for (const { to } of journeys) {
    if (isUnmarked(state, to)) firedAlone(action, 'T.test-destination');
    test(action, to);
  }
  // 8.1.2 The rolls are simultaneous; nothing that a journey does changes another one's chances.
  for (const { from, to, active } of journeys) {
    const kind = active === 1 ? 'active' : 'sleeper';
    const needed = isSure ? AUTOMATIC : travelSuccess(state, from, to);
    const isThere = rollAgainst(action, to, needed);
    if (!isSure) firedAlone(action, `T.${wayOf(state, from, to, isThere)}`);
    if (isThere) moveCell(action, from, to, kind);
    else removeCell(action, from, kind, 'no-cadre');
  }
}

/** How a journey went (9.4.2.6.2). */
function wayOf(state: State, from: Country, to: Country, isThere: boolean): string {
  if (from === to) return 'in-place';
  const isNear = isAdjacent(state, from, to);
  if (travelSuccess(state, from, to) >= AUTOMATIC) return isNear ? 'adjacent' : 'ir-automatic';
  if (isNear) return 'biometrics-good-roll';
  return isThere ? 'roll-success' : 'roll-failure';
}

function* perform(action: Action): Rules<void> {
  yield* mayAddReserves(action);
  yield* nameJourneys(action);
  carryOut(action, operationOf(action.state).journeys, false);
}

export const travel: OperationRules = {
  name: 'travel',
  rule: '8.3',
  canDo: (state) => anyOf(ALL, (country) => plainCells(state, country) > 0),
  whyNot: () => say('why.nowhere', '8.3', { operation: 'travel' }),
  perform,
};

/** Cards 74 and 79: cells travel without rolls to some of these countries. Sadr cannot. `optional`: or fewer. */
export function* travelFreely(
  action: Action,
  count: number,
  to: readonly Country[],
  optional: boolean,
): Rules<void> {
  const { state, rule } = action;
  const journeys: Journey[] = [];
  const left = (country: Country, active: number): number =>
    ((active === 1 ? state.active[country] : state.sleepers[country]) ?? 0) -
    journeys.filter((one) => one.from === country && one.active === active).length;
  while (journeys.length < count) {
    const now = ALL.filter((country) => left(country, 1) + left(country, 0) > 0);
    if (now.length === 0) break;
    const prompt = say('ask.travel.from', rule, { left: count - journeys.length });
    const pass = optional ? 'done' : undefined;
    const from = yield* pick<Country, 'done'>(action, { prompt, among: () => now, id: idOf, now, pass });
    if (from === 'done') break;
    const kinds = (['active', 'sleeper'] as const).filter(
      (kind) => left(from, kind === 'active' ? 1 : 0) > 0,
    );
    const kind = yield* chooseDeed(action, say('ask.travel.cell', rule, { country: idOf(from) }), kinds);
    const ask = say('ask.travel.to', rule, { from: idOf(from) });
    const target = yield* pick<Country>(action, { prompt: ask, among: () => to, id: idOf, now: to });
    journeys.push({ from, to: target, active: kind === 'active' ? 1 : 0 });
  }
  carryOut(action, journeys, true);
}
