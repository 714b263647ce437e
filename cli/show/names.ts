/** The names of things as a game has them, or a readable form of their ids. */
import {
  type CardText,
  type Language,
  type Match,
  type Message,
  render,
  type SeatId,
  type Speech,
} from '@sandtable/engine';

/** The same words at a table whose cards an owner has corrected: they are called what they are called there. */
function calledAsIn(speech: Speech, cards: readonly CardText[]): Speech {
  const titles = new Map<string, string>();
  for (const { id, title } of cards) if ((speech.name('card', id) ?? title) !== title) titles.set(id, title);
  if (titles.size === 0) return speech;
  return {
    ...speech,
    name: (kind, id) => (kind === 'card' ? titles.get(id) : undefined) ?? speech.name(kind, id),
  };
}

/** The words of a table in each language, with the titles its cards have there. */
export class TableWords {
  private readonly known = new Map<Language, Speech>();

  of(match: Match, language: Language): Speech {
    const before = this.known.get(language);
    if (before !== undefined) return before;
    const { speech, book } = match.game;
    const found = calledAsIn(speech[language], book?.[language].cards?.(match.view('spectator')) ?? []);
    this.known.set(language, found);
    return found;
  }
}

export function seatName(speech: Speech, seat: SeatId): string {
  return speech.name('seat', seat) ?? speech.name('faction', seat) ?? readable(seat);
}

/** A message with the number of its rule. */
export function said(speech: Speech, message: Message): string {
  const text = render(speech, message);
  return message.rule === undefined || message.rule === '' ? text : `${text} [${message.rule}]`;
}

/** A sentence that a game may have under this key, without parameters. */
export function word(speech: Speech, key: string): string | undefined {
  return speech.sentences[key] === undefined ? undefined : render(speech, { key });
}

export function readable(id: string): string {
  const words = id
    .replace(/[-_.]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
