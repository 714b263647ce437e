import type { Insurgent } from '../../forces.ts';
import { isMountain, type Space } from '../../map.ts';
import { guerrillas, lands, shipmentsLeft, type State } from '../../state.ts';
import { because, type Mind, spaceIn } from '../mind.ts';
import { always, type CardOpinion, COMMON_HARM, type SpaceChoice } from './opinion.ts';
import { basesFit } from './shared.ts';

/** Mountains where a Base fits, or a Shipment finds a guerrilla. */
const poppyBases = (state: State, faction: Insurgent): Space[] =>
  lands(state).filter((space) => isMountain(space) && basesFit(state, space, faction));

const poppyShipments = (state: State, faction: Insurgent): Space[] =>
  shipmentsLeft(state) === 0
    ? []
    : lands(state).filter((space) => isMountain(space) && guerrillas(state, space, faction) > 0);

/** An own Base, else a Shipment with an own guerrilla. */
const field: SpaceChoice = {
  filter({ state, faction }, space) {
    const sites = poppyBases(state, faction);
    return (sites.length > 0 ? sites : poppyShipments(state, faction)).includes(space);
  },
};

function harvest(mind: Mind): string {
  const space = spaceIn(mind.prompt);
  const hasBase = space !== undefined && poppyBases(mind.state, mind.faction).includes(space);
  because(mind, hasBase ? '8.4.card-65.base' : '8.4.card-65.shipment');
  return hasBase ? 'new-base' : 'load-shipment';
}

/** 65 Poppies. */
export const poppies: CardOpinion = {
  usable: 'always',
  operatesInstead: (state, faction) =>
    poppyBases(state, faction).length === 0 && poppyShipments(state, faction).length === 0,
  operating: '8.4.card-65.op',
  policy: { spaces: { choose: field }, answers: { 'ask.event.how': harvest } },
  worth: always(0),
  harm: COMMON_HARM,
};
