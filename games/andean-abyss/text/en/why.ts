/** Why something is not offered. */
import type { OfCard, OfFaction } from '@sandtable/coin/text/params';
import type { Voice } from '@sandtable/engine';

export const why = {
  'why.rally.level': (p: OfFaction) =>
    `Not where there is ${p.faction === 'farc' ? 'Support' : 'Opposition'}.`,
  'why.march': () => 'No guerrilla that has not marched yet is beside it.',
  'why.ecuador': () => 'Two pieces of the faction are there already.',
  'why.attack.nobody': () => 'No guerrilla of the faction is there.',
  'why.attack.no-enemy': () => 'No enemy is there.',
  'why.terror': () => 'No Underground guerrilla of the faction is there.',
  'why.zone': () => 'A FARC Zone is closed to the Government.',
  'why.assault': () => 'Nobody is exposed there, or the cubes are too few to remove a piece.',
  'why.assault.nobody': () => 'No cubes are there.',
  'why.card': (p: OfCard, voice: Voice) => `${voice.name('card', String(p.card))} forbids it.`,
  'why.air-lift': () => 'No Troops can be flown anywhere now.',
  'why.air-strike': () =>
    'No Department or LoC shows an Active guerrilla, or a Base without guerrillas, to strike.',
  'why.eradicate': () => 'No Department with Cartels pieces is open to it.',
  'why.extort': () => 'Nowhere does the faction outnumber all others with an Underground guerrilla.',
  'why.ambush': () => 'No space left for this Attack has an Underground guerrilla of the faction.',
  'why.kidnap': () => 'No space of this Terror has more FARC guerrillas than Police and somebody to pay.',
  'why.assassinate': () => 'No space of this Terror has more AUC guerrillas than Police and an enemy.',
  'why.cultivate': () =>
    'No space with population has more Cartels guerrillas than Police, room for a Base, and a Base to come to it.',
  'why.process': () => 'There is neither a Base to sell nor a Shipment to load.',
  'why.bribe': () => 'A Bribe costs 3 Resources and needs somebody to take them.',
  'why.eradicate.cartels': () => 'No Cartels pieces are there.',
  'why.eradicate.shift': () => 'Only the space itself or one beside it that can shift toward Opposition.',
  'why.kidnap.victim': () => 'Nobody would pay there: it is a Department without a Cartels Base.',
  'why.kidnap.payer': () => 'Nobody there has the Resources that the Terror would cost.',
  'why.cultivate.room': () => 'There is no room for another Base.',
  'why.cultivate.base': () =>
    'No Base can come there: none elsewhere, and a new one only in a Department of this Rally.',
  'why.process.guerrilla': () => 'No guerrilla is there to carry a Shipment.',
};
