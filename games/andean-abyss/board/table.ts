/** Everything that a board of this game shows. */
import type { Board as CoinBoard, FigureOnBoard, TrackOnBoard } from '@sandtable/coin/board';
import type { Faction } from '../forces.ts';
import type { Andes } from '../state.ts';
import type { View } from '../view.ts';
import { BOARDS } from './boards.ts';
import { spacesOnBoard } from './spaces.ts';

export interface Board extends CoinBoard<Andes> {
  readonly tracks: readonly TrackOnBoard<Faction, 'total-support' | 'opposition-and-bases'>[];
  readonly figures: readonly FigureOnBoard<'aid' | 'propaganda' | 'president' | 'deck'>[];
}

export function boardOf(view: View): Board {
  return {
    spaces: spacesOnBoard(view),
    factions: BOARDS.factions(view),
    played: BOARDS.played(view),
    next: BOARDS.next(view),
    lasting: BOARDS.lasting(view),
    tracks: [
      trackOf(view, 'total-support', 'government', view.totalSupport),
      trackOf(view, 'opposition-and-bases', 'farc', view.oppositionPlusBases),
    ],
    figures: [
      { id: 'aid', value: view.aid },
      { id: 'propaganda', value: view.propagandas, of: view.variants.finalPropaganda },
      { id: 'president', value: { kind: 'president', id: view.president } },
      { id: 'deck', value: view.deckSize },
    ],
  };
}

/** 7.3 The margin tells how far the figure is above its goal. */
function trackOf<Id extends Board['tracks'][number]['id']>(
  view: View,
  id: Id,
  faction: Faction,
  value: number,
): TrackOnBoard<Faction, Id> {
  return { id, faction, value, goal: value - view.margins[faction] };
}
