/** Chapters 7 and 8 in our own words. */
import { type RuleText, ruleText } from '@sandtable/engine';
import type { RuleNumber } from '../../rules.ts';

export const operationsRulesEn: Readonly<
  Record<Extract<RuleNumber, `7.${string}` | `8.${string}`>, RuleText>
> = {
  '7.0': ruleText('US Operations', 'One for each card, except Reassessment, which takes two.'),
  '7.1': ruleText('In general', 'Values and choices.'),
  '7.1.1': ruleText(
    'Value needed',
    'At least the Governance number of the target: Good 1, Fair 2, Poor 3. Under Islamist Rule only Regime Change, with 3. Alert always needs 3.',
  ),
  '7.1.2': ruleText(
    'The Operations',
    'War of Ideas, Deploy (with Regime Change and Withdraw), Disrupt, Alert, Reassessment; or Reserves.',
  ),
  '7.1.3': ruleText('Islamist Rule', 'There the US can only change the regime.'),
  '7.2': ruleText('War of Ideas', 'A roll that wins a country over, or sways a posture.'),
  '7.2.1': ruleText('In Muslim countries', 'On the War of Ideas table (4.9.2).'),
  '7.2.1.1': ruleText(
    'Targets and success',
    'Unmarked, Neutral and Ally countries, not Adversaries. A Neutral becomes an Ally; an Ally improves by a step. When it becomes Good, its Aid, siege and Regime Change markers go.',
  ),
  '7.2.1.2': ruleText('The roll', 'One die with its modifiers; 5 or more succeeds.'),
  '7.2.1.3': ruleText('Regime Change countries', 'Only if troops outnumber cells by at least five.'),
  '7.2.2': ruleText('Aid', 'Makes later attempts easier.'),
  '7.2.2.1': ruleText('The first', 'When the roll fails by one, and there is none yet.'),
  '7.2.2.2': ruleText('More', 'Only Events place more; they add up.'),
  '7.2.2.3': ruleText(
    'How it goes',
    'All when the country becomes Good or falls under Islamist Rule; one for each success of Jihad or a plot there.',
  ),
  '7.2.3': ruleText(
    'In non-Muslim countries',
    'Anywhere but in the US and Israel: roll the posture, whether marked or not. If it then equals that of the US, Prestige rises by 1.',
  ),
  '7.3': ruleText('Deploy', 'Troops move.'),
  '7.3.1': ruleText(
    'Moving troops',
    'Any number from one place to another, the track included. A Regime Change country must keep five more troops than there are cells.',
  ),
  '7.3.2': ruleText('Value', 'By the Governance of the destination; the track counts as Good.'),
  '7.3.3': ruleText('Destinations', 'Muslim Allies, and the track.'),
  '7.3.4': ruleText(
    'Regime Change',
    'With 3, while the US is Hard, against Islamist Rule: at least six troops from one place go there. Green marker, Governance roll, Ally; all Sleepers turn Active; Prestige roll.',
  ),
  '7.3.4.1': ruleText(
    'Regime Change countries',
    'Poor or Fair countries with that marker; it goes when they become Good or fall under Islamist Rule.',
  ),
  '7.3.5': ruleText(
    'Withdraw',
    'With 3, while the US is Soft: any number of troops leave a Regime Change country. All Aid goes, a Besieged Regime comes, Prestige roll. The marker stays.',
  ),
  '7.4': ruleText('Disrupt', 'Removes Active cells, uncovers Sleepers, removes a cadre.'),
  '7.4.1': ruleText(
    'Where',
    'A cell or cadre must be there, and the country be an Ally, hold two troops, or be non-Muslim. Not Iran.',
  ),
  '7.4.2': ruleText(
    'Effect',
    'Two cells where two troops stand or the country is Hard, otherwise one; the US chooses. Active ones are removed, Sleepers turn Active. Without cells a cadre goes.',
  ),
  '7.4.3': ruleText('The last cell', 'Leaves a cadre.'),
  '7.4.4': ruleText('Prestige', 'Rises by 1 where two or more troops stand.'),
  '7.5': ruleText('Alert', 'Stops a plot.'),
  '7.5.1': ruleText('Value', 'Always 3.'),
  '7.5.2': ruleText(
    'Effect',
    'One plot anywhere is shown and removed. It is named before it is seen; numbers become available again, WMD leave the game.',
  ),
  '7.6': ruleText('Reassessment', 'The US changes its mind.'),
  '7.6.1': ruleText('Effect', 'The posture of the US turns over.'),
  '7.6.2': ruleText('Cost', 'Two cards of 3, and so the whole action phase. No Reserves.'),
  '7.6.3': ruleText(
    'Events on the cards',
    'The US decides in which order they and the change happen; the change must happen.',
  ),
  '8.0': ruleText('Jihadist Operations', 'With any card, anywhere, but mostly with rolls.'),
  '8.1': ruleText('In general', 'Rolls and choices.'),
  '8.1.1': ruleText(
    'Success',
    'A die not above the Governance number: Good 1, Fair 2, Poor 3. Under Islamist Rule it always succeeds; so do Recruit in Regime Change countries and Travel to adjacent countries or within one.',
  ),
  '8.1.2': ruleText(
    'Procedure',
    'One kind of Operation for a card, with as many rolls as its value, in one or several countries. All places are named first; all rolls count as made at the same time. One roll is enough, unless the option *Every roll of a card is made* was chosen.',
  ),
  '8.1.3': ruleText('The Operations', 'Recruit, Travel, Jihad, Plot; or Reserves.'),
  '8.2': ruleText('Recruit', 'Places cells.'),
  '8.2.1': ruleText('Success', 'Each places an available cell as a Sleeper. Failure costs nothing.'),
  '8.2.2': ruleText('Where', 'Where there is a cell or a cadre; the first cell placed replaces the cadre.'),
  '8.2.3': ruleText('Regime Change countries', 'Always succeeds.'),
  '8.2.4': ruleText('Recruit numbers', 'Where one is printed it takes the place of the Governance number.'),
  '8.3': ruleText('Travel', 'Moves cells.'),
  '8.3.1': ruleText(
    'How',
    'One cell for each point of value. To adjacent countries and within one it succeeds by itself, elsewhere with a roll against the destination. A cell that has travelled is a Sleeper.',
  ),
  '8.3.2': ruleText('Failure', 'The cell goes back to the track, without a cadre.'),
  '8.3.3': ruleText(
    'Orders',
    'All journeys are named before any roll; a cell travels once a card. Unmarked destinations are tested first.',
  ),
  '8.4': ruleText(
    'Jihad',
    'Against Muslim countries that are not under Islamist Rule. A cell there for each roll; those that roll turn Active.',
  ),
  '8.4.1': ruleText(
    'Minor Jihad',
    'Each success worsens the Governance by a step, as far as Poor, and removes one Aid.',
  ),
  '8.4.2': ruleText(
    'Major Jihad',
    'With five more cells than troops, all of them turning Active, two successes with one card make a Poor country fall under Islamist Rule; from Fair it takes three. Each success removes one Aid.',
  ),
  '8.4.3': ruleText('Failure', 'Each failed roll costs a cell, without a cadre.'),
  '8.4.3.1': ruleText(
    'Failed Major Jihad',
    'Three rolls in a country that was Poor, and no revolution: it becomes a Besieged Regime and shifts a step toward Ally.',
  ),
  '8.4.3.2': ruleText(
    'Besieged Regime',
    'One success less is needed there. One marker a country; it goes when the country becomes Good or falls under Islamist Rule.',
  ),
  '8.4.4': ruleText(
    'Islamist Revolution',
    'The country becomes an Adversary; Regime Change and Aid go. Funding rises by its resources. If troops are there Prestige drops to 1.',
  ),
  '8.4.5': ruleText(
    'Pakistan’s arsenal',
    'The first time Pakistan falls under Islamist Rule three WMD become available.',
  ),
  '8.5': ruleText('Plot', 'Prepares attacks that go off later.'),
  '8.5.1': ruleText(
    'Where',
    'Anywhere but under Islamist Rule, Iran included. A cell there for each roll; those that roll turn Active. At least one roll must be made.',
  ),
  '8.5.2': ruleText(
    'Procedure',
    'Each success places an available marker face down: a number not above the value of the card, or a WMD. Failure costs nothing.',
  ),
  '8.5.3': ruleText('The first Plot', 'The first card of a turn used for Plot triggers no US Event.'),
  '8.5.4': ruleText(
    'Secrecy',
    'Plots lie face down; the US learns what they are when they are blocked or go off.',
  ),
  '8.5.5': ruleText(
    'WMD',
    'An available WMD may be placed for any success. Blocked or gone off, it leaves the game.',
  ),
  '8.5.6': ruleText(
    'Unblocked plots',
    'One after the other, in the order the Jihadist chooses.',
    '- A WMD in the United States wins the game.',
    '- Funding: +1 in Muslim countries and Iran (+2 if Good); elsewhere the number, doubled if Good; 9 for a WMD there, or any plot in the US.',
    '- Posture: rolled in a non-Muslim country (with two players, once again for a WMD if the Jihadist likes); for Schengen two other Schengen countries too.',
    '- Prestige: −1 if troops are there, or 1 for a WMD; a Prestige roll for the US.',
    '- Muslim countries: as many rolls as the number (3 for a WMD); each success worsens the Governance, not to Islamist Rule, and removes one Aid.',
    '- Numbered markers become available again.',
  ),
};
