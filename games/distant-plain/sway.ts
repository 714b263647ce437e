/** 1.6 Levels changed by Operations and Special Activities: while Tribal Elders decide, by whoever has their ear. */
import type { Rules } from '@sandtable/engine';
import { type Action, by } from './action.ts';
import { pick } from './ask.ts';
import { canShift, setLevel, shift } from './changes.ts';
import { holderOf } from './in-effect.ts';
import { idOf, isProvince, type Space } from './map.ts';
import type { Level } from './state.ts';
import { say } from './text/say.ts';
import { type LevelId, LEVELS } from './tracks.ts';

const LEVEL_IDS: readonly LevelId[] = ['support', 'neutral', 'opposition'];

/** Moves a level one step toward a goal; in a province the elders may want another one. */
export function* sway(action: Action, space: Space, goal: Level): Rules<void> {
  const { state } = action;
  if (!canShift(state, space, goal)) return;
  const holder = !isProvince(space) ? null : holderOf(state, 'elders-decide');
  if (holder === null) {
    shift(action, space, goal);
    return;
  }
  const wanted = yield* pick<LevelId>(by(action, holder), {
    prompt: say('ask.elders', action.rule, { space: idOf(space), faction: action.faction }),
    among: () => LEVEL_IDS,
    label: (id) => say('level', '1.6.1', { level: LEVELS[id] }),
  });
  setLevel(action, space, LEVELS[wanted]);
}
