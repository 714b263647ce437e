import type { Action } from '../action.ts';
import { rollPosture } from '../deeds.ts';
import { AT } from '../map.ts';
import { gwotPenalty } from '../levels.ts';
import { changePrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';

/** 120 US Election. */
export function elect(action: Action): void {
  rollPosture(action, AT['united-states']);
  changePrestige(action, gwotPenalty(action.state) === 0 ? 1 : -1);
}

export const usElection: CardEvent = {
  // 6.3.1 Nobody plays it as an Event: it happens by itself.
  isPlayable: () => false,
  event: elect,
};
