/** What the Rallies of the three charts have in common (3.3.1, 8.5.1, 8.6.1, 8.7.1). */
import type { Insurgent, Look } from './look.ts';
import type { Place } from './map.ts';
import { isUsed, type Step, type Turn } from './turn.ts';

/** 3.3.1 FARC not with Support, AUC not with Opposition. */
export function mayRally(look: Look, place: Place, faction: Insurgent): boolean {
  if (faction === 'farc') return look.level(place) <= 0;
  return faction !== 'auc' || look.level(place) >= 0;
}

/** Two guerrillas without Shipments make a Base. */
export const isSite = (look: Look, place: Place, faction: Insurgent): boolean =>
  mayRally(look, place, faction) &&
  look.unladen(place, faction, 'underground') + look.unladen(place, faction, 'active') >= 2 &&
  look.hasRoomForBase(place) &&
  look.availableBases(faction) > 0;

/** An Active guerrilla, an own Base and a cube: all there turn Underground. */
export const isExposed = (look: Look, place: Place, faction: Insurgent): boolean =>
  mayRally(look, place, faction) &&
  look.side(place, faction, 'active') > 0 &&
  look.bases(place, faction) > 0 &&
  look.cubes(place) > 0;

/** How many a Rally would place there, were enough Available. */
function wanted(look: Look, place: Place, faction: Insurgent): number {
  const own = look.bases(place, faction);
  return Math.max(
    0,
    Math.min(own === 0 ? 1 : own + place.population, look.roomForGuerrillas(place, faction)),
  );
}

/** How many a Rally places there. */
export const placed = (look: Look, place: Place, faction: Insurgent): number =>
  Math.min(wanted(look, place, faction), look.availableGuerrillas(faction));

/** In how many of these spaces guerrillas can be placed: all, or one after the other where pieces are short. */
function served(look: Look, places: readonly Place[], faction: Insurgent, left: number): number {
  const needed = places.reduce((sum, place) => sum + wanted(look, place, faction), 0);
  return needed <= look.availableGuerrillas(faction) ? left : Math.min(1, left);
}

/** A step of the Rally: those of the open spaces that pass, and how many of them can be taken. */
export function rallyStep(
  look: Look,
  turn: Turn,
  how: string,
  test: (place: Place) => boolean,
  limit = Number.POSITIVE_INFINITY,
): () => Step {
  const { faction } = turn;
  return () => {
    const places = open(look, turn).filter(test);
    const left = Math.min(limit - turn.done.length, look.resources(faction));
    if (how === 'build') return { how, places, most: Math.min(left, look.availableBases(faction)) };
    if (how === 'place') return { how, places, most: served(look, places, faction, left) };
    if (how === 'gather') return { how, places };
    return { how, places, most: how === 'extra' ? Math.min(1, left) : left };
  };
}

/** Cities and Departments of this faction's Rally that were not used yet. */
const open = (look: Look, turn: Turn): readonly Place[] =>
  look.lands.filter((place) => !isUsed(turn, place) && mayRally(look, place, turn.faction));
