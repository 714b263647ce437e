/** What can be done to the table. Each deed does as much as it can (5.1.3), keeps every limit, and writes its line. */
import { toward, within } from '@sandtable/coin';
import type { Rules } from '@sandtable/engine';
import type { Action } from './action.ts';
import {
  ALL_PIECES,
  type Faction,
  type GuerrillaKind,
  type Insurgent,
  isGuerrilla,
  type Kind,
  TABLE,
  turnedOver,
  UNDERGROUND,
} from './forces.ts';
import { noteForced } from './nonplayers/outcomes.ts';
import { AT, idOf, isLoc, type Opened, populationOf, type Space } from './map.ts';
import { carrierOf, moveCarriers, type PieceId, passOnOrLose, pieceOf, turnCarriers } from './shipments.ts';
import { count, type Fate, level, type Level, markersLeft, placeable, type State } from './state.ts';
import { say } from './text/say.ts';
import { carryMoved, forgetMoved, turnMoved } from './turn.ts';

export const RESOURCES_LIMIT = 99;
export const AID_LIMIT = 29;

// Pieces.

/** Places up to that many, as Available and stacking allow (1.4.1, 1.4.2). Returns how many. */
export function place(action: Action, space: Space, kind: Kind, wanted = 1): number {
  const { state, table, rule } = action;
  const placed = Math.min(wanted, placeable(state, space, kind));
  if (placed <= 0) return 0;
  TABLE.place(state, space, kind, placed);
  table.log(say('log.placed', rule, { kind, count: placed, space: idOf(space) }));
  return placed;
}

/**
 * Removes one piece to Available. Returns the Shipments that left the map, or, when the remover gets them, those
 * that it now has to put somewhere.
 */
export function* remove(action: Action, space: Space, id: PieceId, fate: Fate = 'owner'): Rules<number> {
  const { state, table, rule } = action;
  const { kind } = pieceOf(id);
  const carrier = carrierOf(state, space, id);
  if (carrier !== undefined) state.carriers.splice(state.carriers.indexOf(carrier), 1);
  TABLE.remove(state, space, kind, 1);
  forgetMoved(state, space, kind);
  table.log(say('log.removed', rule, { kind, count: 1, space: idOf(space) }));
  if (carrier === undefined) return 0;
  if (fate === 'remover') return carrier.load;
  return yield* passOnOrLose(action, space, carrier.kind, carrier.load);
}

/** Removes every piece of these kinds from a space. Returns how many pieces. */
export function* removeAll(action: Action, space: Space, kinds: readonly Kind[]): Rules<number> {
  const { state, table, rule } = action;
  let removed = 0;
  for (const kind of kinds) {
    const here = count(state, space, kind);
    if (here === 0) continue;
    removed += here;
    TABLE.remove(state, space, kind, here);
    table.log(say('log.removed', rule, { kind, count: here, space: idOf(space) }));
  }
  if (removed > 0) yield* saveShipments(action, space);
  return removed;
}

/** 4.5.3 Lets the owners save the Shipments of carriers that are no longer there. */
function* saveShipments(action: Action, space: Space): Rules<void> {
  const { state } = action;
  for (const carrier of state.carriers.filter((one) => one.space === space)) {
    const others = state.carriers.filter((one) => one.space === space && one.kind === carrier.kind).length;
    if (others <= count(state, space, carrier.kind)) continue;
    state.carriers.splice(state.carriers.indexOf(carrier), 1);
    yield* passOnOrLose(action, space, carrier.kind, carrier.load);
  }
}

/**
 * Replaces a piece (1.4.1): where no piece of the new kind can be placed it is only removed (5.1.1). A guerrilla that
 * takes the place may take its Shipments too (4.5.3).
 */
export function* replace(action: Action, space: Space, id: PieceId, by: Kind): Rules<void> {
  const shipments = yield* remove(action, space, id, 'remover');
  if (place(action, space, by) === 0) noteForced(action, '8.1.2.replace.plain-removal');
  const { kind } = pieceOf(id);
  if (isGuerrilla(kind)) yield* passOnOrLose(action, space, kind, shipments);
}

/** Moves one piece, with what it carries. The caller looks after stacking. */
export function movePiece(action: Action, from: Space, to: Space, id: PieceId): void {
  const carrier = carrierOf(action.state, from, id);
  if (carrier !== undefined) carrier.space = to;
  move(action, from, to, pieceOf(id).kind, 1);
}

/** Moves pieces of a kind: those that carry nothing, as far as there are enough of them. */
export function move(action: Action, from: Space, to: Space, kind: Kind, pieces: number): void {
  const { state, table, rule } = action;
  if (pieces === 0) return;
  carryMoved(state, from, to, kind, pieces);
  moveCarriers(state, from, to, kind, pieces);
  TABLE.move(state, from, to, kind, pieces);
  table.log(say('log.moved', rule, { kind, count: pieces, from: idOf(from), to: idOf(to) }));
}

/** 1.4.3 Turns up to that many guerrillas of a kind over. Returns how many. */
export function turnOver(action: Action, space: Space, kind: GuerrillaKind, wanted = ALL_PIECES): number {
  const { state, table, rule } = action;
  const turned = Math.min(wanted, count(state, space, kind));
  if (turned <= 0) return 0;
  TABLE.turn(state, space, kind, turnedOver(kind), turned);
  turnCarriers(state, space, kind, turned);
  turnMoved(state, space, kind, turned);
  table.log(say('log.turned', rule, { kind: turnedOver(kind), count: turned, space: idOf(space) }));
  return turned;
}

/** Turns over the very piece named, with what it carries. */
export function turnPiece(action: Action, space: Space, id: PieceId): void {
  const { state, table, rule } = action;
  const { kind } = pieceOf(id);
  if (!isGuerrilla(kind)) return;
  const carrier = carrierOf(state, space, id);
  TABLE.turn(state, space, kind, turnedOver(kind), 1);
  if (carrier !== undefined) carrier.kind = turnedOver(kind);
  turnMoved(state, space, kind, 1);
  table.log(say('log.turned', rule, { kind: turnedOver(kind), count: 1, space: idOf(space) }));
}

/** Takes AUC guerrillas out of Available for good (card 49). */
export function loseForGood(action: Action, faction: Insurgent, wanted: number): void {
  const { state, table, rule } = action;
  const kind = UNDERGROUND[faction];
  const lost = Math.min(wanted, TABLE.available(state, kind));
  state.available[TABLE.columnOf(kind)] = TABLE.available(state, kind) - lost;
  state.lost += lost;
  table.log(say('log.lost', rule, { kind, count: lost }));
}

// Support, Terror and Sabotage.

/** 1.6.1 Sets a level; LoCs and population 0 stay Neutral (1.6.2). Returns whether it changed. */
export function setLevel(action: Action, space: Space, wanted: Level): boolean {
  const { state, table, rule } = action;
  if (populationOf(space) === 0 || level(state, space) === wanted) return false;
  state.levels[space] = wanted;
  table.log(say('log.level', rule, { space: idOf(space), level: wanted }));
  return true;
}

export const ACTIVE_SUPPORT: Level = 2;
export const PASSIVE_SUPPORT: Level = 1;
export const NEUTRAL: Level = 0;
export const PASSIVE_OPPOSITION: Level = -1;
export const ACTIVE_OPPOSITION: Level = -2;

/** Moves a level some steps toward another. Returns whether it changed. */
export function shift(action: Action, space: Space, goal: Level, steps = 1): boolean {
  return setLevel(action, space, toward(level(action.state, space), goal, steps) as Level);
}

/** Whether a shift toward that level would do anything. */
export const canShift = (state: State, space: Space, goal: Level): boolean =>
  populationOf(space) > 0 && level(state, space) !== goal;

/** 3.3.4 Puts Terror, or Sabotage on a LoC that has none, as long as there are markers. Returns how many. */
export function mark(action: Action, space: Space, wanted = 1): number {
  const { state, table, rule } = action;
  const here = state.markers[space] ?? 0;
  const most = isLoc(space) ? Math.min(wanted, 1 - here) : wanted;
  const marked = Math.min(most, markersLeft(state));
  if (marked <= 0) return 0;
  state.markers[space] = here + marked;
  if (isLoc(space)) table.log(say('log.sabotage', rule, { space: idOf(space) }));
  else table.log(say('log.terror', rule, { space: idOf(space), count: marked }));
  return marked;
}

/** Takes one Terror or Sabotage marker off. */
export function unmark(action: Action, space: Space): void {
  const { state, table, rule } = action;
  state.markers[space] = Math.max(0, (state.markers[space] ?? 0) - 1);
  if (isLoc(space)) table.log(say('log.repaired', rule, { space: idOf(space) }));
  else table.log(say('log.calmed', rule, { space: idOf(space) }));
}

// Resources, Aid, Eligibility.

/** 1.7 Changes a faction's Resources within 0 and 99. Returns the change. */
export function gain(action: Action, faction: Faction, amount: number): number {
  const { state, table, rule } = action;
  const before = state.resources[faction];
  const now = within(before + amount, 0, RESOURCES_LIMIT);
  if (now === before) return 0;
  state.resources[faction] = now;
  table.log(say('log.resources', rule, { faction, change: now - before, now }));
  return now - before;
}

/** Moves Resources from one faction to another, as far as the one has them and the other has room. */
export function transfer(action: Action, from: Faction, to: Faction, amount: number): void {
  const { resources } = action.state;
  const paid = Math.min(amount, resources[from], RESOURCES_LIMIT - resources[to]);
  gain(action, from, -paid);
  gain(action, to, paid);
}

/** 1.7 Changes Aid within 0 and 29. */
export function changeAid(action: Action, amount: number): void {
  const { state, table, rule } = action;
  const now = within(state.aid + amount, 0, AID_LIMIT);
  if (now === state.aid) return;
  table.log(say('log.aid', rule, { change: now - state.aid, now }));
  state.aid = now;
}

/** 2.3.7 Makes a faction Ineligible on the next card (D52). */
export function makeIneligible(action: Action, faction: Faction): void {
  action.state.next.ineligible.push(faction);
  action.table.log(say('log.ineligible', action.rule, { faction }));
}

/** 2.3.7 Lets a faction stay Eligible although it executed the Event. */
export function keepEligible(action: Action, faction: Faction): void {
  action.state.next.eligible.push(faction);
  action.table.log(say('log.stays-eligible', action.rule, { faction }));
}

/** 1.3.5 Makes a neighbour a space for the rest of the game. */
export function openSpace(action: Action, space: Space): void {
  const { state, table, rule } = action;
  const opened = (state.opened | (space === AT.ecuador ? 1 : 2)) as Opened;
  if (opened === state.opened) return;
  state.opened = opened;
  table.log(say('log.opened', rule, { space: idOf(space) }));
}

/** A die (1.2), with its line. */
export function rollDie(action: Action): number {
  const roll = action.table.roll(6);
  action.table.log(say('log.roll', action.rule, { roll }));
  return roll;
}
