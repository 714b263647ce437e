import { boardOf, marginsOf, digest, goalsOf, type View } from '@sandtable/labyrinth/board';
import type { AskOption } from '../../messages/things.ts';
import type { BoardModule } from '../board.ts';
import { idsIn } from '../parts/naming.ts';
import Board from './Board.svelte';
import { GRAPHS } from './graphs.ts';
import { GUIDE } from './guide.ts';
import { SIDE_LOOKS } from './looks.ts';
import Seat from './Seat.svelte';
import { WORDS } from './words.ts';

/** The options that name neither a country nor are a card of one's hand. */
function elsewhere(options: readonly AskOption[], view: View): readonly AskOption[] {
  const countries = new Set<string>(boardOf(view).countries.map(({ id }) => id));
  return options.filter(
    ({ label }) => label.key !== 'card' && [...idsIn(label)].every((id) => !countries.has(id)),
  );
}

export const board: BoardModule<View> = {
  Board,
  stage: 'tray',
  Seat,
  parts: [
    { id: 'hand', icon: 'card', name: (_, { language }) => WORDS[language].cards },
    { id: 'tracks', icon: 'tracks', name: (_, { language }) => WORDS[language].tracks },
  ],
  seats: SIDE_LOOKS,
  margins: marginsOf,
  graphs: GRAPHS,
  elsewhere,
  chapter: ({ turn }) => String(turn),
  goals: goalsOf,
  digest,
  guide: GUIDE,
};
