/** 6.5 The Redeploy Phase. */
import type { Rules, Table } from '@sandtable/engine';
import { type Action, act, under } from '../action.ts';
import { chooseNumber, chooseSpace, pick } from '../ask.ts';
import { move } from '../changes.ts';
import type { CubeKind } from '../forces.ts';
import { idOf, isDepartment, isLoc, MAP, type Space } from '../map.ts';
import { policeGoals, sendCubes, troopsGoals } from '../redeploy.ts';
import { bases, room, spaces, type State, troops } from '../state.ts';
import { say } from '../text/say.ts';
import { beginTurn, markMoved, unmoved, unmovedPolice, unmovedTroops } from '../turn.ts';

/** 6.5.1 LoCs, and Departments without a Government Base, keep no Troops. */
const mustLeave = (state: State, space: Space): boolean =>
  isLoc(space) || (isDepartment(space) && bases(state, space, 'government') === 0);

export function* redeployPhase(table: Table<State>): Rules<void> {
  const { state } = table;
  const controls = (space: Space) => state.control.government.includes(space);
  // Kept in the state so that everybody sees who has moved; nobody moves twice.
  state.turn = beginTurn('government', 'redeploy', { free: true });
  const goals = { troops: troopsGoals(state, controls), police: policeGoals(state, controls) };
  for (const space of spaces(state)) {
    if (troops(state, space) === 0 || !mustLeave(state, space)) continue;
    yield* sendCubes(act(table, 'government', '6.5.1'), space, 'troops', goals.troops);
  }
  yield* moveTheRest(act(table, 'government', '6.5.2'), goals);
  state.turn = null;
}

const RULES: Readonly<Record<CubeKind, string>> = { troops: '6.5.2', police: '6.5.3' };
const KINDS: readonly CubeKind[] = ['troops', 'police'];

/** Cubes of a kind that leave a space: made once. */
interface Origin {
  readonly id: string;
  readonly kind: CubeKind;
  readonly from: Space;
}
const originsOf = (kind: CubeKind): readonly Origin[] =>
  MAP.all.map((from) => ({ id: `${kind}:${idOf(from)}`, kind, from }));
const ORIGINS: Readonly<Record<CubeKind, readonly Origin[]>> = {
  troops: originsOf('troops'),
  police: originsOf('police'),
};
const BY_OPTION = new Map(KINDS.flatMap((kind) => ORIGINS[kind]).map((origin) => [origin.id, origin]));
/** The origin behind an option; undefined for being done. */
export const originOf = (option: string): Origin | undefined => BY_OPTION.get(option);

/** 6.5.2, 6.5.3 Other Troops and any Police may move, each once. */
function* moveTheRest(action: Action, goals: Readonly<Record<CubeKind, readonly Space[]>>): Rules<void> {
  const { state } = action;
  const among = () => {
    const list: Origin[] = [];
    for (const kind of KINDS) addOrigins(state, kind, goals[kind], list);
    return list;
  };
  for (;;) {
    const origin = yield* pick<Origin, 'done'>(action, {
      prompt: say('ask.redeploy.from', action.rule),
      among,
      id: ({ id }) => id,
      label: ({ kind, from }) => say('cubes.from', RULES[kind], { kind, space: idOf(from) }),
      pass: 'done',
      isPassFirst: true,
    });
    if (origin === 'done') return;
    yield* moveCubes(action, origin.kind, origin.from, goals[origin.kind]);
  }
}

/** Where cubes of a kind can go from: anywhere, where two goals have room. */
function addOrigins(state: State, kind: CubeKind, goals: readonly Space[], list: Origin[]): void {
  const open = goals.filter((to) => room(state, to, kind) > 0);
  const only = open.length === 1 ? open[0] : undefined;
  const unmovedCubes = kind === 'troops' ? unmovedTroops : unmovedPolice;
  if (open.length === 0) return;
  const origins = ORIGINS[kind];
  for (const from of spaces(state))
    if (from !== only && unmovedCubes(state, from) > 0) list.push(origins[from] as Origin);
}

function* moveCubes(outer: Action, kind: CubeKind, from: Space, goals: readonly Space[]): Rules<void> {
  const action = under(outer, RULES[kind]);
  const { state, rule } = action;
  const to = yield* chooseSpace(action, say('ask.redeploy.to', rule, { kind, from: idOf(from) }), () =>
    goals.filter((goal) => goal !== from && room(state, goal, kind) > 0),
  );
  if (to === undefined) return;
  const prompt = say('ask.redeploy.number', rule, { kind, from: idOf(from), to: idOf(to) });
  const most = Math.min(unmoved(state, from, kind), room(state, to, kind));
  const sent = yield* chooseNumber(action, prompt, 1, most);
  move(action, from, to, kind, sent);
  markMoved(state, to, kind, sent);
}
