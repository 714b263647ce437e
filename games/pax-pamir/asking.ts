/** The ways this game asks. */
import type { Ask, Blocked, Message, Rules, SeatId } from '@sandtable/engine';
import { type Colour, COLOURS } from './components/players.ts';
import { calledAs, isKhan, opponentOf } from './solo/khan.ts';
import { colourOf, playerOf, type State, type Who } from './state.ts';
import { say } from './text/say.ts';

const SEATS: Readonly<Record<Colour, readonly [Colour]>> = {
  white: ['white'],
  black: ['black'],
  orange: ['orange'],
  yellow: ['yellow'],
  purple: ['purple'],
};

/** Who decides for a player; K5 for Shere Khan it is his opponent. */
export const seatsFor = (state: State, who: Who): readonly [Colour] =>
  SEATS[colourOf(state, isKhan(state, who) ? opponentOf(who) : who)];

export interface Question<T extends string> {
  readonly prompt: Message;
  readonly options: readonly T[];
  readonly label: (option: T) => Message;
  readonly pass?: T;
  readonly blocked?: () => readonly Blocked[];
}

/** Asks of one class: the engine reads them millions of times. */
class Menu<T extends string> implements Ask<T> {
  readonly seats: readonly SeatId[];
  private readonly question: Question<T>;

  constructor(seats: readonly SeatId[], question: Question<T>) {
    this.seats = seats;
    this.question = question;
  }

  get prompt(): Message {
    return this.question.prompt;
  }

  get pass(): T | undefined {
    return this.question.pass;
  }

  options(): readonly T[] {
    return this.question.options;
  }

  label(option: T): Message {
    return this.question.label(option);
  }

  blocked(): readonly Blocked[] {
    return this.question.blocked?.() ?? [];
  }
}

/** Asks a player; a single option needs no asking. What is offered must follow from open things. */
export function* pick<T extends string>(state: State, who: Who, question: Question<T>): Rules<T> {
  const [first, second] = question.options;
  if (first === undefined) throw new Error(`nothing to choose from for ${question.prompt.key}`);
  if (second === undefined) return first;
  const asked = isKhan(state, who) ? forKhan(question) : question;
  return (yield new Menu(seatsFor(state, who), asked)) as T;
}

/** K5 The golden rule: the prompt says whose choice it is. */
const forKhan = <T extends string>(question: Question<T>): Question<T> => ({
  ...question,
  prompt: say('ask.golden', 'K5', { ask: question.prompt }),
});

export const DONE = 'done';

/** Asks for a card of a player's hand, or none of them. Hands are hidden, so the list is made whenever it is looked at. */
class HandMenu implements Ask {
  readonly seats: readonly SeatId[];
  readonly prompt: Message;
  readonly pass: string | undefined;
  private readonly state: State;
  private readonly who: Who;

  constructor(state: State, who: Who, prompt: Message, mayStop: boolean) {
    this.seats = seatsFor(state, who);
    this.prompt = prompt;
    this.pass = mayStop ? DONE : undefined;
    this.state = state;
    this.who = who;
  }

  options(): readonly string[] {
    const cards = playerOf(this.state, this.who).hand.map(String);
    return this.pass === undefined ? cards : [...cards, DONE];
  }

  label(option: string): Message {
    const rule = this.prompt.rule ?? '';
    return option === DONE ? say('done', rule) : say('card', rule, { card: option });
  }
}

/** Asks for a card of the hand, which is not empty; undefined for none of them. */
export function* pickFromHand(
  state: State,
  who: Who,
  prompt: Message,
  mayStop: boolean,
): Rules<number | undefined> {
  const picked = (yield new HandMenu(state, who, prompt, mayStop)) as string;
  return picked === DONE ? undefined : Number(picked);
}

export const playerLabel = (state: State, rule: string) => (option: string) =>
  say('player', rule, { player: calledAs(state, option) });

/** Asks for one of these players. */
export function* pickPlayer(state: State, who: Who, prompt: Message, among: readonly Who[]): Rules<Who> {
  const picked = yield* pick(state, who, {
    prompt,
    options: among.map((one) => colourOf(state, one)),
    label: playerLabel(state, prompt.rule ?? ''),
  });
  return among.find((one) => colourOf(state, one) === picked) ?? who;
}

/** Asks yes or no. */
export function* pickWhether(state: State, who: Who, prompt: Message): Rules<boolean> {
  const rule = prompt.rule ?? '';
  const picked = yield* pick(state, who, {
    prompt,
    options: ['yes', 'no'],
    label: (option) => say(option === 'yes' ? 'yes' : 'no', rule),
    pass: 'no',
  });
  return picked === 'yes';
}

/** Asks how many, from `from` to `to`. */
export function* pickNumber(
  state: State,
  who: Who,
  prompt: Message,
  from: number,
  to: number,
): Rules<number> {
  const options: string[] = [];
  for (let n = from; n <= to; n++) options.push(String(n));
  const rule = prompt.rule ?? '';
  return Number(
    yield* pick(state, who, {
      prompt,
      options,
      label: (option) => say('number', rule, { number: Number(option) }),
    }),
  );
}

export const isColour = (id: string): id is Colour => COLOURS.some((colour) => colour === id);
