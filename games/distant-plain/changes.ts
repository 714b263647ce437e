/** What can be changed on the table. Each change does as much as it can (5.1.3), keeps every limit, and writes its line. */
import { changes, trackChange } from '@sandtable/coin';
import type { Action } from './action.ts';
import { PIECE_IDS } from './ask.ts';
import { type GuerrillaKind, isGuerrilla, type Kind, TABLE, turnedOver } from './forces.ts';
import { idOf, isLoc, isPakistan, MAP, PAKISTAN, RETURNEES, type Space } from './map.ts';
import {
  type Fate,
  isHostile,
  islamabadAt,
  type Level,
  markersLeft,
  peopleOf,
  type Plain,
  placeable,
  returneesLeft,
  type State,
  underground,
} from './state.ts';
import { say } from './text/say.ts';
import { ISLAMABAD, MOST_AID, MOST_PATRONAGE, MOST_RESOURCES } from './tracks.ts';
import { TURNS } from './turn.ts';

type CoalitionKind = 'coalition-troops' | 'coalition-base';
export const isCoalition = (kind: Kind): kind is CoalitionKind =>
  kind === 'coalition-troops' || kind === 'coalition-base';

/** 3.3.3 Coalition pieces may go to a box of their own. */
function removed(action: Action, _space: Space, kind: Kind, fate: Fate): number {
  if (fate === 'available' || !isCoalition(kind)) return 0;
  const { state, table, rule } = action;
  TABLE.putAside(state, boxOf(state, fate), kind, 1);
  table.log(say('log.box', rule, { kind, count: 1, box: fate }));
  return 0;
}

export const boxOf = (state: State, box: Exclude<Fate, 'available'>): number[] =>
  box === 'casualties' ? state.casualties : state.outOfPlay;

/** 6.6.1 At Hostility the Taliban in Pakistan are Active, whatever brought them there. */
function changed(action: Action, space: Space): void {
  if (isPakistan(space) && isHostile(action.state) && underground(action.state, space, 'taliban') > 0)
    turnOver(action, space, 'taliban-underground');
}

export const CHANGES = changes<Plain>({
  map: MAP,
  table: TABLE,
  turns: TURNS,
  isLoc,
  populationOf: peopleOf,
  placeable,
  markersLeft,
  kindOf: PIECE_IDS.kindOf,
  isGuerrilla,
  turnedOver,
  resourcesLimit: MOST_RESOURCES,
  fates: { removed: 'available', replaced: 'available' },
  hooks: { removed, changed },
});
export const {
  place,
  remove,
  removeAll,
  replace,
  move,
  turnOver,
  turnPiece,
  setLevel,
  shift,
  canShift,
  mark,
  unmark,
  gain,
  transfer,
  makeIneligible,
  keepEligible,
  rollDie,
} = CHANGES;

export const SUPPORT: Level = 1;
export const NEUTRAL: Level = 0;
export const OPPOSITION: Level = -1;

/** Whether guerrillas there can be Underground at all (6.6.1). */
export const canHide = (state: State, space: Space): boolean => !(isPakistan(space) && isHostile(state));

/** Turns guerrillas Underground, where they can be. */
export function hide(action: Action, space: Space, kind: GuerrillaKind, wanted?: number): number {
  return canHide(action.state, space) ? turnOver(action, space, kind, wanted) : 0;
}

/** 1.8 Changes Aid within 0 and 40. */
export const changeAid = trackChange<Plain>({
  read: (state) => state.aid,
  write: (state, now) => void (state.aid = now),
  limit: MOST_AID,
  line: (rule, change, now) => say('log.aid', rule, { change, now }),
});

/** 1.8 Changes Patronage within 0 and 40. */
export const changePatronage = trackChange<Plain>({
  read: (state) => state.patronage,
  write: (state, now) => void (state.patronage = now),
  limit: MOST_PATRONAGE,
  line: (rule, change, now) => say('log.patronage', rule, { change, now }),
});

/** 4.3.1 Puts a +1 Pop marker where there is none, as long as there are markers. Says whether it did. */
export function settle({ state, table, rule }: Action, space: Space): boolean {
  if (!canSettle(state, space)) return false;
  state.returnees[space] = 1;
  table.log(say('log.returnees', rule, { space: idOf(space) }));
  return true;
}

/** Only Kabul and Afghan provinces take returnees. */
export const canSettle = (state: State, space: Space): boolean =>
  !isLoc(space) &&
  !isPakistan(space) &&
  (state.returnees[space] ?? 0) === 0 &&
  returneesLeft(state, RETURNEES) > 0;

/** 6.6.1 Moves the marker; past an end it turns Hard instead. */
export function moveIslamabad(action: Action, toward: 'hostility' | 'sponsorship', boxes: number): void {
  const { state, table, rule } = action;
  const wanted = islamabadAt(state) + (toward === 'hostility' ? -boxes : boxes);
  const reached = Math.min(ISLAMABAD.length - 1, Math.max(0, wanted));
  const hard = state.islamabad.hard || reached !== wanted;
  const box = ISLAMABAD[reached] ?? toward;
  if (box === state.islamabad.box && hard === state.islamabad.hard) return;
  state.islamabad = { box, hard };
  table.log(say('log.islamabad', rule, { box, hard }));
  table.fired(`islamabad.${box}`);
  for (const space of PAKISTAN) changed(action, space);
}

/** 6.6 From box to box, or back to Available. */
export function send(action: Action, kind: CoalitionKind, from: Fate, to: Fate, count: number): void {
  const { state, table, rule } = action;
  if (count <= 0) return;
  if (from !== 'available') TABLE.putAside(state, boxOf(state, from), kind, -count);
  if (to !== 'available') TABLE.putAside(state, boxOf(state, to), kind, count);
  table.log(say('log.box', rule, { kind, count, box: to }));
}

/** Coalition pieces of a kind in a box. */
export function inBox(state: State, box: Fate, kind: CoalitionKind): number {
  if (box === 'available') return TABLE.available(state, kind);
  return boxOf(state, box)[TABLE.columnOf(kind)] ?? 0;
}
