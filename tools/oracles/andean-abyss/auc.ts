/** 8.6 The chart of AUC. */
import { canEnterHidden, originsTo } from './groups.ts';
import type { Look } from './look.ts';
import type { Place } from './map.ts';
import { isExposed, isSite, placed, rallyStep } from './rally.ts';
import { best, type Chart, equals, firstOf, isUsed, NOWHERE, type Step, type Turn } from './turn.ts';
import { victimClass } from './victims.ts';

const LIMIT = 3;
const GUERRILLAS_TO_RALLY = 6;

const wanted: Chart['wanted'] = (look) => {
  if (
    look.availableGuerrillas('auc') >= GUERRILLAS_TO_RALLY ||
    look.lands.some((place) => isSite(look, place, 'auc'))
  )
    return 'rally';
  const farc = look.lands.filter((place) => look.bases(place, 'farc') > 0);
  const watched = farc.filter((place) => look.guerrillas(place, 'auc') > 0);
  if (watched.length * 2 < farc.length) return 'march';
  return farc.some((place) => look.side(place, 'auc', 'underground') > 0) ? 'terror' : 'attack';
};

/** 8.6.1 */
function rally(look: Look, turn: Turn): Step {
  if (turn.done.length >= LIMIT) return NOWHERE;
  const step = (how: string, test: (place: Place) => boolean) => rallyStep(look, turn, how, test, LIMIT);
  const comes = (place: Place): boolean => placed(look, place, 'auc') > 0;
  return firstOf(
    step('build', (place) => isSite(look, place, 'auc')),
    step('flip', (place) => isExposed(look, place, 'auc')),
    step('place', (place) => comes(place) && look.bases(place, 'farc') > 0),
    step('place', (place) => comes(place) && look.bases(place, 'auc') > 0),
    step('place', comes),
  );
}

/** 8.6.1 Wherever it is possible. */
export const extortable = (look: Look): readonly Place[] =>
  look.places.filter((place) => look.side(place, 'auc', 'underground') > 0 && look.outnumbers(place, 'auc'));

/** 8.6.2, N13 */
function march(look: Look, turn: Turn): Step {
  if (turn.done.length > 0) return NOWHERE;
  const goals = look.lands.filter(
    (to) =>
      look.pieces(to, 'farc') > 0 &&
      look.guerrillas(to, 'auc') === 0 &&
      originsTo(look, to, 'auc').length > 0,
  );
  const rank = (to: Place): readonly number[] => [
    look.bases(to, 'farc') > 0 ? 1 : 0,
    canEnterHidden(look, to, 'auc') ? 1 : 0,
  ];
  return { how: 'march', places: best(goals, rank), most: 1 };
}

/** 8.6.3 */
function attack(look: Look, turn: Turn): Step {
  if (turn.done.length >= LIMIT) return NOWHERE;
  const targets = look.places.filter(
    (place) =>
      !isUsed(turn, place) &&
      victimClass(look, place, 'auc') > 0 &&
      (look.side(place, 'auc', 'underground') > 0 || look.guerrillas(place, 'auc') >= 3),
  );
  const rank = (place: Place): readonly number[] => [
    look.guerrillas(place, 'auc'),
    victimClass(look, place, 'auc'),
  ];
  const most = Math.min(LIMIT - turn.done.length, look.resources('auc'));
  return { how: 'attack', places: equals(best(targets, rank), most), most };
}

/** 8.6.4 */
function terror(look: Look, turn: Turn): Step {
  if (turn.done.length >= LIMIT) return NOWHERE;
  const among = look.lands.filter(
    (place) => !isUsed(turn, place) && look.side(place, 'auc', 'underground') > 0,
  );
  const left = Math.min(LIMIT - turn.done.length, look.resources('auc'));
  const step = (how: string, test: (place: Place) => boolean) => (): Step => ({
    how,
    places: among.filter(test),
    most: how === 'other' ? left : 1,
  });
  const was = (how: string): boolean => turn.done.some((one) => one.how === how);
  return firstOf(
    step('farc-base', (place) => !was('farc-base') && look.bases(place, 'farc') > 0),
    step('farc-piece', (place) => !was('farc-piece') && look.pieces(place, 'farc') > 0),
    step('other', () => true),
  );
}

/** 8.6.4 */
const assassinate = (look: Look, turn: Turn): readonly Place[] =>
  turn.done
    .map((one) => one.place)
    .filter(
      (place) =>
        !turn.activity.includes(place) &&
        look.guerrillas(place, 'auc') > look.count(place, 'police') &&
        look.enemies(place, 'auc') > 0,
    );

export const auc: Chart = {
  faction: 'auc',
  wanted,
  above: { attack: 'march', march: 'rally' },
  next(look, turn) {
    if (look.resources('auc') === 0) return NOWHERE;
    return { rally, march, attack, terror }[turn.operation](look, turn);
  },
  activity(look, turn) {
    switch (turn.operation) {
      case 'rally':
      case 'march': {
        turn.extortion ??= extortable(look);
        return { name: 'extort', places: turn.extortion.filter((place) => !turn.activity.includes(place)) };
      }
      case 'terror':
        return { name: 'assassinate', places: assassinate(look, turn) };
      case 'attack':
        return { name: '', places: [] };
    }
  },
};
