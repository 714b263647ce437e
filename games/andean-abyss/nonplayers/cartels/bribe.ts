/** 8.5.3 Bribe, after Terror: at most three spaces. */
import { BRIBE_COST } from '../../activities/bribe.ts';
import { ACTIVE, BASE, type Kind, UNDERGROUND } from '../../forces.ts';
import type { Space } from '../../map.ts';
import { type PieceId, pieceOf } from '../../shipments.ts';
import { bases, pieces, spaces, type State } from '../../state.ts';
import { type Selection, select } from '../selection.ts';
import { isUnused, purse } from '../sites.ts';

const LIMIT = 3;
/** Whom the Cartels buy first. */
const TARGETS = ['government', 'farc', 'auc'] as const;
export type BribeTarget = (typeof TARGETS)[number];

/** The first of the Government, FARC and AUC that is there. */
export const bribeTarget = (state: State, space: Space): BribeTarget | undefined =>
  TARGETS.find((faction) => pieces(state, space, faction) > 0);

/** Any space with Cartels and enemy pieces, Government first. */
export function bribery(state: State, used: readonly Space[]): Selection<BribeTarget> | undefined {
  const left = Math.min(LIMIT - used.length, Math.floor(purse(state, 'cartels') / BRIBE_COST));
  const unused = isUnused(used);
  const among = spaces(state).filter((space) => unused(space) && pieces(state, space, 'cartels') > 0);
  for (const target of TARGETS) {
    const found = select(
      target,
      among.filter((space) => bribeTarget(state, space) === target),
      left,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** N11 What is bought away: a Base; else cubes, Police first; else guerrillas, Underground first. */
export function bribed(state: State, space: Space, ids: readonly PieceId[]): PieceId | undefined {
  const target = bribeTarget(state, space);
  if (target === undefined) return undefined;
  const order = bases(state, space, target) > 0 ? [BASE[target], ...cheapest(target)] : cheapest(target);
  const rest = TARGETS.slice(TARGETS.indexOf(target) + 1).flatMap(cheapest);
  return firstOf(ids, [...order, ...rest]);
}

const cheapest = (faction: BribeTarget): Kind[] =>
  faction === 'government' ? ['police', 'troops'] : [UNDERGROUND[faction], ACTIVE[faction]];

const firstOf = (ids: readonly PieceId[], kinds: readonly Kind[]): PieceId | undefined => {
  for (const kind of kinds) {
    const id = ids.find((one) => pieceOf(one).kind === kind);
    if (id !== undefined) return id;
  }
  return undefined;
};
