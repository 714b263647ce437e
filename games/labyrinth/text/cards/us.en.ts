import type { UsCard } from '../../cards.ts';
import type { CardText } from './card-text.ts';

const predator: CardText = {
  requires: 'In the printed sense: a cell is in a Muslim country.',
  effect: 'Remove one cell from a Muslim country.',
};

const sanctions: CardText = {
  requires: 'Patriot Act is in effect.',
  effect: 'Funding −2.',
};

const specialForces: CardText = {
  requires: 'A cell is in a country with troops, or beside one.',
  effect: 'Remove one such cell.',
  note: 'Iran is no exception.',
};

export const us: Readonly<Record<UsCard, CardText>> = {
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
  4: {
    effect: 'Test the Philippines. Funding −1. Abu Sayyaf is blocked, and ends if it is in effect.',
    note: 'Troops in the Philippines stay there until they are deployed elsewhere.',
  },
  5: {
    effect: 'From now on every WMD placed in the United States lies face up.',
    note: 'Alone: every plot placed there, while the Jihadist has a WMD available.',
  },
  6: sanctions,
  7: sanctions,
  8: specialForces,
  9: specialForces,
  10: specialForces,
  11: {
    effect:
      'Quartet can be played from now on. If the troops are not at Overstretch and no country beside Israel is under Islamist Rule: Prestige +1, Funding −2.',
    note: 'A plot that goes off in Israel ends it.',
  },
  12: {
    effect: 'Test Egypt. Funding −4, or −2 if a country is under Islamist Rule.',
  },
  13: {
    requires: 'Troops are in Iraq or Syria.',
    effect:
      'One of the two that has troops gets 1 Aid. Prestige +1. Al-Anbar is blocked, and ends if it is in effect.',
  },
  14: {
    requires: 'A Muslim country is an Adversary.',
    effect: 'Choose an Adversary and roll a die: on 4 to 6 it becomes Neutral.',
    note: 'Works under Islamist Rule too; the Governance stays.',
  },
  15: {
    requires: 'Somalia or Sudan is under Islamist Rule.',
    effect: 'One of them that is becomes a Poor Neutral.',
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
      'Look at the hand of the Jihadist. Carry out one Operation with 1 Op. Then you may play another card at once, in between.',
    note: 'Reserves cannot be added. The interrupted action phase then goes on. Alone the pile is told from the top and keeps its order (9.2).',
  },
  19: {
    effect: 'Turkey becomes a Fair Ally.',
    note: 'Whatever it was: a Good Turkey worsens.',
  },
  20: {
    effect: 'Jordan becomes a Good Ally. Prestige +1, Funding −1.',
    note: 'In the printed sense Jordan becomes Fair.',
  },
  21: {
    requires: 'A plot lies in an Ally or in a Good country.',
    effect:
      'Turn up one such plot and remove it. Draw a card. Set the posture of a country other than the United States.',
    note: 'Israel stays Hard. Non-Muslim countries count as Good when that is printed there.',
  },
  22: {
    requires: 'A cell is in Israel, Jordan or Lebanon.',
    effect: 'Remove every cell from those three countries.',
  },
  23: predator,
  24: predator,
  25: predator,
  26: {
    requires:
      'Abbas is in effect, the troops are not at Overstretch, and no country beside Israel is under Islamist Rule.',
    effect: 'Prestige +2, Funding −3.',
  },
  27: {
    requires: 'Troops are in Iraq.',
    effect: 'Iraq gets 1 Aid. Prestige +1. From now on Saddam is blocked, and FREs places fewer cells.',
  },
  28: {
    effect: 'Remove a Besieged Regime marker.',
  },
  29: {
    effect:
      'The United Kingdom takes the posture of the US. Then a War of Ideas roll in each of up to three Schengen countries.',
  },
  30: {
    requires: 'There is a Regime Change country.',
    effect: 'A Regime Change country gets 1 Aid and a War of Ideas roll without the GWOT penalty.',
    note: 'The troops that War of Ideas asks for there are not needed. Nothing but the Aid in an Adversary. Vieira de Mello Slain blocks it.',
  },
  31: {
    requires: 'A cell, a cadre or a plot is in the United States, the United Kingdom or Canada.',
    effect: 'Remove every cell, cadre and plot from those three countries; no cadre remains. Draw a card.',
    note: 'A Leak can stop the Event.',
  },
  32: {
    requires: 'The US is Soft and holds another card whose Ops equal the resources of an Adversary.',
    effect: 'You may discard such a card: that Adversary becomes Neutral and gets 1 Aid.',
    note: 'Reserves do not count. Islamist Rule does not matter, and resources count with what oil adds.',
  },
  33: {
    requires:
      'No country beside Pakistan is under Islamist Rule, and in the printed sense Pakistan itself is not either.',
    effect:
      'A Poor Pakistan becomes Fair. From now on there is no Jihad in Pakistan, and Musharraf is blocked.',
    note: 'Bhutto Shot ends it for good.',
  },
  34: {
    requires: 'The US is Hard and can Disrupt somewhere.',
    effect: 'Disrupt once, whatever the value needed. The Jihadist loses a card by chance to the discards.',
    note: 'In the printed sense the US takes that card. A Leak can stop the Event.',
  },
  35: {
    requires: 'No country is under Islamist Rule.',
    effect: 'Test Turkey, then its Governance improves a step. Set the posture of France. Funding −2.',
  },
  36: {
    requires: 'Pakistan is Good or Fair.',
    effect: 'Pakistan becomes an Ally. Set the posture of India. Kashmir and Lashkar-e-Tayyiba are blocked.',
    note: 'A plot that goes off in India ends it.',
  },
  37: {
    requires: 'The US is Hard and Iraq is an Adversary.',
    effect:
      'With this card or a later one of 3 Ops the US may change the regime of Iraq, whatever its Governance.',
  },
  38: {
    requires: 'Libya is Poor, and Iraq or Syria is an Ally.',
    effect:
      'Libya becomes an Ally. Prestige +1. Set the posture of two Schengen countries. Libyan WMD is blocked, and ends if it is in effect.',
  },
  39: {
    requires: 'The US is Hard and Libya is an Adversary.',
    effect:
      'With this card or a later one of 3 Ops the US may change the regime of Libya, whatever its Governance.',
    note: 'Libyan Deal blocks it.',
  },
  40: {
    requires: 'There is a Regime Change country.',
    effect: 'The Governance of a Regime Change country improves a step.',
    note: 'The troops that War of Ideas asks for there are not needed.',
  },
  41: {
    requires: 'There is no GWOT penalty, and there is a Regime Change country.',
    effect:
      'A Regime Change country gets 1 Aid and NATO, which counts as 2 troops. NATO leaves the map when it is deployed.',
  },
  42: {
    requires: 'Pakistan is an Ally and FATA is in effect.',
    effect: 'FATA ends.',
    note: 'The card FATA can bring it back.',
  },
  43: {
    effect: 'From now on only Canada is adjacent to the United States, and Sanctions can be played.',
  },
  44: {
    requires: 'The US is Hard.',
    effect:
      'Disrupt once if you can, whatever the value needed. The Jihadist discards a card by chance. Detainee Release is blocked.',
    note: 'A Leak can stop the Event.',
  },
  45: {
    requires: 'No country is under Islamist Rule, and no Good country holds a cell or a plot.',
    effect: 'Roll the US posture. Prestige +3. Set the posture of a country other than the United States.',
    note: 'Israel stays Hard. Non-Muslim countries count as Good when that is printed there.',
  },
  46: {
    requires: 'A cell is in a Shia-Mix Regime Change country.',
    effect: 'The Governance of such a country improves a step.',
  },
  47: {
    effect: 'Until the end of the turn chance picks the cards that the Jihadist plays.',
    note: 'Alone: the Jihadist plays no Event of its own or of nobody’s in its action phases.',
  },
};
