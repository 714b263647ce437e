/** A non-player as a plan: generators that answer in the order of the chart, and remember where they are in it. */
import type { Plan, Player, Reply, Seen } from '@sandtable/engine';
import { isNonPlayer } from '../non-player.ts';
import type { Volume } from '../volume.ts';
import { DECLINES, NoAnswer } from './answering.ts';
import type { Mind } from './mind.ts';

/** What a non-player is shown with each question. */
export type Asked<View> = Pick<Seen<View>, 'view' | 'prompt' | 'options' | 'dice'>;

export interface PlanningFacts<M> {
  /** Says why, where one option is left and the plan gives no reason for it. */
  readonly onlyOne?: (mind: M) => void;
}

export interface Planning<View, M> {
  /**
   * Answers the question that `mind` is asked, and returns with the next one in it. A faction that the rulebook runs
   * meets only questions its plan knows: that it has no answer is a fault, unless there is but one option. The same plan
   * may also sit in for a person, and then declines what it has no rule for.
   */
  readonly reply: (mind: M, option: string | undefined) => Plan<Asked<View>>;
  /** A plan that begins with what is asked first. */
  readonly begin: (
    faction: string,
    play: (mind: M) => Plan<Asked<View>>,
  ) => (first: Asked<View>) => Plan<Asked<View>>;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export function planning<V extends Volume<V>, View extends V['state'], M extends Mind<V>>(
  facts: PlanningFacts<M>,
): Planning<View, M> {
  /** The answer with its reasons, always one of the options. */
  function answered(mind: M, found: string | undefined): Reply {
    const option = offered(mind, found);
    const { why } = mind;
    return why.length === 0 ? { option } : { option, why };
  }

  function offered(mind: M, found: string | undefined): string {
    const { options, prompt, faction } = mind;
    const [only] = options;
    if (only !== undefined && options.length === 1) {
      if (found !== only) mind.why.splice(0);
      if (mind.why.length === 0) facts.onlyOne?.(mind);
      return only;
    }
    if (found !== undefined && options.includes(found)) return found;
    if (isNonPlayer<V['faction']>(mind.state, faction))
      throw new NoAnswer(faction, prompt.key, found, options);
    return options.find((option) => DECLINES.includes(option)) ?? options[0] ?? '';
  }

  /** The mind turns to the next question. */
  function turnTo(mind: Writable<Mind<V>>, { view, prompt, options, dice }: Asked<View>): void {
    mind.state = view;
    mind.prompt = prompt;
    mind.options = options;
    mind.dice = dice;
    mind.why = [];
  }

  return {
    *reply(mind, option) {
      turnTo(mind, yield answered(mind, option));
    },
    begin:
      (faction, play) =>
      ({ view, prompt, options, dice }) =>
        play({ state: view, faction, prompt, options, dice, why: [] } as unknown as M),
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
