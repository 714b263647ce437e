/** 8.4.1 What a non-player is told about the card in play, at this moment. */
import { listOf } from '@sandtable/coin/event-language';
import { type Card, usualText } from '../cards.ts';
import { cardOf } from '../corrections.ts';
import type { SideName } from '../events/card.ts';
import { trackOf } from '../events/play.ts';
import { type Faction, isInsurgent } from '../forces.ts';
import { ALL_SPACES, type Space } from '../map.ts';
import { isNonPlayer, type State } from '../state.ts';
import { matches } from '../where.ts';
import type { Choices, Circumstance, Instruction, Where } from './language.ts';

/** 5.3 Capabilities in play with the text of the other side. */
export const hostileCapabilities = (state: State, faction: Faction): number[] =>
  Object.entries(state.capabilities).flatMap(([card, side]) =>
    side === (isInsurgent(faction) ? 'unshaded' : 'shaded') ? [Number(card)] : [],
  );

const isAnywhere = (state: State, where: Where): boolean =>
  ALL_SPACES.some((space) => matches(state, space, where));

function isSo(state: State, faction: Faction, given: Circumstance): boolean {
  if ('player' in given) return !isNonPlayer(state, given.player);
  if ('nonPlayer' in given) return isNonPlayer(state, given.nonPlayer);
  if ('some' in given) return isAnywhere(state, given.some);
  if ('none' in given) return !isAnywhere(state, given.none);
  if ('atLeast' in given) return trackOf(state, given.track) >= given.atLeast;
  if ('atMost' in given) return trackOf(state, given.track) <= given.atMost;
  if ('islamabad-at' in given) return listOf(given['islamabad-at']).includes(state.islamabad.box);
  return hostileCapabilities(state, faction).length === 0;
}

const toldTo = (state: State, faction: Faction, card: number): Instruction =>
  cardOf(state, card).nonPlayers[faction] ?? {};

/** Whether it operates instead of executing the Event. */
export function operatesInstead(state: State, faction: Faction, card: number): boolean {
  const { operates } = toldTo(state, faction, card);
  if (operates === undefined || operates === 'always') return operates === 'always';
  return listOf(operates).some((one) => isSo(state, faction, one));
}

/** Whether the Event counts as ineffective for it. */
export const isIneffective = (state: State, faction: Faction, card: number): boolean =>
  listOf(toldTo(state, faction, card).ineffective).some((one) => isSo(state, faction, one));

/** 8.4.2 The text it executes. */
export function textFor(state: State, faction: Faction, number: number): SideName {
  const card: Card = cardOf(state, number);
  return card.nonPlayers[faction]?.text ?? usualText(card, faction);
}

const NOTHING: Choices = {};

/** What it chooses while the text in play is executed. */
export function choicesOf(state: State, faction: Faction): Choices {
  const text = state.turn?.tally.text ?? null;
  return text === null ? NOTHING : (toldTo(state, faction, state.card)[text] ?? NOTHING);
}

/** The place of a space in its order of preference: those that are not in it come last. */
export function rankOf(state: State, faction: Faction, space: Space): number {
  const { spaces = [] } = choicesOf(state, faction);
  const at = spaces.findIndex((where) => matches(state, space, where));
  return at < 0 ? spaces.length : at;
}
