/** 1.5.1 Negotiation: Resources and Shipments change hands at any time, in the open. */
import { gifts as coinGifts } from '@sandtable/coin';
import type { Aside, Table } from '@sandtable/engine';
import { ACTIONS } from './action.ts';
import { gain, RESOURCES_LIMIT } from './changes.ts';
import { type Faction, FACTIONS, insurgentOf } from './forces.ts';
import { idOf } from './map.ts';
import { loadOnto, type PieceId, pieceOf, takers, unload } from './shipments.ts';
import { type Andes, type Carrier, isNonPlayer, type State } from './state.ts';
import { say } from './text/say.ts';
import { partners } from './victory.ts';

const GIFTS = coinGifts<Andes>({
  rule: '1.5.1',
  payers: FACTIONS,
  payerOf: (faction) => faction,
  resourcesLimit: RESOURCES_LIMIT,
  actions: ACTIONS,
  gain,
  partners,
  kept,
});
export const { couldBeHelped } = GIFTS;

/** What somebody needs to finish what was begun. */
function kept({ turn, resources }: State, faction: Faction): number {
  if (turn === null) return 0;
  if (turn.faction === faction) return turn.commitment;
  // 4.1 FARC without Resources may have to pay its Terror with what a Kidnap brings.
  return turn.faction === 'farc' && turn.doing === 'terror' && turn.activities && resources.farc === 0
    ? 1
    : 0;
}

const idOfCarrier = (carrier: Carrier): PieceId => `${carrier.kind}+${carrier.load}`;

/** Gifts of Resources, and Shipments passed to other guerrillas in the same space (4.5.3). */
export function gifts(state: State, faction: Faction, most = Number.POSITIVE_INFINITY): Aside[] {
  if (isNonPlayer(state, faction)) return [];
  const list: Aside[] = GIFTS.giftsOf(state, faction, most);
  return list.length < most ? [...list, ...passings(state, faction)] : list;
}

/** A Shipment that goes from a carrier to another guerrilla. */
interface Passing extends Aside {
  readonly carrier: Carrier;
  readonly taker: PieceId;
}

function passings(state: State, faction: Faction): Passing[] {
  const list: Passing[] = [];
  const seen = new Set<string>();
  for (const carrier of state.carriers) {
    if (insurgentOf(carrier.kind) !== faction) continue;
    for (const taker of takers(state, carrier.space)) {
      const to = insurgentOf(pieceOf(taker).kind as Carrier['kind']);
      const isPartner = to !== faction && partners(state, faction).includes(to);
      const id = `ship:${idOf(carrier.space)}:${idOfCarrier(carrier)}:${taker}`;
      if (isPartner || seen.has(id) || isItself(state, carrier, taker)) continue;
      seen.add(id);
      const { kind, load } = pieceOf(taker);
      list.push({
        id,
        label: say('aside.pass', '4.5.3', {
          from: carrier.kind,
          carried: carrier.load,
          kind,
          load,
          space: idOf(carrier.space),
        }),
        carrier,
        taker,
      });
    }
  }
  return list;
}

/** Whether a taker could only be the carrier itself. */
function isItself(state: State, carrier: Carrier, taker: PieceId): boolean {
  if (taker !== idOfCarrier(carrier)) return false;
  const alike = state.carriers.filter(
    (other) => other.space === carrier.space && other.kind === carrier.kind && other.load === carrier.load,
  );
  return alike.length < 2;
}

/** Does what `gifts` lists. */
export function give(table: Table<State>, faction: Faction, id: string): void {
  if (GIFTS.give(table, faction, id)) return;
  const passing = passings(table.state, faction).find((one) => one.id === id);
  table.state.talks++;
  if (passing !== undefined) passShipment(table, passing);
}

function passShipment(table: Table<State>, { carrier, taker: to }: Passing): void {
  const { state } = table;
  const { space } = carrier;
  // Between two carriers alike the other one must be found, so it is loaded first.
  const others = state.carriers.filter((other) => other !== carrier && other.space === space);
  const taker = others.find((other) => idOfCarrier(other) === to);
  if (taker === undefined) loadOnto(state, space, pieceOf(to).kind);
  else taker.load++;
  unload(state, carrier);
  table.log(say('log.shipment.passed', '4.5.3', { kind: pieceOf(to).kind, space: idOf(space) }));
}
