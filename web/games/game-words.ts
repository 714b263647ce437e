/** The words of one game in one language, as the page uses them. */
import type { Language, Message, RuleText, SeatId, Speech } from '@sandtable/engine';
import type { BoardWords } from '../boards/board.ts';
import { plainText } from '../said/parts.ts';

/** Rules by number, in the rulebook's order. */
export type RuleBook = readonly (readonly [rule: string, text: RuleText])[];

/** A number or symbol printed on a card. */
export interface CardFigure {
  readonly name: string;
  readonly value: string;
  /** Its symbol: an outline in a square of 16. */
  readonly outline?: string;
  /** What is not certain about it: a sign to stand before the value, and what the sign means. */
  readonly doubt?: { readonly sign: string; readonly text: string };
}

export interface CardText {
  readonly id: string;
  /** Printed on the card. */
  readonly number?: string;
  readonly title: string;
  /** Cards of one group follow each other. */
  readonly group?: string;
  /** What the card says, part by part: the sides of an event, the effect of an action. */
  readonly parts: readonly { readonly title?: string; readonly text: string }[];
  /** Short facts for the corner: order of factions, cost, kind. */
  readonly marks?: readonly string[];
  readonly figures?: readonly CardFigure[];
}

/** Cards under the headings of their groups, in order. */
export function groupsOf(
  cards: readonly CardText[],
): readonly (readonly [group: string | undefined, cards: readonly CardText[]])[] {
  return [...new Set(cards.map(({ group }) => group))].map((group) => [
    group,
    cards.filter((card) => card.group === group),
  ]);
}

/** For a game whose words this page does not have: everything is called by its id. */
export const NO_SPEECH: Speech = { sentences: {}, name: () => undefined };

export class GameWords implements BoardWords {
  readonly game: string;
  readonly language: Language;
  readonly speech: Speech;

  constructor(game: string, language: Language, speech: Speech) {
    this.game = game;
    this.language = language;
    this.speech = speech;
  }

  readonly name = (kind: string, id: string): string => this.speech.name(kind, id) ?? id;
  readonly say = (message: Message): string => plainText(this.speech, message);

  readonly seat = (id: SeatId): string =>
    this.speech.name('seat', id) ?? this.speech.name('faction', id) ?? readable(id);

  seats(ids: readonly SeatId[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(ids.map(this.seat));
  }

  /** A word the game may have as a sentence without parameters: `scenario.short`, `option.kidnap`. */
  word(key: string): string | undefined {
    return this.speech.sentences[key] === undefined ? undefined : this.say({ key });
  }

  scenario(id: string): string {
    return this.word(`scenario.${id}`) ?? this.speech.name('scenario', id) ?? readable(id);
  }

  option(id: string): string {
    return this.word(`option.${id}`) ?? readable(id);
  }

  optionHelp(id: string): string | undefined {
    return this.word(`option.${id}.help`);
  }

  optionValue(id: string, value: string): string {
    return this.word(`option.${id}.${value}`) ?? this.speech.name('seat', value) ?? readable(value);
  }

  player(id: string): string | undefined {
    return this.word(`player.${id}`) ?? this.speech.name('player', id);
  }
}

export function readable(id: string): string {
  const words = id
    .replace(/[-_.]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
