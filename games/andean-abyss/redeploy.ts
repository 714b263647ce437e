/** Where Government cubes Redeploy to (6.5), in the Redeploy Phase and out of a new FARC Zone (6.4.4). */
import type { Rules } from '@sandtable/engine';
import type { Action } from './action.ts';
import { chooseNumber, chooseSpace } from './ask.ts';
import { move } from './changes.ts';
import type { CubeKind } from './forces.ts';
import { AT, idOf, isCity, isLoc, type Space } from './map.ts';
import { bases, count, isZone, room, spaces, type State } from './state.ts';
import { say } from './text/say.ts';
import { markMoved } from './turn.ts';

/** Says whether the Government Controls a space: by marker in the Redeploy Phase, counted for a new Zone (D8). */
export type Controls = (space: Space) => boolean;

/** 6.5.1, 6.5.2, D9 Controlled Cities and Controlled spaces with a Government Base. */
export function troopsGoals(state: State, controls: Controls): Space[] {
  return spaces(state).filter(
    (space) =>
      controls(space) && !isZone(state, space) && (isCity(space) || bases(state, space, 'government') > 0),
  );
}

/** 6.5.3 LoCs and Controlled spaces. */
export function policeGoals(state: State, controls: Controls): Space[] {
  return spaces(state).filter((space) => isLoc(space) || (controls(space) && !isZone(state, space)));
}

/** Sends all cubes of a kind away from a space: to Bogotá where there is no other place for them (6.5.1). */
export function* sendCubes(
  action: Action,
  from: Space,
  kind: CubeKind,
  goals: readonly Space[],
): Rules<void> {
  const { state, rule } = action;
  while (count(state, from, kind) > 0) {
    const fitting = () => goals.filter((to) => to !== from && room(state, to, kind) > 0);
    const where = say('ask.redeploy.to', rule, { kind, from: idOf(from) });
    const to = (yield* chooseSpace(action, where, fitting)) ?? AT.bogota;
    const most = Math.min(count(state, from, kind), room(state, to, kind));
    const ids = { from: idOf(from), to: idOf(to) };
    // Where there is but one place to go, all go there.
    const least = fitting().length > 1 ? 1 : most;
    const prompt = say('ask.redeploy.number', rule, { kind, ...ids });
    const sent = yield* chooseNumber(action, prompt, least, most);
    move(action, from, to, kind, sent);
    markMoved(state, to, kind, sent);
  }
}
