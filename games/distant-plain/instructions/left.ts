/** 8.4.1 What is left of our own instructions for a card whose text an owner's file has put right. */
import { type Card, usualText } from '../cards.ts';
import { type SideName, SIDES } from '../events/card.ts';
import { type Faction, FACTIONS } from '../forces.ts';
import type { Choices, Instruction, Instructions } from './language.ts';

/** Only what belongs to a text that stays: `texts` are those the card has now. */
export function stillTold(
  card: Card,
  texts: Pick<Card, SideName>,
  isOurs: (side: SideName) => boolean,
): Instructions {
  const stays = (side: SideName): boolean => isOurs(side) && texts[side] !== undefined;
  const left = FACTIONS.flatMap((faction): [Faction, Instruction][] => {
    const given = card.nonPlayers[faction];
    if (given === undefined) return [];
    const usual = usualText(card, faction);
    const isSame = stays(given.text ?? usual) && usualText(texts, faction) === usual;
    const told: Instruction = { ...(isSame && executing(given)), ...choosing(given, stays) };
    return Object.keys(told).length === 0 ? [] : [[faction, told]];
  });
  return Object.fromEntries(left);
}

/** Whether it executes the Event, and by which text. */
function executing({ unshaded: _unshaded, shaded: _shaded, ...rest }: Instruction): Instruction {
  return rest;
}

function choosing(given: Instruction, stays: (side: SideName) => boolean): Pick<Instruction, SideName> {
  const kept = SIDES.flatMap((side): [SideName, Choices][] => {
    const choices = given[side];
    return choices === undefined || !stays(side) ? [] : [[side, choices]];
  });
  return Object.fromEntries(kept);
}
