/** 6.2 Events: whether one can be played, and what happens when it is. */
import type { Message, Rules } from '@sandtable/engine';
import { type Action, by, under } from '../action.ts';
import { type CardFacts, CARDS, cardFacts, type Side, SIDES } from '../cards.ts';
import { beginEffect } from '../deeds.ts';
import type { Effect } from '../effects.ts';
import { isInEffect } from '../country.ts';
import type { State } from '../state.ts';
import { say } from '../text/say.ts';
import { eventOf } from './index.ts';

/** 6.2.8 The effect that blocks a card's Event for a side, if any. */
export function blockerOf(state: State, card: number, side: Side): Effect | undefined {
  const { blockedBy, blocksUs } = cardFacts(card);
  for (let i = 0; i < blockedBy.length; i++)
    if (isInEffect(state, blockedBy[i] as Effect)) return blockedBy[i];
  if (side === 'us')
    for (let i = 0; i < blocksUs.length; i++)
      if (isInEffect(state, blocksUs[i] as Effect)) return blocksUs[i];
  return undefined;
}

/** 6.2.5 Whose Event it may be. */
const isTheirs = ({ association }: CardFacts, side: Side): boolean =>
  association === 'unassociated' || association === side;

/** 6.2.5, 6.2.6, 6.2.8 Whether a side may carry out the Event of a card now. */
export function isPlayable(state: State, card: number, side: Side): boolean {
  if (!isTheirs(cardFacts(card), side) || blockerOf(state, card, side) !== undefined) return false;
  const { isPlayable: isMet } = eventOf(card);
  return isMet === undefined || isMet(state, side);
}

/** L78 Everybody sees whether the condition of a card's Event is met, and learns from it. */
export const learnFrom = (state: State, card: number): void => eventOf(card).learn?.(state);

/** Why it may not. */
export function whyNotPlayable(state: State, card: number, side: Side): Message {
  const facts = cardFacts(card);
  if (facts.automatic) return say('why.automatic', '6.3.1', { card });
  if (!isTheirs(facts, side)) return say('why.association', '6.2.5', { card });
  const effect = blockerOf(state, card, side);
  return effect === undefined
    ? say('why.condition', '6.2.6', { card })
    : say('why.effect', '6.2.8', { effect });
}

/** What the content runner calls an Event. */
export const contentOf = (card: number, side: Side): string =>
  cardFacts(card).association === 'unassociated' && !cardFacts(card).automatic
    ? `event.${card}.${side}`
    : `event.${card}`;

/** Every Event that can be carried out, by the side that can. */
export const EVENT_CONTENT: readonly string[] = [
  ...new Set(
    CARDS.flatMap((facts) =>
      SIDES.filter((side) => isTheirs(facts, side)).map((side) => contentOf(facts.number, side)),
    ),
  ),
];

/** 6.2.1 A side carries out the Event of a card. What becomes of the card is the sequence's (6.2.9). */
export function* execute(outer: Action, side: Side, card: number): Rules<void> {
  const action = under(by(outer, side), '6.2');
  const { state, table } = action;
  const before = state.event;
  state.event = { card, side };
  learnFrom(state, card);
  table.fired(contentOf(card, side));
  table.log(say('log.event', '6.2', { side, card }));
  const { marks, lapses } = cardFacts(card);
  if (marks !== null) beginEffect(action, marks);
  if (lapses !== null) beginEffect(action, lapses);
  const doing = eventOf(card).event(action);
  if (doing !== undefined) yield* doing;
  state.event = before;
}
