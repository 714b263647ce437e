import type { UnassociatedCard } from '../../cards.ts';
import type { UnwrittenUnassociated } from '../../events/unassociated.ts';
import type { CardText } from './card-text.ts';

const oilPriceSpike: CardText = {
  effect:
    'Take a card, not an Oil Price Spike, from the discards or the boxes into your hand, for all to see. Until the end of the turn every oil exporter has 1 resource more.',
  note: 'If both sides win by that, whoever played it wins (2.2).',
};

export const unassociated: Readonly<Record<Exclude<UnassociatedCard, UnwrittenUnassociated>, CardText>> = {
  97: {
    requires: 'Both sides hold a card besides this one.',
    effect:
      'A card of each hand, taken by chance, changes hands. Then whoever played this carries out an Operation with 1 Ops.',
  },
  99: {
    effect: 'The US discards a card of its choice. Prestige −1, Funding −1.',
  },
  103: {
    us: 'Remove a cell from a Shia-Mix country no more than 3 lines from Lebanon, or from Lebanon.',
    jihadist: 'Lebanon becomes a Poor Neutral.',
  },
  110: {
    requires: 'Troops are in Iraq, Syria, Lebanon or Jordan.',
    us: 'Prestige +3; the card leaves the game.',
    jihadist: 'Place 3 cells and a plot of value 2 in one of those countries that has troops.',
  },
  112: {
    requires: 'For the US: no country is under Islamist Rule.',
    us: 'Funding −4, Prestige +1; the card leaves the game.',
    jihadist: 'Prestige −2, or −4 if a country is under Islamist Rule.',
    note: 'FATA and Al-Anbar block it for the US.',
  },
  114: {
    effect: 'Roll Prestige. Until the end of the turn there is no Recruit, and Detainee Release is blocked.',
    note: 'Events that order a Recruit themselves still work.',
  },
  117: oilPriceSpike,
  118: oilPriceSpike,
  120: {
    effect:
      'Happens whenever the card is used or discarded: roll the US posture; then Prestige +1 without a GWOT penalty, −1 with one.',
  },
};
