/** 5.3, 5.4 What lasts: changes of a rule that the rule itself asks for by name. */
import { cardOf, lastingOf } from './corrections.ts';
import type { LastingName, LastingOf, LastingStep } from './events/vocabulary.ts';
import type { ACTIONS } from './events/words.ts';
import type { Faction } from './forces.ts';
import type { Space } from './map.ts';
import type { InEffect, Side, State } from './state.ts';
import { matches } from './where.ts';

export type ActionId = keyof typeof ACTIONS;

function stepOf(state: State, { card, side, at }: InEffect): LastingStep {
  const step = lastingOf(state, card, side)[at ?? 0];
  if (step === undefined) throw new RangeError(`card ${card} has no lasting ${side} text`);
  return step;
}

/** Where the change of that name that holds now stands: of several the one played last (5.1.2); -1 for none. */
function latestOf(state: State, name: LastingName): number {
  const { inEffect } = state;
  let at = inEffect.length - 1;
  while (at >= 0 && stepOf(state, inEffect[at] as InEffect).lasting !== name) at--;
  return at;
}

export function effect<K extends LastingName>(state: State, name: K): LastingOf<K> | undefined {
  const at = latestOf(state, name);
  return at < 0 ? undefined : (stepOf(state, state.inEffect[at] as InEffect) as LastingOf<K>);
}

export const isInEffect = (state: State, name: LastingName): boolean => latestOf(state, name) >= 0;

/** Whether the first of these was played after the other, or alone. */
export const isLater = (state: State, name: LastingName, other: LastingName): boolean =>
  latestOf(state, name) > latestOf(state, other);

/** Who executed the change of that name that holds now; null when nobody did. */
export function holderOf(state: State, name: LastingName): Faction | null {
  const at = latestOf(state, name);
  return state.inEffect[at]?.by ?? null;
}

/** Whether no change that holds forbids anything or says in how many spaces it may be done. */
export const isUnlimited = (state: State): boolean =>
  !isInEffect(state, 'forbid') && !isInEffect(state, 'most-spaces');

/** Whether no change that holds says what something costs. */
export const isAtUsualPrice = (state: State): boolean => !isInEffect(state, 'cost');

const names = <T>(given: T | readonly T[], wanted: T): boolean =>
  Array.isArray(given) ? given.includes(wanted) : given === wanted;

type Forbids = LastingOf<'forbid'>;
const NO_FORBIDS: readonly Forbids[] = [];

/** What has a say in whether a faction may do this, with that Operation. */
export function forbidsOf(
  state: State,
  action: ActionId,
  faction: Faction,
  operation: string,
): readonly Forbids[] {
  let found: Forbids[] | undefined;
  for (let at = 0; at < state.inEffect.length; at++) {
    const step = stepOf(state, state.inEffect[at] as InEffect);
    if (step.lasting !== 'forbid') continue;
    if (!names<ActionId>(step.actions, action)) continue;
    if (step.to !== undefined && step.to !== faction) continue;
    if (step.with !== undefined && step.with !== operation) continue;
    if (found === undefined) found = [step];
    else found.push(step);
  }
  return found ?? NO_FORBIDS;
}

/** Whether one of these forbids it: anywhere when no space is given, or there. */
export function isAmongForbidden(
  state: State,
  forbids: readonly Forbids[],
  where: Space | 'anywhere',
): boolean {
  for (const step of forbids)
    if (step.where === undefined || (where !== 'anywhere' && matches(state, where, step.where))) return true;
  return false;
}

/** Whether a faction may not do this: anywhere when no space is given, or there; at all, or with that Operation. */
export const isForbidden = (
  state: State,
  action: ActionId,
  faction: Faction,
  where: Space | 'anywhere',
  operation: string,
): boolean => isAmongForbidden(state, forbidsOf(state, action, faction, operation), where);

/** Spaces a faction may select for this, as far as something limits them. */
export function mostSpaces(state: State, action: ActionId, faction: Faction): number | undefined {
  const { inEffect } = state;
  for (let at = inEffect.length - 1; at >= 0; at--) {
    const step = stepOf(state, inEffect[at] as InEffect);
    if (step.lasting === 'most-spaces' && step.of === faction && names<ActionId>(step.actions, action))
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
  const { inEffect } = state;
  for (let at = inEffect.length - 1; at >= 0; at--) {
    const step = stepOf(state, inEffect[at] as InEffect);
    if (step.lasting !== 'cost' || step.action !== action || step.of !== faction) continue;
    if (step.where === undefined || matches(state, space, step.where)) return step.cost;
  }
  return usual;
}

/** As short as can be: games are stored often. */
export function entryOf(state: State, card: number, side: Side, at: number, by: Faction | null): InEffect {
  const isHeld = by !== null && cardOf(state, card).capability === null;
  return { card, side, ...(at === 0 ? {} : { at }), ...(isHeld ? { by } : {}) };
}

/** A lasting change comes into effect. */
export function putInEffect(state: State, card: number, side: Side, at: number, by: Faction | null): void {
  state.inEffect = [...state.inEffect, entryOf(state, card, side, at, by)];
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
  const isOver = ({ card }: InEffect): boolean => state.capabilities[card] === undefined;
  if (state.inEffect.some(isOver)) state.inEffect = state.inEffect.filter((one) => !isOver(one));
}
