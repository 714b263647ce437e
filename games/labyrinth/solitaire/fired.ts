/** Branches of chapter 9 that the rules themselves see happen; the Jihadist's own are the reasons it gives. */
import type { Action } from '../action.ts';

/** 9.0 Counts a branch when the Jihadist is run by the charts. */
export function firedAlone(action: Action, item: string): void {
  if (action.state.variants.solo) action.table.fired(item);
}
