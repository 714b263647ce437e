/** Chapters 5 and 6 in our own words. */
import { type RuleText, ruleText } from '@sandtable/engine';
import type { RuleNumber } from '../../rules.ts';

export const playRulesEn: Readonly<Record<Extract<RuleNumber, `5.${string}` | `6.${string}`>, RuleText>> = {
  '5.0': ruleText('Sequence of play', 'Turns, action phases and the cards.'),
  '5.1': ruleText('Course', 'Play goes on until somebody has won or the agreed decks are used up.'),
  '5.2': ruleText('The turn', 'Action phases by turns, then the end of the turn.'),
  '5.2.1': ruleText(
    'How long it lasts',
    'Until both hands are played; or the Jihadist’s is, and the US keeps its last card.',
  ),
  '5.2.2': ruleText(
    'Action phase',
    'The Jihadist plays two cards, then the US two, and so on. Cards go to the discards, except lapsing Events, the 1st Plot and removed ones. Without cards a side passes. "The action phase before" is the other side’s last one, even in the turn before.',
  ),
  '5.2.2.1': ruleText('Event or Operation', 'Every card is used for one of them.'),
  '5.2.2.2': ruleText('Keeping count', 'A track shows how many cards have been played.'),
  '5.2.3': ruleText(
    'Unblocked plots',
    'At the end of each US action phase all plots on the map go off (8.5.6).',
  ),
  '5.2.4': ruleText(
    'The last card of the US',
    'It can be played, discarded without its Event, or kept for the next turn.',
  ),
  '5.2.5': ruleText(
    'Upkeep and diplomacy',
    'When the turn ends Funding falls by 1. Prestige falls by 1 if there is Islamist Rule anywhere, then rises by 1 if the world stands at 3 on the side of the US.',
  ),
  '5.2.6': ruleText('Lapsing Events end', 'Cards of the two boxes are discarded, and their effects end.'),
  '5.2.7': ruleText('Reserves', 'Back to 0.'),
  '5.2.8': ruleText(
    'New hands',
    'Dealt in turns, the Jihadist first: 7, 8 or 9 cards by Funding (Tight, Moderate, Ample) and by the troops track (Overstretch, War, Low Intensity). A kept card does not reduce the deal.',
  ),
  '5.2.9': ruleText('Regime Change markers', 'Green ones turn tan.'),
  '5.3': ruleText('Pile and discards', 'Where cards come from.'),
  '5.3.1': ruleText(
    'Reshuffle',
    'When a card must be drawn from an empty pile, discards and both boxes are shuffled into a new one. If that was the last deck, the game ends instead (2.3).',
  ),
  '5.3.2': ruleText(
    'What is known',
    'Discards, removed cards, the boxes, and how many cards hands and pile hold.',
  ),
  '6.0': ruleText('Playing cards', 'As an Event or for Operations.'),
  '6.1': ruleText('Either or', 'A card is used as its Event or for its value.'),
  '6.2': ruleText('Events', 'What is said on the card happens.'),
  '6.2.1': ruleText('At once', 'The value does not matter; the text is followed at once.'),
  '6.2.2': ruleText(
    'Event and rules',
    'Where they contradict each other the Event prevails, a lasting one as long as it lasts.',
  ),
  '6.2.3': ruleText('Event and Event', 'The later one prevails as long as it is in effect.'),
  '6.2.4': ruleText(
    'As far as possible',
    'Everything that can be done must be done, markers and removal of the card included, even if something else cannot.',
  ),
  '6.2.5': ruleText('Associated Events', 'Only their own side may play them as Events.'),
  '6.2.6': ruleText(
    'Conditions',
    'Without its condition, or blocked, a card can be used for Operations only.',
  ),
  '6.2.7': ruleText(
    'Lasting and lapsing',
    'MARK: the effect lasts and is marked. LAPSING: until the end of the turn.',
  ),
  '6.2.8': ruleText('Blocking', 'Some Events block others, and end them if they are in effect.'),
  '6.2.9': ruleText(
    'Once only',
    'REMOVE: played as an Event, the card leaves the game; used otherwise it stays.',
  ),
  '6.3': ruleText('Operations', 'A card is used for its value.'),
  '6.3.1': ruleText(
    'Any card',
    'May be used for an Operation of one kind, whoever it belongs to. US Election happens all the same, before or after.',
  ),
  '6.3.2': ruleText(
    'Events of the other side',
    'A card of the other side used for Operations brings about its Event, except on the first Plot of a turn.',
  ),
  '6.3.2.1': ruleText(
    'Which comes first',
    'Whoever plays the card decides, and may choose the Operation after the Event. If the Event is blocked or its condition not met it does not happen.',
  ),
  '6.3.2.2': ruleText(
    'Who decides',
    'The side the Event belongs to carries it out and makes all choices. Markers and removal are as usual.',
  ),
  '6.3.2.3': ruleText(
    'What triggers nothing',
    'One’s own and unassociated Events, and discarded cards; US Election always does.',
  ),
  '6.3.3': ruleText(
    'Reserves',
    'A card of 1 or 2 may be stored: its value is added to one’s Reserves, up to 2. An Event of the other side on it happens.',
  ),
  '6.3.3.1': ruleText(
    'Using Reserves',
    'All of them at once, added to a card used for an Operation, to 3 at most. Not for Events, not for Reassessment.',
  ),
  '6.3.3.2': ruleText('Unused Reserves', 'Are lost at the end of the turn.'),
};
