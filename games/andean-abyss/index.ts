/** Andean Abyss: the front door. */
import { appraisal, enforced, stages } from '@sandtable/coin';
import type { Chance, Game, Setting } from '@sandtable/engine';
import { bookEn, bookJa } from './book.ts';
import { EVENT_CARDS } from './cards.ts';
import { CUT, drawCard, redeal, shuffledDeck } from './deck.ts';
import { deployers, deployFreely } from './deployment.ts';
import { contentOf, sidesOf } from './events/execute.ts';
import { type Faction, FACTIONS } from './forces.ts';
import { faultOf } from './laws.ts';
import { GOVERNMENT_STAFF } from './mind/government/staff.ts';
import { mind } from './mind/index.ts';
import { gifts, give } from './negotiation.ts';
import { NON_PLAYER_CONTENT } from './nonplayers/content.ts';
import { NON_PLAYERS } from './nonplayers/player.ts';
import { NON_PLAYER_SEATS, optionFaults, OPTIONS, SCENARIOS, seatsOf, variantsOf } from './options.ts';
import { digest } from '@sandtable/coin';
import { goalsOf } from './goals.ts';
import { overviewOf } from './overview.ts';
import { applyPosition, positionFaults, positionOf } from './position.ts';
import { playPhase } from './propaganda/index.ts';
import { beginCard, playCard } from './sequence.ts';
import { RARE } from './rare.ts';
import { deploy, emptyTable, placeMarkers } from './setup.ts';
import { ACTIVITIES, type Andes, OPERATIONS, type State } from './state.ts';
import { speech } from './text/index.ts';
import { say } from './text/say.ts';
import { margin, resultOf } from './victory.ts';
import { type View, viewOf } from './view.ts';

export type { State } from './state.ts';
export type { View } from './view.ts';

const { beginDeployed, beginFreely, step } = stages<Andes>({
  factions: FACTIONS,
  deployers,
  deployFreely,
  drawCard,
  beginCard,
  playCard,
  playPhase,
});

function setup(setting: Setting, chance: Chance): State {
  const state = emptyTable(variantsOf(setting));
  const { deck, unused } = shuffledDeck(chance, CUT);
  state.deck.push(...deck);
  state.unused.push(...unused);
  const position = setting.attachments?.['position'];
  if (position !== undefined) {
    applyPosition(state, position);
    return state;
  }
  placeMarkers(state);
  const begin = setting.scenario === 'free-deployment' ? beginFreely : beginDeployed;
  begin(state, (factions) => deploy(state, factions));
  return state;
}

export const andeanAbyss: Game<State, View> = {
  id: 'andean-abyss',
  version: 3,
  scenarios: SCENARIOS,
  options: OPTIONS,
  attachments: {
    // Free deployment would have nobody to deploy.
    position: (document, setting) =>
      setting.scenario === SCENARIOS[0]
        ? positionFaults(emptyTable(variantsOf(setting)), document)
        : [say('fault.scenario', '2.1')],
  },
  positionOf,
  check: optionFaults,
  seats: seatsOf,
  setup,
  step,
  result: resultOf,
  view: viewOf,
  isOpen: true,
  overview: overviewOf,
  goals: goalsOf,
  digest,
  determinize: (state, _viewer, chance) => redeal(state, chance),
  asides: (state, seat, most) => gifts(state, seat as Faction, most),
  aside: (table, seat, id) => give(table, seat as Faction, id),
  content: [
    ...EVENT_CARDS.flatMap((card) => sidesOf(card.number).map((side) => contentOf(card.number, side))),
    ...OPERATIONS.map((operation) => `operation.${operation}`),
    ...ACTIVITIES.map((activity) => `activity.${activity}`),
    ...NON_PLAYER_CONTENT,
  ],
  rare: RARE,
  bound: 50_000,
  laws: enforced(faultOf, speech.en),
  appraise: appraisal(FACTIONS, margin),
  mind,
  speech,
  book: { en: bookEn, ja: bookJa },
  players: [...NON_PLAYERS, GOVERNMENT_STAFF],
  nonPlayers: NON_PLAYER_SEATS,
};
