/** What a non-player has before it when it is asked, and how it notes its reasons. */
import type { Chance, Message } from '@sandtable/engine';
import type { Insurgent } from '../forces.ts';
import { spaceOf, type Space } from '../map.ts';
import type { State } from '../state.ts';
import type { nonplayersEn } from '../text/nonplayers.en.ts';

/** Every reason is the name of a box, condition or priority of chapter 8, and a sentence. */
export type Reason = keyof typeof nonplayersEn;

export interface Mind {
  /** What it sees of the table. */
  readonly state: State;
  readonly faction: Insurgent;
  readonly prompt: Message;
  readonly options: readonly string[];
  /** Its own dice for this one decision. */
  readonly dice: Chance;
  /** What it gives as reasons, in order. */
  readonly why: Message[];
}

/** The rule at the head of a reason's name: `8.5.1` of `8.5.1.rally.build`. The cards' instructions are 8.4.4. */
export function ruleOfReason(reason: Reason): string {
  return reason.startsWith('8.4.card') ? '8.4.4' : (/^[\d.]*\d/.exec(reason)?.[0] ?? '8.1');
}

/** Notes a reason. Its parameters are checked where the sentences are defined. */
export function because<R extends Reason>(
  mind: Pick<Mind, 'why'>,
  reason: R,
  ...said: Said<(typeof nonplayersEn)[R]>
): void {
  const params = said[0];
  const rule = ruleOfReason(reason);
  mind.why.push(params === undefined ? { key: reason, rule } : { key: reason, rule, params });
}

type ParamsOf<S> = S extends (params: infer P, ...rest: never) => string ? P : never;
type Said<S> = keyof ParamsOf<S> extends never ? [] : [params: ParamsOf<S> & Record<string, string | number>];

/** The space a prompt is about. */
export function spaceIn(prompt: Message, param = 'space'): Space | undefined {
  const id = prompt.params?.[param];
  return typeof id === 'string' ? spaceOf(id) : undefined;
}

export function numberIn(prompt: Message, param: string): number {
  const value = prompt.params?.[param];
  return typeof value === 'number' ? value : 0;
}
