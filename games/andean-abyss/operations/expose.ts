/** Making guerrillas Active by search: Patrol (3.2.2) and Sweep (3.2.3). */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { pick } from '../ask.ts';
import { turnPiece } from '../changes.ts';
import { type Faction, factionOf, type Insurgent, UNDERGROUND } from '../forces.ts';
import { idOf, type Space } from '../map.ts';
import { type PieceId, pieceIds, pieceLabel, pieceOf } from '../shipments.ts';
import { active, underground } from '../state.ts';
import { say } from '../text/say.ts';

/**
 * Turns up to that many Underground guerrillas of these factions Active. The Government picks them, and may leave
 * a faction alone altogether, but what it searches it searches to the full (1.4.1, 3.1), unless those who were
 * Active before are enough to count for the rest (1.4.3).
 */
export function* expose(
  action: Action,
  space: Space,
  most: number,
  factions: readonly Insurgent[],
): Rules<void> {
  const { state, rule } = action;
  const searched = new Set<Faction>();
  let known = 0;
  for (const faction of factions) known += active(state, space, faction);
  for (let left = most; left > 0; left--) {
    const options = (): (PieceId | 'done')[] => {
      const hidden = factions.filter((faction) => underground(state, space, faction) > 0);
      const ids = pieceIds(
        state,
        space,
        hidden.map((faction) => UNDERGROUND[faction]),
      );
      const mustGoOn = known < left && hidden.some((faction) => searched.has(faction));
      return mustGoOn ? ids : [...ids, 'done'];
    };
    const picked = yield* pick<PieceId | 'done'>(action, {
      prompt: say('ask.expose', rule, { space: idOf(space), left }),
      options,
      label: (id) => (id === 'done' ? say('do', rule, { deed: id }) : pieceLabel(id, space, rule)),
    });
    if (picked === 'done') return;
    searched.add(factionOf(pieceOf(picked).kind));
    turnPiece(action, space, picked);
  }
}
