/** Tables at which the rulebook's Jihadist sits: rules are run with its answers, forced dice of the game and of its own. */
import { type Ask, Dice, forcedDice, type Message, type Rules } from '@sandtable/engine';
import { type Part, play as enginePlay } from '@sandtable/engine/testing';
import { act } from '../../action.ts';
import { labyrinth } from '../../index.ts';
import { answerOf } from '../../jihadist/player.ts';
import type { Mind } from '../../jihadist/mind.ts';
import { FRAME, playCard } from '../../play-card.ts';
import { operateAlone } from '../../solitaire/card-play.ts';
import { radicalize } from '../../solitaire/radicalization.ts';
import type { State } from '../../state.ts';
import { GameOver } from '../../victory.ts';
import { type Situation, scenario, situation } from '../table.ts';
import type { ScenarioId } from '../../scenarios.ts';
import { viewOf } from '../../view.ts';

const SOLO = { solo: true } as const;

/** A map with only this on it, and the US alone against the charts. */
export const alone = (given: Situation = {}): State =>
  situation({ phase: 'jihadist', ...given, variants: { ...SOLO, ...given.variants } });

/** A scenario alone, before the first hands. */
export const scenarioAlone = (id: ScenarioId, given: Situation = {}): State =>
  scenario(id, { phase: 'jihadist', ...given, variants: { ...SOLO, ...given.variants } });

export interface Watched {
  readonly state: State;
  /** The reasons given, by name, in order; then what the rules saw. */
  readonly why: readonly string[];
  readonly reasons: readonly Message[];
  /** What was answered, as `prompt key: option`. */
  readonly answers: readonly string[];
}

export interface Forced {
  /** Dice of the Jihadist (9.5). */
  readonly side?: readonly number[];
  /** Dice of the game. */
  readonly rolls?: readonly number[];
  /** Answers of the US, in order. */
  readonly us?: readonly string[];
}

/** What falls after the forced dice: where a test does not care. */
const FURTHER: readonly number[] = Array.from({ length: 60 }, (_, i) => [3, 5, 1, 6, 2, 4][i % 6] ?? 1);

/** Runs rules and lets the Jihadist answer what it is asked. */
export function watch(state: State, rules: Part<State>, forced: Forced = {}): Watched {
  const side = new Dice(forcedDice([...(forced.side ?? []), ...FURTHER]));
  const us = [...(forced.us ?? [])];
  const reasons: Message[] = [];
  const answerer = (seat: string, ask: Ask): string | undefined => {
    if (seat === 'us') return us.shift();
    const options = ask.options(seat);
    const mind: Mind = {
      state: viewOf(state, 'jihadist'),
      prompt: ask.prompt,
      options,
      dice: side,
      why: reasons,
    };
    return answerOf(mind);
  };
  const { given, fired } = enginePlay(
    labyrinth,
    state,
    answerer,
    [...(forced.rolls ?? []), ...FURTHER],
    (table) => untilOver(rules(table)),
  );
  const seen = fired.filter((item) => /^[A-Z]\./.test(item));
  return {
    state,
    why: [...reasons.map((one) => one.key), ...seen],
    reasons,
    answers: given,
  };
}

function* untilOver(rules: ReturnType<Part<State>>): Generator<Ask, void, string | readonly string[]> {
  try {
    if (rules !== undefined) yield* rules;
  } catch (error) {
    if (!(error instanceof GameOver)) throw error;
  }
}

/** The Jihadist turns up this card and plays it. */
export function turnUp(state: State, card: number, forced: Forced = {}): Watched {
  state.deck = state.deck.filter((one) => one !== card);
  state.hands.jihadist.push(card);
  return watch(state, (table) => playCard(table, 'jihadist', card), forced);
}

/** An Operation of that value by the charts, as after an Event of nobody's. */
export const operated = (state: State, ops: number, forced: Forced = {}): Watched => {
  // The card in play only says what value is printed on it.
  const card = [0, 101, 106, 111][ops] ?? 101;
  return watch(
    state,
    (table) => within(table.state, card, operateAlone(act(table, 'jihadist', '9.4.1', FRAME), ops)),
    forced,
  );
};

/** Radicalization with that value. */
export const radicalized = (state: State, ops: number, forced: Forced = {}): Watched =>
  watch(
    state,
    (table) => within(table.state, 112, radicalize(act(table, 'jihadist', '9.4.3', FRAME), ops)),
    forced,
  );

function* within(state: State, card: number, rules: Rules<unknown>) {
  state.plays.push({ side: 'jihadist', card, second: 0, shown: true, due: false, usable: false });
  yield* rules;
  state.plays.pop();
}

/** The countries answered to a prompt, in order. */
export const named = ({ answers }: Watched, prompt: string): string[] =>
  answers.flatMap((answer) => (answer.startsWith(`${prompt}: `) ? [answer.slice(prompt.length + 2)] : []));
