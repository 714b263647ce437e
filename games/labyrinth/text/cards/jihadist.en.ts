import type { JihadistCard } from '../../cards.ts';
import type { UnwrittenJihadist } from '../../events/jihadist.ts';
import type { CardText } from './card-text.ts';

const leak: CardText = {
  requires: 'Enhanced Measures, Renditions or Wiretapping is in effect.',
  effect:
    'One of them ends and cannot be played again. Roll the US posture and Prestige. An Ally of your choice becomes Neutral.',
};

const martyrdomOperation: CardText = {
  requires: 'A cell is in a country that is not under Islamist Rule.',
  effect: 'Give up such a cell and place two available plots in its country.',
};

export const jihadist: Readonly<Record<Exclude<JihadistCard, UnwrittenJihadist>, CardText>> = {
  48: {
    requires: 'It is the first card of a Jihadist action phase, and a cell is available.',
    effect:
      'The second card of the phase recruits in the United States, each roll succeeding on 1 or 2; a US Event on it does not happen.',
  },
  50: {
    requires: 'Iraq is not Good.',
    effect: 'Place a cell in Iraq or in Iran.',
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
  57: {
    effect:
      'Place a cell in the Philippines. From now on the US can deploy there, and every plot placed there costs 1 Prestige unless troops outnumber cells.',
  },
  58: {
    effect:
      'Place a cell in Iraq. From now on Disrupt in Iraq and Syria affects a single cell and no cadre, and the US cannot play Bin Ladin or Zawahiri.',
  },
  61: {
    requires: 'The US disrupted in this action phase or the one before.',
    effect: 'Place a cell in a country that was disrupted. Draw a card.',
  },
  65: {
    requires: 'A cell is in Russia or Central Asia, and no CTR with it.',
    effect: 'Roll as for an Operation there. Success makes a WMD available; failure loses the cell.',
  },
  69: {
    requires: 'A cell is in Central Asia, and no CTR with it.',
    effect: 'Roll as for an Operation there. Success makes a WMD available; failure loses the cell.',
  },
  71: {
    requires: 'A cell is in Russia, and no CTR with it.',
    effect: 'Roll as for an Operation there. Success makes a WMD available; failure loses the cell.',
  },
  74: {
    effect: 'Up to two cells travel to Schengen countries, without rolls.',
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
    note: 'In the printed sense the shield is down only while Pakistan is a Regime Change country.',
  },
  82: {
    effect:
      'Choose three countries without cells, test those that are unmarked, and recruit once in each whatever the Funding. Where no cell comes a cadre does.',
  },
  84: leak,
  85: leak,
  87: martyrdomOperation,
  88: martyrdomOperation,
  89: martyrdomOperation,
  90: {
    requires: 'Prestige is 6 or less, and a Regime Change country holds a cell.',
    effect:
      'The US discards two cards by chance; Jihadist Events on them happen if they can. The US becomes Soft.',
  },
  94: {
    requires:
      'In this action phase or the one before, a Muslim country was tested as Fair or improved to Fair or Good.',
    effect: 'Such a country worsens by one step, but not to Islamist Rule.',
  },
};
