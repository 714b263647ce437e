/** 5.1 The Events as they are played: their descriptions, interpreted. */
import {
  type EventFacts,
  interpreter,
  type Manners,
  plainPieces,
  verbOf,
} from '@sandtable/coin/event-language';
import type { Rules } from '@sandtable/engine';
import { ACTIONS, type Action } from '../action.ts';
import { ASKS } from '../ask.ts';
import {
  AID_LIMIT,
  CHANGES,
  changeAid,
  gain,
  makeIneligible,
  mark,
  RESOURCES_LIMIT,
  unmark,
} from '../changes.ts';
import { type Faction, FACTIONS, KIND_QUESTIONS } from '../forces.ts';
import { econOf, MAP } from '../map.ts';
import { PIECE_IDS } from '../shipments.ts';
import {
  adjacent,
  type Andes,
  available,
  count,
  isSabotaged,
  markersLeft,
  pieces,
  room,
  type State,
} from '../state.ts';
import { belongs, levelOf, matches, spacesFor } from '../where.ts';
import { FREE } from './granting.ts';
import { VOCABULARY as CHOICES } from './kit.ts';
import { OWN } from './own.ts';
import { PLACINGS } from './placing.ts';
import { type EventText, isFunction } from './rules.ts';
import { kindsOf, type Side, VOCABULARY } from './vocabulary.ts';

type Facts = EventFacts<Andes, typeof VOCABULARY>;
type Track = (typeof VOCABULARY)['tracks'][number];

const purseOf = (track: Track): Faction | undefined =>
  FACTIONS.find((faction) => track === `${faction}-resources`);

const tracks: Facts['tracks'] = {
  read(state, track) {
    const purse = purseOf(track);
    return purse === undefined ? state.aid : state.resources[purse];
  },
  limit: (track) => (track === 'aid' ? AID_LIMIT : RESOURCES_LIMIT),
  change(action, track, amount) {
    const purse = purseOf(track);
    return purse === undefined ? changeAid(action, amount) : gain(action, purse, amount);
  },
};

const markers: Facts['markers'] = {
  count: (state, space, marker) => (belongs(space, marker) ? (state.markers[space] ?? 0) : 0),
  room(state, space, marker) {
    if (!belongs(space, marker) || (marker === 'sabotage' && isSabotaged(state, space))) return 0;
    return markersLeft(state);
  },
  put(action, space, marker, wanted) {
    if (belongs(space, marker)) mark(action, space, wanted);
  },
  take(action, space, _marker, wanted) {
    for (let i = 0; i < wanted; i++) unmark(action, space);
  },
};

/** By the first verb of what is done in a space: what it is wanted for. */
const PURPOSES = {
  shift: 'shift',
  set: 'shift',
  remove: 'remove',
  place: 'place',
  replace: 'replace',
  flip: 'act',
  free: 'act',
} as const;

const hasPurpose = (verb: string | undefined): verb is keyof typeof PURPOSES =>
  verb !== undefined && verb in PURPOSES;

const purposeOf: Manners<Andes, typeof VOCABULARY>['purposeOf'] = ({ do: [first] }) => {
  if (first === undefined) return 'choose';
  if ('mark' in first && first.mark === 'sabotage') return 'sabotage';
  if ('shipment' in first) return 'place';
  if ('remove-zone' in first) return 'remove';
  const verb = verbOf(first);
  return hasPurpose(verb) ? PURPOSES[verb] : 'choose';
};

const INTERPRETER = interpreter<Andes, typeof VOCABULARY>({
  volume: VOCABULARY,
  rule: '5.1',
  map: MAP,
  actions: ACTIONS,
  asks: ASKS,
  changes: CHANGES,
  pieceIds: PIECE_IDS,
  choices: CHOICES,
  placings: PLACINGS,
  kinds: KIND_QUESTIONS,
  matches,
  spacesOf: spacesFor,
  adjacentOf: adjacent,
  kindsOf,
  count,
  available,
  room,
  piecesOf: pieces,
  mayReplace: () => true,
  canTurn: () => true,
  levelOf,
  fateOf: () => 'owner',
  // What is not on the map is Available.
  boxes: { count: () => 0, send: () => undefined },
  tracks,
  markers,
  measureOf: econOf,
  makeIneligible,
  // 5.3, 5.4 The card is noted before its text is executed (execute.ts).
  last: () => undefined,
  free: FREE,
  own: OWN,
  specials: {},
  holds: () => false,
  branch() {
    throw new RangeError('a way without a name');
  },
  manners: { pieces: plainPieces, purposeOf, passesOver: false, namesAlways: false },
});

/** Executes a text. What the content runner counts is the text as a whole. */
export const playText = (action: Action, text: EventText): Rules<void> | void =>
  isFunction(text) ? text(action) : INTERPRETER.playSide(action, text, null);

/** 8.1 Whether a text would change anything if this faction executed it now. */
export const wouldDo = (state: State, faction: Faction, side: Side): boolean =>
  INTERPRETER.wouldDo(state, faction, side);
