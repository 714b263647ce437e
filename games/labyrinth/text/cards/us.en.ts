import type { UsCard } from '../../cards.ts';
import type { UnwrittenUs } from '../../events/us.ts';
import type { CardText } from './card-text.ts';

const predator: CardText = {
  effect: 'Remove one cell from a Muslim country.',
  note: 'In the printed sense there must be such a cell.',
};

export const us: Readonly<Record<Exclude<UsCard, UnwrittenUs>, CardText>> = {
  1: {
    requires: 'A plot lies in a Muslim country.',
    effect:
      'Name one plot in a Muslim country. When it goes off, Funding drops by what it would have risen; a WMD sets Funding to 1. Everything else happens as usual.',
    note: 'Iran is no Muslim country. The plot stays face down.',
  },
  2: {
    effect:
      'Until the end of the turn cells travel only to adjacent countries or within their own, and entering an adjacent Good country takes a roll.',
    note: 'Does not bind Events that move cells (6.2.2).',
  },
  3: {
    requires: 'The US is Soft.',
    effect:
      'CTR goes to Russia, and to Central Asia if that is an Ally or Neutral. Loose Nuke, HEU and Kazakh Strain are impossible where it lies.',
  },
  5: {
    effect: 'From now on every WMD placed in the United States lies face up.',
  },
  16: {
    effect: 'Set the posture of Benelux. If no country is under Islamist Rule, Funding −1.',
  },
  17: {
    effect:
      'The Jihadist discards every Loose Nuke, HEU and Kazakh Strain it holds. If it holds none, remove a cell from Russia or Central Asia.',
    note: 'Alone you look at the pile, which is shuffled afterwards (9.2).',
  },
  18: {
    effect:
      'Look at the hand of the Jihadist. Carry out one Operation with 1 Ops. Then you may play another card at once, in between.',
    note: 'Reserves cannot be added. The interrupted action phase then goes on.',
  },
  22: {
    requires: 'A cell is in Israel, Jordan or Lebanon.',
    effect: 'Remove every cell from those three countries.',
  },
  23: predator,
  24: predator,
  25: predator,
  29: {
    effect:
      'The United Kingdom takes the posture of the US. Then a War of Ideas roll in each of up to three Schengen countries.',
  },
  30: {
    requires: 'There is a Regime Change country.',
    effect: 'A Regime Change country gets 1 Aid and a War of Ideas roll without the GWOT penalty.',
    note: 'The troops that War of Ideas asks for there are not needed. Nothing but the Aid in an Adversary.',
  },
  32: {
    requires: 'The US is Soft and holds another card whose Ops equal the resources of an Adversary.',
    effect: 'You may discard such a card: that Adversary becomes Neutral and gets 1 Aid.',
  },
  34: {
    requires: 'The US is Hard and can Disrupt somewhere.',
    effect: 'Disrupt once, whatever the value needed. The Jihadist loses a card by chance to the discards.',
    note: 'In the printed sense the US takes that card. A Leak can stop the Event.',
  },
  37: {
    requires: 'The US is Hard and Iraq is an Adversary.',
    effect:
      'With this card or a later one of 3 Ops the US may change the regime of Iraq, whatever its Governance.',
  },
  39: {
    requires: 'The US is Hard and Libya is an Adversary.',
    effect:
      'With this card or a later one of 3 Ops the US may change the regime of Libya, whatever its Governance.',
  },
  41: {
    requires: 'There is no GWOT penalty, and there is a Regime Change country.',
    effect:
      'A Regime Change country gets 1 Aid and NATO, which counts as 2 troops. NATO leaves the map when it is deployed.',
  },
  43: {
    effect: 'From now on only Canada is adjacent to the United States, and Sanctions can be played.',
  },
  47: {
    effect: 'Until the end of the turn chance picks the cards that the Jihadist plays.',
    note: 'Alone: the Jihadist plays no Event of its own or of nobody’s in its action phases.',
  },
};
