/** What a non-player has before it when it is asked, and how it says why. */
import type { Chance, Message, Sentences } from '@sandtable/engine';
import type { SpaceMap } from '../spaces.ts';
import type { Space, Volume } from '../volume.ts';

export interface Mind<V extends Volume<V>, F extends V['faction'] = V['faction']> {
  /** What it sees of the table. */
  readonly state: V['state'];
  readonly faction: F;
  readonly prompt: Message;
  readonly options: readonly string[];
  /** Its own dice for this one decision. */
  readonly dice: Chance;
  /** What it gives as reasons, in order. */
  readonly why: Message[];
  /** Nobody reads its reasons: an imagined game. */
  readonly isUnheard?: boolean | undefined;
}

type ParamsOf<S> = S extends (params: infer P, ...rest: never) => string ? P : never;
type Said<S> = keyof ParamsOf<S> extends never ? [] : [params: ParamsOf<S> & Record<string, string | number>];

/** Notes a reason, checked against the sentences that say it. */
export type Because<T extends Sentences> = <R extends keyof T & string>(
  mind: { readonly why: Message[]; readonly isUnheard?: boolean | undefined },
  reason: R,
  ...said: Said<T[R]>
) => void;

/** `ruleOf`: the rule behind a reason, found in its name. */
export function reasons<T extends Sentences>(ruleOf: (reason: keyof T & string) => string): Because<T> {
  return (mind, reason, ...said) => {
    if (mind.isUnheard === true) return;
    const params = said[0];
    const rule = ruleOf(reason);
    mind.why.push(params === undefined ? { key: reason, rule } : { key: reason, rule, params });
  };
}

/** The space a prompt is about. */
export function spaceIn(
  map: Pick<SpaceMap<string>, 'spaceOf'>,
): (prompt: Message, param?: string) => Space | undefined {
  return (prompt, param = 'space') => {
    const id = prompt.params?.[param];
    return typeof id === 'string' ? map.spaceOf(id) : undefined;
  };
}

export function numberIn(prompt: Message, param: string): number {
  const value = prompt.params?.[param];
  return typeof value === 'number' ? value : 0;
}
