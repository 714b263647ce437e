/** The ways this game asks. */
import { type Asking, type Blocked, type Message, pick as ask, range, type Rules } from '@sandtable/engine';
import { type Colour, COLOURS } from './components/players.ts';
import { isKhan, nameOf, opponentOf } from './solo/khan.ts';
import { colourOf, playerOf, type State, type Who } from './state.ts';
import { say } from './text/say.ts';

/** Who is asked, made once. */
const ASKED: Readonly<Record<Colour, Asking>> = {
  white: { seats: ['white'] },
  black: { seats: ['black'] },
  orange: { seats: ['orange'] },
  yellow: { seats: ['yellow'] },
  purple: { seats: ['purple'] },
};

/** Who decides for a player; K5 for Shere Khan it is his opponent. */
export const askedFor = (state: State, who: Who): Asking =>
  ASKED[colourOf(state, isKhan(state, who) ? opponentOf(who) : who)];

/** What is offered must follow from open things. */
export interface Question<T, P extends string = never> {
  readonly prompt: Message;
  readonly among: readonly T[];
  /** Words and numbers are their own ids. */
  readonly id?: (value: T) => string;
  readonly label: (value: T) => Message;
  readonly blocked?: () => readonly Blocked[];
  /** One more option, after the others, which declines. */
  readonly pass?: P | undefined;
  readonly passLabel?: () => Message;
}

/** Asks a player; a single option needs no asking. */
export const pick = <T, P extends string = never>(
  state: State,
  who: Who,
  question: Question<T, P>,
): Rules<T | NoInfer<P>> => {
  const { prompt, among, id, label, blocked, pass, passLabel } = question;
  if (among.length === 0) throw new Error(`nothing to choose from for ${prompt.key}`);
  return ask<T, P>(askedFor(state, who), {
    prompt: isKhan(state, who) ? say('ask.golden', 'K5', { ask: prompt }) : prompt,
    among: () => among,
    now: among,
    id: id ?? String,
    label,
    blocked: blocked ?? untold,
    pass,
    passLabel: passLabel ?? (() => say('done', prompt.rule ?? '')),
  });
};
const untold = (): readonly Blocked[] => [];

export const DONE = 'done';

/** Asks for a card of the hand, which is not empty; undefined for none of them. Hands are hidden. */
export function* pickFromHand(
  state: State,
  who: Who,
  prompt: Message,
  mayStop: boolean,
): Rules<number | undefined> {
  const rule = prompt.rule ?? '';
  const picked = yield* ask<number, typeof DONE>(askedFor(state, who), {
    prompt,
    among: () => playerOf(state, who).hand,
    label: (card) => say('card', rule, { card: String(card) }),
    pass: mayStop ? DONE : undefined,
    passLabel: () => say('done', rule),
    always: true,
    hidden: true,
  });
  return picked === DONE ? undefined : picked;
}

/** Asks for one of these players. */
export const pickPlayer = (state: State, who: Who, prompt: Message, among: readonly Who[]): Rules<Who> =>
  pick(state, who, {
    prompt,
    among,
    id: (one) => colourOf(state, one),
    label: (one) => say('player', prompt.rule ?? '', { player: nameOf(state, one) }),
  });

/** Asks yes or no. */
export function* pickWhether(state: State, who: Who, prompt: Message): Rules<boolean> {
  const rule = prompt.rule ?? '';
  const yes = { prompt, among: ['yes'], label: () => say('yes', rule) };
  return (yield* pick(state, who, { ...yes, pass: 'no', passLabel: () => say('no', rule) })) === 'yes';
}

/** Asks how many, from `from` to `to`. */
export const pickNumber = (
  state: State,
  who: Who,
  prompt: Message,
  from: number,
  to: number,
): Rules<number> =>
  pick(state, who, {
    prompt,
    among: range(from, to),
    label: (number) => say('number', prompt.rule ?? '', { number }),
  });

export const isColour = (id: string): id is Colour => COLOURS.some((colour) => colour === id);
