/** What can be changed on the table. Each change does as much as it can (5.1.3), keeps every limit, and writes its line. */
import { changes, trackChange } from '@sandtable/coin';
import type { Rules } from '@sandtable/engine';
import type { Action } from './action.ts';
import { type Insurgent, isGuerrilla, TABLE, turnedOver, UNDERGROUND } from './forces.ts';
import { AT, idOf, isLoc, MAP, type Opened, populationOf, type Space } from './map.ts';
import { noteForced } from './notices.ts';
import {
  carrierOf,
  moveCarriers,
  type PieceId,
  PIECE_IDS,
  passOnOrLose,
  pieceOf,
  turnCarriers,
} from './shipments.ts';
import { type Andes, count, type Fate, type Level, markersLeft, placeable } from './state.ts';
import { say } from './text/say.ts';
import { TURNS } from './turn.ts';

export const RESOURCES_LIMIT = 99;
export const AID_LIMIT = 29;

/** The removed guerrilla's Shipments that left the map, or, when the remover gets them, those to be put somewhere. */
function removed(action: Action, space: Space, id: PieceId, fate: Fate): Rules<number> | number {
  const { carriers } = action.state;
  const carrier = carrierOf(action.state, space, id);
  if (carrier === undefined) return 0;
  carriers.splice(carriers.indexOf(carrier), 1);
  return fate === 'remover' ? carrier.load : passOnOrLose(action, space, carrier.kind, carrier.load);
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

/** A guerrilla that takes the place of another may take its Shipments too (4.5.3). */
function* inherit(
  action: Action,
  space: Space,
  id: PieceId,
  shipments: number,
  isPlaced: boolean,
): Rules<void> {
  if (!isPlaced) noteForced(action, '8.1.2.replace.plain-removal');
  const { kind } = pieceOf(id);
  if (isGuerrilla(kind)) yield* passOnOrLose(action, space, kind, shipments);
}

export const CHANGES = changes<Andes>({
  map: MAP,
  table: TABLE,
  turns: TURNS,
  isLoc,
  populationOf,
  placeable,
  markersLeft,
  kindOf: PIECE_IDS.kindOf,
  isGuerrilla,
  turnedOver,
  resourcesLimit: RESOURCES_LIMIT,
  fates: { removed: 'owner', replaced: 'remover' },
  hooks: {
    removed,
    cleared: saveShipments,
    replaced: inherit,
    moving: moveCarriers,
    movingPiece(state, from, to, id) {
      const carrier = carrierOf(state, from, id);
      if (carrier !== undefined) carrier.space = to;
    },
    turned: turnCarriers,
    turnedPiece(state, space, id) {
      const carrier = carrierOf(state, space, id);
      if (carrier !== undefined) carrier.kind = turnedOver(carrier.kind);
    },
  },
});
export const {
  place,
  remove,
  removeAll,
  replace,
  move,
  movePiece,
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

export const ACTIVE_SUPPORT: Level = 2;
export const PASSIVE_SUPPORT: Level = 1;
export const NEUTRAL: Level = 0;
export const PASSIVE_OPPOSITION: Level = -1;
export const ACTIVE_OPPOSITION: Level = -2;

/** 1.7 Changes Aid within 0 and 29. */
export const changeAid = trackChange<Andes>({
  read: (state) => state.aid,
  write: (state, now) => void (state.aid = now),
  limit: AID_LIMIT,
  line: (rule, change, now) => say('log.aid', rule, { change, now }),
});

/** Takes AUC guerrillas out of Available for good (card 49). */
export function loseForGood(action: Action, faction: Insurgent, wanted: number): void {
  const { state, table, rule } = action;
  const kind = UNDERGROUND[faction];
  const lost = Math.min(wanted, TABLE.available(state, kind));
  state.available[TABLE.columnOf(kind)] = TABLE.available(state, kind) - lost;
  state.lost += lost;
  table.log(say('log.lost', rule, { kind, count: lost }));
}

/** 1.3.5 Makes a neighbour a space for the rest of the game. */
export function openSpace(action: Action, space: Space): void {
  const { state, table, rule } = action;
  const opened = (state.opened | (space === AT.ecuador ? 1 : 2)) as Opened;
  if (opened === state.opened) return;
  state.opened = opened;
  table.log(say('log.opened', rule, { space: idOf(space) }));
}
