/** 8.5 The chart of the Cartels. */
import { groupFrom, originsTo } from './groups.ts';
import type { Look } from './look.ts';
import type { Place } from './map.ts';
import { isExposed, isSite, placed, rallyStep } from './rally.ts';
import { best, type Chart, equals, firstOf, isUsed, NOWHERE, type Step, times, type Turn } from './turn.ts';

const LIMIT = 3;
const PIECES_TO_RALLY = 10;
const BRIBE = 3;

const wanted: Chart['wanted'] = (look) => {
  const available = look.availableGuerrillas('cartels') + look.availableBases('cartels');
  if (available >= PIECES_TO_RALLY || look.lands.some((place) => isSite(look, place, 'cartels')))
    return 'rally';
  return look.shipmentsLeft > 0 ? 'march' : 'terror';
};

/** 8.5.1 */
function rally(look: Look, turn: Turn): Step {
  if (turn.done.length >= LIMIT) return NOWHERE;
  const isBare = (place: Place): boolean =>
    look.bases(place, 'cartels') > 0 && look.guerrillas(place, 'cartels') === 0;
  const step = (how: string, test: (place: Place) => boolean) => rallyStep(look, turn, how, test, LIMIT);
  const hasAvailable = look.availableGuerrillas('cartels') > 0;
  return firstOf(
    step('build', (place) => isSite(look, place, 'cartels')),
    step('flip', (place) => isExposed(look, place, 'cartels')),
    step('place', (place) => hasAvailable && isBare(place) && placed(look, place, 'cartels') > 0),
    step('gather', (place) => !hasAvailable && isBare(place) && gatherable(look).length > 0),
    step('extra', (place) => times(turn, 'extra') === 0 && isFertileAfter(look, place)),
  );
}

/** Where guerrillas may be gathered from: wherever the Cartels have no Base (N8: LoCs last). */
export const gatherable = (look: Look): readonly Place[] =>
  equals(
    look.places.filter(
      (place) => look.guerrillas(place, 'cartels') > 0 && look.bases(place, 'cartels') === 0,
    ),
  );

/** A Department where a Cultivate could place a Base once guerrillas have come. */
function isFertileAfter(look: Look, place: Place): boolean {
  const coming = placed(look, place, 'cartels');
  return coming > 0 && place.kind === 'department' && canPlant(look, place, coming);
}

/** 4.5.1 Population, room, and more guerrillas than Police. */
const isFertile = (look: Look, place: Place, coming = 0): boolean =>
  place.population > 0 &&
  look.hasRoomForBase(place) &&
  look.guerrillas(place, 'cartels') + coming > look.count(place, 'police');

const canPlant = (look: Look, place: Place, coming = 0): boolean =>
  isFertile(look, place, coming) && look.availableBases('cartels') > 0;

/** 8.5.1 A new Base in a Department of the Rally, or one from where two are to where none is. */
function cultivate(look: Look, turn: Turn): readonly Place[] {
  if (turn.activity.length > 0) return [];
  const planted = turn.done
    .map((one) => one.place)
    .filter((place) => place.kind === 'department' && canPlant(look, place));
  if (planted.length > 0) return planted;
  if (pairs(look).length === 0) return [];
  return look.lands.filter((place) => look.bases(place, 'cartels') === 0 && isFertile(look, place));
}

/** Spaces with two Cartels Bases. */
export const pairs = (look: Look): readonly Place[] =>
  look.lands.filter((place) => look.bases(place, 'cartels') === 2);

/** 8.5.2, D16 Room for a Base, and one neighbour alone with three guerrillas. */
function march(look: Look, turn: Turn): Step {
  if (turn.done.length > 0) return NOWHERE;
  const places = look.lands.filter(
    (to) =>
      look.hasRoomForBase(to) &&
      look.beside(to).some((from) => look.guerrillas(from, 'cartels') >= 3) &&
      originsTo(look, to, 'cartels').some((from) => {
        const group = groupFrom(look, from, to, 'cartels');
        return group.underground + group.active > 0;
      }),
  );
  return { how: 'march', places, most: 1 };
}

/** 8.5.2 Where a Shipment can be loaded. */
export const docks = (look: Look): readonly Place[] =>
  look.shipmentsLeft === 0
    ? []
    : look.lands.filter((place) => look.bases(place, 'cartels') > 0 && look.guerrillas(place, 'cartels') > 0);

/** Two Shipments, or one Base sold where there are two (N10: also when there is no Shipment). */
function process(look: Look, turn: Turn): readonly Place[] {
  if (turn.activity.length === 0) return docks(look).length > 0 ? docks(look) : pairs(look);
  return turn.way === 'load-shipment' && turn.activity.length < 2 ? docks(look) : [];
}

/** 8.5.3 */
function terror(look: Look, turn: Turn): Step {
  if (turn.done.length >= LIMIT) return NOWHERE;
  const open = look.lands.filter(
    (place) => place.population > 0 && !isUsed(turn, place) && look.side(place, 'cartels', 'underground') > 0,
  );
  const rank = (place: Place): readonly number[] => {
    const level = look.level(place);
    return [level > 0 ? 2 : level < 0 ? 1 : 0];
  };
  return {
    how: 'terror',
    places: best(open, rank),
    most: Math.min(LIMIT - turn.done.length, look.resources('cartels')),
  };
}

/** 8.5.3 Where Cartels and an enemy are: the Government, then FARC, then AUC. */
function bribe(look: Look, turn: Turn): readonly Place[] {
  if (turn.activity.length >= LIMIT || look.resources('cartels') < BRIBE) return [];
  const has = (place: Place, faction: 'government' | 'farc' | 'auc'): number =>
    look.pieces(place, faction) > 0 ? 1 : 0;
  const open = look.places.filter(
    (place) =>
      !turn.activity.includes(place) &&
      look.pieces(place, 'cartels') > 0 &&
      look.enemies(place, 'cartels') > 0,
  );
  const rank = (place: Place): readonly number[] => {
    if (has(place, 'government') > 0) return [2];
    return [has(place, 'farc') > 0 ? 1 : 0];
  };
  return equals(
    best(open, rank),
    Math.min(LIMIT - turn.activity.length, Math.floor(look.resources('cartels') / BRIBE)),
  );
}

export const cartels: Chart = {
  faction: 'cartels',
  wanted,
  above: { terror: 'march', march: 'rally' },
  next(look, turn) {
    if (look.resources('cartels') === 0) return NOWHERE;
    switch (turn.operation) {
      case 'rally':
        return rally(look, turn);
      case 'march':
        return march(look, turn);
      case 'terror':
        return terror(look, turn);
      case 'attack':
        return NOWHERE;
    }
  },
  activity(look, turn) {
    switch (turn.operation) {
      case 'rally':
        return { name: 'cultivate', places: cultivate(look, turn) };
      case 'march':
        return { name: 'process', places: process(look, turn) };
      case 'terror':
        return { name: 'bribe', places: bribe(look, turn) };
      case 'attack':
        return { name: '', places: [] };
    }
  },
};
