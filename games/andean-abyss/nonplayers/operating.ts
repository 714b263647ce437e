/** Where a non-player's Operation goes next, and its Special Activity afterwards. */
import { isPropaganda } from '../cards.ts';
import { idOf, type Space } from '../map.ts';
import type { State, Turn } from '../state.ts';
import { aucAttack } from './auc/attack.ts';
import { aucMarch } from './auc/march.ts';
import { aucRally } from './auc/rally.ts';
import { aucTerror } from './auc/terror.ts';
import { cartelsMarch } from './cartels/march.ts';
import { cartelsRally } from './cartels/rally.ts';
import { cartelsTerror } from './cartels/terror.ts';
import { farcAttack } from './farc/attack.ts';
import { isKidnapPossible } from './farc/kidnap.ts';
import { farcMarch, lastGoals, lastOrigins } from './farc/march.ts';
import { farcRally } from './farc/rally.ts';
import { farcTerror } from './farc/terror.ts';
import { because, type Mind } from './mind.ts';
import { type Selection, settle } from './selection.ts';

/** The spaces from which the next one of an Operation comes; undefined when there are none. */
export function nextOf(state: State, turn: Turn): Selection | undefined {
  switch (`${turn.faction} ${turn.doing}`) {
    case 'cartels rally':
      return cartelsRally(state, turn);
    case 'cartels march':
      return cartelsMarch(state, turn.spaces);
    case 'cartels terror':
      return cartelsTerror(state, turn.spaces);
    case 'auc rally':
      return aucRally(state, turn.spaces);
    case 'auc march':
      return aucMarch(state, turn.spaces);
    case 'auc attack':
      return aucAttack(state, turn.spaces);
    case 'auc terror':
      return aucTerror(state, turn.spaces);
    case 'farc rally':
      return farcRally(state, turn.spaces);
    case 'farc march':
      return farcMarch(state, turn.spaces, {
        skipsLocs: isFinalNext(state),
        ...(turn.free ? { headlong: true } : {}),
      });
    case 'farc attack':
      return farcAttack(state, turn.spaces);
    case 'farc terror':
      return farcTerror(state, turn.spaces);
    default:
      return undefined;
  }
}

/** 8.1.1 An Operation is possible if its own steps find a space. */
export const isPossibleFor = (state: State, turn: Turn): boolean => nextOf(state, turn) !== undefined;

/** N16 The next card lies face up and is the final Propaganda. */
export function isFinalNext(state: State): boolean {
  const next = state.deck[0];
  return (
    state.shown > 0 &&
    next !== undefined &&
    isPropaganda(next) &&
    state.propagandas + 1 >= state.variants.finalPropaganda
  );
}

/** The space the Operation goes to next; undefined when it is over. */
export function nextSpace(mind: Mind, turn: Turn): Space | undefined {
  const selection = nextOf(mind.state, turn);
  if (selection === undefined) return undefined;
  if (turn.faction === 'farc' && selection.step === 'last') return lastSpace(mind, turn, selection);
  const space = settle(mind, selection);
  noteStep(mind, turn, selection.step, space);
  if (selection.tied === true) because(mind, '8.6.3.attack.tie-by-victim');
  if (`${turn.faction} ${selection.step}` === 'farc shift' && isKidnapPossible(mind.state, space))
    because(mind, '8.7.4.terror.kidnap-full');
  return space;
}

/** 8.7.2 First the origin with most to send, then a neighbour of it. */
function lastSpace(mind: Mind, turn: Turn, selection: Selection): Space {
  const origins = lastOrigins(mind.state, selection);
  const goals = origins.flatMap((from) => lastGoals(mind.state, from, turn.spaces));
  const isMoot = new Set(goals).size === 1;
  const origin = settle(mind, { among: origins, capacity: isMoot ? origins.length : 1 });
  const space = settle(mind, { among: lastGoals(mind.state, origin, turn.spaces), capacity: 1 });
  because(mind, '8.7.2.march.last', { from: idOf(origin), space: idOf(space) });
  return space;
}

const HEADS = {
  'cartels rally': '8.5.1.rally',
  'cartels march': '8.5.2.march',
  'cartels terror': '8.5.3.terror',
  'auc rally': '8.6.1.rally',
  'auc march': '8.6.2.march',
  'auc attack': '8.6.3.attack',
  'auc terror': '8.6.4.terror',
  'farc rally': '8.7.1.rally',
  'farc march': '8.7.2.march',
  'farc attack': '8.7.3.attack',
  'farc terror': '8.7.4.terror',
} as const;

/** The box behind a space. Every step of every chart has a sentence of that name. */
function noteStep(mind: Mind, turn: Turn, step: string, space: Space): void {
  const head = HEADS[`${turn.faction} ${turn.doing}` as keyof typeof HEADS];
  because(mind, `${head}.${step}` as '8.5.1.rally.build', { space: idOf(space) });
}
