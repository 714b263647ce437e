/** 5.3, 5.4 What lasts: changes of a rule that the rule itself asks for by name. */
import { cardOf, deckOf, lastingOf } from './corrections.ts';
import type { LastingName, LastingOf, LastingStep } from './events/vocabulary.ts';
import type { ACTIONS } from './events/words.ts';
import type { Faction } from './forces.ts';
import type { Space } from './map.ts';
import type { InEffect, Side, State } from './state.ts';
import { matches } from './where.ts';

export type ActionId = keyof typeof ACTIONS;

const stepOf = (state: State, { card, side, at }: InEffect): LastingStep | undefined =>
  deckOf(state).lasting[2 * card + (side === 'shaded' ? 1 : 0)]?.[at];

/** The change of that name that holds now: of several the one played last (5.1.2). */
export function effect<K extends LastingName>(state: State, name: K): LastingOf<K> | undefined {
  for (let i = state.inEffect.length - 1; i >= 0; i--) {
    const step = stepOf(state, state.inEffect[i] as InEffect);
    if (step?.lasting === name) return step as LastingOf<K>;
  }
  return undefined;
}

export const isInEffect = (state: State, name: LastingName): boolean =>
  state.inEffect.length > 0 && effect(state, name) !== undefined;

/** Whether the first of these was played after the other, or alone. */
export function isLater(state: State, name: LastingName, other: LastingName): boolean {
  for (let i = state.inEffect.length - 1; i >= 0; i--) {
    const step = stepOf(state, state.inEffect[i] as InEffect);
    if (step?.lasting === name) return true;
    if (step?.lasting === other) return false;
  }
  return false;
}

/** Who executed the change of that name that holds now. */
export function holderOf(state: State, name: LastingName): Faction | null {
  for (let i = state.inEffect.length - 1; i >= 0; i--) {
    const entry = state.inEffect[i] as InEffect;
    if (stepOf(state, entry)?.lasting === name) return entry.by;
  }
  return null;
}

const names = <T>(given: T | readonly T[], wanted: T): boolean =>
  Array.isArray(given) ? given.includes(wanted) : given === wanted;

/** Whether a faction may not do this: anywhere when no space is given, or there; at all, or with that Operation. */
export function isForbidden(
  state: State,
  action: ActionId,
  faction: Faction,
  where: Space | 'anywhere',
  operation?: string,
): boolean {
  for (const entry of state.inEffect) {
    const step = stepOf(state, entry);
    if (step?.lasting !== 'forbid' || !names<ActionId>(step.actions, action)) continue;
    if (step.to !== undefined && step.to !== faction) continue;
    if (step.with !== undefined && step.with !== operation) continue;
    if (step.where === undefined || (where !== 'anywhere' && matches(state, where, step.where))) return true;
  }
  return false;
}

/** Spaces a faction may select for this, as far as something limits them. */
export function mostSpaces(state: State, action: ActionId, faction: Faction): number | undefined {
  for (let i = state.inEffect.length - 1; i >= 0; i--) {
    const step = stepOf(state, state.inEffect[i] as InEffect);
    if (step?.lasting === 'most-spaces' && step.of === faction && names<ActionId>(step.actions, action))
      return step.spaces;
  }
  return undefined;
}

/** What each space of this costs a faction, where that is not the usual. */
export function priceOf(
  state: State,
  action: ActionId,
  faction: Faction,
  space: Space,
  usual: number,
): number {
  for (let i = state.inEffect.length - 1; i >= 0; i--) {
    const step = stepOf(state, state.inEffect[i] as InEffect);
    if (step?.lasting !== 'cost' || step.action !== action || step.of !== faction) continue;
    if (step.where === undefined || matches(state, space, step.where)) return step.cost;
  }
  return usual;
}

/** A lasting change comes into effect. */
export function putInEffect(state: State, card: number, side: Side, at: number, by: Faction | null): void {
  state.inEffect.push({ card, side, at, by });
}

/** 2.1 Capabilities among the cards taken out: unshaded for the Coalition, shaded for the Taliban. */
export function putRemovedInEffect(state: State, card: number): void {
  const { capability } = cardOf(state, card);
  if (capability === null) return;
  const side: Side = capability === 'coalition' ? 'unshaded' : 'shaded';
  state.capabilities[card] = side;
  for (let at = 0; at < lastingOf(state, card, side).length; at++) putInEffect(state, card, side, at, null);
}

/** 5.3 A Capability leaves play. */
export function dropCapability(state: State, card: number): void {
  delete state.capabilities[card];
  state.inEffect = state.inEffect.filter((one) => one.card !== card);
}

/** 6.6 What lasts only until Reset is over. */
export function endMomentum(state: State): void {
  state.momentum = [];
  state.inEffect = state.inEffect.filter(({ card }) => state.capabilities[card] !== undefined);
}
