/** Shipments taken off the map by Event (4.5.3). */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { pick } from '../ask.ts';
import { idOf, type Space } from '../map.ts';
import { carrierOf, type PieceId, pieceLabel, pieceOf, takers, unload } from '../shipments.ts';
import type { State } from '../state.ts';
import { say } from '../text/say.ts';
import { mayBeOneOf, oneOf } from './kit.ts';

/** Whether anybody carries a Shipment there. */
export const hasShipment = (state: State, space: Space): boolean =>
  state.carriers.some((carrier) => carrier.space === space);

/** Removes one Shipment from one of these spaces, the actor choosing whose. Says whether it did. */
export function* removeShipment(
  action: Action,
  among: () => readonly Space[],
  optional: boolean,
): Rules<boolean> {
  const { state, table, rule } = action;
  const laden = () => among().filter((space) => hasShipment(state, space));
  const space = yield* (optional ? mayBeOneOf : oneOf)(action, 'remove', laden);
  if (space === undefined) return false;
  const id = yield* pick<PieceId>(action, {
    prompt: say('ask.event.piece', rule, { card: state.card, space: idOf(space) }),
    among: () => takers(state, space).filter((one) => pieceOf(one).load > 0),
    label: (option) => pieceLabel(option, space, rule),
  });
  const carrier = carrierOf(state, space, id);
  if (carrier === undefined) return false;
  unload(state, carrier);
  table.log(say('log.shipment.lost', rule, { count: 1, space: idOf(space) }));
  return true;
}
