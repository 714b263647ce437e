/** The front door: the game as the engine knows it. */
import type { Game, OptionSpec } from '@sandtable/engine';
import { appraise } from './appraise.ts';
import { bookIn } from './book.ts';
import { NATIONS } from './cards/card-set.ts';
import { cardSetMaker } from './cards/maker.ts';
import { readCardSet } from './cards/read.ts';
import { CONTENT } from './content.ts';
import { determinize } from './determinize.ts';
import { laws } from './laws.ts';
import { mind } from './mind/index.ts';
import { buy, muster } from './muster.ts';
import { digest } from './digest.ts';
import { goalsOf } from './goals.ts';
import { overviewOf } from './overview.ts';
import { colonel } from './players/colonel.ts';
import { recruit } from './players/recruit.ts';
import { sergeant } from './players/sergeant.ts';
import { positionFaults, setUp } from './position.ts';
import { positionOf } from './position-document.ts';
import { takeAction } from './sequence.ts';
import { checkSetting, seatsOf, TEAM_SIZE } from './setup.ts';
import type { State } from './state.ts';
import { speech } from './text/index.ts';
import { resultOf } from './victory.ts';
import { type View, viewOf } from './view.ts';

const nation = (id: string, by: string): OptionSpec => ({ id, kind: 'choice', values: NATIONS, default: by });
const size = (id: string): OptionSpec => ({ id, kind: 'number', min: 1, max: TEAM_SIZE, default: 1 });

/** R17 bounds every game: about 500 events of progress, 300 actions between two, some 600 answers an action at most. */
const BOUND = 100_000_000;

export const landBattles: Game<State, View> = {
  id: 'land-battles',
  version: 1,
  scenarios: ['standard'],
  options: [
    size('red'),
    size('blue'),
    nation('red1', 'usa'),
    nation('blue1', 'china'),
    nation('red2', 'uk'),
    nation('blue2', 'ussr'),
    nation('red3', 'israel'),
    nation('blue3', 'arab'),
    { id: 'first', kind: 'choice', values: ['random', 'red', 'blue'], default: 'random' },
    { id: 'longRange', kind: 'flag', default: false },
    { id: 'actionReserve', kind: 'flag', default: false },
  ],
  attachments: { cards: (document) => readCardSet(document).faults, position: positionFaults },
  makers: { cards: cardSetMaker },
  positionOf,
  check: checkSetting,
  seats: seatsOf,
  setup: setUp,
  *step(table) {
    switch (table.state.stage) {
      case 'buying':
        return yield* buy(table);
      case 'muster':
        return yield* muster(table);
      case 'battle':
        return yield* takeAction(table);
    }
  },
  result: resultOf,
  view: viewOf,
  overview: overviewOf,
  goals: goalsOf,
  digest,
  determinize,
  content: CONTENT,
  bound: BOUND,
  laws,
  appraise,
  mind,
  speech,
  book: { en: bookIn('en'), ja: bookIn('ja') },
  players: [recruit, sergeant, colonel],
};
