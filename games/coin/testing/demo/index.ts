/** The Pass, a demonstration volume: the kit on five spaces and three factions. */
import type { Chance, Game, Message, Setting } from '@sandtable/engine';
import { appraisal, enforced, laws, options, overviews, positions, stages } from '../../index.ts';
import { contentOf, executeEvent, sidesOf } from './events.ts';
import {
  EVENT_CARDS,
  eventCard,
  type Faction,
  FACTIONS,
  isPropaganda,
  PAYERS,
  PROPAGANDA_CARDS,
} from './facts.ts';
import { REBEL_CONTENT, REBELS } from './nonplayers.ts';
import { OPERATIONS_BY_NAME } from './operations.ts';
import { OPERATING } from './activities.ts';
import { beginCard, deployers, deployFreely, playCard, playPhase } from './sequence.ts';
import {
  ACTIVITIES,
  COUNTS,
  deploy,
  emptyTable,
  isLoc,
  MAP,
  MARKERS,
  markersLeft,
  OPERATIONS,
  type Pass,
  PHASES,
  placeMarkers,
  populationOf,
  spaces,
  type State,
  TABLE,
  totalOpposition,
  totalSupport,
} from './state.ts';
import { en } from './text/en.ts';
import { ja } from './text/ja.ts';
import { namesEn, namesJa } from './text/names.ts';
import { say } from './text/say.ts';
import { act, DECKS, GIFTS, margin, payerOf, RANKING, RESOURCES_LIMIT } from './tools.ts';

const { OPTIONS, NON_PLAYER_SEATS, variantsOf, optionFaults, seatsOf } = options<Faction>({
  factions: FACTIONS,
  rules: { practice: '2', hiddenNext: '2' },
  nonPlayers: { none: [], rebels: ['rebels'] },
  pairs: { none: [], two: [['crown', 'allies']] },
  own: [],
  finalPropaganda: () => 2,
});

export interface View extends State {
  readonly deckSize: number;
  readonly margins: Readonly<Record<Faction, number>>;
}

const viewOf = (state: State): View => ({
  ...state,
  deck: state.deck.slice(0, state.shown),
  unused: [],
  deckSize: state.deck.length,
  margins: {
    crown: margin(state, 'crown'),
    allies: margin(state, 'allies'),
    rebels: margin(state, 'rebels'),
  },
});

const LAWS = laws<Pass>({
  rules: { pieces: '1', stacking: '1', markers: '1', levels: '1', tracks: '1', cards: '2' },
  map: MAP,
  table: TABLE,
  counts: COUNTS,
  isLoc,
  populationOf,
  spaces,
  markersLeft,
  lost: (state, kind) => state.casualties[TABLE.columnOf(kind)] ?? 0,
  payers: PAYERS,
  resourcesLimit: RESOURCES_LIMIT,
  basesLimit: 1,
});

function faultOf(state: State): Message | undefined {
  const crowded = MAP.all.map((space) => LAWS.basesFault(state, space)).find((fault) => fault !== undefined);
  return (
    LAWS.piecesFault(state) ??
    crowded ??
    LAWS.markersFault(state) ??
    LAWS.resourcesFault(state) ??
    LAWS.cardsFault(state)
  );
}

const { applyPosition, positionFaults } = positions<Pass>({
  rules: {
    position: '2',
    spaces: '1',
    levels: '1',
    markers: '1',
    capability: '5',
    momentum: '5',
    choice: '2',
    final: '2',
    round: '6',
  },
  map: MAP,
  table: TABLE,
  factions: FACTIONS,
  payers: PAYERS,
  resourcesLimit: RESOURCES_LIMIT,
  markers: MARKERS,
  levels: { support: 1, neutral: 0, opposition: -1 },
  isLoc,
  populationOf,
  events: EVENT_CARDS,
  propagandas: PROPAGANDA_CARDS,
  isPropaganda,
  decks: DECKS,
  beginCard,
  fields: (common, { whole }) => ({
    ...common,
    aid: (state, value) => void (state.aid = whole(value, 'aid', 9)),
  }),
  faultOf,
  phases: PHASES,
  final: 'support',
  enterPhase: () => undefined,
});

const OVERVIEWS = overviews<Pass>({
  rules: {
    deploy: '2',
    order: '2',
    round: '6',
    nextCard: '2',
    deck: '2',
    resources: '1',
    choice: '2',
    eligible: '2',
    capability: '5',
    momentum: '5',
    operation: '3',
    activity: '4',
    event: '5',
  },
  map: MAP,
  table: TABLE,
  factionOrder: DECKS.factionOrder,
  isPropaganda,
  orderOf: (card) => eventCard(card).order,
  payerOf,
  otherDoing: () => undefined,
});

const overviewOf = (view: View): Message[] => [
  ...OVERVIEWS.cardLines(view),
  ...FACTIONS.map((faction) => OVERVIEWS.factionLine(view, faction)),
  say('table.tracks', '7', {
    aid: view.aid,
    support: totalSupport(view),
    opposition: totalOpposition(view),
    casualties: view.casualties.reduce((sum, count) => sum + count, 0),
  }),
  ...OVERVIEWS.lastingLines(view),
  ...OVERVIEWS.turnLines(view.turn),
];

const speech: Game['speech'] = {
  en: { sentences: en, name: (kind, id) => namesEn[kind]?.[id] },
  ja: { sentences: ja, name: (kind, id) => namesJa[kind]?.[id] },
};

const { beginDeployed, beginFreely, step } = stages<Pass>({
  factions: FACTIONS,
  deployers,
  deployFreely,
  drawCard: DECKS.drawCard,
  beginCard,
  playCard,
  playPhase,
});

function setup(setting: Setting, chance: Chance): State {
  const state = emptyTable(variantsOf(setting));
  state.deck.push(...DECKS.shuffledDeck(chance, { unused: 0 }).deck);
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

export const thePass: Game<State, View> = {
  id: 'the-pass',
  version: 1,
  scenarios: ['standard', 'free-deployment'],
  options: OPTIONS,
  attachments: {
    position: (document, setting) => positionFaults(emptyTable(variantsOf(setting)), document),
  },
  check: optionFaults,
  seats: seatsOf,
  setup,
  step,
  result: (state) => (state.stage.kind === 'over' ? RANKING.ranked(state, state.stage.by) : undefined),
  view: viewOf,
  overview: overviewOf,
  determinize: (state, _viewer, chance) => DECKS.redeal(state, chance),
  asides: (state, seat) => GIFTS.giftsOf(state, seat as Faction),
  aside: (table, seat, id) => void GIFTS.give(table, seat as Faction, id),
  content: [
    ...EVENT_CARDS.flatMap((card) => sidesOf(card.number).map((side) => contentOf(card.number, side))),
    ...OPERATIONS.map((operation) => `operation.${operation}`),
    ...ACTIVITIES.map((activity) => `activity.${activity}`),
    ...REBEL_CONTENT,
  ],
  bound: 5000,
  laws: enforced(faultOf, speech.en),
  appraise: appraisal(FACTIONS, margin),
  speech,
  players: [REBELS],
  nonPlayers: NON_PLAYER_SEATS,
};

/** What tests of the kits run. */
export const passRules = {
  act,
  executeEvent,
  operate: OPERATING.operate,
  ruleOf: OPERATIONS_BY_NAME.ruleOf,
};
