/** How non-players answer: by the key of the question, the card's own policy first. */
import type { Player, Seen } from '@sandtable/engine';
import { isNonPlayer } from '../non-player.ts';
import type { Volume } from '../volume.ts';
import type { Mind } from './mind.ts';

export type Policy<M> = (mind: M) => string | undefined;

export interface AnsweringFacts<M> {
  /** By the key of the question. */
  readonly policies: Readonly<Record<string, Policy<M>>>;
  /** What a card's own policy says, while an Event is executed; undefined when it says nothing. */
  readonly eventAnswer: Policy<M>;
}

export interface Answering<M> {
  /** What the policies answer; undefined when none knows the question. */
  readonly policyAnswer: Policy<M>;
  /**
   * The answer, always one of the options. A faction that the rulebook runs meets only questions its rules know: that
   * they do not is a fault, unless there is but one option. The same player may also sit in for a person, and then declines what they have no rule for.
   */
  readonly answerOf: (mind: M) => string;
}

const EVENT = 'ask.event.';
const DECLINES: readonly string[] = ['done', 'no', 'lose', 'pass'];

export function answering<V extends Volume<V>, M extends Mind<V>>(facts: AnsweringFacts<M>): Answering<M> {
  const { policies, eventAnswer } = facts;

  const policyAnswer = (mind: M): string | undefined => {
    const { key } = mind.prompt;
    const isEvent = mind.state.turn?.doing === 'event' || key.startsWith(EVENT);
    return (isEvent ? eventAnswer(mind) : undefined) ?? policies[key]?.(mind);
  };

  return {
    policyAnswer,
    answerOf: (mind) => offered<V, M>(mind, policyAnswer(mind)),
  };
}

/** What is answered of what is offered: the only option, what was found, or for a person what declines. */
export function offered<V extends Volume<V>, M extends Mind<V>>(mind: M, found: string | undefined): string {
  const { options, prompt, faction } = mind;
  const [only] = options;
  if (only !== undefined && options.length === 1) {
    if (found !== only) mind.why.splice(0);
    return only;
  }
  if (found !== undefined && options.includes(found)) return found;
  if (isNonPlayer<V['faction']>(mind.state, faction)) throw new NoAnswer(faction, prompt.key, found, options);
  return options.find((option) => DECLINES.includes(option)) ?? options[0] ?? '';
}

/** The rules of a non-player do not know a question it was asked, or answer what is not offered. */
export class NoAnswer extends Error {
  constructor(faction: string, key: string, found: string | undefined, options: readonly string[]) {
    const said = found === undefined ? 'has no answer' : `answers ${found}, which is not offered`;
    super(`the non-player ${faction} ${said}: ${key}, ${options.join(' ')}`);
    this.name = 'NoAnswer';
  }
}

/** A non-player faction as a player that answers asks like anybody else. */
export function nonPlayer<V extends Volume<V>, F extends V['faction'], View extends V['state']>(
  faction: F,
  answerOf: (mind: Mind<V, F>) => string,
): Player<View> {
  return {
    id: `${faction}-nonplayer`,
    seats: [faction],
    official: true,
    answer({ view, prompt, options, dice }: Seen<View>) {
      const mind: Mind<V, F> = { state: view, faction, prompt, options, dice, why: [] };
      const option = answerOf(mind);
      return mind.why.length === 0 ? { option } : { option, why: mind.why };
    },
  };
}
