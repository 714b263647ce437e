/** 6.5 The Redeploy Phase: desertion, then Troops, Police and guerrillas go where they can stay. */
import type { Rules, Table } from '@sandtable/engine';
import { type Action, act } from '../action.ts';
import { chooseNumber } from '../ask.ts';
import { remove } from '../changes.ts';
import {
  AFGHANISTAN,
  ALL_SPACES,
  AT,
  idOf,
  isLoc,
  isPakistan,
  isPashtun,
  isProvince,
  LANDS,
  type Space,
} from '../map.ts';
import {
  bases,
  coinBases,
  control,
  count,
  governmentCubes,
  governmentTroops,
  police,
  type State,
} from '../state.ts';
import { say } from '../text/say.ts';
import { beginTurn } from '../turn.ts';
import { moveSome, sendEach } from './moving.ts';

const CUBES_PER_DESERTER = 3;

/** 6.5 Control stays as it is until everybody has moved. */
function fixControl(state: State): void {
  state.control = {
    coin: LANDS.filter((space) => control(state, space) === 'coin'),
    taliban: LANDS.filter((space) => control(state, space) === 'taliban'),
  };
}

export function* redeployPhase(table: Table<State>): Rules<void> {
  const { state } = table;
  fixControl(state);
  // Kept in the state so that everybody sees who has moved; nobody moves twice.
  state.turn = beginTurn('government', 'redeploy', { free: true });
  yield* desertion(act(table, 'government', '6.5.1'));
  // Bases stay where they are.
  const leaving = AFGHANISTAN.filter((space) => mustLeave(state, space));
  const goals = troopsGoals(state);
  yield* moveSome(act(table, 'coalition', '6.5.2'), 'coalition-troops', leaving, goals);
  for (const space of leaving)
    yield* sendEach(act(table, 'government', '6.5.2'), space, 'government-troops', goals);
  yield* policeMay(act(table, 'government', '6.5.3'));
  yield* guerrillasLeave(act(table, 'taliban', '6.5.4'));
  state.turn = null;
  state.control = null;
}

/** 6.5.1 In every space one of three Government cubes leaves; the Government says which. */
function* desertion(action: Action): Rules<void> {
  const { state, rule } = action;
  for (const space of AFGHANISTAN) {
    const deserters = Math.floor(governmentCubes(state, space) / CUBES_PER_DESERTER);
    if (deserters === 0) continue;
    const least = Math.max(0, deserters - police(state, space));
    const most = Math.min(deserters, governmentTroops(state, space));
    const prompt = say('ask.desertion', rule, { space: idOf(space), deserters });
    const troops = yield* chooseNumber(action, prompt, least, most);
    for (let i = 0; i < deserters; i++)
      yield* remove(action, space, i < troops ? 'government-troops' : 'police');
  }
}

/** 6.5.2, D21 The Coalition may move its Troops and the Government must: those on LoCs and in provinces without a COIN Base. */
const mustLeave = (state: State, space: Space): boolean =>
  isLoc(space) || (isProvince(space) && coinBases(state, space) === 0);

/** To COIN-Controlled spaces with a COIN Base, and to Kabul. */
const troopsGoals = (state: State): Space[] =>
  LANDS.filter(
    (space) => space === AT.kabul || (isUnder(state, 'coin', space) && coinBases(state, space) > 0),
  );

const isUnder = (state: State, who: 'coin' | 'taliban', space: Space): boolean =>
  state.control?.[who].includes(space) === true;

/** 6.5.3 Police go to LoCs and COIN-Controlled spaces, if the Government wants. */
function* policeMay(action: Action): Rules<void> {
  const { state } = action;
  const goals = AFGHANISTAN.filter((space) => isLoc(space) || isUnder(state, 'coin', space));
  yield* moveSome(action, 'police', AFGHANISTAN, goals);
}

const GUERRILLAS = ['taliban-underground', 'taliban-active'] as const;

const isPashtunPakistan = (space: Space): boolean => isPakistan(space) && isPashtun(space);

/** To Taliban-Controlled spaces with a Taliban Base, and to Pashtun Pakistan. */
const guerrillaGoals = (state: State): Space[] =>
  LANDS.filter(
    (space) =>
      isPashtunPakistan(space) || (isUnder(state, 'taliban', space) && bases(state, space, 'taliban') > 0),
  );

/** 6.5.4 Off LoCs and provinces without a Taliban Base; those in Kabul stay. D21: those in Pashtun Pakistan may. */
function* guerrillasLeave(action: Action): Rules<void> {
  const { state } = action;
  const goals = guerrillaGoals(state);
  // No Base lies on a LoC.
  const isHomeless = (space: Space): boolean => bases(state, space, 'taliban') === 0 && space !== AT.kabul;
  const mayStay = ALL_SPACES.filter((space) => isPashtunPakistan(space) && isHomeless(space));
  for (const kind of GUERRILLAS) yield* moveSome(action, kind, mayStay, goals);
  for (const space of ALL_SPACES)
    if (isHomeless(space) && !isPashtunPakistan(space))
      for (const kind of GUERRILLAS)
        if (count(state, space, kind) > 0) yield* sendEach(action, space, kind, goals);
}
