/** K5 Every step of Shere Khan is told with the branch of his rules that it follows. */
import type { Message, Table } from '@sandtable/engine';
import type { State } from '../state.ts';

/** The message's key is the branch: an item of content. */
export function explain(table: Table<State>, message: Message): void {
  table.fired(message.key);
  table.log(message);
}
