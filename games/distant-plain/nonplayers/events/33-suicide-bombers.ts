import { factionOf, isBase } from '../../forces.ts';
import { attackableKinds } from '../../operations/attack.ts';
import { type Mind, spaceIn } from '../mind.ts';
import type { Instruction } from './instruction.ts';

/** Only for a Coalition piece or a Base. */
function sacrifice(mind: Mind): string {
  const space = spaceIn(mind.prompt);
  if (space === undefined) return 'no';
  const kinds = attackableKinds(mind.state, space, 'taliban');
  return kinds.some((kind) => isBase(kind) || factionOf(kind) === 'coalition') ? 'yes' : 'no';
}

/** 33 Suicide Bombers. */
export const suicideBombers: Instruction = { lasting: { 'ask.attack.sacrifice': sacrifice } };
