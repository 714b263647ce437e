/** The filters of Events over this map. */
import { filters } from '@sandtable/coin/event-language';
import { type VOCABULARY, kindsOf } from './events/vocabulary.ts';
import { adjacentOf, factsOf, idOf, isPakistan, isPashtun, type Space } from './map.ts';
import { control, count, isMountain, level, peopleOf, type State } from './state.ts';
import { LEVELS } from './tracks.ts';

type Words = typeof VOCABULARY;

function isOf(state: State, space: Space, trait: Words['traits'][number]): boolean {
  switch (trait) {
    case 'afghan':
      return !isPakistan(space);
    case 'pakistan':
      return isPakistan(space);
    case 'pashtun':
      return isPashtun(space);
    case 'mountain':
      return isMountain(space, state);
    case 'plain':
      return factsOf(space).terrain !== null && !isMountain(space, state);
  }
}

export const matches = filters<State, Words>({
  idOf,
  kindOf: (space) => factsOf(space).kind,
  isOf,
  controlOf: control,
  isAt: (state, space, word) => LEVELS[word] === level(state, space),
  holds(state, space, piece) {
    for (const kind of kindsOf(piece)) if (count(state, space, kind) > 0) return true;
    return false;
  },
  isMarked: (state, space, marker) =>
    marker === 'returnees' ? (state.returnees[space] ?? 0) > 0 : hasMarker(state, space, marker),
  populationOf: (state, space) => peopleOf(space, state),
  adjacentOf: (_state, space) => adjacentOf(space),
});

/** The markers of a LoC are Sabotage, those of other spaces Terror. */
const hasMarker = (state: State, space: Space, marker: 'terror' | 'sabotage'): boolean =>
  (factsOf(space).kind === 'loc') === (marker === 'sabotage') && (state.markers[space] ?? 0) > 0;
