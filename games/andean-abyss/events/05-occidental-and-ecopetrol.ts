import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { INSURGENTS, UNDERGROUND } from '../forces.ts';
import { PIPELINES, type Space } from '../map.ts';
import { active, adjacent, spaces } from '../state.ts';
import { placeInSpaces } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { turnPieces } from './kit.ts';

/** 5 Occidental & Ecopetrol. */
export const occidentalAndEcopetrol: CardEvent = {
  *unshaded(action) {
    const guarded = yield* placeInSpaces(action, 6, { kind: 'police', among: () => PIPELINES, again: true });
    yield* exposeAround(action, guarded);
  },

  shaded: [
    {
      inSpaces: 1,
      where: { kind: ['city', 'department'], beside: { is: 'econ-3' } },
      do: [{ shift: 'active-opposition', levels: 2 }],
    },
  ],
};

/** Three guerrillas on these pipelines or beside them. Those that are Active already may be among the three (1.4.3). */
function* exposeAround(action: Action, guarded: readonly Space[]): Rules<void> {
  const { state } = action;
  const around = spaces(state).filter((space) =>
    guarded.some((pipeline) => pipeline === space || adjacent(state, pipeline).includes(space)),
  );
  const seen = around.reduce(
    (sum, space) => sum + INSURGENTS.reduce((all, faction) => all + active(state, space, faction), 0),
    0,
  );
  const kinds = INSURGENTS.map((faction) => UNDERGROUND[faction]);
  const spared = Math.min(EXPOSED, seen);
  yield* turnPieces(action, EXPOSED - spared, { spaces: () => around, kinds });
  yield* turnPieces(action, spared, { spaces: () => around, kinds, optional: true });
}

const EXPOSED = 3;
