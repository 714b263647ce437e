/** 5.1 The Events as this table plays them: their descriptions, interpreted. */
import { type EventFacts, interpreter, piecePlays } from '@sandtable/coin/event-language';
import { ACTIONS, type Action } from '../action.ts';
import { ASKS, PIECE_IDS } from '../ask.ts';
import {
  canHide,
  canSettle,
  CHANGES,
  changeAid,
  changePatronage,
  gain,
  inBox,
  isCoalition,
  makeIneligible,
  mark,
  send,
  settle,
  unmark,
} from '../changes.ts';
import { cardOf, lastingOf } from '../corrections.ts';
import { type Faction, factionOf, KIND_QUESTIONS } from '../forces.ts';
import { putInEffect } from '../in-effect.ts';
import { adjacentOf, isLoc, isPakistan, MAP, type Space } from '../map.ts';
import { available, count, markersLeft, pieces, type Plain, room, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { LEVELS, MOST_AID, MOST_PATRONAGE, MOST_RESOURCES, type Treasurer, TREASURERS } from '../tracks.ts';
import { matches } from '../where.ts';
import type { SideName } from './card.ts';
import { FREE } from './free.ts';
import { CHOICES, PLACINGS } from './kit.ts';
import { OWN } from './own.ts';
import { POWER_SHUFFLE } from './power-shuffle.ts';
import { kindsOf, type LastingStep, VOCABULARY } from './vocabulary.ts';

type Facts = EventFacts<Plain, typeof VOCABULARY>;
type Track = (typeof VOCABULARY)['tracks'][number];
type Marker = (typeof VOCABULARY)['markers'][number];

const purseOf = (track: Track): Treasurer | undefined =>
  TREASURERS.find((faction) => track === `${faction}-resources`);

const tracks: Facts['tracks'] = {
  read(state, track) {
    const purse = purseOf(track);
    if (purse !== undefined) return state.resources[purse];
    return track === 'aid' ? state.aid : state.patronage;
  },
  limit(track) {
    if (track === 'aid') return MOST_AID;
    return track === 'patronage' ? MOST_PATRONAGE : MOST_RESOURCES;
  },
  change(action, track, amount) {
    const purse = purseOf(track);
    if (purse !== undefined) return gain(action, purse, amount);
    return (track === 'aid' ? changeAid : changePatronage)(action, amount);
  },
};

/** What a track shows. */
export const trackOf = (state: State, track: Track): number => tracks.read(state, track);

/** Terror lies in Kabul and provinces, Sabotage on LoCs. */
const belongs = (space: Space, marker: Marker): boolean => isLoc(space) === (marker === 'sabotage');

const markers: Facts['markers'] = {
  count(state, space, marker) {
    if (marker === 'returnees') return state.returnees[space] ?? 0;
    return belongs(space, marker) ? (state.markers[space] ?? 0) : 0;
  },
  room(state, space, marker) {
    if (marker === 'returnees') return canSettle(state, space) ? 1 : 0;
    if (!belongs(space, marker)) return 0;
    return marker === 'sabotage'
      ? Math.min(markersLeft(state), 1 - (state.markers[space] ?? 0))
      : markersLeft(state);
  },
  put(action, space, marker, wanted) {
    if (marker === 'returnees') settle(action, space);
    else if (belongs(space, marker)) mark(action, space, wanted);
  },
  take(action, space, marker, wanted) {
    // 4.3.1 Returnees stay for good.
    if (marker !== 'returnees') for (let i = 0; i < wanted; i++) unmark(action, space);
  },
};

/** 2.3.6 Neither on this card any more nor on the next. */
function ineligible(action: Action, faction: Faction): void {
  makeIneligible(action, faction);
  action.state.eligible[faction] = false;
}

/** Which text of the card in play is being executed. */
function sideOf(state: State, step: LastingStep): SideName {
  return lastingOf(state, state.card, 'shaded').includes(step) ? 'shaded' : 'unshaded';
}

function last(action: Action, step: LastingStep): void {
  const { state } = action;
  const side = sideOf(state, step);
  const at = lastingOf(state, state.card, side).indexOf(step);
  putInEffect(state, state.card, side, at, action.faction);
}

const INTERPRETER = interpreter<Plain, typeof VOCABULARY>({
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
  spacesOf: () => MAP.all,
  adjacentOf: (_state, space) => adjacentOf(space),
  kindsOf,
  count,
  available,
  room,
  piecesOf: pieces,
  // 1.4.2 The Taliban in Pakistan are not replaced.
  mayReplace: (space, kind) => !(isPakistan(space) && factionOf(kind) === 'taliban'),
  canTurn: (state, space, into) => into.endsWith('active') || canHide(state, space),
  levelOf: (level) => LEVELS[level],
  fateOf: (box) => box,
  boxes: {
    count: (state, box, kind) => (isCoalition(kind) ? inBox(state, box, kind) : 0),
    send(action, kind, from, to, wanted) {
      if (isCoalition(kind)) send(action, kind, from, to, wanted);
    },
  },
  tracks,
  markers,
  measureOf: () => 0,
  makeIneligible: ineligible,
  last,
  free: FREE,
  own: OWN,
  specials: { 'power-shuffle': POWER_SHUFFLE },
  holds: (state, condition) => {
    const boxes = condition['islamabad-at'];
    return Array.isArray(boxes) ? boxes.includes(state.islamabad.box) : boxes === state.islamabad.box;
  },
  branch: (steps, rule) => say('event.branch', rule, { steps: JSON.stringify(steps) }),
  manners: { pieces: piecePlays, purposeOf: () => 'choose', passesOver: true, namesAlways: true },
});

/** Executes a text of the card. Only our own texts are counted as content. */
export function playSide(action: Action, card: number, side: SideName) {
  const played = cardOf(action.state, card);
  const isOurs = played.known[side] !== 'corrected';
  const item = isOurs ? itemOf(card, side, played.shaded !== undefined) : null;
  return INTERPRETER.playSide(action, played[side] ?? [], item);
}

/** What the content runner calls a text. */
export const itemOf = (card: number, side: SideName, isDual: boolean): string =>
  isDual ? `event.${card}.${side}` : `event.${card}`;

/** 8.1 Whether a text would change anything if this faction executed it now. */
export const wouldDo = (state: State, faction: Faction, card: number, side: SideName): boolean =>
  INTERPRETER.wouldDo(state, faction, cardOf(state, card)[side] ?? []);
