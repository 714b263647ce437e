/** Pieces that go from space to space, each once, as their owner wants. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseNumber, chooseSpace, pick } from '../ask.ts';
import { move } from '../changes.ts';
import type { Kind } from '../forces.ts';
import { idOf, type Space } from '../map.ts';
import { say } from '../text/say.ts';
import { markMoved, unmoved } from '../turn.ts';

/** From where, to where, how many; again until done. */
export function* moveSome(
  action: Action,
  kind: Kind,
  origins: readonly Space[],
  goals: readonly Space[],
): Rules<void> {
  const { state, rule } = action;
  const canLeave = (from: Space): boolean =>
    unmoved(state, from, kind) > 0 && goals.some((to) => to !== from);
  for (;;) {
    const from = yield* pick<Space, 'done'>(action, {
      prompt: say('ask.redeploy.from', rule),
      among: () => origins.filter(canLeave),
      id: idOf,
      label: (space) => say('cubes.from', rule, { kind, space: idOf(space) }),
      pass: 'done',
    });
    if (from === 'done') return;
    yield* sendSome(action, kind, from, goals, 1);
  }
}

/** Sends every piece of a kind away. */
export function* sendEach(action: Action, from: Space, kind: Kind, goals: readonly Space[]): Rules<void> {
  // Where there is but one place to go, all go there.
  const isOne = goals.filter((goal) => goal !== from).length === 1;
  while (unmoved(action.state, from, kind) > 0)
    if (!(yield* sendSome(action, kind, from, goals, isOne ? unmoved(action.state, from, kind) : 1))) return;
}

function* sendSome(
  action: Action,
  kind: Kind,
  from: Space,
  goals: readonly Space[],
  least: number,
): Rules<boolean> {
  const { state, rule } = action;
  const to = yield* chooseSpace(action, say('ask.redeploy.to', rule, { kind, from: idOf(from) }), () =>
    goals.filter((goal) => goal !== from),
  );
  if (to === undefined) return false;
  const prompt = say('ask.redeploy.number', rule, { kind, from: idOf(from), to: idOf(to) });
  const sent = yield* chooseNumber(action, prompt, least, unmoved(state, from, kind));
  move(action, from, to, kind, sent);
  markMoved(state, to, kind, sent);
  return true;
}
