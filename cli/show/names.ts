/** The names of things as a game has them, or a readable form of their ids. */
import { type Message, render, type SeatId, type Speech } from '@sandtable/engine';

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
