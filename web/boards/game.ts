/**
 * The contract between the page and a game: all that the page knows of one. It lies in one folder, `web/boards/<game>/`,
 * whose `index.ts` is named in `web/games/list.ts`. What is not given is done without: no board means the plain one, no
 * words mean ids for names. How a game is added is told in docs/page.md.
 */
import type { Glossary, Json, Language, OptionValue, RuleText, SeatId, Speech } from '@sandtable/engine';
import type { BoardModule } from './board.ts';
import type { Lesson } from './lesson.ts';
import type { CardText } from '../parts/card-text.ts';

type InBoth<T> = Readonly<Record<Language, T>>;

export interface GameEntry {
  readonly id: string;
  readonly title: InBoth<string>;
  /** What it is about, in a sentence. */
  readonly blurb: InBoth<string>;
  readonly picture?: Picture;
  /** How many seats there may be, where options decide. */
  readonly seats?: readonly [least: number, most: number];
  /** What stands on the side of a box. */
  readonly box?: Box;
  readonly quick?: Quick;

  // The rest is fetched only when a screen needs it.
  readonly speech?: (language: Language) => Promise<Speech>;
  readonly rules?: (language: Language) => Promise<RuleBook>;
  /** The cards of the table whose view is given; without one, those that come with the game. */
  readonly cards?: (language: Language, view: Json | undefined) => Promise<readonly CardText[]>;
  /** The words of the rulebook, with what they mean. */
  readonly glossary?: () => Promise<Glossary>;
  readonly board?: () => Promise<BoardModule>;
  /** In the order they are best taken. */
  readonly lessons?: () => Promise<readonly Lesson[]>;
}

/** A part of its board in both themes: `SANDTABLE_PICTURES=1 npm run e2e -- pictures` takes them. */
export interface Picture {
  readonly light: Shot;
  readonly dark: Shot;
}

/** The addresses of one picture, 588 × 372 and 256 × 162. */
export interface Shot {
  readonly large: string;
  readonly small: string;
}

/** For whoever chooses a game. */
export interface Box {
  /** Hours a whole game takes people who know it. */
  readonly hours: readonly [least: number, most: number];
  /** How much there is to learn, from 1 to 5. */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  /** How many people may play, and with how many it is best. */
  readonly people: readonly [least: number, most: number];
  readonly best: readonly [least: number, most: number];
}

/** What "Play now" plays, where that is not simply every option at its default and the first bot of the list. */
export interface Quick {
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** The seats that there are with these options, mine first. */
  readonly seats?: readonly SeatId[];
  /** The bot that takes the other seats. */
  readonly bot?: string;
}

/** Rules by number, in the rulebook's order. */
export type RuleBook = readonly (readonly [rule: string, text: RuleText])[];

/** A board is written for its game's own view, which is what the server sends. */
export function drawn<View>(board: BoardModule<View>): BoardModule {
  return board as unknown as BoardModule;
}
