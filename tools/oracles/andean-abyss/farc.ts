/** 8.7 The chart of FARC. */
import { canEnterHidden, movable, originsTo, sendsHidden } from './groups.ts';
import type { Look } from './look.ts';
import type { Place } from './map.ts';
import { isExposed, isSite, placed, rallyStep } from './rally.ts';
import { best, type Chart, equals, firstOf, isUsed, NOWHERE, type Step, times, type Turn } from './turn.ts';
import { victimClass } from './victims.ts';

const GUERRILLAS_TO_RALLY = 9;
const PLACES_TO_MARCH = 3;
const KIDNAPS = 3;

const wanted: Chart['wanted'] = (look) => {
  if (
    look.availableGuerrillas('farc') >= GUERRILLAS_TO_RALLY ||
    look.lands.some((place) => isSite(look, place, 'farc'))
  )
    return 'rally';
  // D11
  const isThere = (place: Place): boolean =>
    look.side(place, 'farc', 'underground') > 0 || look.pieces(place, 'farc') >= 3;
  if (!look.places.some((place) => (place.kind === 'loc' || look.level(place) > 0) && isThere(place)))
    return 'march';
  return look.resources('farc') > look.resources('government') ? 'attack' : 'terror';
};

/** 8.7.1 */
function rally(look: Look, turn: Turn): Step {
  const step = (how: string, test: (place: Place) => boolean) => rallyStep(look, turn, how, test);
  const comes = (place: Place): boolean => placed(look, place, 'farc') > 0;
  return firstOf(
    step('build', (place) => isSite(look, place, 'farc')),
    step('flip', (place) => isExposed(look, place, 'farc')),
    step('place', (place) => comes(place) && look.bases(place, 'farc') > 0),
    step('extra', (place) => comes(place) && times(turn, 'extra') === 0),
  );
}

/** 8.7.1 Where two are Underground; and one more LoC, of the lowest Econ. */
export function extortable(look: Look): readonly Place[] {
  const held = look.places.filter(
    (place) => look.side(place, 'farc', 'underground') > 0 && look.outnumbers(place, 'farc'),
  );
  return held.filter((place) => look.side(place, 'farc', 'underground') >= 2);
}

export function lastExtortable(look: Look, turn: Turn): readonly Place[] {
  const first = turn.extortion ?? [];
  if (turn.activity.some((place) => !first.includes(place))) return [];
  const locs = look.locs.filter(
    (place) =>
      !turn.activity.includes(place) &&
      look.side(place, 'farc', 'underground') > 0 &&
      look.outnumbers(place, 'farc'),
  );
  return best(locs, (place) => [-place.econ]);
}

/** 8.7.2 */
function march(look: Look, turn: Turn): Step {
  return firstOf(
    () => marchToLocs(look, turn),
    () => marchToPeople(look, turn),
    () => marchLast(look, turn),
  );
}

/** D19 LoCs without Sabotage and without FARC guerrillas, the highest Econ first. */
function marchToLocs(look: Look, turn: Turn): Step {
  if (look.isFinalPropagandaNext || turn.done.some((one) => one.how !== 'loc')) return NOWHERE;
  const open = look.locs.filter(
    (to) =>
      !isUsed(turn, to) &&
      !look.isSabotaged(to) &&
      look.guerrillas(to, 'farc') === 0 &&
      originsTo(look, to, 'farc').length > 0,
  );
  return { how: 'loc', places: best(open, (place) => [place.econ]) };
}

/** N18 Whether FARC could Agitate there as things are. */
function couldAgitate(look: Look, place: Place): boolean {
  if (look.outnumbers(place, 'farc')) return true;
  return look.isCanoAbroad && look.pieces(place, 'farc') > 0 && !look.outnumbers(place, 'government');
}

function marchToPeople(look: Look, turn: Turn): Step {
  if (times(turn, 'people') >= PLACES_TO_MARCH || times(turn, 'last') > 0) return NOWHERE;
  const open = look.lands.filter(
    (to) =>
      !isUsed(turn, to) &&
      to.population > 0 &&
      look.level(to) >= 0 &&
      !couldAgitate(look, to) &&
      originsTo(look, to, 'farc').length > 0,
  );
  return { how: 'people', places: best(open, (to) => [canEnterHidden(look, to, 'farc') ? 1 : 0]) };
}

/** N17 Beside the origin from which most may leave. */
function marchLast(look: Look, turn: Turn): Step {
  if (times(turn, 'last') > 0) return NOWHERE;
  const goals = (from: Place): readonly Place[] =>
    look
      .beside(from)
      .filter(
        (to) =>
          to.kind !== 'loc' &&
          to.population > 0 &&
          !isUsed(turn, to) &&
          look.roomForGuerrillas(to, 'farc') > 0,
      );
  const origins = look.places.filter((from) => movable(look, from, 'farc') > 0 && goals(from).length > 0);
  const fullest = best(origins, (from) => [movable(look, from, 'farc')]);
  return { how: 'last', places: [...new Set(equals(fullest).flatMap(goals))] };
}

/** Where the one guerrilla for a LoC comes from. */
export function originsToLoc(look: Look, to: Place): readonly Place[] {
  const all = originsTo(look, to, 'farc');
  const hidden = all.filter((from) => sendsHidden(look, from, to, 'farc'));
  return equals(hidden.length > 0 ? hidden : all);
}

/** 8.7.3 */
function attack(look: Look, turn: Turn): Step {
  const open = look.places.filter(
    (place) => !isUsed(turn, place) && look.guerrillas(place, 'farc') > 0 && look.enemies(place, 'farc') > 0,
  );
  const strong = open.filter((place) => look.guerrillas(place, 'farc') >= 3);
  if (strong.length > 0 && times(turn, 'extra') === 0)
    return { how: 'strong', places: order(look, strong), most: look.resources('farc') };
  if (times(turn, 'extra') > 0) return NOWHERE;
  const hidden = open.filter((place) => look.side(place, 'farc', 'underground') > 0);
  const lands = hidden.filter((place) => place.kind !== 'loc');
  const ranked = best(lands.length > 0 ? lands : hidden, (place) => [victimClass(look, place, 'farc')]);
  return { how: 'extra', places: equals(ranked), most: 1 };
}

/** N19 The best victims first where Resources do not reach all. */
const order = (look: Look, places: readonly Place[]): readonly Place[] =>
  look.resources('farc') >= places.length
    ? places
    : equals(
        best(places, (place) => [victimClass(look, place, 'farc')]),
        look.resources('farc'),
      );

/** 8.7.4 */
function terror(look: Look, turn: Turn): Step {
  const among = look.places.filter(
    (place) => !isUsed(turn, place) && look.side(place, 'farc', 'underground') > 0,
  );
  const isLoc = (place: Place): boolean => place.kind === 'loc';
  const hostages = turn.done.filter((one) => canKidnap(look, one.place)).length;
  const forKidnap = (): readonly Place[] =>
    hostages >= KIDNAPS || turn.done.some((one) => one.how === 'shift')
      ? []
      : equals(
          best(
            among.filter((place) => canKidnap(look, place)),
            (place) => [kidnapRank(place)],
          ),
          KIDNAPS - hostages,
        );
  return firstOf(
    () => {
      const places = among.filter((place) => isLoc(place) && !look.isSabotaged(place));
      return { how: 'loc', places, most: places.length };
    },
    () => ({ how: 'kidnap', places: forKidnap() }),
    () => ({
      how: 'shift',
      places: among.filter((place) => place.population > 0 && look.level(place) > -2),
      most: look.resources('farc'),
    }),
  );
}

const kidnapRank = (place: Place): number => ({ loc: 2, city: 1, department: 0 })[place.kind];

/** 4.3.3, 8.7.4 More guerrillas than Police, and somebody who can pay. */
function canKidnap(look: Look, place: Place): boolean {
  if (look.guerrillas(place, 'farc') <= look.count(place, 'police')) return false;
  return kidnapVictims(look, place).length > 0;
}

/** N21 The Government while it has Resources, else the Cartels. */
export function kidnapVictims(look: Look, place: Place): readonly ('government' | 'cartels')[] {
  if (place.kind !== 'department' && look.resources('government') > 0) return ['government'];
  const drugs = look.loads(place, 'cartels-underground').length + look.loads(place, 'cartels-active').length;
  const isRich = look.bases(place, 'cartels') > 0 && (look.resources('cartels') > 0 || drugs > 0);
  return isRich ? ['cartels'] : [];
}

function kidnap(look: Look, turn: Turn): readonly Place[] {
  if (turn.activity.length >= KIDNAPS) return [];
  const open = turn.done
    .map((one) => one.place)
    .filter((place) => !turn.activity.includes(place) && canKidnap(look, place));
  return equals(
    best(open, (place) => [kidnapRank(place)]),
    KIDNAPS - turn.activity.length,
  );
}

export const farc: Chart = {
  faction: 'farc',
  wanted,
  above: { terror: 'attack', attack: 'march', march: 'rally' },
  next(look, turn) {
    if (look.resources('farc') === 0) return NOWHERE;
    return { rally, march, attack, terror }[turn.operation](look, turn);
  },
  activity(look, turn) {
    switch (turn.operation) {
      case 'rally':
      case 'march': {
        turn.extortion ??= extortable(look);
        const first = turn.extortion.filter((place) => !turn.activity.includes(place));
        return { name: 'extort', places: first.length > 0 ? first : lastExtortable(look, turn) };
      }
      case 'terror':
        return { name: 'kidnap', places: kidnap(look, turn) };
      case 'attack':
        return { name: '', places: [] };
    }
  },
};
