/** Chapters 1 to 4 in our own words. */
import { type RuleText, ruleText } from '@sandtable/engine';
import type { RuleNumber } from '../../rules.ts';

export const boardRulesEn: Readonly<
  Record<Extract<RuleNumber, `1.${string}` | `2.${string}` | `3.${string}` | `4.${string}`>, RuleText>
> = {
  '1.0': ruleText(
    'Introduction',
    'Two sides struggle over the Muslim world after 2001: the United States with its allies, and the Jihadists. Both play from one deck, by different rules. A turn is about a year. Chapters 2 to 8 are the game for two, chapter 9 changes it for one.',
  ),
  '2.0': ruleText(
    'Victory',
    'How the game is won: at once (2.1), by an Oil Price Spike (2.2), or when the cards run out (2.3).',
  ),
  '2.1': ruleText(
    'Three ways to win',
    'Each side has three conditions of its own. Whoever meets one has won at once, whatever is going on.',
  ),
  '2.1.1': ruleText(
    'Victory of the US',
    '- Good Muslim countries have 12 or more resources together;',
    '- or 15 of the 18 Muslim countries are Fair or Good;',
    '- or no cell is left on the map.',
  ),
  '2.1.2': ruleText(
    'Victory of the Jihadist',
    '- Countries under Islamist Rule have 6 or more resources together, and two of them are adjacent;',
    '- or Prestige is 1 and 15 Muslim countries are Poor or under Islamist Rule;',
    '- or a WMD goes off in the United States.',
  ),
  '2.2': ruleText(
    'Oil Price Spike',
    'When an Oil Price Spike lets both sides meet a condition at once, the side that played it wins.',
  ),
  '2.3': ruleText(
    'The end of the cards',
    'When the agreed number of decks is used up, the US wins if Good resources are more than twice those under Islamist Rule; otherwise the Jihadist. For this alone, a country whose regime was changed this turn (green marker) counts as Islamist Rule.',
  ),
  '3.0': ruleText('Set-up', 'What lies on the table before the first card.'),
  '3.1': ruleText('Before the game', 'Choose a scenario and a side.'),
  '3.2': ruleText(
    'The table',
    'Markers, troops and Sleepers go where the scenario says; most countries are still unmarked. The other troops and cells go to their tracks, three WMD into each of two boxes, six numbered plots to the available ones. The scenario’s cards are taken out, the rest is shuffled, and hands are dealt (5.2.8). The Jihadist begins.',
  ),
  '3.3': ruleText(
    'Length',
    'Standard: one deck. Tournament: two. Campaign: three. The game ends when the last of them has run out.',
  ),
  '4.0': ruleText('Components', 'The map with its tracks, 15 troops, 15 cells, 120 cards, markers and dice.'),
  '4.1': ruleText('Map', 'Countries, joined by lines.'),
  '4.1.1': ruleText(
    'Countries and lines',
    'Countries joined by a line are adjacent. That matters for Travel, the War of Ideas, victory and some Events.',
  ),
  '4.1.2': ruleText(
    'Religion',
    'Sunni and Shia-Mix countries are Muslim countries. Those with a Muslim minority are non-Muslim. Iran is a kind of its own.',
  ),
  '4.2': ruleText('Muslim countries', 'They have Governance, an alignment and resources.'),
  '4.2.1': ruleText(
    'Governance',
    'From best to worst: Good (1), Fair (2), Poor (3), Islamist Rule. The number says how hard it is for each side to operate there.',
  ),
  '4.2.2': ruleText(
    'Change of Governance',
    'Governance improves or worsens step by step, and its marker shows it.',
  ),
  '4.2.3': ruleText(
    'Alignment',
    'A Muslim country is an Ally of the US, Neutral, or an Adversary. Others have no alignment.',
  ),
  '4.2.4': ruleText(
    'Both together',
    'Governance and alignment stand side by side; when a country is first tested it is Neutral.',
  ),
  '4.2.5': ruleText(
    'Resources',
    'Muslim countries have 1 to 3 resources. They decide victory and matter for some Events.',
  ),
  '4.2.6': ruleText('Oil', 'Oil exporters have one resource more for each Oil Price Spike in effect.'),
  '4.3': ruleText('Non-Muslim countries', 'They have a fixed Governance and a posture.'),
  '4.3.1': ruleText('Governance', 'Good or Fair as printed, for ever.'),
  '4.3.2': ruleText(
    'Posture',
    'Hard or Soft on extremists. That of the US stands on the GWOT track (4.7.2).',
  ),
  '4.3.3': ruleText('Israel', 'Always Hard.'),
  '4.3.4': ruleText(
    'Recruit numbers',
    'Some non-Muslim countries have a number of their own for Recruit (8.2.4).',
  ),
  '4.4': ruleText('Iran', 'Neither Muslim nor non-Muslim: Fair for ever, without posture or alignment.'),
  '4.5': ruleText(
    'Schengen',
    'Seven countries are Schengen countries. A country joined to the Schengen sign is adjacent to all of them, and they are adjacent to each other.',
  ),
  '4.6': ruleText('Cells and troops', 'The pieces of the two sides.'),
  '4.6.1': ruleText(
    'What they are',
    'A cell is a group of fighters or operatives; a troops cube a large Western force.',
  ),
  '4.6.2': ruleText('Where they are', 'In a country, or on their track.'),
  '4.6.3': ruleText('Limit', 'There are 15 of each and no more.'),
  '4.6.4': ruleText(
    'Sleepers and Active cells',
    '- Cells come from the track as Sleepers.',
    '- Jihad, Plot, Disrupt and Regime Change turn Sleepers Active.',
    '- Travel, also within a country, makes a Sleeper again.',
  ),
  '4.7': ruleText('Tracks and boxes', 'They keep count; no marker leaves its track at either end.'),
  '4.7.1': ruleText(
    'Prestige',
    '1 to 12: Low to 3, Medium to 6, High to 9, Very High above. A Prestige roll: one die says whether it rises (5 or more, −1 with a GWOT penalty) or falls, the lower of two others by how much.',
  ),
  '4.7.2': ruleText(
    'GWOT relations',
    'World posture is the number of Hard countries less that of Soft ones, without the US, with Israel as Hard, from Soft 3 to Hard 3. The posture of the US stands beside it.',
  ),
  '4.7.2.1': ruleText(
    'GWOT penalty',
    'While the world is of the other posture than the US, its number (1 to 3) is a penalty.',
  ),
  '4.7.3': ruleText(
    'Troops track',
    'Troops on no country wait here: Low Intensity with 10 or more, War with 5 or more, Overstretch with fewer. That sets the hand of the US.',
  ),
  '4.7.4': ruleText(
    'Funding track',
    'Cells on no country wait here. It sets the hand of the Jihadist and how many cells can be recruited.',
  ),
  '4.7.4.1': ruleText('Funding', '1 to 9: Tight to 3, Moderate to 6, Ample above.'),
  '4.7.4.2': ruleText(
    'Available cells',
    'Only cells in the box of the Funding marker and the poorer ones can be recruited: all at 7 or more, all but five at 4 or more, all but ten below. Events may take any cell on the track.',
  ),
  '4.7.5': ruleText(
    'Course of play',
    'Shows which card of which phase is being played, and how many decks are used up.',
  ),
  '4.7.6': ruleText(
    'Victory track',
    'Good resources, Islamist resources, and the numbers of Fair or Good and of Poor or Islamist countries.',
  ),
  '4.7.7': ruleText('Event box', 'Markers of lasting Events.'),
  '4.7.7.1': ruleText('Lapsing Events', 'Cards whose Event lasts until the end of the turn lie here.'),
  '4.7.7.2': ruleText('1st Plot', 'The first card of a turn used for Plot lies here (8.5.3).'),
  '4.7.7.3': ruleText(
    'Cards that leave the boxes',
    'When such a card is taken before the turn ends a marker stands in for it; the effect goes on.',
  ),
  '4.7.8': ruleText('Available plots', 'Plot markers that can be placed.'),
  '4.7.8.1': ruleText(
    'WMD',
    'Three markers wait for the Events HEU, Loose Nuke and Kazakh Strain, three for the first Islamist Rule in Pakistan. Once used they never come back.',
  ),
  '4.7.9': ruleText('Reserves', '0 to 2 for each side; back to 0 when the turn ends (6.3.3).'),
  '4.8': ruleText('Other markers', 'Plots, Regime Change, Aid, Besieged Regime, cadres.'),
  '4.8.1': ruleText(
    'Plot markers',
    'Six, numbered 1 to 3. They lie face down, known to the Jihadist only, and are used again and again. Higher ones need cards of higher value.',
  ),
  '4.8.2': ruleText('Regime Change', 'Green in the turn it is placed, tan from the next deal on.'),
  '4.8.3': ruleText(
    'Aid and Besieged Regime',
    'Aid helps the War of Ideas; a Besieged Regime makes revolution easier.',
  ),
  '4.8.4': ruleText(
    'Cadre',
    'Stays where Disrupt or an Event has removed the last cell, and lets the Jihadist recruit there. A cell out of the track replaces it. The Jihadist may give cadres up in its action phase.',
  ),
  '4.9': ruleText('Tables', 'Rolls for Governance, posture, Prestige and the War of Ideas.'),
  '4.9.1': ruleText('Where they are', 'On the player aids.'),
  '4.9.2': ruleText(
    'War of Ideas table',
    'A total of 5 or more succeeds. Prestige adds −1, 0, +1 or +2; the GWOT penalty is subtracted; −1 from Fair to Good; +1 for each Aid; +1 beside a Good Ally.',
  ),
  '4.9.3': ruleText(
    'Country tables',
    'Governance: 1 to 4 Poor, 5 and 6 Fair. Posture: 1 to 4 Soft, 5 and 6 Hard; +1 for the US.',
  ),
  '4.9.4': ruleText(
    'Test',
    'An unmarked country is rolled for when it becomes the site or target of an Operation, when an Event places a cell or plot there, or when an Event says "test". A Muslim country is then Neutral. A marked one stays as it is; "select" is another thing and has no roll.',
  ),
  '4.9.5': ruleText(
    'No way back',
    'Whoever caused a test goes on whatever comes of it. A War of Ideas that now lacks value fails, unless the US adds its Reserves; with the option *Reserves before a test* it must have done so before.',
  ),
  '4.9.6': ruleText('Jihadist activities', 'A sheet used only in the game alone (9.4).'),
  '4.10': ruleText('Cards', '120 of them, numbered.'),
  '4.10.1': ruleText(
    'What is on a card',
    'Operations value, whose Event it is, title, text with its condition, number; whether it leaves a marker, lapses, or is removed. US Election happens by itself.',
  ),
  '4.10.2': ruleText('Flavour', 'Words of history; they have no effect.'),
  '4.10.3': ruleText('Number', '1 to 120.'),
  '4.10.4': ruleText('Association', 'Every Event belongs to the US, to the Jihadist, or to nobody.'),
};
