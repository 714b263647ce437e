import { idOf } from '../../map.ts';
import { coalitionTroops, pieces } from '../../state.ts';
import { type Mind, offered } from '../mind.ts';
import { best, random } from '../selection.ts';
import { AS_USUAL, type Instruction } from './instruction.ts';

/** Where Taliban are first, evenly, as in a Surge (8.8.2). */
export function natoTroops(mind: Mind): string {
  const { state } = mind;
  const open = offered(mind);
  const top = best(
    open,
    (space) => pieces(state, space, 'taliban') > 0,
    (space) => -coalitionTroops(state, space),
  );
  return top.length === 0 ? 'done' : idOf(random(mind, top));
}

/** 17 NATO. */
export const nato: Instruction = AS_USUAL;
