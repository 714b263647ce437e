/** The words of one game in one language, as the page uses them. */
import type { Language, Message, SeatId, Speech } from '@sandtable/engine';
import { plainText } from './parts.ts';
import { readable } from './readable.ts';

/** For a game whose words this page does not have: everything is called by its id. */
export const NO_SPEECH: Speech = { sentences: {}, name: () => undefined };

export class GameWords {
  readonly game: string;
  readonly language: Language;
  readonly speech: Speech;

  constructor(game: string, language: Language, speech: Speech) {
    this.game = game;
    this.language = language;
    this.speech = speech;
  }

  readonly name = (kind: string, id: string): string => this.speech.name(kind, id) ?? id;
  readonly original = (card: string): string | undefined => this.speech.name('original', card);
  readonly say = (message: Message): string => plainText(this.speech, message);

  readonly seat = (id: SeatId): string =>
    this.speech.name('seat', id) ?? this.speech.name('faction', id) ?? readable(id);

  /** The same words at a table whose cards an owner has corrected: they are called what they are called there. */
  with(cards: Iterable<{ readonly id: string; readonly title: string }>): GameWords {
    const titles = new Map<string, string>();
    for (const { id, title } of cards)
      if ((this.speech.name('card', id) ?? title) !== title) titles.set(id, title);
    if (titles.size === 0) return this;
    const name = (kind: string, id: string) =>
      (kind === 'card' ? titles.get(id) : undefined) ?? this.speech.name(kind, id);
    return new GameWords(this.game, this.language, { ...this.speech, name });
  }

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

  /** What was measured of a bot: its time a turn, and how strong it is. */
  measured(id: string): string | undefined {
    return this.word(`measured.${id}`);
  }
}
