/** Steps only this volume has: neighbours that open (1.3.5), FARC Zones (6.4.4), Shipments (4.5.3), card 49. */
import { type Context, listOf, type OwnStep, type Play, type Playing } from '@sandtable/coin/event-language';
import type { Rules } from '@sandtable/engine';
import { loseForGood, openSpace } from '../changes.ts';
import { UNDERGROUND } from '../forces.ts';
import { AT, type Space } from '../map.ts';
import { giveShipment, takers } from '../shipments.ts';
import { type Andes, available, isZone, shipmentsLeft, spaces } from '../state.ts';
import { matches } from '../where.ts';
import { placeZone, removeZone, zoneCandidates } from '../zones.ts';
import { hasShipment, removeShipment } from './freight.ts';
import type { VOCABULARY } from './vocabulary.ts';

export type Own = OwnStep<typeof VOCABULARY>;
type Open = Extract<Own, { readonly open: unknown }>;
type Zone = Extract<Own, { readonly zone: unknown }>;
type RemoveZone = Extract<Own, { readonly 'remove-zone': unknown }>;
type Shipment = Extract<Own, { readonly shipment: unknown }>;
type LoseShipments = Extract<Own, { readonly 'lose-shipments': unknown }>;
type LoseForGood = Extract<Own, { readonly 'lose-for-good': unknown }>;

const open: Play<Andes, Open> = {
  can: ({ state }, step) => !spaces(state).includes(AT[step.open]),
  play: ({ action }, step) => openSpace(action, AT[step.open]),
};

const zone: Play<Andes, Zone> = {
  can: (context, step) => zoneCandidates(context.state, passing(context, step)).length > 0,
  *play(context, step): Rules<void> {
    const placed = yield* placeZone(context.action, passing(context, step));
    context.memory.chosen = placed === undefined ? [] : [placed];
  },
};

const passing =
  ({ state, memory }: Context<Andes>, { where }: Zone) =>
  (space: Space): boolean =>
    where === undefined || matches(state, space, where, memory.chosen);

const zoneGone: Play<Andes, RemoveZone> = {
  can: ({ state, here }) => here !== null && isZone(state, here),
  play({ action, state, here }) {
    if (here !== null && isZone(state, here)) removeZone(action, here);
  },
};

const shipment: Play<Andes, Shipment> = {
  can: ({ state, here }, step) =>
    here !== null && shipmentsLeft(state) > 0 && takers(state, here, listOf(step.shipment)).length > 0,
  *play({ action, state, here }, step): Rules<void> {
    if (here !== null && shipmentsLeft(state) > 0) yield* giveShipment(action, here, listOf(step.shipment));
  },
};

const laden = ({ state, here, memory }: Context<Andes>, { where }: LoseShipments): Space[] =>
  spaces(state).filter(
    (space) =>
      (where === undefined ? space === here : matches(state, space, where, memory.chosen)) &&
      hasShipment(state, space),
  );

const loseShipments: Play<Andes, LoseShipments> = {
  can: (context, step) => laden(context, step).length > 0,
  *play(context: Playing<Andes>, step): Rules<void> {
    for (let lost = 0; lost < step['lose-shipments']; lost++)
      if (!(yield* removeShipment(context.action, () => laden(context, step), lost > 0))) return;
  },
};

const losing: Play<Andes, LoseForGood> = {
  can: ({ state }, step) => available(state, UNDERGROUND[step['lose-for-good']]) > 0,
  play: ({ action }, step) => loseForGood(action, step['lose-for-good'], step.guerrillas),
};

const playOf = (step: Own): Play<Andes, Own> => {
  if ('open' in step) return open as Play<Andes, Own>;
  if ('zone' in step) return zone as Play<Andes, Own>;
  if ('remove-zone' in step) return zoneGone as Play<Andes, Own>;
  if ('shipment' in step) return shipment as Play<Andes, Own>;
  return ('lose-shipments' in step ? loseShipments : losing) as Play<Andes, Own>;
};

export const OWN: Play<Andes, Own> = {
  can: (context, step) => playOf(step).can(context, step),
  play: (context, step) => playOf(step).play(context, step),
};
