/** The sequence of play and the Propaganda Round of the demonstration volume (2, 6). */
import type { Rules, Table } from '@sandtable/engine';
import { deployment, rounds, sequence } from '../../index.ts';
import { OPERATING } from './activities.ts';
import { executeEvent } from './events.ts';
import { eventCard, FACTIONS, isPropaganda } from './facts.ts';
import { OPERATIONS_BY_NAME, TRIALS } from './operations.ts';
import {
  active,
  basesOnMap,
  isLoc,
  isNonPlayer,
  lands,
  MAP,
  type Pass,
  PHASES,
  pieces,
  populationOf,
  room,
  spaces,
  type State,
  TABLE,
} from './state.ts';
import { say } from './text/say.ts';
import { act, ACTIONS, ASKS, CHANGES, DECKS, GIFTS, maySpace, payerOf, RANKING, TURNS } from './tools.ts';

const { gain, canShift, shift, place } = CHANGES;

export const { playCard, nextCard, beginCard } = sequence<Pass>({
  rules: {
    choice: '2',
    pass: '2',
    nextCard: '2',
    event: '5',
    dualEvent: '5',
    lastEvent: '2',
    operation: '3',
  },
  factions: FACTIONS,
  actions: ACTIONS,
  gain,
  decks: DECKS,
  turns: TURNS,
  operations: OPERATIONS_BY_NAME,
  operate: OPERATING.operate,
  isPropaganda,
  isDual: (card) => eventCard(card).dual,
  executeEvent,
  passIncome: (faction) => ({ payer: payerOf(faction), amount: 1 }),
  canStart: TRIALS.canBegin,
  couldBeHelped: GIFTS.couldBeHelped,
  mayExecute: (state, faction, option) => !isNonPlayer(state, faction) || option !== 'unshaded',
  mayOperate: (state, faction) => !isNonPlayer(state, faction) || state.resources.rebels > 0,
  phases: { first: 'victory', skipped: 'skipped' },
  hooks: {},
});

/** 6 Aid for the Crown, Bases for the Rebels. */
function* resources(table: Table<State>): Rules<void> {
  const { state } = table;
  gain(act(table, 'crown', '6'), 'crown', 2 + state.aid);
  gain(act(table, 'rebels', '6'), 'rebels', 1 + basesOnMap(state, 'rebels'));
}

/** 6 The Crown buys Support where it has pieces. */
function* support(table: Table<State>): Rules<void> {
  const { state } = table;
  const action = act(table, 'crown', '6');
  const open = () =>
    state.resources.crown < 3
      ? []
      : lands(state).filter((space) => pieces(state, space, 'crown') > 0 && canShift(state, space, 1));
  for (;;) {
    const space = yield* maySpace(action, say('ask.support', '6'), open);
    if (space === undefined) return;
    gain(action, 'crown', -3);
    shift(action, space, 1);
  }
}

/** 6 Everybody may act again, guerrillas hide, Casualties come home, Storms pass. */
function* reset(table: Table<State>): Rules<void> {
  const { state } = table;
  for (const faction of FACTIONS) state.eligible[faction] = true;
  state.momentum = [];
  state.markers.fill(0);
  for (const kind of TABLE.kinds) {
    const lost = state.casualties[TABLE.columnOf(kind)] ?? 0;
    if (lost > 0) TABLE.putAside(state, state.casualties, kind, -lost);
  }
  for (const space of spaces(state))
    TABLE.turn(state, space, 'rebels-active', 'rebels-underground', active(state, space, 'rebels'));
  table.log(say('log.reset', '6'));
}

function* nothing(): Rules<void> {}
const PLAY = { skipped: nothing, victory: nothing, resources, support, reset };

export const playPhase = rounds<Pass>({
  rule: '6',
  phases: PHASES.slice(1),
  victory: 'victory',
  skipped: 'skipped',
  final: 'support',
  play: (phase) => PLAY[phase],
  somebodyWins: (state) => FACTIONS.some((faction) => RANKING.succeeds(state, faction)),
  nextCard,
  hooks: {},
});

/** 2 Free deployment. */
export const { deployers, deployFreely } = deployment<Pass>({
  rule: '2',
  order: ['rebels', 'crown'],
  sharesOf: (_state, faction) =>
    faction === 'rebels'
      ? [
          { kind: 'rebels-base', count: 1, where: (_, space) => populationOf(space) < 2 },
          { kind: 'rebels-underground', count: 3, where: () => true, populated: 1 },
        ]
      : [{ kind: 'crown-troops', count: 3, where: (_, space) => !isLoc(space) }],
  map: MAP,
  actions: ACTIONS,
  asks: ASKS,
  place,
  spaces,
  room,
  populationOf,
  nextCard,
});
