/** A non-player as a plan: generators that answer in the order of the chart, and remember where they are in it. */
import type { Plan, Player, Seen } from '@sandtable/engine';
import { isNonPlayer } from '../non-player.ts';
import type { Volume } from '../volume.ts';
import type { Mind } from './mind.ts';

/** What a non-player is shown with each question. */
export type Asked<View> = Pick<Seen<View>, 'view' | 'prompt' | 'options' | 'dice'> & {
  /** Nobody reads why: an imagined game. */
  readonly isUnheard?: boolean;
};

export interface PlanningFacts<M> {
  /** Says why, where the plan gives no reason for what is answered. */
  readonly unsaid?: (mind: M, option: string) => void;
}

export interface Planning<V extends Volume<V>, F extends V['faction']> {
  /**
   * Answers the question that `mind` is asked, and returns with the next one in it. A faction that the rulebook runs
   * meets only questions its plan knows: that it has no answer is a fault, unless there is but one option. The same plan
   * may also sit in for a person, and then declines what it has no rule for.
   */
  readonly reply: (mind: Mind<V, F>, option: string | undefined) => Plan<Asked<V['state']>>;
  /** A part of a plan; where it has nothing to say to the question in hand, that is answered all the same. */
  readonly orReply: (
    mind: Mind<V, F>,
    part: Plan<Asked<V['state']>>,
    otherwise: () => string | undefined,
  ) => Plan<Asked<V['state']>>;
  /** A plan that begins with what is asked first. */
  readonly begin: (faction: F, play: (mind: Mind<V, F>) => Plan<Asked<V['state']>>) => Begin<V>;
}

type Begin<V extends Volume<V>> = (first: Asked<V['state']>) => Plan<Asked<V['state']>>;
type Writable<T> = { -readonly [K in keyof T]: T[K] };

export function planning<V extends Volume<V>, F extends V['faction']>(
  facts: PlanningFacts<Mind<V, F>>,
): Planning<V, F> {
  /** The mind turns to the next question. */
  function turnTo(mind: Writable<Mind<V, F>>, { view, prompt, options, dice }: Asked<V['state']>): void {
    mind.state = view;
    mind.prompt = prompt;
    mind.options = options;
    mind.dice = dice;
    mind.why = [];
  }

  function* reply(mind: Mind<V, F>, found: string | undefined): Plan<Asked<V['state']>> {
    const option = offered<V, Mind<V, F>>(mind, found);
    if (mind.why.length === 0) facts.unsaid?.(mind, option);
    const { why } = mind;
    turnTo(mind, yield why.length === 0 ? { option } : { option, why });
  }

  return {
    reply,
    *orReply(mind, part, otherwise) {
      // Each question has a list of reasons of its own.
      const { why } = mind;
      yield* part;
      if (mind.why === why) yield* reply(mind, otherwise());
    },
    begin:
      (faction, play) =>
      ({ view, prompt, options, dice, isUnheard }) =>
        play({ state: view, faction, prompt, options, dice, why: [], isUnheard }),
  };
}

/** A non-player faction that follows a plan, as a player like any other. */
export function planningPlayer<View>(
  faction: string,
  planner: (first: Asked<View>) => Plan<Asked<View>>,
): Player<View> {
  return {
    id: `${faction}-nonplayer`,
    seats: [faction],
    official: true,
    answer: (seen) => seen.follow(planner),
  };
}

/** What is answered to a question; undefined where there is no rule for it. */
export type Policy<M> = (mind: M) => string | undefined;

const DECLINES: readonly string[] = ['done', 'no', 'lose', 'pass'];

/** What is answered of what is offered: the only option, what was found, or for a person what declines. */
function offered<V extends Volume<V>, M extends Mind<V>>(mind: M, found: string | undefined): string {
  const { options, prompt, faction } = mind;
  const [only] = options;
  if (only !== undefined && options.length === 1) {
    if (found !== only) mind.why.splice(0);
    return only;
  }
  if (found !== undefined && options.includes(found)) return found;
  if (isNonPlayer<V['faction']>(mind.state, faction)) throw new NoAnswer(faction, prompt.key, found, options);
  return declining(options);
}

/** The option that declines, where there is one. */
export const declining = (options: readonly string[]): string =>
  options.find((option) => DECLINES.includes(option)) ?? options[0] ?? '';

/** The rules of a non-player do not know a question it was asked, or answer what is not offered. */
export class NoAnswer extends Error {
  constructor(faction: string, key: string, found: string | undefined, options: readonly string[]) {
    const said = found === undefined ? 'has no answer' : `answers ${found}, which is not offered`;
    super(`the non-player ${faction} ${said}: ${key}, ${options.join(' ')}`);
    this.name = 'NoAnswer';
  }
}
