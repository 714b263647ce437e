/** Making guerrillas Active by search: Patrol and Sweep. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import type { Asks } from '../ask.ts';
import type { Changes } from '../changes.ts';
import type { Counts } from '../counts.ts';
import type { PieceIds } from '../piece-ids.ts';
import type { PieceTable } from '../pieces.ts';
import type { SpaceMap } from '../spaces.ts';
import { say } from '../text/say.ts';
import type { Space, Volume } from '../volume.ts';

export interface SearchFacts<V extends Volume<V>> {
  readonly map: SpaceMap<V['space']>;
  readonly table: PieceTable<V['faction'], V['kind']>;
  readonly counts: Counts<V['faction'], V['insurgent'], V['kind']>;
  readonly pieceIds: PieceIds<V>;
  readonly asks: Asks<V>;
  readonly changes: Changes<V>;
  readonly underground: Readonly<Record<V['insurgent'], V['guerrilla']>>;
}

export interface Searches<V extends Volume<V>> {
  /**
   * Turns up to that many Underground guerrillas of these factions Active. The actor picks them, and may leave a
   * faction alone altogether, but what it searches it searches to the full, unless those who were Active before are
   * enough to count for the rest.
   */
  readonly expose: (
    action: Action<V>,
    space: Space,
    most: number,
    factions: readonly V['insurgent'][],
  ) => Rules<void>;
}

export function searches<V extends Volume<V>>(facts: SearchFacts<V>): Searches<V> {
  const { table } = facts;
  const { turnPiece } = facts.changes;
  const { idOf } = facts.map;
  const { active, underground } = facts.counts;
  const { kindOf, pieceIds, pieceLabel } = facts.pieceIds;
  const { pick } = facts.asks;

  function* expose(
    action: Action<V>,
    space: Space,
    most: number,
    factions: readonly V['insurgent'][],
  ): Rules<void> {
    const { state, rule } = action;
    const searched = new Set<V['faction']>();
    let known = 0;
    for (const faction of factions) known += active(state, space, faction);
    for (let left = most; left > 0; left--) {
      const among = (): (V['piece'] | 'done')[] => {
        const hidden = factions.filter((faction) => underground(state, space, faction) > 0);
        const ids = pieceIds(
          state,
          space,
          hidden.map((faction) => facts.underground[faction]),
        );
        const mustGoOn = known < left && hidden.some((faction) => searched.has(faction));
        return mustGoOn ? ids : [...ids, 'done'];
      };
      const picked = yield* pick<V['piece'] | 'done'>(action, {
        prompt: say('ask.expose', rule, { space: idOf(space), left }),
        among,
        label: (id) => (id === 'done' ? say('do', rule, { deed: id }) : pieceLabel(id, space, rule)),
      });
      if (picked === 'done') return;
      searched.add(table.facts(kindOf(picked)).faction);
      turnPiece(action, space, picked);
    }
  }

  return { expose };
}
