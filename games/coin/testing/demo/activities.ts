/** Special Activities of the demonstration volume (4). */
import type { Rules } from '@sandtable/engine';
import {
  type ActivityRules,
  activities,
  type Hold,
  holdsWithout,
  operating,
  type Space,
  withdrawing,
} from '../../index.ts';
import { FACTIONS } from './facts.ts';
import { OPERATIONS_BY_NAME, TRIALS } from './operations.ts';
import {
  adjacent,
  count,
  hasMomentum,
  idOf,
  isLoc,
  MAP,
  type Pass,
  PIECE_IDS,
  spaces,
  type State,
  TABLE,
  underground,
} from './state.ts';
import { say } from './text/say.ts';
import {
  type Action,
  ACTIONS,
  ASKS,
  CHANGES,
  exposedKinds,
  isAnythingExposed,
  PAYING,
  chooseSpace,
  pick,
  TURNS,
  OFF_THE_MAP,
} from './tools.ts';

const { holdOf, survivesIn, survivesLoss } = TRIALS;
const { gain, move, remove, turnOver } = CHANGES;

/** Crown troops that can leave for the space beside, leaving the Operation something to do. */
const canSend = (state: State, from: Space, to: Space, hold: Hold<Space>): boolean =>
  count(state, from, 'crown-troops') > 0 &&
  (holdsWithout(hold, from) ||
    survivesIn(
      state,
      [from, to],
      () => TABLE.move(state, from, to, 'crown-troops', 1),
      () => TABLE.move(state, to, from, 'crown-troops', 1),
    ));
const goalsOf = (state: State, from: Space, hold: Hold<Space>): Space[] =>
  adjacent(state, from).filter((to) => canSend(state, from, to, hold));

/** Troops go to a space beside. */
const transport: ActivityRules<Pass> = {
  rule: () => '4',
  limit: 1,
  possible: (state, _turn, hold) => spaces(state).some((from) => goalsOf(state, from, hold).length > 0),
  *execute(action) {
    const { state, rule } = action;
    const from = yield* choose(
      action,
      'ask.event.from',
      (one) => goalsOf(state, one, holdOf(state)).length > 0,
    );
    if (from === undefined) return;
    const to = yield* choose(action, 'ask.event.to', (one) =>
      goalsOf(state, from, holdOf(state)).includes(one),
    );
    if (to === undefined) return;
    TURNS.useActivity(state, 'transport', to);
    move(action, from, to, 'crown-troops', 1);
    action.table.log(say('log.transport', rule, { space: idOf(to) }));
  },
  why: (rule) => say('why.transport', rule),
};

/** One exposed piece off the road or out of the country; card 7 keeps the planes on the ground. */
const canStrike = (state: State, space: Space, hold: Hold<Space>): boolean =>
  !hasMomentum(state, 'storm') &&
  isAnythingExposed(state, space, ['rebels']) &&
  exposedKinds(state, space, ['rebels']).some((kind) => survivesLoss(state, hold, space, kind));

const airStrike: ActivityRules<Pass> = {
  rule: () => '4',
  with: ['patrol', 'assault'],
  limit: 2,
  possible: (state, _turn, hold) => spaces(state).some((space) => canStrike(state, space, hold)),
  *execute(action) {
    const { state, rule } = action;
    const space = yield* choose(action, 'ask.event.remove', (one) => canStrike(state, one, holdOf(state)));
    if (space === undefined) return;
    TURNS.useActivity(state, 'air-strike', space);
    const kind = yield* pick<Pass['kind']>(action, {
      prompt: say('ask.remove', rule, { space: idOf(space), left: 1 }),
      among: () =>
        exposedKinds(state, space, ['rebels']).filter((one) =>
          survivesLoss(state, holdOf(state), space, one),
        ),
      label: (one) => PIECE_IDS.pieceLabel(one, space, rule),
    });
    yield* remove(action, space, kind);
  },
  why: (rule) => say('why.air-strike', rule),
};

/** A hidden guerrilla shows itself for a Resource; nobody is taxed twice in one place. */
const extort: ActivityRules<Pass> = {
  rule: () => '4',
  limit: Number.POSITIVE_INFINITY,
  possible: (state, turn) =>
    spaces(state).some((space) => !turn.activitySpaces.includes(space) && canExtort(state, space)),
  *execute(action) {
    const { state } = action;
    const used = state.turn?.activitySpaces ?? [];
    const isOpen = (space: Space): boolean => !used.includes(space) && canExtort(state, space);
    const space = yield* choose(action, 'ask.event.act', isOpen);
    if (space === undefined) return;
    TURNS.useActivity(state, 'extort', space);
    turnOver(action, space, 'rebels-underground', 1);
    gain(action, 'rebels', 1);
  },
  why: (rule) => say('why.extort', rule),
};
const canExtort = (state: State, space: Space): boolean =>
  !isLoc(space) && underground(state, space, 'rebels') > 0;

/** A space for an activity that has been chosen. */
function* choose(
  action: Action,
  prompt: 'ask.event.from' | 'ask.event.to' | 'ask.event.remove' | 'ask.event.act',
  fits: (space: Space) => boolean,
): Rules<Space | undefined> {
  const { state, rule } = action;
  const among = () => spaces(state).filter(fits);
  return yield* chooseSpace(action, say(prompt, rule, { card: state.card, left: 1 }), among);
}

export const ACTIVITIES_BY_NAME = activities<Pass>({
  factions: FACTIONS,
  played: { transport, 'air-strike': airStrike, extort },
  partOf: {},
  of: { crown: ['transport'], allies: ['air-strike'], rebels: ['extort'] },
  rules: { activity: '4', accompanying: '4', limited: '2' },
  actions: ACTIONS,
  trials: TRIALS,
  withdrawing: withdrawing<Pass>({ ...OFF_THE_MAP, factions: FACTIONS, table: TABLE, trials: TRIALS }),
});

export const OPERATING = operating<Pass>({
  map: MAP,
  actions: ACTIONS,
  asks: ASKS,
  turns: TURNS,
  operations: OPERATIONS_BY_NAME,
  paying: PAYING,
  interludesOf: ACTIVITIES_BY_NAME.interludesOf,
  keptToStart: () => 0,
});
