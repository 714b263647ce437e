/** Carrying out an Event in a test. */
import { act } from '../../action.ts';
import type { Side } from '../../cards.ts';
import { execute as executeEvent, isPlayable } from '../../events/execute.ts';
import { FRAME } from '../../play-card.ts';
import type { State } from '../../state.ts';
import { type Play, play } from '../table.ts';

/** The side carries out the Event, answering as given, until somebody is asked who has no answer yet. */
export const begin = (
  state: State,
  side: Side,
  card: number,
  answers: readonly string[] = [],
  rolls: readonly number[] = [],
): Play => play(state, (table) => executeEvent(act(table, side, '6.2', FRAME), side, card), answers, rolls);

/** The same to the end: an Event that asks for more than the answers given fails the test. */
export function execute(...given: Parameters<typeof begin>): Play {
  const played = begin(...given);
  if (played.menu.length > 0) throw new Error(`card ${given[2]} still asks: ${played.menu.join(' ')}`);
  return played;
}

export const playable = isPlayable;
