import { boardOf, marginsOf, digest, goalsOf, type View } from '@sandtable/pax-pamir/board';
import type { AskOption } from '../../messages/things.ts';
import type { BoardModule } from '../board.ts';
import { idsIn } from '../parts/naming.ts';
import Board from './Board.svelte';
import { GRAPHS } from './graphs.ts';
import { GUIDE } from './guide.ts';
import { PLAYER_LOOKS } from './looks.ts';
import Seat from './Seat.svelte';
import { WORDS } from './words.ts';

/** The options that name neither a space of the map nor a card that lies open or in one's own hand. */
function elsewhere(options: readonly AskOption[], view: View): readonly AskOption[] {
  const { spaces, market, players } = boardOf(view);
  const shown = new Set([
    ...spaces.map(({ id }) => id),
    ...market.flatMap(({ card }) => (card === null ? [] : [card.id])),
    ...players.flatMap(({ tableau, hand }) => [...tableau, ...(hand ?? [])].map(({ id }) => id)),
  ]);
  return options.filter(({ label }) => [...idsIn(label)].every((id) => !shown.has(id)));
}

export const board: BoardModule<View> = {
  Board,
  stage: 'beside',
  Seat,
  parts: [
    { id: 'map', icon: 'tracks', name: (_, { language }) => WORDS[language].parts.map },
    { id: 'tableaux', icon: 'card', name: (_, { language }) => WORDS[language].parts.tableaux },
  ],
  seats: PLAYER_LOOKS,
  margins: marginsOf,
  graphs: GRAPHS,
  elsewhere,
  chapter: (view) => boardOf(view).turn?.player ?? '',
  goals: goalsOf,
  digest,
  guide: GUIDE,
};
