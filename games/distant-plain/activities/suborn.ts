/** 4.5.3 Suborn. */
import { type Hold, holdsWithout, isHopeless } from '@sandtable/coin';
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseSpace, pick, pieceIds, pieceLabel, whyMissing } from '../ask.ts';
import { canHide, hide, remove } from '../changes.ts';
import { ACTIVE, INSURGENTS, type Kind, TABLE, UNDERGROUND } from '../forces.ts';
import { ALL_SPACES, idOf, type Space } from '../map.ts';
import { price, whyEvent } from '../operations/kit.ts';
import { holdOf, survives, survivesPaying } from '../operations/trial.ts';
import { active, bases, governmentCubes, guerrillas, type State, type Turn } from '../state.ts';
import { say } from '../text/say.ts';
import { MOST_RESOURCES } from '../tracks.ts';
import { type ActivityRules, mayBeIn, useIn } from './rules.ts';

export const SUBORN_COST = 2;
const SPACES = 3;
const CUBES = 3;
const CUBE_KINDS: readonly Kind[] = ['government-troops', 'police'];
const TALIBAN: readonly Kind[] = ['taliban-underground', 'taliban-active'];

type Way = 'cubes' | 'base' | 'taliban' | 'hide';

function allWays(state: State, space: Space): Way[] {
  const ways: Way[] = [];
  if (governmentCubes(state, space) > 0) ways.push('cubes');
  if (bases(state, space, 'government') > 0) ways.push('base');
  if (guerrillas(state, space, 'taliban') > 0) ways.push('taliban');
  if (canHide(state, space) && INSURGENTS.some((faction) => active(state, space, faction) > 0))
    ways.push('hide');
  return ways;
}

/** What is taken first when only one piece is: for seeing what would be left of the Operation. */
const firstVictim = (state: State, space: Space, way: Way): Kind | undefined => {
  if (way === 'base') return 'government-base';
  return pieceIds(state, space, way === 'cubes' ? CUBE_KINDS : TALIBAN)[0];
};

/** Whether the Operation in progress, not yet begun, could still be executed after that and its price. */
function leavesOperation(state: State, space: Space, way: Way, cost: number): boolean {
  if (way === 'hide') {
    const shown = INSURGENTS.map((faction) => active(state, space, faction));
    const turn = (back: boolean) => {
      for (const [i, faction] of INSURGENTS.entries()) {
        const [from, to] = back
          ? [UNDERGROUND[faction], ACTIVE[faction]]
          : [ACTIVE[faction], UNDERGROUND[faction]];
        TABLE.turn(state, space, from, to, shown[i] ?? 0);
      }
    };
    return survivesPaying(
      state,
      'warlords',
      cost,
      () => turn(false),
      () => turn(true),
    );
  }
  const kind = firstVictim(state, space, way);
  if (kind === undefined) return false;
  return survivesPaying(
    state,
    'warlords',
    cost,
    () => TABLE.remove(state, space, kind, 1),
    () => TABLE.place(state, space, kind, 1),
  );
}

/** Whether nothing done there can end the Operation: it has been executed, or holds elsewhere and can be paid. */
const isSafe = (state: State, turn: Turn, space: Space, cost: number, hold: Hold<Space>): boolean =>
  turn.spaces.length > 0 ||
  (holdsWithout(hold, space) && (turn.free || state.resources.warlords >= cost + turn.commitment));

const waysIn = (state: State, turn: Turn, space: Space, cost: number, hold: Hold<Space>): Way[] => {
  // A Terror that nobody could commit needs own guerrillas to fall silent.
  if (turn.doing === 'terror' && isHopeless(hold) && active(state, space, 'warlords') === 0) return [];
  const ways = allWays(state, space);
  return isSafe(state, turn, space, cost, hold)
    ? ways
    : ways.filter((way) => leavesOperation(state, space, way, cost));
};

const costIn = (state: State, turn: Turn, space: Space): number =>
  price(state, turn, 'suborn', space, SUBORN_COST);

function openSpaces(state: State, turn: Turn, hold: Hold<Space>): (space: Space) => boolean {
  const isOpen = mayBeIn(state, turn, 'suborn');
  return (space) => {
    const cost = costIn(state, turn, space);
    return (
      state.resources.warlords >= cost && waysIn(state, turn, space, cost, hold).length > 0 && isOpen(space)
    );
  };
}

function whyNotIn(action: Action, turn: Turn, space: Space): Message {
  const { state, rule } = action;
  const cost = costIn(state, turn, space);
  if (turn.activitySpaces.includes(space)) return say('why.there.used', rule);
  if (allWays(state, space).length === 0) return say('why.there.nobody', rule);
  if (state.resources.warlords < cost) return say('why.space-cost', rule, { cost });
  return mayBeIn(state, turn, 'suborn')(space) ? say('why.there.kept', rule) : whyEvent(turn);
}

function* subornOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  // Nobody is given what this may cost.
  turn.tally.kept = MOST_RESOURCES;
  const among = () => ALL_SPACES.filter(openSpaces(state, turn, holdOf(state)));
  const blocked = whyMissing(action, among, (one) => whyNotIn(action, turn, one));
  const space = yield* chooseSpace(action, say('ask.suborn', rule), among, blocked);
  if (space === undefined) return;
  const cost = costIn(state, turn, space);
  const way = yield* pick<Way>(action, {
    prompt: say('ask.suborn.how', rule, { space: idOf(space) }),
    among: () => waysIn(state, turn, space, cost, holdOf(state)),
    label: (deed) => say('do', rule, { deed: `suborn-${deed}` }),
  });
  turn.tally.kept = 0;
  useIn(action, 'suborn', space, SUBORN_COST);
  yield* buy(action, space, way);
}

/** Up to three cubes, a Base guarded or not, a Taliban guerrilla, or everybody's silence. */
function* buy(action: Action, space: Space, way: Way): Rules<void> {
  const { state, rule } = action;
  if (way === 'hide') {
    for (const faction of INSURGENTS) hide(action, space, ACTIVE[faction]);
    return;
  }
  if (way === 'base') {
    yield* remove(action, space, 'government-base');
    return;
  }
  const kinds = way === 'cubes' ? CUBE_KINDS : TALIBAN;
  const most = way === 'cubes' ? CUBES : 1;
  for (let left = most; left > 0; left--) {
    const mayStop = left < most;
    const victim = yield* pick<Kind | 'done'>(action, {
      prompt: say('ask.remove', rule, { space: idOf(space), left }),
      among: () => victims(state, space, kinds, mayStop),
      label: (id) => (id === 'done' ? say('do', rule, { deed: id }) : pieceLabel(id, space, rule)),
    });
    if (victim === 'done') return;
    yield* remove(action, space, victim);
  }
}

/** The next one to go; once one is gone only those without which the Operation lives. */
function victims(state: State, space: Space, kinds: readonly Kind[], mayStop: boolean): (Kind | 'done')[] {
  const ids = pieceIds(state, space, kinds);
  if (!mayStop) return ids;
  const hold = holdOf(state);
  const safe = holdsWithout(hold, space)
    ? ids
    : ids.filter((kind) =>
        survives(
          state,
          () => TABLE.remove(state, space, kind, 1),
          () => TABLE.place(state, space, kind, 1),
        ),
      );
  return [...safe, 'done'];
}

export const suborn: ActivityRules = {
  rule: () => '4.5.3',
  limit: SPACES,
  possible: (state, turn, hold) => ALL_SPACES.some(openSpaces(state, turn, hold)),
  execute: subornOnce,
  why: (rule) => say('why.suborn', rule),
};
