/** 8.7.3 The table as the Taliban March sees it: numbers that can be changed while it thinks ahead, or back. */
import { ACTIVE, UNDERGROUND } from '../../forces.ts';
import { isInEffect } from '../../in-effect.ts';
import { ALL_SPACES, isLoc, isPashtun, type Space } from '../../map.ts';
import { bases, type Control, guerrillas, pieces, type State } from '../../state.ts';
import { unmoved } from '../../turn.ts';

export interface Field {
  /** By space: COIN pieces, Warlords pieces, Taliban Bases. */
  readonly coin: readonly number[];
  readonly warlords: readonly number[];
  readonly bases: readonly number[];
  /** By space: Taliban guerrillas, and how many of them cannot march (again). */
  readonly here: number[];
  readonly tired: number[];
  /** Nobody marches on from Pashtun land: Sandstorms. */
  readonly once: boolean;
  /** The spaces marched into. */
  readonly entered: Space[];
}

export function fieldOf(state: State, entered: readonly Space[]): Field {
  const coin: number[] = [];
  const warlords: number[] = [];
  const camps: number[] = [];
  const here: number[] = [];
  const tired: number[] = [];
  for (const space of ALL_SPACES) {
    const all = guerrillas(state, space, 'taliban');
    const fresh = unmoved(state, space, UNDERGROUND.taliban) + unmoved(state, space, ACTIVE.taliban);
    coin.push(pieces(state, space, 'coalition') + pieces(state, space, 'government'));
    warlords.push(pieces(state, space, 'warlords'));
    camps.push(bases(state, space, 'taliban'));
    here.push(all);
    tired.push(all - fresh);
  }
  const once = isInEffect(state, 'march-once');
  return { coin, warlords, bases: camps, here, tired, once, entered: [...entered] };
}

const at = (list: readonly number[], space: Space): number => list[space] ?? 0;

export const guerrillasIn = (field: Field, space: Space): number => at(field.here, space);
export const strangersIn = (field: Field, space: Space): number =>
  at(field.coin, space) + at(field.warlords, space);
export const talibanIn = (field: Field, space: Space): number =>
  at(field.bases, space) + at(field.here, space);

/** 1.7 Who controls a space if so many more Taliban were there. */
export function controlIn(field: Field, space: Space, more = 0): Control {
  if (isLoc(space)) return 'none';
  const taliban = talibanIn(field, space) + more;
  const [coin, warlords] = [at(field.coin, space), at(field.warlords, space)];
  if (coin > taliban + warlords) return 'coin';
  return taliban > coin + warlords ? 'taliban' : 'none';
}

/** Taliban that must come for Taliban Control. */
export const neededIn = (field: Field, space: Space): number =>
  Math.max(0, strangersIn(field, space) + 1 - talibanIn(field, space));

/** A Pashtun way-point from which guerrillas can go on. */
export const mayPass = (field: Field, space: Space): boolean => isPashtun(space) && !field.once;

/**
 * 8.1.2 Those who may go on once so many have come: all, but for those Control hangs on and, where guerrillas were under
 * Taliban Control, the one who stays at an origin.
 */
export function goingOn(field: Field, space: Space, coming: number): number {
  const control = controlIn(field, space, coming);
  const here = at(field.here, space);
  const fresh = here - at(field.tired, space) + coming;
  const most = control === 'taliban' && here > 0 ? Math.min(fresh, here + coming - 1) : fresh;
  for (let going = most; going > 0; going--)
    if (controlIn(field, space, coming - going) === control) return going;
  return 0;
}

/** Whether so many can pass a space, and none of them has to stay for its Control. */
export const isPassedFreely = (field: Field, space: Space, coming: number): boolean =>
  controlIn(field, space, coming) === controlIn(field, space);

/** Who may set out from a space: under Taliban Control, and not one they have come to. */
export const settingOut = (field: Field, space: Space): number =>
  controlIn(field, space) === 'taliban' && !field.entered.includes(space) ? goingOn(field, space, 0) : 0;
