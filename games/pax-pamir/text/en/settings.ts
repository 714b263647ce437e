/** What can be chosen before play. */
import { many } from './count.ts';

/** What a file holds of one kind. */
export interface FileTexts {
  count: number;
  changed: number;
}
export interface FileCount extends FileTexts {
  known: number;
}

const counted = (kind: string, p: FileCount): string =>
  `${kind}: ${p.count}, ${p.changed} with other values than ours; ${p.known} confirmed, ${p.count - p.known} still rebuilt.`;

export const settings = {
  game: () => 'Pax Pamir, first edition',
  'scenario.standard': () => 'Pax Pamir',
  'scenario.solo': () => 'Alone, against Shere Khan (K)',
  'option.players': () => 'Players',
  'option.players.help': () => 'Alone it is you against Shere Khan, whatever is chosen here.',
  'option.nationBuilding': () => 'Nation building (I1)',
  'option.nationBuilding.help': () =>
    'Points for every supremacy; two in a row end the game. No favor cards.',
  'option.badal': () => 'Badal tokens (I2)',
  'option.badal.help': () => 'Whoever is wronged gains a token that raises the rank of a special action.',
  'option.expansion': () => 'Khyber Knives (J)',
  'option.expansion.none': () => 'no',
  'option.expansion.wazirs': () => 'only the wazirs',
  'option.expansion.khyber-knives': () => 'the whole expansion, with nation building',
  'option.openHands': () => 'Open hands',
  'option.openHands.help': () => 'All hand cards have come through open places; here they also stay open.',
  'option.mayPass': () => 'Turns may end early',
  'option.mayPass.help': () => 'By the rules two actions must be made while one is possible (E1.1).',
  'option.freeCommerce': () => 'Economic Boom also frees commerce',
  'option.freeCommerce.help': () => 'Otherwise it frees gifts only, as the glossary has it.',
  'option.consent': () => 'Spies of others may be used',
  'option.consent.all': () => 'wherever an action needs a spy, with their owner’s consent',
  'option.consent.intel': () => 'only for Intel in a campaign, with their owner’s consent',
  'option.rightEnd': () => 'Payments at the right end, over gaps',
  'option.rightEnd.columns': () => 'column by column; a gap’s rupee goes to the other row',
  'option.rightEnd.rows': () => 'row by row; a gap’s rupee goes to the next card to the left',
  'option.giftTransfer': () => 'Rupees handed over by a gift (E10.4)',
  'option.giftTransfer.rank': () => 'up to the rank of the card',
  'option.giftTransfer.any': () => 'any number',
  'option.freeOffers': () => 'Cards may be sold for nothing',
  'option.freeOffers.help': () => 'Otherwise a card of another’s hand costs a rupee at least (E3.3, G1.1).',
  'option.laterRanks': () => 'Ranks of the later edition',
  'option.laterRanks.help': () => 'Five political cards have a rank less than in our rebuilt deck.',
  'option.soloColour': () => 'Your colour alone (K3)',
  'option.soloColour.black': () => 'Black',
  'option.soloColour.orange': () => 'Orange',
  'option.soloColour.yellow': () => 'Yellow',
  'option.soloColour.purple': () => 'Purple',
  'option.northUp': () => 'Shere Khan reads the map north up',
  'option.northUp.help': () =>
    'In which order he builds roads. The rulebook states two first roads, which fit a map read south up.',
  'player.courtier': () => 'Courtier: plays by rules of thumb',
  'player.vizier': () => 'Vizier: looks ahead',
  'attachment.position': () => 'Position to start from (JSON)',
  'attachment.cards': () => 'Corrected cards (JSON)',
  'cards.counted.cards': (p: FileCount) => counted('Cards', p),
  'cards.counted.loyalty': (p: FileCount) => counted('Loyalty cards', p),
  'cards.counted.wazirs': (p: FileCount) => counted('Wazirs', p),
  'cards.counted.headlines': (p: FileTexts) =>
    `Headlines: ${p.count}, ${p.changed} with other figures than ours.`,
  'cards.counted.capabilities': (p: FileTexts) =>
    `Capabilities: ${p.count}, ${p.changed} with other figures than ours.`,
  'cards.map': (p: { count: number; isChanged: boolean; isKnown: boolean }) =>
    `Connections: ${p.count}, ${p.isChanged ? 'not the same as ours' : 'the same as ours'}; ${p.isKnown ? 'confirmed' : 'still rebuilt'}.`,
  'cards.named': (p: { count: number }) => `Names: ${many(p.count, 'card')} called otherwise than by us.`,
};
