/** Operations of the demonstration volume (3). */
import type { Rules } from '@sandtable/engine';
import {
  FRAGILE,
  nowhere,
  operation,
  type OperationRules,
  operations,
  type Space,
  trials,
  type WholeOperation,
} from '../../index.ts';
import { FACTIONS } from './facts.ts';
import {
  adjacent,
  AT,
  capability,
  count,
  cubes,
  guerrillas,
  idOf,
  lands,
  type Pass,
  pieces,
  placeable,
  spaces,
  type State,
  TABLE,
  TROOPS,
} from './state.ts';
import { say } from './text/say.ts';
import {
  type Action,
  attackableKinds,
  CHANGES,
  chooseNumber,
  chooseSpace,
  expose,
  exposedKinds,
  isAnythingExposed,
  moveGuerrillas,
  PAYING,
  pauseAfter,
  pick,
  removeByForce,
  TURNS,
  OFF_THE_MAP,
} from './tools.ts';

const { canPay, pay } = PAYING;
const { gain, place, remove, rollDie, turnOver } = CHANGES;

/** Own troops in a space; only the Crown and the Allies have any. */
const troopsOf = (state: State, space: Space, faction: Pass['faction']): number =>
  faction === 'rebels' ? 0 : count(state, space, TROOPS[faction]);

const train: OperationRules<Pass> = operation({
  rule: '3',
  among: lands,
  test(state, turn) {
    const { faction } = turn;
    if (faction === 'rebels' || !canPay(state, turn, 2)) return nowhere;
    return (space) => pieces(state, space, faction) > 0 && placeable(state, space, TROOPS[faction]) > 0;
  },
  cost: () => 2,
  leastCost: () => 2,
  *execute(action, space) {
    const { state, faction, rule } = action;
    if (faction === 'rebels') return;
    const kind = TROOPS[faction];
    const prompt = say('ask.train.troops', rule, { space: idOf(space) });
    const most = Math.min(2, placeable(state, space, kind));
    place(action, space, kind, yield* chooseNumber(action, prompt, 1, most));
  },
  finish: pauseAfter,
});

/** One payment, and a search of the road. */
const patrol: WholeOperation<Pass> = {
  rule: '3',
  leastCost: () => 1,
  isPossible: (state, turn) => canPay(state, turn, 1),
  *execute(action, turn) {
    pay(action, turn, 1);
    yield* expose(action, AT.road, cubes(action.state, AT.road), ['rebels']);
    yield* pauseAfter(action);
  },
};

const assault: OperationRules<Pass> = operation({
  rule: '3',
  among: spaces,
  test(state, turn) {
    if (!canPay(state, turn, 1)) return nowhere;
    return (space) => troopsOf(state, space, turn.faction) > 0 && isAnythingExposed(state, space, ['rebels']);
  },
  cost: () => 1,
  leastCost: () => 1,
  *execute(action, space) {
    const { state, faction, rule, table } = action;
    const strength = troopsOf(state, space, faction);
    table.log(say('log.assault', rule, { space: idOf(space), strength }));
    yield* removeByForce(action, space, strength, () => exposedKinds(state, space, ['rebels']));
  },
});

const canBuild = (state: State, space: Space): boolean =>
  guerrillas(state, space, 'rebels') >= 2 && placeable(state, space, 'rebels-base') > 0;

const rally: OperationRules<Pass> = operation({
  rule: '3',
  among: lands,
  test: (state, turn) =>
    canPay(state, turn, 1)
      ? (space) => placeable(state, space, 'rebels-underground') > 0 || canBuild(state, space)
      : nowhere,
  cost: () => 1,
  leastCost: () => 1,
  *execute(action, space) {
    const { state, rule } = action;
    const how = yield* pick<'guerrillas' | 'base'>(action, {
      prompt: say('ask.rally.how', rule, { space: idOf(space) }),
      among: () => [
        ...(placeable(state, space, 'rebels-underground') > 0 ? (['guerrillas'] as const) : []),
        ...(canBuild(state, space) ? (['base'] as const) : []),
      ],
      label: (deed) => say('do', rule, { deed: `rally-${deed}` }),
    });
    if (how === 'guerrillas') place(action, space, 'rebels-underground');
    else yield* build(action, space);
  },
});

function* build(action: Action, space: Space): Rules<void> {
  for (let i = 0; i < 2; i++)
    yield* remove(
      action,
      space,
      count(action.state, space, 'rebels-active') > 0 ? 'rebels-active' : 'rebels-underground',
    );
  place(action, space, 'rebels-base');
}

/** Card 5 makes paths dear, or free. */
function marchCost(state: State): number {
  const paths = capability(state, 'mountain-paths');
  return paths === undefined ? 1 : paths === 'shaded' ? 0 : 2;
}

const unmovedIn = (state: State, space: Space): number =>
  TURNS.unmoved(state, space, 'rebels-underground') + TURNS.unmoved(state, space, 'rebels-active');
const originsOf = (state: State, space: Space): Space[] =>
  adjacent(state, space).filter((from) => unmovedIn(state, from) > 0);

const march: OperationRules<Pass> = operation({
  rule: '3',
  among: spaces,
  test: (state, turn) =>
    canPay(state, turn, marchCost(state)) ? (space) => originsOf(state, space).length > 0 : nowhere,
  cost: marchCost,
  leastCost: marchCost,
  *execute(action, space) {
    const { state, rule } = action;
    const prompt = say('ask.march.from', rule, { space: idOf(space) });
    const from = yield* chooseSpace(action, prompt, () => originsOf(state, space));
    if (from === undefined) return;
    const group = yield* moveGuerrillas(action, 'rebels', from, space, TURNS.unmoved);
    TURNS.markMoved(state, space, 'rebels-underground', group.underground);
    TURNS.markMoved(state, space, 'rebels-active', group.active);
    if (cubes(state, space) > 1) turnOver(action, space, 'rebels-underground', group.underground);
  },
});

const attack: OperationRules<Pass> = operation({
  rule: '3',
  among: spaces,
  test: (state, turn) =>
    canPay(state, turn, 1)
      ? (space) =>
          guerrillas(state, space, 'rebels') > 0 &&
          pieces(state, space, 'crown') + pieces(state, space, 'allies') > 0
      : nowhere,
  cost: () => 1,
  leastCost: () => 1,
  *execute(action, space) {
    const { state, table, rule } = action;
    table.log(say('log.attack', rule, { faction: 'rebels', space: idOf(space) }));
    turnOver(action, space, 'rebels-underground');
    if (rollDie(action) > guerrillas(state, space, 'rebels'))
      return table.log(say('log.attack.failed', rule));
    const kinds = () => attackableKinds(state, space, ['crown', 'allies']);
    yield* removeByForce(action, space, 1, kinds, 'casualties');
    gain(action, 'rebels', 1);
  },
});

const BY_SPACES = { train, assault, rally, march, attack };
export const OPERATIONS_BY_NAME = operations<Pass>({ bySpaces: BY_SPACES, whole: { patrol } });

export const TRIALS = trials<Pass>({
  factions: FACTIONS,
  table: TABLE,
  operations: OPERATIONS_BY_NAME,
  paying: PAYING,
  spaces,
  sturdy: ['patrol'],
  local: ['assault', 'attack'],
  // Where guerrillas leave, all the spaces beside may be lost to a March.
  holds: { march: () => FRAGILE },
  refilled: ['rally'],
  mayWithdraw: OFF_THE_MAP.mayWithdraw,
});
