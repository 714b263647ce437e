/** 5.3, 5.4 What lasts: changes of a rule that the rule itself asks for by name. */
import { cardOf, lastingOf } from './corrections.ts';
import type { LastingName, LastingOf, LastingStep } from './events/vocabulary.ts';
import type { ACTIONS } from './events/words.ts';
import type { Faction } from './forces.ts';
import type { Space } from './map.ts';
import type { InEffect, Side, State } from './state.ts';
import { matches } from './where.ts';

export type ActionId = keyof typeof ACTIONS;

/** What is in effect, sorted once: the same list is asked thousands of times before it changes. */
interface Lasting {
  /** Names, changes and who executed them, in the order played: so few that going through them is quickest. */
  readonly names: readonly LastingName[];
  readonly steps: readonly LastingStep[];
  readonly holders: readonly (Faction | null)[];
  readonly forbids: readonly LastingOf<'forbid'>[];
  /** The one played last first. */
  readonly costs: readonly LastingOf<'cost'>[];
  readonly limits: readonly LastingOf<'most-spaces'>[];
}

const NOTHING: Lasting = {
  names: [],
  steps: [],
  holders: [],
  forbids: [],
  costs: [],
  limits: [],
};

/** Lists are never changed, only replaced: what was sorted for one holds as long as it is asked for. */
let latest: { readonly list: readonly InEffect[]; readonly lasting: Lasting } | undefined;

function lasting(state: State): Lasting {
  const { inEffect: list } = state;
  if (list.length === 0) return NOTHING;
  if (latest?.list !== list) latest = { list, lasting: sorted(state) };
  return latest.lasting;
}

function sorted(state: State): Lasting {
  const names: LastingName[] = [];
  const steps: LastingStep[] = [];
  const holders: (Faction | null)[] = [];
  const forbids: LastingOf<'forbid'>[] = [];
  const costs: LastingOf<'cost'>[] = [];
  const limits: LastingOf<'most-spaces'>[] = [];
  for (const { card, side, at, by } of state.inEffect) {
    const step = lastingOf(state, card, side)[at ?? 0];
    if (step === undefined) throw new RangeError(`card ${card} has no lasting ${side} text`);
    names.push(step.lasting);
    steps.push(step);
    holders.push(by ?? null);
    if (step.lasting === 'forbid') forbids.push(step);
    else if (step.lasting === 'cost') costs.push(step);
    else if (step.lasting === 'most-spaces') limits.push(step);
  }
  return { names, steps, holders, forbids, costs: costs.reverse(), limits: limits.reverse() };
}

/** Where the change of that name that holds now stands: of several the one played last (5.1.2). */
function latestOf({ names }: Lasting, name: LastingName): number {
  let at = names.length - 1;
  while (at >= 0 && names[at] !== name) at--;
  return at;
}

export function effect<K extends LastingName>(state: State, name: K): LastingOf<K> | undefined {
  if (state.inEffect.length === 0) return undefined;
  const all = lasting(state);
  const at = latestOf(all, name);
  return at < 0 ? undefined : (all.steps[at] as LastingOf<K>);
}

export const isInEffect = (state: State, name: LastingName): boolean =>
  state.inEffect.length > 0 && latestOf(lasting(state), name) >= 0;

/** Whether the first of these was played after the other, or alone. */
export const isLater = (state: State, name: LastingName, other: LastingName): boolean =>
  latestOf(lasting(state), name) > latestOf(lasting(state), other);

/** Who executed the change of that name that holds now; null when nobody did. */
export function holderOf(state: State, name: LastingName): Faction | null {
  const all = lasting(state);
  const at = latestOf(all, name);
  return at < 0 ? null : (all.holders[at] ?? null);
}

/** Whether no change that holds forbids anything or says in how many spaces it may be done. */
export const isUnlimited = (state: State): boolean => {
  const { forbids, limits } = lasting(state);
  return forbids.length === 0 && limits.length === 0;
};

/** Whether no change that holds says what something costs. */
export const isAtUsualPrice = (state: State): boolean => lasting(state).costs.length === 0;

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
  for (const step of lasting(state).forbids) {
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
  for (const step of lasting(state).limits)
    if (step.of === faction && names<ActionId>(step.actions, action)) return step.spaces;
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
  const found = lasting(state).costs.find(
    (step) =>
      step.action === action &&
      step.of === faction &&
      (step.where === undefined || matches(state, space, step.where)),
  );
  return found?.cost ?? usual;
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
