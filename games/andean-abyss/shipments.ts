/** Shipments (4.5.3) and the guerrillas that carry them. */
import type { PieceIds } from '@sandtable/coin';
import type { Message, Rules } from '@sandtable/engine';
import { type Action, by } from './action.ts';
import { pick } from './ask.ts';
import {
  type GuerrillaKind,
  insurgentOf,
  INSURGENTS,
  isGuerrilla,
  type Kind,
  KINDS,
  turnedOver,
} from './forces.ts';
import { idOf, type Space } from './map.ts';
import { type Andes, type Carrier, count, type PieceId, type State } from './state.ts';
import { say } from './text/say.ts';
import { partners } from './victory.ts';

export type { PieceId };

export interface Piece {
  readonly kind: Kind;
  readonly load: number;
}

export function pieceOf(id: PieceId): Piece {
  const plus = id.indexOf('+');
  if (plus < 0) return { kind: id as Kind, load: 0 };
  return { kind: id.slice(0, plus) as Kind, load: Number(id.slice(plus + 1)) };
}

export const pieceLabel = (id: PieceId, space: Space, rule: string): Message => {
  const { kind, load } = pieceOf(id);
  return say('piece', rule, { kind, load, space: idOf(space) });
};

export function carriersIn(state: State, space: Space, kind: Kind): readonly Carrier[] {
  return state.carriers.filter((carrier) => carrier.space === space && carrier.kind === kind);
}

/** Shipments in a space held by a faction's guerrillas. */
export function shipmentsHeld(state: State, space: Space, faction: string): number {
  let held = 0;
  for (const carrier of state.carriers)
    if (carrier.space === space && insurgentOf(carrier.kind) === faction) held += carrier.load;
  return held;
}

/** The pieces of some kinds in a space, each sort once: what somebody has to choose from. */
export function pieceIds(state: State, space: Space, kinds: readonly Kind[]): PieceId[] {
  const ids: PieceId[] = [];
  for (const kind of kinds) {
    const here = count(state, space, kind);
    if (here === 0) continue;
    if (state.carriers.length === 0 || !isGuerrilla(kind)) {
      ids.push(kind);
      continue;
    }
    const carriers = carriersIn(state, space, kind);
    if (carriers.length < here) ids.push(kind);
    for (const load of new Set(carriers.map((carrier) => carrier.load))) ids.push(`${kind}+${load}`);
  }
  return ids;
}

/** How pieces are pointed at in this volume: guerrillas with Shipments one by one. */
export const PIECE_IDS: PieceIds<Andes> = {
  kindOf: (id) => pieceOf(id).kind,
  pieceIds,
  pieceLabel,
  areNamed: (state, space, kinds) =>
    state.carriers.length > 0 && kinds.some((kind) => carriersIn(state, space, kind).length > 0),
};

/** The carrier behind a piece, if it carries anything. */
export function carrierOf(state: State, space: Space, id: PieceId): Carrier | undefined {
  const { kind, load } = pieceOf(id);
  if (load === 0) return undefined;
  return state.carriers.find((one) => one.space === space && one.kind === kind && one.load === load);
}

/** Hands a piece one more Shipment. */
export function loadOnto(state: State, space: Space, id: PieceId): void {
  const carrier = carrierOf(state, space, id);
  if (carrier !== undefined) carrier.load++;
  else state.carriers.push({ space, kind: pieceOf(id).kind as GuerrillaKind, load: 1 });
}

/** Takes one Shipment from a carrier. */
export function unload(state: State, carrier: Carrier): void {
  carrier.load--;
  if (carrier.load === 0) state.carriers.splice(state.carriers.indexOf(carrier), 1);
}

const GUERRILLA_KINDS: readonly GuerrillaKind[] = KINDS.filter(isGuerrilla);
export const guerrillaKindsOf = (factions: readonly string[]): readonly GuerrillaKind[] =>
  GUERRILLA_KINDS.filter((kind) => factions.includes(insurgentOf(kind)));

/** Guerrillas in a space that could take a Shipment, of these factions. */
export function takers(state: State, space: Space, factions: readonly string[] = INSURGENTS): PieceId[] {
  return pieceIds(state, space, guerrillaKindsOf(factions));
}

/** 4.5.3 Somebody puts a Shipment with one of the guerrillas of these factions there. */
export function* giveShipment(action: Action, space: Space, factions: readonly string[]): Rules<void> {
  const { state, rule } = action;
  const taker = yield* pick<PieceId>(action, {
    prompt: say('ask.shipment.taker', rule, { space: idOf(space) }),
    among: () => takers(state, space, factions),
    label: (id) => pieceLabel(id, space, rule),
  });
  loadOnto(state, space, taker);
  action.table.log(say('log.shipment.placed', rule, { kind: pieceOf(taker).kind, space: idOf(space) }));
}

/**
 * 4.5.3 The carrier of these Shipments was removed: its owner passes each on to another guerrilla there, of any
 * faction but one of the same player (1.5), or gives it up (D48). Returns how many left the map.
 */
export function* passOnOrLose(
  action: Action,
  space: Space,
  owner: GuerrillaKind,
  shipments: number,
): Rules<number> {
  const { state } = action;
  const faction = insurgentOf(owner);
  const deciding = by(action, faction);
  const receivers = INSURGENTS.filter((one) => one === faction || !partners(state, faction).includes(one));
  let lost = 0;
  for (let i = 0; i < shipments; i++) {
    const taker = yield* pick<PieceId | 'lose'>(deciding, {
      prompt: say('ask.shipment.save', '4.5.3', { space: idOf(space) }),
      among: () => [...takers(state, space, receivers), 'lose'],
      label: (id) => (id === 'lose' ? say('do', '4.5.3', { deed: id }) : pieceLabel(id, space, '4.5.3')),
    });
    if (taker === 'lose') lost++;
    else {
      loadOnto(state, space, taker);
      action.table.log(
        say('log.shipment.passed', '4.5.3', { kind: pieceOf(taker).kind, space: idOf(space) }),
      );
    }
  }
  if (lost > 0) action.table.log(say('log.shipment.lost', '4.5.3', { count: lost, space: idOf(space) }));
  return lost;
}

/** Carriers turn over with their guerrilla: those without a load become Active first, and Underground last. */
export function turnCarriers(state: State, space: Space, from: GuerrillaKind, turned: number): void {
  if (state.carriers.length === 0) return;
  const carriers = carriersIn(state, space, from);
  // Called after the guerrillas were turned: what is left on the old side can still carry.
  const toActive = turnedOver(from).endsWith('-active');
  const left = count(state, space, from);
  const turning = toActive ? Math.max(0, carriers.length - left) : Math.min(turned, carriers.length);
  for (const carrier of carriers.slice(0, turning)) carrier.kind = turnedOver(from);
}

/** Guerrillas are about to move: carriers go along where the others are too few (one may have become one by a gift). */
export function moveCarriers(state: State, from: Space, to: Space, kind: Kind, pieces: number): void {
  if (state.carriers.length === 0) return;
  const carriers = carriersIn(state, from, kind);
  const going = carriers.length + pieces - count(state, from, kind);
  for (const carrier of carriers.slice(0, Math.max(0, going))) carrier.space = to;
}
