import { type RuleText, ruleText } from '@sandtable/engine';
import type { RuleNumber } from '../rules.ts';

export const rulesEn: Readonly<Record<RuleNumber, RuleText>> = {
  R1: ruleText(
    'Components and dice',
    'Two nations (or two teams) fight with force cards laid open in three areas and with action cards held in hand. Dice have ten sides, 1 to 10; high is always good.',
    'Open to all: force cards with their counters, reserves, victory piles, discards, the face-up Terrain card, and how many cards each hand and deck holds. Hidden: what is in a hand, and the order of both decks.',
    'Counters and dice are not limited by what is in the box; cards are.',
  ),
  R2: ruleText(
    'The roll',
    'A die succeeds when die + modifiers reaches the number needed: the armor of the target for an attack, the maneuver number of the card for a maneuver, 7 for CLOSE AIR SUPPORT.',
    'Dice rolled: 4, plus an extra die where the action card gives one, minus one for each hit on the card that acts. No automatic successes or failures.',
  ),
  R3: ruleText(
    'Set-up',
    'Each player has a nation of his own. The Terrain deck is shuffled, one card turned up, its Control counter on the start space.',
    'In secret, each player spends at most 25 VP on force cards of his nation (at least one card) and puts them into rows 1 to 3 of the Breakthrough Area; the rest are his reserve. Forces are shown together and gaps close.',
    'Then each draws a hand: 7 action cards, or 8 while he has a headquarters in play (one or more). The first player is drawn at random unless agreed.',
  ),
  R4: ruleText(
    'Areas, rows and moving',
    'Three areas: Breakthrough, Terrain, Flanking. In each a side has up to three rows; row 1 is nearest to the enemy. Any number of cards may stand in a row. When a row becomes empty those behind it move forward.',
    'A card that acts in an area may stay where it is if it is there already. Otherwise it is taken up, gaps close, and it goes into an existing row or forms a new one behind the last (never a fourth, never one in front).',
    'Any area can be reached from any area, but only as part of something the card does there, and only if that can then be done.',
  ),
  R5: ruleText(
    'Range',
    'Attacker and target stand in the same area. Distance = attacker’s row + target’s row − 1.',
    '- Small arms: distance 1.',
    '- Cannon: distance 1 or 2.',
    '- Missile: both in row 1 or 2.',
    '- Artillery: up to the range on the card.',
    'Cards in between do not block.',
  ),
  R6: ruleText(
    'Sequence of play',
    'Players alternate single actions: Prepare, Reinforce, Maneuver attack, Artillery attack or Play a card. There is no pass.',
    'Before the action you may play ENGINEERS. After it you may play ENGINEERS, one OVERRUN for each enemy card you destroyed in it and one RECON DRONE for each Terrain card you secured in it; each of the latter two gives an extra action, taken at once with windows and reactions of its own.',
  ),
  R7: ruleText(
    'Acted counters and damage',
    'A card that maneuvers, attacks or makes an “Act” defence gets an Acted counter and can do none of these again until the counter is gone: by your own Prepare or a Terrain bonus.',
    'Hits stay. The fourth destroys the card: it goes to the enemy’s victory pile for its VP. Excess hits are lost.',
  ),
  R8: ruleText(
    'Prepare',
    'Take all Acted counters off your cards. You may then discard any cards of your hand and draw up to your hand size.',
    'When the last card of the deck is drawn the discards are shuffled into a new deck. Nobody can react to Prepare.',
  ),
  R9: ruleText(
    'Reinforce',
    'Discard one or more action cards; bring force cards from your reserve worth at most the sum of their reinforcement values into the Breakthrough Area, ready and unhurt. What is not used is lost.',
    'You may then rearrange your cards into other rows of the areas they are in; this is the only way to make a new row in front. Destroyed cards never return.',
  ),
  R10: ruleText(
    'Maneuver attack',
    'A card with a maneuver symbol and no Acted counter goes to the Terrain Area or the Flanking Area. You may play one action card of any kind for its maneuver modifier, which counts for every die. Roll; the enemy may react; then apply the successes that are left, and at last a retaliation.',
  ),
  R10T: ruleText(
    'Terrain maneuver',
    'Each success moves the Control counter one space towards you. Beyond the last space at your end you secure the card: score its VP, check for victory, use its bonus if you like, turn up the next card. Successes left over are lost.',
    'Without a Terrain card there are no terrain maneuvers, but the area remains.',
  ),
  R10F: ruleText(
    'Flank maneuver',
    'Each success removes one Superior Attack counter of the enemy; when he has none, it gives you one. So only one side has any. There is no limit.',
  ),
  R11: ruleText(
    'Superiority',
    'Each of your Superior Attack counters adds 1 to every die of attacks, by card or artillery, that your cards make in the Breakthrough Area. It does nothing anywhere else and stays until the enemy takes it away.',
  ),
  R12: ruleText(
    'Artillery attack',
    'A card with an artillery symbol and no Acted counter attacks an enemy card in the same area within its range, after moving if you like. No action card is used. Roll with the modifier of the symbol and superiority; the enemy may react; put on the hits; then retaliation.',
  ),
  R13: ruleText(
    'Play a card',
    'Play an action card whose white text attacks, with a card that shows one of its weapon symbols and has no Acted counter. If several symbols match, choose one: only its range and modifier count. Move if you like, choose a target in range, roll; the enemy may react; put on the hits; then retaliation. Discard the card.',
    'REGROUP is played as this action too, but attacks nobody.',
  ),
  R14: ruleText(
    'Three uses of a card',
    'Any action card can be used once: for its text, as a maneuver card, or for its reinforcement value. The last two are always open, whatever the text says.',
  ),
  R15: ruleText(
    'Reactions',
    'After the dice of an enemy maneuver or attack you may play one card with yellow text, once an action.',
    '- BARRAGE, OVERWATCH (1) and COVER FIRE (2) cancel hits or successes: a card of yours with the symbol and no Acted counter goes to the area, must reach the acting enemy card from there, and becomes Acted.',
    '- COVER (1), PULL BACK (2) and REACTION FORCE (3) cancel hits only; SCREENING FORCE moves them to another card.',
    '- CLOSE AIR SUPPORT, COUNTER FIRE and MINEFIELD strike back after the enemy’s result.',
    'What needs hits or successes cannot be played when there were none.',
  ),
  R16: ruleText(
    'The action cards',
    '- ASSAULT: the attacker comes from another area; cannon or small arms; one extra die.',
    '- BARRAGE: cannon attack. Defence: cannon, cancels 1.',
    '- CANNON: cannon attack; an extra die in the Breakthrough Area.',
    '- CLOSE AIR SUPPORT: defence after any maneuver or attack, also one that failed; 3 dice against the card that acted, each 7 or more is a hit, without modifiers.',
    '- COMBINED ARMS: attack with cannon, small arms or missile.',
    '- COUNTER FIRE: defence after an Artillery attack, also one that missed; 2 hits on the attacker.',
    '- COVER: defence; cancels 1 hit.',
    '- COVER FIRE: small-arms attack. Defence: small arms, cancels up to 2.',
    '- ENGINEERS: free, before or after your action; Control counter 1 space either way, not off the enemy’s end.',
    '- MINEFIELD: defence after a maneuver; one hit on the card that maneuvered for each success it rolled.',
    '- MISSILE: missile attack; an extra die in the Breakthrough Area.',
    '- OVERRUN: free, after you destroyed a card; one more action.',
    '- OVERWATCH: missile attack. Defence: missile, cancels 1.',
    '- PULL BACK: defence; your target in row 1 or 2, if it has no Acted counter, becomes Acted and steps back a row; cancels up to 2 hits.',
    '- RAID: small-arms attack from row 1 on any row of the area.',
    '- REACTION FORCE: defence; a ready card from row 2 or 3 of any area comes to row 1 of the attacked area and becomes Acted; cancels up to 3 hits.',
    '- RECON DRONE: free, after you secured Terrain; one more action.',
    '- REGROUP: action; a card, Acted or not, goes to the rear of its area and loses all hits. It leaves no Acted counter, and nobody can react.',
    '- SCREENING FORCE: defence; all hits go to another card of yours in the same area and row.',
    '- SMALL ARMS: small-arms attack; an extra die in the Breakthrough Area.',
  ),
  R17: ruleText(
    'Victory and defeat',
    'You win at once with 25 VP of destroyed force cards and secured Terrain cards. You lose at once when you have no force card in the Breakthrough Area, even if you moved the last one out yourself.',
    'A ruling of this program: after 50 actions for each player in a row without a card destroyed, secured or brought in, the game is a draw.',
  ),
  R18: ruleText(
    'Optional rules',
    'Long-range defence, team battle and action card reserve are agreed before the game.',
  ),
  'R18.1': ruleText(
    'Long-range defence',
    'Against artillery attacks and CLOSE AIR SUPPORT a target in row 2 needs 1 more on each die, in row 3 needs 2 more. Nothing else changes.',
  ),
  'R18.2': ruleText(
    'Team battle',
    'Two teams of one to three players, all nations different, 25 VP each. Areas, rows, superiority, victory pile and the one reaction to each enemy action belong to the team; hand, reserve and force cards to the player. The teams act in turn, their players in seat order.',
    'A team wins with the enemy team’s starting VP and loses with nobody in the Breakthrough Area. You may defend a team-mate’s card, not attack it.',
  ),
  'R18.3': ruleText(
    'Action card reserve',
    'Before the forces are chosen, players in turn may buy action cards out of their 25 VP, each for its reinforcement value. They lie face down, are not part of the hand, and can be used once like hand cards.',
  ),
};
