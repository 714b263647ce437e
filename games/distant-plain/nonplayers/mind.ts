/** What a non-player has before it when it is asked, and how it says why. */
import { type Mind as CoinMind, reasons, spaceIn as spaceInPrompt } from '@sandtable/coin/nonplayers';
import type { Message } from '@sandtable/engine';
import type { Faction } from '../forces.ts';
import { idOf, MAP, type Space, spaceOf } from '../map.ts';
import type { Plain } from '../state.ts';
import { type Reason, type ReasonWords, ruleOfReason } from '../text/reasons.ts';

export { numberIn } from '@sandtable/coin/nonplayers';
export type { Reason };

export type Mind = CoinMind<Plain, Faction>;

/** Notes a reason. Its parameters are checked where the sentences are defined. */
export const because = reasons<ReasonWords>(ruleOfReason);

type ParamsOf<S> = S extends (params: infer P, ...rest: never) => string ? P : never;
/** Reasons that speak of a space and of nothing else. */
export type SpaceReason = {
  [R in Reason]: ParamsOf<ReasonWords[R]> extends { space: string }
    ? { space: string } extends ParamsOf<ReasonWords[R]>
      ? R
      : never
    : never;
}[Reason];

/** Notes that a space was chosen for this reason. */
export function becauseOf(mind: { readonly why: Message[] }, reason: SpaceReason, space: Space): void {
  mind.why.push({ key: reason, rule: ruleOfReason(reason), params: { space: idOf(space) } });
}

/** The space a prompt is about. */
export const spaceIn = spaceInPrompt(MAP);

/** The spaces among the options. */
export const offered = (mind: Mind): Space[] => mind.options.flatMap((option) => spaceOf(option) ?? []);

/** Nothing more. */
export const done = (): string => 'done';
