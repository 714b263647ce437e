/** What can be chosen before play. */
import { many } from './count.ts';

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
  'attachment.position': () => 'Position to start from (JSON)',
  'attachment.cards': () => 'Corrected cards (JSON)',
  'cards.corrected': (p: { count: number; changed: number }) =>
    `Confirms ${many(p.count, 'card')}; ${p.changed} of them with other values than ours.`,
};
