/** Chapter 9 in our own words. */
import { type RuleText, ruleText } from '@sandtable/engine';
import type { RuleNumber } from '../../rules.ts';

export const aloneRulesEn: Readonly<Record<Extract<RuleNumber, `9.${string}`>, RuleText>> = {
  '9.0': ruleText(
    'The Jihadist alone',
    'For one player, who is the US. These rules run the Jihadist and change those before where they differ.',
  ),
  '9.1': ruleText(
    'Victory',
    'Removing the last cell wins nothing. Six Islamist resources win for the Jihadist without being adjacent. When the cards run out the US also needs 6, 9 or 12 Good resources with one, two or three decks.',
  ),
  '9.2': ruleText(
    'Sequence',
    'The hand of the Jihadist is a face-down pile; the top card is played, lost or taken, and new ones go on top. Only Intel Community and FSB show it; after FSB it is shuffled.',
    'Option even deal: three piles by association; cards come from unassociated, Jihadist and US in turns.',
  ),
  '9.3': ruleText('Operations', 'What differs in them.'),
  '9.3.1': ruleText('Which cells', 'Active ones before Sleepers, Sadr last.'),
  '9.3.2': ruleText(
    'Which plots',
    'Drawn at random from the available ones, whatever the value of the card; Danish Cartoons and Zarqawi name theirs.',
  ),
  '9.3.3': ruleText(
    'WMD',
    'Each one gained takes the place of the lowest available plot, which is set aside, so that six are always in use. When it is used the highest one set aside comes back.',
  ),
  '9.4': ruleText('Card play', 'The charts say what a card is used for, and where.'),
  '9.4.1': ruleText(
    'Event or Operations',
    '- A playable Jihadist or unassociated Event happens, useful or not; one that places cells leads to Radicalization when the track is empty.',
    '- A US Event that could be played: Plot, and the Event does not happen.',
    '- After an unassociated Event, or when none is playable: Major Jihad if a revolution is possible; else Minor Jihad in Good or Fair countries; else Recruit, if cells are available and GTMO is not in effect; else Travel.',
    '- What is left over goes to Radicalization (9.4.3). No US Event is ever triggered, and nothing is stored.',
  ),
  '9.4.2': ruleText(
    'Where',
    'The chart’s boxes from the top, each with its priorities; one country is finished before the next.',
  ),
  '9.4.2.1': ruleText(
    'Events',
    'Plots by the Plot chart; shifts by the Minor Jihad chart, Iran and Jaysh al-Mahdi from a Shia-Mix roll; cells at random; Schengen Visas and Clean Operatives by the Travel charts, the latter to the United States.',
  ),
  '9.4.2.2': ruleText(
    'Plot',
    'In the US first. Then, unless Prestige is Low: the Philippines under Abu Sayyaf, then countries with troops; without a GWOT penalty, countries of the posture of the US; countries with Aid; below Funding 9, non-Muslim countries, then others. In each: Fair, Good, Poor; for Events Good, Fair, Poor.',
  ),
  '9.4.2.3': ruleText('Major Jihad', 'Pakistan first, then most resources.'),
  '9.4.2.4': ruleText(
    'Jihad and shifts',
    'Good before Fair; for alignment then Poor. Among them Pakistan, Aid, Besieged Regime, most resources.',
  ),
  '9.4.2.5': ruleText(
    'Recruit',
    'Regime Change countries where troops outnumber cells by five; Islamist Rule with fewer cells than twice the value; then the best chance. Among them Besieged Regime, most pieces, most resources.',
  ),
  '9.4.2.6': ruleText(
    'Travel: where to',
    'One destination for each box: a siege, Regime Change or Aid; a Poor country where Major Jihad would become possible; a Good or Fair Muslim country beside a cell; an unmarked non-Muslim country while the US is Hard, an unmarked Muslim one while it is Soft; the rest at random.',
  ),
  '9.4.2.6.1': ruleText(
    'Travel: where from',
    'Islamist Rule with more cells than the value; Regime Change with more than five; countries beside the destination; else at random. Active cells are preferred.',
  ),
  '9.4.2.6.2': ruleText('Travel: the moves', 'All are made last, each cell once.'),
  '9.4.3': ruleText(
    'Radicalization',
    'What cannot be used: first a cell in a random country, then a move that always succeeds, then a plot at random below Funding 9, then for each point a random Good or Fair Muslim country worsens by a step.',
  ),
  '9.5': ruleText(
    'Random countries',
    'Up to six candidates share a die. For more, the Global table; for Schengen and Shia-Mix countries their own.',
  ),
  '9.5.1': ruleText(
    'The nearest country',
    'When the rolled country does not fit, the nearest one that does; a die decides among equals.',
  ),
  '9.6': ruleText(
    'Single Events',
    '- Ex-KGB: Caucasus if that moves the world posture, else Central Asia.',
    '- Leak: one of the markers at random.',
    '- Oil Price Spike: a random one of the Jihadist cards of the highest value in the discards; without one it is used for Operations only.',
  ),
  '9.7': ruleText(
    'Ideology',
    'Five levels of difficulty; choose one.',
    '- Coherent: each successful plot places two markers.',
    '- Attractive: each successful Recruit places two cells.',
    '- Potent: both, and three cells more than troops suffice for Major Jihad.',
    '- Infectious: also, the US must play all its cards.',
    '- Virulent: also, failed Jihad costs no cells.',
  ),
};
