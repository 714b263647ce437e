/** The sequence of play on an Event card: who comes next, what the second may do, who is Eligible then. */

/** What a faction did on a card. A pass leaves its place to the next faction. */
export type Deed = 'event' | 'operation' | 'operation-and-activity' | 'limited-operation' | 'pass';

export interface Done<F extends string> {
  readonly faction: F;
  readonly deed: Deed;
}

/** What a faction may do when its turn comes, besides passing. */
export interface Choice {
  readonly event: boolean;
  readonly operation: 'full' | 'limited';
  readonly activity: boolean;
}

const FIRST: Choice = { event: true, operation: 'full', activity: true };
const AFTER_EVENT: Choice = { event: false, operation: 'full', activity: true };
const AFTER_OPERATION: Choice = { event: false, operation: 'limited', activity: false };
const AFTER_ACTIVITY: Choice = { event: true, operation: 'limited', activity: false };

/** The faction that executed first on this card, if any: passes do not count. */
export function firstOf<F extends string>(done: readonly Done<F>[]): Done<F> | undefined {
  for (let i = 0; i < done.length; i++) if (done[i]?.deed !== 'pass') return done[i];
  return undefined;
}

/** What the next faction may choose from; undefined when two have executed. */
export function choiceAfter<F extends string>(done: readonly Done<F>[]): Choice | undefined {
  let executed = 0;
  for (let i = 0; i < done.length; i++) if (done[i]?.deed !== 'pass') executed++;
  if (executed >= 2) return undefined;
  switch (firstOf(done)?.deed) {
    case undefined:
    case 'pass':
      return FIRST;
    case 'event':
      return AFTER_EVENT;
    case 'operation-and-activity':
      return AFTER_ACTIVITY;
    case 'operation':
    case 'limited-operation':
      return AFTER_OPERATION;
  }
}

/** The leftmost Eligible faction that has not had its turn on this card. */
export function nextToAct<F extends string>(
  order: readonly F[],
  isEligible: (faction: F) => boolean,
  done: readonly Done<F>[],
): F | undefined {
  for (const faction of order) if (isEligible(faction) && !hasActed(done, faction)) return faction;
  return undefined;
}

function hasActed<F extends string>(done: readonly Done<F>[], faction: F): boolean {
  for (let i = 0; i < done.length; i++) if (done[i]?.faction === faction) return true;
  return false;
}

/** Whether a faction that did this is Eligible on the next card, as far as no Event says otherwise. */
export function staysEligible<F extends string>(faction: F, done: readonly Done<F>[]): boolean {
  return !done.some((one) => one.faction === faction && one.deed !== 'pass');
}
