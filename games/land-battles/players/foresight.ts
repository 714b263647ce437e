/** Looking ahead: an imagined battle is played on by rules of thumb and appraised after a few actions. */
import type { Imagined } from '@sandtable/engine';
import type { View } from '../view.ts';
import { outlook } from './outlook.ts';
import { bestPlan, type Plan } from './plans.ts';
import { answerFrom, decide } from './sergeant.ts';

/** Plays on until so many actions have begun; the first of them may be given. */
export function playOn(world: Imagined, first: Plan | undefined, actions: number): void {
  let plan = first;
  let begun = 0;
  for (;;) {
    const { turn, prompt } = world;
    if (turn === undefined || prompt === undefined) return;
    const options = world.options();
    const [only] = options;
    if (options.length === 1 && only !== undefined) {
      world.answer(only);
      continue;
    }
    if (prompt.key === 'ask.action') {
      if (begun > 0) plan = undefined;
      if (begun === actions) return;
      begun++;
      const view = world.view(turn) as View;
      plan ??= bestPlan(outlook(view, turn));
      const action = plan?.action;
      world.answer(
        action !== undefined && options.includes(action)
          ? action
          : decide(view, turn, prompt, options).option,
      );
      continue;
    }
    const planned = plan === undefined ? undefined : answerFrom(plan, prompt.key);
    if (planned !== undefined && options.includes(planned)) world.answer(planned);
    else world.answer(decide(world.view(turn) as View, turn, prompt, options).option);
  }
}
