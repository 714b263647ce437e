/** Executing a card in a test. */
import { executeEvent } from '../../events/execute.ts';
import type { Faction } from '../../forces.ts';
import type { Side, State } from '../../state.ts';
import { type Play, play } from '../table.ts';

/** The faction executes that text of the card, answering as given, until somebody is asked who has no answer yet. */
export function begin(
  state: State,
  faction: Faction,
  card: number,
  side: Side,
  answers: readonly string[] = [],
  rolls: readonly number[] = [],
): Play {
  state.card = card;
  return play(state, (table) => executeEvent(table, faction, card, side), answers, rolls);
}

/** The same to the end: a text that asks for more than the answers given fails the test. */
export function execute(...given: Parameters<typeof begin>): Play {
  const played = begin(...given);
  if (played.menu.length > 0) throw new Error(`card ${given[2]} still asks: ${played.menu.join(' ')}`);
  return played;
}

/** 2.3.9 Right before the final Propaganda card. */
export const LAST_EVENT = { deck: [73], propagandas: 3, shown: 1 };
