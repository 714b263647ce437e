/** 8.1, 8.4 Whether a non-player can use an Event: it must do something, and its instruction must not forbid it. */
import { supportChange } from '@sandtable/coin/nonplayers';
import type { Insurgent } from '../../forces.ts';
import { populationOf, type Space } from '../../map.ts';
import { level, type State } from '../../state.ts';
import { because, type Mind } from '../mind.ts';
import { opinionOf } from './index.ts';

/** N2 One change of any kind is enough, and a chance of it will do. */
export function isEffective(state: State, faction: Insurgent, card: number): boolean {
  const { usable } = opinionOf(card);
  return usable === 'always' || usable(state, faction);
}

/** Whether its instruction sends the faction to an Operation instead. */
export const isSentToOperate = (state: State, faction: Insurgent, card: number): boolean =>
  opinionOf(card).operatesInstead?.(state, faction) === true;

export function noteSent(mind: Mind, card: number): void {
  const { operating } = opinionOf(card);
  if (operating !== undefined) because(mind, operating);
}

/** Whether the Event of this card can be used by this faction now. */
export const isUsable = (state: State, faction: Insurgent, card: number): boolean =>
  !isSentToOperate(state, faction, card) && isEffective(state, faction, card);

/** 8.4.3, D41 How much an Event would change Total Support and Total Opposition in a space. */
export function changeBy(state: State, space: Space, card: number): number {
  const from = level(state, space);
  const to = opinionOf(card).levelAfter?.(from) ?? from;
  return supportChange(populationOf(space), from, to);
}
