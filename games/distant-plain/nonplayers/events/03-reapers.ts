import { canShift, OPPOSITION } from '../../changes.ts';
import { idOf } from '../../map.ts';
import { hasSupport, peopleOf } from '../../state.ts';
import { type Mind, offered } from '../mind.ts';
import { best, random } from '../selection.ts';
import type { Instruction } from './instruction.ts';

/** The highest population that can shift, then a space at Support. */
function anger(mind: Mind): string {
  const { state } = mind;
  return idOf(
    random(
      mind,
      best(
        offered(mind),
        (space) => canShift(state, space, OPPOSITION),
        (space) => peopleOf(space, state),
        (space) => hasSupport(state, space),
      ),
    ),
  );
}

/** 3 Reapers. */
export const reapers: Instruction = { lasting: { 'ask.air-strike.anger': anger } };
