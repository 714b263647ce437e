/** Where Government cubes Redeploy to (6.5), in the Redeploy Phase and out of a new FARC Zone (6.4.4). */
import type { Rules } from '@sandtable/engine';
import type { Action } from './action.ts';
import { chooseNumber, pick } from './ask.ts';
import { move } from './deeds.ts';
import type { CubeKind } from './forces.ts';
import { AT, idOf, isCity, isLoc, type Space, spaceOf } from './map.ts';
import { bases, count, isZone, room, spaces, type State } from './state.ts';
import { say } from './text/say.ts';
import { markMoved } from './turn.ts';

/** Says whether the Government Controls a space: by marker in the Redeploy Phase, counted for a new Zone (D8). */
export type Controls = (space: Space) => boolean;

/** 6.5.1, D9 Controlled Cities and Controlled spaces with a Government Base; Bogotá if there is none. */
export function troopsGoals(state: State, controls: Controls): Space[] {
  const goals = spaces(state).filter(
    (space) =>
      controls(space) && !isZone(state, space) && (isCity(space) || bases(state, space, 'government') > 0),
  );
  return goals.length === 0 ? [AT.bogota] : goals;
}

/** 6.5.3 LoCs and Controlled spaces. */
export function policeGoals(state: State, controls: Controls): Space[] {
  return spaces(state).filter((space) => isLoc(space) || (controls(space) && !isZone(state, space)));
}

/** Sends cubes of a kind away from a space: all of them where they must go, else as many as wanted. */
export function* sendCubes(
  action: Action,
  from: Space,
  kind: CubeKind,
  goals: readonly Space[],
  must: boolean,
): Rules<void> {
  const { state, rule } = action;
  while (count(state, from, kind) > 0) {
    const fitting = () => goals.filter((to) => to !== from && room(state, to, kind) > 0);
    if (fitting().length === 0) return;
    const picked = yield* pick(action, {
      prompt: say('ask.redeploy.to', rule, { kind, from: idOf(from) }),
      options: () => [...fitting().map(idOf), ...(must ? [] : ['done'])],
    });
    const to = spaceOf(picked);
    if (to === undefined) return;
    const most = Math.min(count(state, from, kind), room(state, to, kind));
    const prompt = say('ask.redeploy.number', rule, { kind, from: idOf(from), to: idOf(to) });
    const sent = yield* chooseNumber(action, prompt, 1, most);
    move(action, from, to, kind, sent);
    markMoved(state, to, kind, sent);
  }
}
