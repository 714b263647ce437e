/** Labyrinth: the front door. */
import { type Chance, type Game, render, type Rules, type Setting, type Table } from '@sandtable/engine';
import { bookIn } from './book.ts';
import { determinize } from './determinize.ts';
import { EVENT_CONTENT } from './events/execute.ts';
import { JIHADIST_CONTENT } from './jihadist/content.ts';
import { jihadistNonPlayer } from './jihadist/player.ts';
import { figuresFaults } from './figures-document.ts';
import { faultOf } from './laws.ts';
import { NON_PLAYERS, optionFaults, OPTIONS, SCENARIO_IDS, seatsOf, variantsOf } from './options.ts';
import { digest } from './digest.ts';
import { goalsOf } from './goals.ts';
import { overviewOf } from './overview.ts';
import { endsByItself, playPhase } from './phases.ts';
import { applyPosition, positionFaults } from './position.ts';
import { positionOf } from './position-document.ts';
import { RARE } from './rare.ts';
import { type ScenarioId, SCENARIOS } from './scenarios.ts';
import { tablesFaults } from './solitaire/tables-document.ts';
import { mind } from './mind/index.ts';
import { usStaff } from './staff/player.ts';
import { emptyTable, layOut, placeFirstCells, rollForSchengen, shuffleDeck } from './setup.ts';
import { OPERATIONS, type State } from './state.ts';
import { speech } from './text/index.ts';
import { beginTurn, endTurn } from './turn-end.ts';
import { resolvePlots } from './unblocked.ts';
import { appraise, endingAlone, GameOver, resultOf } from './victory.ts';
import { type View, viewOf } from './view.ts';

export type { State } from './state.ts';
export type { View } from './view.ts';

function setup(setting: Setting, chance: Chance): State {
  const state = emptyTable(variantsOf(setting));
  const position = setting.attachments?.['position'];
  if (position !== undefined) {
    applyPosition(state, position, chance);
    return state;
  }
  layOut(state, SCENARIOS[setting.scenario as ScenarioId]);
  shuffleDeck(state, chance);
  return state;
}

/** 2.1 Victory interrupts whatever is going on. */
function* step(table: Table<State>): Rules<void> {
  try {
    yield* goOn(table);
  } catch (error) {
    if (!(error instanceof GameOver)) throw error;
    const ending = endingAlone(table.state);
    if (ending !== undefined) table.fired(ending);
  }
}

/** A step goes on to where somebody is asked: what goes by itself is no rest of its own. */
function* goOn(table: Table<State>): Rules<void> {
  yield* playStage(table);
  while (goesByItself(table.state)) yield* playStage(table);
}

function goesByItself(state: State): boolean {
  switch (state.stage.kind) {
    case 'cards':
      return endsByItself(state);
    case 'plots':
      return state.plots.length === 0;
    default:
      return state.stage.kind === 'end-of-turn' || state.stage.kind === 'deal';
  }
}

function* playStage(table: Table<State>): Rules<void> {
  const { stage } = table.state;
  switch (stage.kind) {
    case 'place-cells':
      return yield* placeFirstCells(table, stage.left);
    case 'schengen-rolls':
      return yield* rollForSchengen(table);
    case 'deal':
      return beginTurn(table);
    case 'cards':
      return yield* playPhase(table);
    case 'plots':
      return yield* resolvePlots(table);
    case 'end-of-turn':
      return endTurn(table);
  }
}

export const labyrinth: Game<State, View> = {
  id: 'labyrinth',
  version: 6,
  scenarios: SCENARIO_IDS,
  options: OPTIONS,
  attachments: { position: positionFaults, tables: tablesFaults, figures: figuresFaults },
  positionOf,
  check: optionFaults,
  seats: seatsOf,
  nonPlayers: NON_PLAYERS,
  players: [jihadistNonPlayer, usStaff(mind.habit)],
  setup,
  step,
  result: resultOf,
  view: viewOf,
  overview: overviewOf,
  goals: goalsOf,
  digest,
  determinize,
  content: [
    ...EVENT_CONTENT,
    ...OPERATIONS.map((operation) => `operation.${operation}`),
    'plot.numbered',
    'plot.wmd',
    ...JIHADIST_CONTENT,
  ],
  rare: RARE,
  bound: 20_000,
  laws(state) {
    const fault = faultOf(state);
    if (fault !== undefined) throw new Error(render(speech.en, fault));
  },
  appraise,
  mind,
  speech,
  book: { en: bookIn('en'), ja: bookIn('ja') },
};
