/** Rules run from a state of one's own, with given answers and forced dice: how tests play. */
import type { Ask, Game, Given, Rules, SeatId, Table } from '../contract.ts';
import { type DiceState, forcedDice } from '../dice.ts';
import type { Line } from '../journal.ts';
import { type Message, render } from '../messages.ts';
import { PlayTable } from '../play-table.ts';

/** What a test sees of rules at work. */
export interface Play<S> {
  readonly state: S;
  /** What everybody read in the journal, in order. */
  readonly lines: readonly Message[];
  /** The whole journal, with what only some seats read. */
  readonly journal: readonly Line[];
  readonly fired: readonly string[];
  /** Asks put and answered, as `seat: prompt key`. */
  readonly asked: readonly string[];
  /** What was answered, as `prompt key: option`. */
  readonly given: readonly string[];
  /** The ask the answers stopped at; undefined when the rules came to their end. */
  readonly ask: Ask | undefined;
  /** The menu of that ask for the first seat that has not answered; empty when the rules came to their end. */
  readonly menu: readonly string[];
  /** The same in words: `option: rule, label`. */
  readonly labels: readonly string[];
  /** What is not on it: `option: rule key`. */
  readonly blocked: readonly string[];
  /** Forced dice that nobody rolled. */
  readonly rollsLeft: number;
}

/** Answers in order, or somebody who answers; undefined stops the play. */
export type Answers = readonly string[] | ((seat: SeatId, ask: Ask) => string | undefined);

/** A part of the rules; what returns nothing asks nothing. */
export type Part<S> = (table: Table<S>) => Rules<unknown> | void;

/**
 * Runs rules on a state, which is changed: the whole game from here, step after step, or the part given. Every answer
 * must be on its menu; seats that decide at the same time answer in their order. Rolls are the dice to come, in order, or
 * dice that go on by themselves. Stops at the first ask that has no answer; answers that nobody asked for are an error.
 */
export function play<S, V>(
  game: Game<S, V>,
  state: S,
  answers: Answers = [],
  rolls: readonly number[] | DiceState = [],
  part: Part<S> = (table) => steps(game, table),
): Play<S> {
  const journal: Line[] = [];
  const counts = new CountsInOrder();
  const table = new PlayTable(state, isList(rolls) ? forcedDice(rolls) : rolls, journal, counts);
  const left = typeof answers === 'function' ? undefined : [...answers];
  const next = typeof answers === 'function' ? answers : () => left?.shift();
  const asked: string[] = [];
  const given: string[] = [];
  const seen = (ask: Ask | undefined, seat: SeatId): Play<S> => ({
    state,
    lines: journal.filter((line) => line.only === undefined).map((line) => line.message),
    journal,
    fired: counts.items,
    asked,
    given,
    ask,
    ...menuOf(game, ask, seat),
    rollsLeft: table.dice.state.kind === 'forced' ? table.dice.state.rolls.length : 0,
  });
  const running = part(table);
  if (running === undefined) return seen(undefined, '');
  for (let step = running.next(''); step.done !== true; ) {
    const ask = step.value;
    const taken: string[] = [];
    for (const seat of ask.seats) {
      const answer = next(seat, ask);
      if (answer === undefined) return seen(ask, seat);
      checkOffered(ask, seat, answer);
      asked.push(`${seat}: ${ask.prompt.key}`);
      given.push(`${ask.prompt.key}: ${answer}`);
      taken.push(answer);
      table.seq++;
    }
    step = running.next(ask.seats.length > 1 ? taken : ((taken[0] ?? '') satisfies Given));
  }
  if (left !== undefined && left.length > 0) throw new Error(`nobody asked for ${left.join(' ')}`);
  return seen(undefined, '');
}

const isList = (rolls: readonly number[] | DiceState): rolls is readonly number[] => Array.isArray(rolls);

function* steps<S, V>(game: Game<S, V>, table: Table<S>): Rules<void> {
  while (game.result(table.state) === undefined) yield* game.step(table);
}

function checkOffered(ask: Ask, seat: SeatId, answer: string): void {
  const menu = ask.options(seat);
  if (menu.includes(answer)) return;
  throw new Error(`${seat} is asked ${ask.prompt.key} and cannot answer ${answer}, only ${menu.join(' ')}`);
}

function menuOf<S, V>(
  game: Game<S, V>,
  ask: Ask | undefined,
  seat: SeatId,
): Pick<Play<S>, 'menu' | 'labels' | 'blocked'> {
  if (ask === undefined) return { menu: [], labels: [], blocked: [] };
  const menu = ask.options(seat);
  const inWords = (option: string): string => {
    const label = ask.label(option, seat);
    return `${option}: ${label.rule}, ${render(game.speech.en, label)}`;
  };
  const blocked = ask.blocked?.(seat) ?? [];
  return {
    menu,
    labels: menu.map(inWords),
    blocked: blocked.map((one) => `${one.option}: ${one.why.rule} ${one.why.key}`),
  };
}

/** Counts that also remember the order in which things happened. */
class CountsInOrder extends Map<string, number> {
  readonly items: string[] = [];

  override set(item: string, count: number): this {
    this.items.push(item);
    return super.set(item, count);
  }
}
