import type { UnassociatedCard } from '../../cards.ts';
import type { CardText } from './card-text.ts';

const oilPriceSpike: CardText = {
  effect:
    'Take a card, not an Oil Price Spike, from the discards or the boxes into your hand, for all to see. Until the end of the turn every oil exporter has 1 resource more.',
  note: 'If both sides win by that, whoever played it wins (2.2).',
};

const iran: CardText = {
  us: 'Choose a Shia-Mix country and test it. Remove a cell from there or from Iran.',
  jihadist:
    'Choose a Shia-Mix country and test it. Two Jihad rolls there: each success worsens its Governance a step, never to Islamist Rule, and costs it 1 Aid.',
  note: 'The rolls need no cells, and failures cost none. The Jihadist cannot name a country where there can be no Jihad.',
};

export const unassociated: Readonly<Record<UnassociatedCard, CardText>> = {
  96: {
    effect:
      'The US sets the posture of Scandinavia. Then the Jihadist places a plot of value 1 in a Muslim country that is not under Islamist Rule; if some country is, it may be any available plot.',
    note: 'No cell is needed there. Without an available plot of that kind only the posture is set.',
  },
  97: {
    requires: 'Both sides hold a card besides this one.',
    effect:
      'A card of each hand, taken by chance, changes hands. Then whoever played this carries out an Operation with 1 Op.',
    note: 'Reserves cannot be added.',
  },
  98: {
    us: 'Funding −1.',
    jihadist: 'Place a cell in Israel.',
  },
  99: {
    effect: 'The US discards a card of its choice. Prestige −1, Funding −1.',
  },
  100: {
    effect: 'Funding +2 if the troops are at Overstretch, −2 if they are at Low Intensity.',
    note: 'At War nothing happens.',
  },
  101: {
    effect: 'Prestige +1. Serbia takes the posture that the US does not have.',
  },
  102: {
    effect: 'Central Asia becomes Neutral, and its Governance is rolled for, marked or not.',
    note: 'Whatever it was, Islamist Rule too.',
  },
  103: {
    us: 'Remove a cell from a Shia-Mix country no more than 3 lines from Lebanon, or from Lebanon.',
    jihadist: 'Lebanon becomes a Poor Neutral.',
  },
  104: iran,
  105: iran,
  106: {
    requires: 'A Shia-Mix country holds cells and troops.',
    us: 'Remove up to 2 cells from one such country.',
    jihadist: 'The Governance of one such country worsens a step, never to Islamist Rule.',
  },
  107: {
    us: 'Iraq gets 1 Aid.',
    jihadist: 'Test Turkey. The Governance of Iraq worsens a step, never to Islamist Rule.',
    note: 'In the printed sense the Jihadist may choose Turkey instead.',
  },
  108: {
    requires: 'A cell is in Pakistan.',
    effect: 'Remove a cell from Pakistan, which becomes a Poor Ally.',
    note: 'Whatever it was. Benazir Bhutto blocks it.',
  },
  109: {
    requires: 'A Regime Change country holds at least 2 cells.',
    effect: 'Remove 2 cells from one such country. Roll Prestige. Draw a card.',
    note: 'Whoever plays it draws.',
  },
  110: {
    requires: 'Troops are in Iraq, Syria, Lebanon or Jordan.',
    us: 'Prestige +3; the card leaves the game.',
    jihadist: 'Place 3 cells and a plot of value 2 in one of those countries that has troops.',
  },
  111: {
    requires: 'For the US: no country is under Islamist Rule.',
    us: 'Funding −2; the card leaves the game.',
    jihadist: 'Prestige −1, or −3 if a country is under Islamist Rule.',
    note: 'FATA and Al-Anbar block it for the US.',
  },
  112: {
    requires: 'For the US: no country is under Islamist Rule.',
    us: 'Funding −4, Prestige +1; the card leaves the game.',
    jihadist: 'Prestige −2, or −4 if a country is under Islamist Rule.',
    note: 'FATA and Al-Anbar block it for the US.',
  },
  113: {
    effect:
      'Test Sudan. With High or Very High Prestige Sudan gets 1 Aid and shifts a step toward Ally; otherwise it becomes a Besieged Regime and shifts a step toward Adversary.',
  },
  114: {
    effect: 'Roll Prestige. Until the end of the turn there is no Recruit, and Detainee Release is blocked.',
    note: 'Events that order a Recruit themselves still work.',
  },
  115: {
    requires: 'A cell is in Indonesia/Malaysia or beside it, in a country that is an Ally or Hard.',
    us: 'Remove a cell from one such country. Draw 2 cards; this card leaves the game.',
    jihadist: 'Place any available plot in one such country.',
  },
  116: {
    requires: 'For the US: a plot lies in an Ally or in a non-Muslim country.',
    us: 'Turn up all such plots and remove them. Draw 2 cards; this card leaves the game.',
    jihadist: 'Place any available plot in a non-Muslim country that holds a cell.',
    note: 'In the printed sense the Jihadist may do so in any country with a cell but those under Islamist Rule.',
  },
  117: oilPriceSpike,
  118: oilPriceSpike,
  119: {
    us: 'Test Yemen. Unless it is under Islamist Rule it becomes an Ally and gets 1 Aid.',
    jihadist: 'Test Yemen. It shifts a step toward Adversary and becomes a Besieged Regime.',
  },
  120: {
    effect:
      'Happens whenever the card is used or discarded: roll the US posture; then Prestige +1 without a GWOT penalty, −1 with one.',
  },
};
