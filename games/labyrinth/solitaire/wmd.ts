/** 9.3.3 Alone six plot markers are in use: each WMD that joins them replaces the lowest numbered one. */
import type { Action } from '../action.ts';
import { type State, WMD } from '../state.ts';
import { firedAlone } from './fired.ts';

const NUMBERED = [1, 2, 3] as const;

const move = (from: number[], to: number[], value: number): void => {
  from[value - 1] = (from[value - 1] ?? 0) - 1;
  to[value - 1] = (to[value - 1] ?? 0) + 1;
};

/** So many WMD have become available. */
export function makeRoom(action: Action, count: number): void {
  const { state } = action;
  if (!state.variants.solo) return;
  for (let i = 0; i < count; i++) {
    const lowest = NUMBERED.find((value) => (state.available[value - 1] ?? 0) > 0);
    if (lowest === undefined) {
      // D-S16
      state.asideDue++;
      firedAlone(action, 'F.wmd-swap-later');
    } else {
      move(state.available, state.aside, lowest);
      firedAlone(action, 'F.wmd-swap');
    }
  }
}

/** A numbered marker has come back: it may still have to give way (D-S16). */
export function noteReturn(action: Action, value: number): void {
  const { state } = action;
  if (state.asideDue === 0) return;
  state.asideDue--;
  move(state.available, state.aside, value);
  firedAlone(action, 'F.wmd-swap');
}

/** A WMD has left the game: the highest marker set aside comes back. */
export function fillGap(action: Action): void {
  const { state } = action;
  if (!state.variants.solo) return;
  const highest = NUMBERED.findLast((value) => (state.aside[value - 1] ?? 0) > 0);
  if (highest !== undefined) {
    move(state.aside, state.available, highest);
    firedAlone(action, 'F.wmd-back');
  } else if (state.asideDue > 0) state.asideDue--;
}

/** A position says that a marker of this value lies aside. */
export const putAside = (state: State, value: number): void => move(state.available, state.aside, value);

/** A position in which WMD are in play: where it does not say which markers lie aside, the lowest available ones do. */
export function setAside(state: State): void {
  if (!state.variants.solo) return;
  const inPlay = (state.available[WMD - 1] ?? 0) + state.plots.filter((plot) => plot.value === WMD).length;
  const said = state.aside.reduce((sum, count) => sum + count, 0);
  for (let i = said; i < inPlay; i++) {
    const lowest = NUMBERED.find((value) => (state.available[value - 1] ?? 0) > 0);
    if (lowest === undefined || said > 0) state.asideDue++;
    else move(state.available, state.aside, lowest);
  }
}
