/** The game as the engine knows it. */
import type { Game, Rules, Setting, Table } from '@sandtable/engine';
import type { Chance } from '@sandtable/engine';
import { bookIn } from './book.ts';
import { correctionsMaker } from './components/maker.ts';
import { ownedFaults } from './components/owned.ts';
import { cleanUp } from './cleanup/cleanup.ts';
import { CONTENT, RARE } from './content.ts';
import { determinize } from './determinize.ts';
import { laws } from './laws.ts';
import { mind } from './mind/index.ts';
import { asides, talk } from './negotiations/talk.ts';
import { digest } from './digest.ts';
import { goalsOf } from './goals.ts';
import { overviewOf } from './overview.ts';
import { courtier } from './players/courtier.ts';
import { appraise } from './players/outlook.ts';
import { vizier } from './players/vizier.ts';
import { applyPosition, positionFaults, positionOf } from './position/index.ts';
import { takeAction } from './sequence/turn.ts';
import { chooseLoyalties } from './setup/loyalty.ts';
import { OPTIONS, optionFaults, SCENARIOS, seatsOf } from './setup/setting.ts';
import { setUp } from './setup/setup.ts';
import { isKhan } from './solo/khan.ts';
import { shereKhan } from './solo/turn.ts';
import type { State } from './state.ts';
import { speech } from './text/index.ts';
import { resultOf } from './topple/victory.ts';
import { type View, viewOf } from './view.ts';

function setup(setting: Setting, chance: Chance): State {
  const position = setting.attachments?.['position'];
  return position === undefined ? setUp(setting, chance) : applyPosition(position, setting, chance);
}

function* nothing(): Rules<void> {}

function step(table: Table<State>): Rules<void> {
  switch (table.state.stage) {
    case 'loyalty':
      return chooseLoyalties(table);
    case 'actions':
      return isKhan(table.state, table.state.turn.player) ? shereKhan(table) : takeAction(table);
    case 'cleanup':
      return cleanUp(table);
    case 'over':
      return nothing();
  }
}

export const paxPamir: Game<State, View> = {
  id: 'pax-pamir',
  version: 4,
  scenarios: SCENARIOS,
  options: OPTIONS,
  attachments: { position: positionFaults, cards: ownedFaults },
  makers: { cards: correctionsMaker },
  positionOf,
  check: optionFaults,
  seats: seatsOf,
  setup,
  step,
  result: resultOf,
  view: viewOf,
  overview: overviewOf,
  goals: goalsOf,
  digest,
  determinize,
  asides,
  aside: talk,
  content: CONTENT,
  rare: RARE,
  // The rules bound no game: players could tax each other for ever. Random play ends within a few thousand asks.
  bound: 200_000,
  laws,
  appraise,
  mind,
  speech,
  players: [courtier, vizier],
  book: { en: bookIn('en'), ja: bookIn('ja') },
};
