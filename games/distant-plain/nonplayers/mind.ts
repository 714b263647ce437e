/** What a non-player has before it when it is asked, how it says why, and how it answers. */
import {
  type Asked as CoinAsked,
  type Mind as CoinMind,
  planning,
  reasons,
  spaceIn as spaceInPrompt,
} from '@sandtable/coin/nonplayers';
import type { Plan as EnginePlan } from '@sandtable/engine';
import type { Message } from '@sandtable/engine';
import type { Faction } from '../forces.ts';
import { idOf, MAP, type Space, spaceOf } from '../map.ts';
import type { Plain, State, Turn } from '../state.ts';
import { type Reason, type ReasonWords, ruleOfReason } from '../text/reasons.ts';
import { noteGuideline } from './guidelines.ts';

export { numberIn } from '@sandtable/coin/nonplayers';
export type { Reason };

export type Mind = CoinMind<Plain, Faction>;
export type Asked = CoinAsked<State>;
/** Answers in the order of a chart: a generator, so that it remembers what it has done. */
export type Plan = EnginePlan<Asked>;

/** What a step of a chart looks at: the table as it lies at the question in hand, and where the rules let it go. */
export interface Look {
  readonly state: State;
  readonly turn: Turn;
  readonly open: (space: Space) => boolean;
}

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
export const isOffered =
  (mind: Mind) =>
  (space: Space): boolean =>
    mind.options.includes(idOf(space));

/** A word in the prompt. */
export function textIn({ prompt }: Mind, param: string): string {
  const value = prompt.params?.[param];
  return typeof value === 'string' ? value : '';
}

/** Nothing more. */
export const done = (): string => 'done';

/** 8.1 Nobody goes on with what a Special Activity brought in, but for an Air Lift that helps the Operation and the Ambush that is part of it. */
export const isClosed = ({ activity, spaces, doing }: Turn): boolean =>
  activity !== null &&
  (activity !== 'air-lift' || doing === 'train') &&
  spaces.length > 0 &&
  doing !== 'attack';

/** Answers what `mind` is asked; when it returns, `mind` holds the next question. */
export const { reply, orReply, begin } = planning<Plain, Faction>({ unsaid: noteGuideline });

export const isAsked = (mind: Mind, key: `ask.${string}`): boolean => mind.prompt.key === key;

/** As much as there may be. */
export const most = (mind: Mind): string => mind.options.at(-1) ?? 'done';

/** As little as there may be. */
export const none = (mind: Mind): string => (mind.options.includes('0') ? '0' : 'done');

/** The number offered that is nearest to one wanted. */
export function nearest(mind: Mind, wanted: number): string {
  const numbers = mind.options.map(Number).filter((one) => !Number.isNaN(one));
  const lower = numbers.filter((one) => one <= wanted);
  return String(lower.length > 0 ? Math.max(...lower) : Math.min(...numbers));
}
