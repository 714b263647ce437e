/** 8.6.2 March: one destination. */
import type { Space } from '../../map.ts';
import { bases, guerrillas, lands, pieces, type State } from '../../state.ts';
import { anywhere, canEnterUnseen, type MarchTerms, originsFor } from '../marching.ts';
import { best, type Selection, select } from '../selection.ts';
import { purse } from '../sites.ts';

/** D10 One stays where AUC or FARC has a Base. */
const keepsOne = (state: State, space: Space): boolean =>
  bases(state, space, 'auc') > 0 || bases(state, space, 'farc') > 0;

export const AUC_MARCH: MarchTerms = { faction: 'auc', isOrigin: anywhere, keepsOne };

export type AucMarchStep =
  | 'farc-base-underground'
  | 'farc-base-active'
  | 'farc-piece-underground'
  | 'farc-piece-active';

/** N13 FARC Bases first, then where somebody stays Underground. */
export function aucMarch(state: State, used: readonly Space[]): Selection<AucMarchStep> | undefined {
  if (used.length > 0 || purse(state, 'auc') < 1) return undefined;
  const goals = lands(state).filter(
    (space) => isAucGoal(state, space) && originsFor(state, space, AUC_MARCH).length > 0,
  );
  const hasBase = (space: Space): boolean => bases(state, space, 'farc') > 0;
  const isUnseen = (space: Space): boolean => canEnterUnseen(state, space, AUC_MARCH);
  const top = best(goals, hasBase, isUnseen);
  const [first] = top;
  if (first === undefined) return undefined;
  const step: AucMarchStep = `farc-${hasBase(first) ? 'base' : 'piece'}-${isUnseen(first) ? 'underground' : 'active'}`;
  return select(step, top);
}

/** FARC there, and nobody of AUC. */
export const isAucGoal = (state: State, space: Space): boolean =>
  pieces(state, space, 'farc') > 0 && guerrillas(state, space, 'auc') === 0;
