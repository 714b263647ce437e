/** The next space of an Operation, and the cubes that move. */
import { idOf, isLoc, type Space, spaceOf } from '../../map.ts';
import { cubes, police } from '../../state.ts';
import { spaceIn } from '../../nonplayers/mind.ts';
import { airWork } from './activities.ts';
import { assaultSpace } from './assault.ts';
import { nearest, type StaffMind } from './mind.ts';
import { patrolNeed } from './patrol.ts';
import { cubesNeeded, sweepPlan } from './sweep.ts';
import { trainSpace } from './train.ts';
import { spareTroops } from './worth.ts';

/** An activity, the next space, or done. An Air Strike waits for what the Operation itself lays open. */
export function operationSpace(mind: StaffMind): string {
  const { turn } = mind.state;
  const space = turn === null ? undefined : nextSpace(mind, turn.doing, turn.spaces);
  const goesOn = space !== undefined && mind.options.includes(idOf(space));
  const activity = airWork(mind, !goesOn && turn?.doing !== 'sweep');
  if (activity !== undefined) return activity;
  if (goesOn) return idOf(space);
  const any = mind.options.find((option) => spaceOf(option) !== undefined);
  return mind.options.includes('done') ? 'done' : (any ?? mind.options[0] ?? 'done');
}

function nextSpace(mind: StaffMind, doing: string, used: readonly Space[]): Space | undefined {
  switch (doing) {
    case 'assault':
      return assaultSpace(mind, used);
    case 'sweep':
      return sweepPlan(mind.outlook, used);
    case 'train':
      return trainSpace(mind, used);
    default:
      return undefined;
  }
}

/** As many as are needed, and no more than can be spared. */
export function moveTroops(mind: StaffMind): string {
  const { state } = mind;
  const [from, to] = [spaceIn(mind.prompt, 'from'), spaceIn(mind.prompt, 'to')];
  if (from === undefined || to === undefined) return mind.options.at(-1) ?? '0';
  const wanted = isLoc(to) ? patrolNeed(state, to) : Math.max(1, cubesNeeded(state, to) - cubes(state, to));
  return nearest(mind, Math.min(spareTroops(state, from), wanted));
}

export function movePolice(mind: StaffMind): string {
  const [from, to] = [spaceIn(mind.prompt, 'from'), spaceIn(mind.prompt, 'to')];
  if (from === undefined || to === undefined) return mind.options[0] ?? '0';
  return nearest(mind, Math.min(patrolNeed(mind.state, to), police(mind.state, from) - 1));
}
