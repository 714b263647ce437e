import { margin } from '../../victory.ts';
import { because, type Mind } from '../mind.ts';
import type { Instruction } from './instruction.ts';

/** 8.6.1, 8.7.1, 8.8.1, D17 What the elders say. */
function elders(mind: Mind): string {
  const { state, faction } = mind;
  if (faction === 'coalition') because(mind, 'ELDERS.C');
  else if (faction === 'taliban') because(mind, 'ELDERS.T');
  else if (faction === 'warlords') because(mind, 'ELDERS.W');
  else {
    const isBehind = margin(state, 'coalition') > margin(state, 'government');
    because(mind, isBehind ? 'ELDERS.G.neutral' : 'ELDERS.G.support');
    return isBehind ? 'neutral' : 'support';
  }
  return { coalition: 'support', taliban: 'opposition', warlords: 'neutral' }[faction];
}

/** 45 Tribal Elders. */
export const tribalElders: Instruction = { lasting: { 'ask.elders': elders } };
