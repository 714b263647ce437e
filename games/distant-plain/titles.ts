/** Titles that an owner's file corrects, in the lines of the journal: these are read without the table they tell of. */
import type { Message, Table } from '@sandtable/engine';
import { CARDS } from './cards.ts';
import { cardOf } from './corrections.ts';
import type { State } from './state.ts';

function withTitles(state: State, message: Message): Message {
  const card = message.params?.['card'];
  const ours = typeof card === 'number' ? CARDS[card - 1] : undefined;
  if (ours === undefined) return message;
  const { en, ja } = cardOf(state, ours.number).title;
  if (en === ours.title.en && ja === ours.title.ja) return message;
  return { ...message, params: { ...message.params, titles: [en, ja] } };
}

/** The same table, whose journal calls cards what they are called there. */
export function titled(table: Table<State>): Table<State> {
  const { state } = table;
  if (state.corrections === '') return table;
  return {
    state,
    roll: (sides) => table.roll(sides),
    below: (n) => table.below(n),
    shuffle: (cards) => table.shuffle(cards),
    reveal: () => table.reveal(),
    log: (message) => table.log(withTitles(state, message)),
    tell: (seats, message, others) =>
      table.tell(seats, withTitles(state, message), others && withTitles(state, others)),
    fired: (item) => table.fired(item),
  };
}
