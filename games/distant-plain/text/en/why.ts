/** Why something is not offered. */
export const why = {
  'why.surge': () => 'No COIN-Controlled space has Coalition pieces or could get any.',
  'why.air-lift': () => 'No Troops can be flown anywhere now.',
  'why.air-strike': () => 'No Province shows an Active guerrilla, or a Base without guerrillas, to strike.',
  'why.govern': () =>
    'No COIN-Controlled space at Support, or without people, can take returnees or give Patronage.',
  'why.transport': () => 'No Government Troops can set out along a LoC and pay their way.',
  'why.eradicate': () => 'No COIN-Controlled Province holds both a Government cube and a Warlords Base.',
  'why.extort': () => 'Nowhere has the Taliban an Underground guerrilla and more pieces than the others.',
  'why.infiltrate': () => 'No Underground Taliban guerrilla is beside Government or Warlords pieces.',
  'why.ambush': () => 'No space to attack holds an Underground Taliban guerrilla.',
  'why.cultivate': () =>
    'No Province of this Operation has people, room for a Base and more Warlords guerrillas than Police.',
  'why.traffic': () => 'No Warlords Base is where no Coalition piece is, or what it brings is not enough.',
  'why.suborn': () => 'Nobody can be bought with the Resources at hand.',
};
