/** 8.1, 8.4 Whether a non-player can use an Event: it must do something, and its instruction must not forbid it. */
import { toward } from '@sandtable/coin';
import { walk } from '@sandtable/coin/event-language';
import { supportChange } from '@sandtable/coin/nonplayers';
import { eventOf } from '../../events/index.ts';
import { wouldDo } from '../../events/play.ts';
import { type EventText, isFunction } from '../../events/rules.ts';
import type { Side } from '../../events/vocabulary.ts';
import type { Insurgent } from '../../forces.ts';
import { populationOf, type Space } from '../../map.ts';
import { level, type Level, type State } from '../../state.ts';
import { levelOf } from '../../where.ts';
import { because, type Mind } from '../mind.ts';
import { opinionOf } from './index.ts';

/** 8.4.2 The text that non-players execute. */
function standingText(card: number): EventText {
  const event = eventOf(card);
  return 'event' in event ? event.event : event.shaded;
}

/** Where a level ends by the first step that changes levels. */
function levelAfter(side: Side, from: Level): Level {
  let to: Level | undefined;
  walk(side, (step) => {
    if ('set' in step) to ??= levelOf(step.set);
    if ('shift' in step) to ??= toward<Level>(from, levelOf(step.shift), step.levels);
  });
  return to ?? from;
}

/** N2 One change of any kind is enough, and a chance of it will do. */
export function isEffective(state: State, faction: Insurgent, card: number): boolean {
  const { usable } = opinionOf(card);
  if (usable !== undefined) return usable === 'always' || usable(state, faction);
  const text = standingText(card);
  if (isFunction(text)) throw new RangeError(`nobody says whether card ${card} does anything`);
  return wouldDo(state, faction, text);
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
  const text = standingText(card);
  const to = isFunction(text) ? opinionOf(card).levelAfter?.(from) : levelAfter(text, from);
  return supportChange(populationOf(space), from, to ?? from);
}
