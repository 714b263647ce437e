/** What the Jihadist has before it when it is asked, and how it says why. */
import type { Chance, Message } from '@sandtable/engine';
import { type Country, countryOf } from '../map.ts';
import type { State } from '../state.ts';
import type { jihadistEn } from '../text/jihadist.en.ts';
import { ruleOfReason } from '../text/reasons.ts';

export interface Mind {
  /** What it sees of the table (9.2). */
  readonly state: State;
  readonly prompt: Message;
  readonly options: readonly string[];
  /** Its own dice for this one decision. */
  readonly dice: Chance;
  /** What it gives as reasons, in order. */
  readonly why: Message[];
}

export type Reason = keyof typeof jihadistEn;

type ParamsOf<S> = S extends (params: infer P, ...rest: never) => string ? P : never;
type Said<S> = keyof ParamsOf<S> extends never ? [] : [params: ParamsOf<S> & Record<string, string | number>];

/** Notes a reason, checked against the sentence that says it. */
export function because<R extends Reason>(
  mind: Pick<Mind, 'why'>,
  reason: R,
  ...said: Said<(typeof jihadistEn)[R]>
): void {
  const params = said[0];
  const rule = ruleOfReason(reason);
  mind.why.push(params === undefined ? { key: reason, rule } : { key: reason, rule, params });
}

/** Reasons whose sentence takes no parameters. */
export type PlainReason = {
  [R in Reason]: keyof ParamsOf<(typeof jihadistEn)[R]> extends never ? R : never;
}[Reason];

/** The countries on the menu. */
export function countriesOn({ options }: Pick<Mind, 'options'>): Country[] {
  const found: Country[] = [];
  for (const option of options) {
    const country = countryOf(option);
    if (country !== undefined) found.push(country);
  }
  return found;
}

export function numberIn({ params }: Message, name: string): number {
  const value = params?.[name];
  return typeof value === 'number' ? value : 0;
}

export function countryIn({ params }: Message, name: string): Country | undefined {
  const value = params?.[name];
  return typeof value === 'string' ? countryOf(value) : undefined;
}
