/** What would be left of an Operation if something were done first (4.1: an activity needs its Operation). */
import type { State } from '../state.ts';
import { isPossible } from './index.ts';

/** Does something, looks, and undoes it. Only pieces and Resources may be touched. */
export function tried<T>(state: State, deed: () => void, look: () => T): T {
  const pieces = [...state.pieces];
  const available = [...state.available];
  const resources = { ...state.resources };
  deed();
  const seen = look();
  for (let i = 0; i < pieces.length; i++) state.pieces[i] = pieces[i] ?? 0;
  for (let i = 0; i < available.length; i++) state.available[i] = available[i] ?? 0;
  Object.assign(state.resources, resources);
  return seen;
}

/**
 * Whether the Operation in progress could still be executed after that. Once it has been, anything goes; before,
 * an interlude must leave it at least one space.
 */
export function survives(state: State, deed: () => void): boolean {
  const { turn } = state;
  if (turn === null || turn.spaces.length > 0) return true;
  switch (turn.doing) {
    case 'event':
    case 'redeploy':
    case 'train':
    case 'patrol':
    case 'sweep':
      return true;
    case 'assault':
    case 'rally':
    case 'march':
    case 'attack':
    case 'terror':
      return tried(state, deed, () => isPossible(state, turn));
  }
}
