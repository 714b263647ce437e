/** Why something is not offered. */

export const why = {
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
};
