/** Effects that last, by name: the rules they change ask for them by what they are called, not by a card's number. */
import { byName } from './by-name.ts';
import { isAmong } from './spaces.ts';
import type { Side } from './volume.ts';

/** Where a state notes what lasts: by card number. */
export interface Noted {
  readonly capabilities: Readonly<Partial<Record<number, Side>>>;
  readonly momentum: readonly number[];
}

export interface Lasting<C extends string, M extends string> {
  /** The text of a Capability that is in effect, if any. */
  readonly capability: (state: Noted, name: C) => Side | undefined;
  /** Whether a Momentum is in effect. */
  readonly hasMomentum: (state: Noted, name: M) => boolean;
}

/** The cards of the effects by name. */
export function lastingEffects<C extends string, M extends string>(
  capabilities: Readonly<Record<C, number>>,
  momentum: Readonly<Record<M, number>>,
): Lasting<C, M> {
  const capabilityCard = byName(Object.keys(capabilities) as C[], (name) => capabilities[name]);
  const momentumCard = byName(Object.keys(momentum) as M[], (name) => momentum[name]);
  return {
    capability: (state, name) => state.capabilities[capabilityCard(name)],
    hasMomentum: (state, name) => state.momentum.length > 0 && isAmong(state.momentum, momentumCard(name)),
  };
}
