/** Where the staff Assaults, and what it removes. */
import type { Space } from '../../map.ts';
import type { PieceId } from '../../shipments.ts';
import { spaces } from '../../state.ts';
import { highest, spacesIn, type StaffMind, together } from './mind.ts';
import type { Outlook } from './outlook.ts';
import { assaultWorth, pieceWorth, SPACE_COST, spaceCost } from './worth.ts';

/** What the best Assaults that Resources allow would gain, less what they cost. */
export function assaultGain(outlook: Outlook, isLimited: boolean): number {
  const gains = spaces(outlook.state).map((space) => assaultWorth(outlook, space) - spaceCost(outlook));
  const most = Math.floor(outlook.state.resources.government / SPACE_COST);
  return together(gains, isLimited ? 1 : most, 1);
}

export function assaultSpace(mind: StaffMind, used: readonly Space[]): Space | undefined {
  const space = highest(spacesIn(mind), (one) => assaultWorth(mind.outlook, one));
  if (space === undefined) return undefined;
  return used.length === 0 || assaultWorth(mind.outlook, space) >= spaceCost(mind.outlook)
    ? space
    : undefined;
}

/** The piece whose loss hurts most; none of its own. */
export function worstPiece(mind: StaffMind): string {
  const ids = mind.options.filter((option) => option !== 'done') as PieceId[];
  return highest(ids, (one) => pieceWorth(mind.outlook, one)) ?? 'done';
}
