import type { JihadistCard } from '../../cards.ts';
import type { CardText } from './card-text.ts';

const leak: CardText = {
  requires: 'Enhanced Measures, Renditions or Wiretapping is in effect.',
  effect:
    'One of them ends and cannot be played again. Roll the US posture and Prestige. An Ally of your choice becomes Neutral.',
};

const martyrdomOperation: CardText = {
  requires: 'A cell is in a country that is not under Islamist Rule.',
  effect: 'Give up such a cell and place two available plots in its country.',
  note: 'Of any value. With fewer available as many as there are; the cell goes in any case.',
};

export const jihadist: Readonly<Record<JihadistCard, CardText>> = {
  48: {
    requires: 'It is the first card of a Jihadist action phase, and a cell is available.',
    effect:
      'The second card of the phase recruits in the United States, each roll succeeding on 1 or 2; a US Event on it does not happen.',
  },
  49: {
    effect: 'Place a cell in Somalia.',
  },
  50: {
    requires: 'Iraq is not Good, and in the printed sense it is not unmarked either.',
    effect: 'Place a cell in Iraq or in Iran.',
  },
  51: {
    requires: 'Troops are in Iraq.',
    effect: 'Place four cells in Iraq, or two once Saddam Captured has been played.',
  },
  52: {
    requires: 'A Regime Change country holds a cell.',
    effect: 'The US discards a card by chance.',
  },
  53: {
    requires: 'It is the first card of a Jihadist action phase.',
    effect:
      'This card and the second one recruit. Funding does not matter, and Poor countries and those under Islamist Rule need neither cell nor cadre.',
    note: 'A US Event on the second card happens as usual.',
  },
  54: {
    requires: 'Troops are in Iraq.',
    effect:
      'Sadr goes to Iraq: an Active cell that neither travels nor can be disrupted. Once removed it is gone for good.',
  },
  55: {
    effect: 'China is tested if unmarked. Place a cell there if it is Soft, in Central Asia if it is Hard.',
  },
  56: {
    requires: 'A Regime Change country holds a cell.',
    effect: 'Prestige falls by 1, and UN Nation Building cannot be played any more.',
  },
  57: {
    effect:
      'Place a cell in the Philippines. From now on the US can deploy there, and every plot placed there costs 1 Prestige unless troops outnumber cells.',
    note: 'Moro Talks ends it and blocks it.',
  },
  58: {
    effect:
      'Place a cell in Iraq. From now on Disrupt in Iraq and Syria affects a single cell and no cadre, and the US cannot play Bin Ladin or Zawahiri.',
    note: 'Anbar Awakening ends it and blocks it.',
  },
  59: {
    effect: 'The US discards the US Event of the highest value that it holds, if any.',
    note: 'Among equal values the US chooses.',
  },
  60: {
    requires: 'A cell is in Pakistan.',
    effect: 'Benazir Bhutto comes to an end and cannot be played any more.',
  },
  61: {
    requires: 'The US disrupted in this action phase or the one before.',
    effect: 'Place a cell in a country that was disrupted. Draw a card.',
    note: 'GTMO and Renditions block it.',
  },
  62: {
    effect:
      'A CTR marker in Russia is removed. If there is none, either Caucasus takes the posture opposite to the US, or Central Asia is tested if unmarked and shifts a step toward Adversary.',
  },
  63: {
    effect: 'The US discards a card by chance. Funding rises by 1 and Prestige falls by 1.',
  },
  64: {
    effect:
      'Lebanon is tested if unmarked. Syria becomes an Adversary and worsens by one step, but not to Islamist Rule.',
  },
  65: {
    requires: 'A cell is in Russia or Central Asia, and no CTR with it.',
    effect: 'Roll as for an Operation there. Success makes a WMD available; failure loses the cell.',
  },
  66: {
    effect: 'Place a cell in the United Kingdom.',
  },
  67: {
    effect: 'Place a cell in Central Asia and one in Afghanistan.',
    note: 'If only one is left you choose where.',
  },
  68: {
    effect: 'Place two cells in Indonesia/Malaysia.',
  },
  69: {
    requires: 'A cell is in Central Asia, and no CTR with it.',
    effect: 'Roll as for an Operation there. Success makes a WMD available; failure loses the cell.',
  },
  70: {
    effect: 'Place a cell in Pakistan and one in India.',
    note: 'If only one is left you choose where. Indo-Pakistani Talks block it.',
  },
  71: {
    requires: 'A cell is in Russia, and no CTR with it.',
    effect: 'Roll as for an Operation there. Success makes a WMD available; failure loses the cell.',
  },
  72: {
    requires: 'A cell is in Afghanistan.',
    effect: 'Place three cells there. Under Islamist Rule every cell that is then available joins them.',
    note: 'An option lets every cell of the track come instead.',
  },
  73: {
    requires: 'Somalia or Yemen is under Islamist Rule.',
    effect: 'From now on Funding does not fall at the end of a turn while either of them is.',
  },
  74: {
    effect: 'Up to two cells travel to Schengen countries, without rolls.',
  },
  75: {
    requires: 'The US is Hard.',
    effect: 'Germany and France become Soft. Prestige falls by 1.',
  },
  76: {
    requires: 'A Regime Change country holds a cell.',
    effect: 'Draw two cards. Prestige falls by 2. An Ally of your choice becomes Neutral.',
    note: 'In the printed sense the card then leaves the game.',
  },
  77: {
    requires: 'Troops are in Saudi Arabia or a country adjacent to it.',
    effect: 'One such country with troops, of your choice, shifts a step toward Adversary.',
  },
  78: {
    effect:
      'The US discards every Iran, Hizballah and Jaysh al-Mahdi it holds and becomes Hard. Roll Prestige.',
  },
  79: {
    effect: 'Two cells travel anywhere, without rolls.',
  },
  80: {
    effect:
      'Place a cell in Pakistan. From now on Pakistan cannot be disrupted until its regime is changed, and the US cannot play Bin Ladin or Zawahiri.',
    note: 'Pakistani Offensive ends it. In the printed sense the shield is down only while Pakistan is a Regime Change country.',
  },
  81: {
    requires: 'There is a Regime Change country.',
    effect: 'Place five cells in one. It loses an Aid marker, or becomes a Besieged Regime if it has none.',
  },
  82: {
    effect:
      'Choose three countries without cells, test those that are unmarked, and recruit once in each whatever the Funding. Where no cell comes a cadre does.',
  },
  83: {
    effect: 'Pakistan shifts a step toward Adversary. Place a cell there.',
    note: 'Indo-Pakistani Talks block it.',
  },
  84: leak,
  85: leak,
  86: {
    effect: 'The US discards a card by chance. Prestige falls by 1. Place a cell in a Shia-Mix country.',
  },
  87: martyrdomOperation,
  88: martyrdomOperation,
  89: martyrdomOperation,
  90: {
    requires: 'Prestige is 6 or less, and a Regime Change country holds a cell.',
    effect:
      'The US discards two cards by chance; Jihadist Events on them happen if they can. The US becomes Soft.',
  },
  91: {
    requires: 'At least two Muslim countries are unmarked.',
    effect:
      'Place a cell in each of two such countries, or two in each while there is Islamist Rule anywhere.',
    note: 'Where too few cells are left you choose which country gets them.',
  },
  92: {
    requires: 'Iraq is a Poor Adversary.',
    effect: 'Funding becomes 9.',
    note: 'Saddam Captured blocks it.',
  },
  93: {
    effect:
      'Afghanistan becomes a Besieged Regime. Place a cell there and one in Pakistan. Prestige falls by 1, or by 3 if either is under Islamist Rule.',
    note: 'If only one cell is left you choose where.',
  },
  94: {
    requires:
      'In this action phase or the one before, a Muslim country was tested as Fair or improved to Fair or Good.',
    effect: 'Such a country worsens by one step, but not to Islamist Rule.',
  },
  95: {
    effect:
      'Funding rises by the Governance number of Saudi Arabia: 1 if Good, 2 if Fair, 3 if Poor. Under Islamist Rule it becomes 9.',
  },
};
