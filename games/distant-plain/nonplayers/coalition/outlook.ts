/** 8.8.3, 8.8.4 What an Assault would take of the Taliban, with an Air Strike or after an Air Lift: tried on a copy. */
import { isOpenTo } from '../../activities/rules.ts';
import { ACTIVE, TABLE, UNDERGROUND, type Kind } from '../../forces.ts';
import { effect, isInEffect } from '../../in-effect.ts';
import { AFGHANISTAN, isProvince, LANDS, type Space } from '../../map.ts';
import { canAssault, jointPrice } from '../../operations/assault.ts';
import { allowed } from '../../operations/kit.ts';
import { active, bases, isAnythingExposed, pieces, type State, type Turn, underground } from '../../state.ts';
import { type Loss, shownFirst, talibanOf } from '../force.ts';
import { copyOf } from '../ground.ts';
import { type Choice, step } from '../selection.ts';
import { isLiftBarred, liftsTo } from './air-lift.ts';
import { assaulting, isQuiet, joining, lossBy, shownBefore, striking } from './assault.ts';

const GUERRILLAS = 4;
const STRIKES = 3;

/** What goes in all, and of it the Taliban of one space. */
interface Outlook {
  readonly bases: number;
  readonly guerrillas: number;
  /** Warlords guerrillas, and their Bases. */
  readonly warlords: number;
  readonly fields: number;
  readonly inGoal: number;
}

/** A Base, or four guerrillas. */
const isEnough = (outlook: Outlook | undefined): boolean =>
  outlook !== undefined && (outlook.bases > 0 || outlook.guerrillas >= GUERRILLAS);

function removeAny(copy: State, space: Space, kinds: readonly Kind[], count: number): void {
  let left = count;
  for (const kind of kinds) {
    const gone = Math.min(left, TABLE.count(copy, space, kind));
    TABLE.remove(copy, space, kind, gone);
    left -= gone;
  }
}

/** The Assault in one space of the copy. */
function fight(copy: State, trial: Turn, space: Space): Loss {
  const isJoint = joining(copy, trial, space) !== undefined;
  const loss = lossBy(copy, space, isJoint);
  if (isJoint) copy.resources.government -= jointPrice(copy, trial, space);
  const faction = shownFirst(copy, space);
  if (faction !== undefined) {
    const shown = Math.min(shownBefore(copy), underground(copy, space, faction));
    TABLE.turn(copy, space, UNDERGROUND[faction], ACTIVE[faction], shown);
  }
  removeAny(copy, space, ['taliban-active'], loss.talibanGuerrillas);
  removeAny(copy, space, ['taliban-base'], loss.talibanBases);
  removeAny(copy, space, ['warlords-active'], loss.warlordsGuerrillas);
  removeAny(copy, space, ['warlords-base'], loss.warlordsBases);
  return loss;
}

/** The whole Assault on the copy; undefined where nothing can be assaulted. */
function assaultOn(copy: State, turn: Turn, goal?: Space): Outlook | undefined {
  const trial: Turn = { ...turn, spaces: [...turn.spaces] };
  const sum = { bases: 0, guerrillas: 0, warlords: 0, fields: 0, inGoal: 0 };
  for (;;) {
    const isAllowed = allowed(copy, trial, 'assault');
    const open = (space: Space): boolean => isAllowed(space) && canAssault(copy, space, trial);
    const space = assaulting({ state: copy, turn: trial, open })?.among[0];
    if (space === undefined) return trial.spaces.length === turn.spaces.length ? undefined : sum;
    trial.spaces.push(space);
    const loss = fight(copy, trial, space);
    sum.bases += loss.talibanBases;
    sum.guerrillas += loss.talibanGuerrillas;
    sum.warlords += loss.warlordsGuerrillas;
    sum.fields += loss.warlordsBases;
    if (space === goal) sum.inGoal += talibanOf(loss);
  }
}

/** One Air Strike on the copy: what it takes of the Taliban there. */
function strike(copy: State, space: Space, isUnseen: boolean): { bases: number; guerrillas: number } {
  const taken = { bases: 0, guerrillas: 0 };
  const most = isUnseen ? 1 : (effect(copy, 'strike-removes')?.pieces ?? 1);
  const kinds: readonly Kind[] = isUnseen ? ['taliban-underground', 'taliban-active'] : ['taliban-active'];
  for (let left = most; left > 0; left--) {
    const kind = kinds.find((one) => TABLE.count(copy, space, one) > 0);
    if (kind !== undefined) {
      TABLE.remove(copy, space, kind, 1);
      taken.guerrillas++;
    } else if (isBare(copy, space)) {
      TABLE.remove(copy, space, 'taliban-base', 1);
      taken.bases++;
    }
  }
  return taken;
}

const isBare = (copy: State, space: Space): boolean =>
  bases(copy, space, 'taliban') > 0 &&
  active(copy, space, 'taliban') + underground(copy, space, 'taliban') === 0;

/** Assault, then Air Strike; undefined where nothing can be assaulted (4.1: no Activity without its Operation). */
function withStrike(state: State, turn: Turn): Outlook | undefined {
  const copy = copyOf(state);
  const assault = assaultOn(copy, turn);
  if (assault === undefined) return undefined;
  const sum = { ...assault };
  const trial: Turn = { ...turn, activitySpaces: [] };
  while (trial.activitySpaces.length < STRIKES) {
    const isOpen = isOpenTo(copy, trial, 'air-strike');
    const offered = LANDS.filter((space) => isProvince(space) && isOpen(space));
    const space = striking(copy, trial, offered)?.among[0];
    if (space === undefined) break;
    const taken = strike(copy, space, isQuiet(copy, trial, space));
    trial.activitySpaces.push(space);
    sum.bases += taken.bases;
    sum.guerrillas += taken.guerrillas;
  }
  return sum;
}

/** 4.1 Where an Air Lift for an Assault may go: where Taliban are; if it alone lets the Assault begin, to what is exposed. */
function goalTest(state: State, turn: Turn): (goal: Space) => boolean {
  const canBegin = assaultOn(copyOf(state), turn) !== undefined;
  return (goal) => pieces(state, goal, 'taliban') > 0 && (canBegin || isAnythingExposed(state, goal));
}

/** Whether enough would go. */
export const isAssaultEnough = (state: State, turn: Turn): boolean =>
  isEnough(assaultOn(copyOf(state), turn));

/** The most Taliban that go in a space after an Air Lift to it that lets enough go; 0 where none does. */
function takenAfterLift(state: State, turn: Turn, goal: Space): number {
  const taken = liftsTo(state, goal).map(({ after }) => {
    const outlook = assaultOn(after, turn, goal);
    return outlook !== undefined && isEnough(outlook) ? outlook.inGoal : 0;
  });
  return Math.max(0, ...taken);
}

/** To where an Air Lift lets enough go, if nothing less does: where most Taliban go. */
export function liftForAssault(state: State, turn: Turn): Choice | undefined {
  if (isLiftBarred(state, 'assault') || isEnough(withStrike(state, turn))) return undefined;
  const isOpen = goalTest(state, turn);
  const taken = AFGHANISTAN.map((goal) => (isOpen(goal) ? takenAfterLift(state, turn, goal) : 0));
  const most = Math.max(...taken);
  return most === 0
    ? undefined
    : step(
        'C.assault.lift',
        AFGHANISTAN.filter((_, at) => taken[at] === most),
      );
}

export const isCoalitionAssaultCalledFor = (state: State, turn: Turn): boolean =>
  isEnough(withStrike(state, turn)) || liftForAssault(state, turn) !== undefined;

/** Accidental Guerrillas, and only one guerrilla would go. */
export function isTooCostly(state: State, turn: Turn): boolean {
  if (!isInEffect(state, 'assault-then-guerrillas')) return false;
  const outlook = withStrike(state, turn);
  if (outlook === undefined || outlook.bases + outlook.fields > 0) return false;
  return outlook.guerrillas + outlook.warlords === 1;
}
