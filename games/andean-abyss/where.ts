/** The filters of Events over this map. */
import { filters, type Where } from '@sandtable/coin/event-language';
import { kindsOf, type VOCABULARY } from './events/vocabulary.ts';
import {
  BORDERING,
  CITIES,
  econOf,
  factsOf,
  idOf,
  isCoastal,
  isForest,
  isLoc,
  isMountain,
  isPipeline,
  PIPELINES,
  populationOf,
  type Space,
} from './map.ts';
import {
  adjacent,
  controlNow,
  count,
  departments,
  isZone,
  level,
  type Level,
  spaces,
  type State,
} from './state.ts';

type Words = typeof VOCABULARY;

function isOf(state: State, space: Space, trait: Words['traits'][number]): boolean {
  switch (trait) {
    case 'mountain':
      return isMountain(space);
    case 'forest':
      return isForest(space);
    case 'pipeline':
      return isPipeline(space);
    case 'coastal':
      return isCoastal(space);
    case 'econ-3':
      return econOf(space) === 3;
    case 'unpopulated':
      return populationOf(space) === 0;
    case 'by-venezuela':
      return BORDERING.venezuela.includes(space);
    case 'by-ecuador':
      return BORDERING.ecuador.includes(space);
    case 'farc-zone':
      return isZone(state, space);
  }
}

/**
 * The spaces that a filter can mean, in the order of menus: no more than need be looked at. What borders a neighbour is
 * listed by the map in an order of its own.
 */
export function spacesFor(state: State, where?: Where<Words>): readonly Space[] {
  const { is, kind } = where ?? {};
  if (is === 'by-venezuela') return BORDERING.venezuela;
  if (is === 'by-ecuador') return BORDERING.ecuador;
  if (is === 'pipeline') return PIPELINES;
  if (kind === 'city') return CITIES;
  return kind === 'department' ? departments(state) : spaces(state);
}

/** 1.6.1 The levels behind the words. */
const LEVELS_OF: Readonly<Record<Words['levels'][number], readonly Level[]>> = {
  'active-support': [2],
  'passive-support': [1],
  neutral: [0],
  'passive-opposition': [-1],
  'active-opposition': [-2],
  support: [2, 1],
  opposition: [-1, -2],
};

/** The level something is set to or shifted toward. */
export const levelOf = (word: Words['levels'][number]): Level => LEVELS_OF[word][0] ?? 0;

export const matches = filters<State, Words>({
  idOf,
  kindOf: (space) => factsOf(space).kind,
  isOf,
  controlOf: (state, space) => controlNow(state, space) ?? 'none',
  isAt: (state, space, word) => LEVELS_OF[word].includes(level(state, space)),
  holds(state, space, piece) {
    for (const kind of kindsOf(piece)) if (count(state, space, kind) > 0) return true;
    return false;
  },
  isMarked,
  populationOf: (_state, space) => populationOf(space),
  adjacentOf: adjacent,
});

/** The markers of a LoC are Sabotage, those of other spaces Terror. */
export function isMarked(state: State, space: Space, marker: Words['markers'][number]): boolean {
  return belongs(space, marker) && (state.markers[space] ?? 0) > 0;
}

export const belongs = (space: Space, marker: Words['markers'][number]): boolean =>
  isLoc(space) === (marker === 'sabotage');
