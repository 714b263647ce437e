/** 9.4.2.6 Travel alone: destinations are named first, then a cell for each of them, then all travel. */
import type { Message, Rules } from '@sandtable/engine';
import { type Action, under } from '../action.ts';
import { chooseCountry, chooseDeed } from '../ask.ts';
import { ALL, type Country, idOf } from '../map.ts';
import { announce, beginOperation, operationOf } from '../operations/progress.ts';
import { carryOut, hasIdle, idle } from '../operations/travel.ts';
import { adjacent, cells, isIslamist, isRegimeChange, plainCells } from '../country.ts';
import type { State } from '../state.ts';
import { say } from '../text/say.ts';
import { firedAlone } from './fired.ts';

export interface Trip {
  /** Cells that travel at most. */
  readonly count: number;
  /** The value that the chart for sources looks at. */
  readonly ops: number;
  readonly to: readonly Country[];
  readonly prompt: (left: number) => Message;
  /** 9.4.3, cards 74 and 79: no die, and Biometrics does not matter. */
  readonly isSure: boolean;
}

/** 8.3.3 Sadr never travels (card 54). */
export const travellers = (state: State): number =>
  ALL.reduce((sum, country) => sum + plainCells(state, country), 0);

/** Returns how many cells have travelled. */
export function* travelAlone(outer: Action, trip: Trip): Rules<number> {
  const action = under(outer, '8.3');
  const { state } = action;
  const { sites, journeys } = beginOperation(action, 'travel', trip.ops, 'barred');
  const isChecked = !trip.isSure && state.lapsing.biometrics > 0;
  for (let left = Math.min(trip.count, travellers(state)); left > 0; left--) {
    const to = yield* chooseCountry(action, trip.prompt(left), trip.to);
    if (to === undefined) break;
    sites.push(to);
  }
  const reached = isChecked ? sites.filter((to) => isNear(state, to)) : sites;
  if (reached.length < sites.length)
    firedAlone(action, reached.length === 0 ? 'T.biometrics-drops-all' : 'T.biometrics-drops-one');
  for (const to of reached) yield* sendTo(action, to, isChecked);
  const count = journeys.length;
  carryOut(action, journeys, trip.isSure);
  state.operation = null;
  return count;
}

/** 9.4.2.6, D-S17 Under Biometrics a destination needs a cell in an adjacent country. */
const isNear = (state: State, to: Country): boolean =>
  adjacent(state, to).some((country) => plainCells(state, country) > 0);

/** 9.4.2.6.1 A cell for one destination. */
function* sendTo(action: Action, to: Country, isChecked: boolean): Rules<void> {
  const { state } = action;
  const { journeys } = operationOf(state);
  const among = ALL.filter(
    (from) => hasIdle(state, from) && (!isChecked || from === to || adjacent(state, to).includes(from)),
  );
  const prompt = say('ask.travel.source', '9.4.2.6.1', { to: idOf(to) });
  const from = yield* chooseCountry(action, prompt, among);
  if (from === undefined) return;
  const kinds = (['active', 'sleeper'] as const).filter(
    (kind) => idle(state, from, Number(kind === 'active')) > 0,
  );
  const which = say('ask.travel.cell', '9.3.1', { country: idOf(from) });
  const kind = yield* chooseDeed(action, which, kinds);
  const isLast = from !== to && isLastCell(state, from);
  if (isLast) firedAlone(action, 'T.last-cell-stays');
  journeys.push({ from, to: isLast ? from : to, active: Number(kind === 'active') });
}

/** 9.4.2.6.1 The last cell under Islamist Rule or Regime Change only hides again. */
function isLastCell(state: State, from: Country): boolean {
  if (!isIslamist(state, from) && !isRegimeChange(state, from)) return false;
  const gone = operationOf(state).journeys.filter((one) => one.from === from && one.to !== from).length;
  return cells(state, from) - gone <= 1;
}

/** The Operation. Returns the value that is left. */
export function* travelOperation(action: Action, ops: number): Rules<number> {
  announce(under(action, '8.3'), 'travel', ops);
  if (travellers(action.state) < ops) firedAlone(action, 'T.fewer-cells-than-ops');
  const travelled = yield* travelAlone(action, {
    count: ops,
    ops,
    to: ALL,
    prompt: (left) => say('ask.travel.destination', '9.4.2.6', { left }),
    isSure: false,
  });
  return ops - travelled;
}

/** Cards 74 and 79, 9.4.2.1: two cells to some of these countries. */
export function* travelByEvent(action: Action, ops: number, to: readonly Country[]): Rules<void> {
  yield* travelAlone(action, {
    count: 2,
    ops,
    to,
    prompt: (left) => say('ask.travel.visa', '9.4.2.1', { left }),
    isSure: true,
  });
}
