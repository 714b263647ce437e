import { idOf } from '../../map.ts';
import { type Mind, offered } from '../mind.ts';
import { random } from '../selection.ts';

/** 2, 11 Always, in a random space. */
export const anywhere = (mind: Mind): string => {
  const open = offered(mind);
  return open.length === 0 ? 'done' : idOf(random(mind, open));
};
