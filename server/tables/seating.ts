/** Seats and setting agree: which seats are non-players follows from who sits where. */
import { type Game, type SeatId, type Setting, settingFaults } from '@sandtable/engine';
import { BadSeating, checkNonPlayers, type Seating, settingFor } from '@sandtable/players';
import { Denial } from '../denial.ts';
import type { Place } from './body.ts';

/** Refuses, in a sentence, a setting that those who sit there contradict. */
export function mustAgree(game: Game, setting: Setting, places: readonly Place[]): void {
  const fault = disagreement(() => checkNonPlayers(game, setting, peopleIn(places), botsIn(places)));
  if (fault !== undefined) throw new Denial('bad-setting', fault);
}

/**
 * The setting after somebody else sits somewhere: it stays while it fits, else it follows from the seats. Where the
 * rulebook knows no such game it stays as well, until more seats have changed; such a table cannot start.
 */
export function settingAfter(game: Game, setting: Setting, places: readonly Place[]): Setting {
  const bots = botsIn(places);
  if (disagreement(() => checkNonPlayers(game, setting, peopleIn(places), bots)) === undefined)
    return setting;
  let next = setting;
  disagreement(() => {
    next = settingFor(game, setting, bots);
  });
  return settingFaults(game, next).length === 0 ? next : setting;
}

/** Whoever comes to an open or invited seat is a person. */
function peopleIn(places: readonly Place[]): readonly SeatId[] {
  return places.filter(({ chair }) => chair.kind !== 'bot').map(({ seat }) => seat);
}

function botsIn(places: readonly Place[]): Seating {
  return Object.fromEntries(
    places.flatMap(({ seat, chair }) => (chair.kind === 'bot' ? [[seat, chair.player]] : [])),
  );
}

function disagreement(tried: () => void): string | undefined {
  try {
    tried();
    return undefined;
  } catch (error) {
    if (error instanceof BadSeating) return error.message;
    throw error;
  }
}
