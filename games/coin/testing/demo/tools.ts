/** The kits of the demonstration volume, made from its facts. */
import {
  type Action as CoinAction,
  actions,
  asks,
  changes,
  decks,
  gifts,
  groups,
  pauses,
  paying,
  ranking,
  removals,
  searches,
  trackChange,
  turns,
  type WithdrawalFacts,
  withdrawals,
} from '../../index.ts';
import {
  EVENT_CARDS,
  eventCard,
  type Faction,
  FACTIONS,
  isPropaganda,
  type Payer,
  PAYERS,
  PROPAGANDA_CARDS,
} from './facts.ts';
import {
  available,
  basesOnMap,
  COUNTS,
  isLoc,
  isNonPlayer,
  KIND_QUESTIONS,
  MAP,
  markersLeft,
  operationsOf,
  type Pass,
  PIECE_IDS,
  placeable,
  populationOf,
  spaces,
  type State,
  TABLE,
  totalOpposition,
  totalSupport,
} from './state.ts';
import { say } from './text/say.ts';

export type Action = CoinAction<Pass>;

export const RESOURCES_LIMIT = 20;
/** 1 The Crown pays for the Allies. */
export const payerOf = (faction: Faction): Payer => (faction === 'rebels' ? 'rebels' : 'crown');

export const ACTIONS = actions<Pass>(FACTIONS);
export const { act, by, under } = ACTIONS;
export const ASKS = asks<Pass>(MAP);
export const { pick, chooseNumber, chooseSpace, maySpace } = ASKS;
export const TURNS = turns<Pass>({
  table: TABLE,
  factions: FACTIONS,
  operationsOf,
  turnedOver: KIND_QUESTIONS.turnedOver,
  tally: () => ({}),
});
export const DECKS = decks<Pass>({
  events: EVENT_CARDS.map((card) => card.number),
  propagandas: PROPAGANDA_CARDS,
  isPropaganda,
  pile: 5,
  orderOf: (card) => eventCard(card).order,
  barred: ['march'],
});

export const CHANGES = changes<Pass>({
  map: MAP,
  table: TABLE,
  turns: TURNS,
  isLoc,
  populationOf,
  placeable,
  markersLeft,
  kindOf: PIECE_IDS.kindOf,
  isGuerrilla: KIND_QUESTIONS.isGuerrilla,
  turnedOver: KIND_QUESTIONS.turnedOver,
  resourcesLimit: RESOURCES_LIMIT,
  fates: { removed: 'available', replaced: 'available' },
  hooks: {
    removed({ state }, _space, kind, fate) {
      if (fate === 'casualties' && TABLE.facts(kind).faction === 'allies')
        TABLE.putAside(state, state.casualties, kind, 1);
      return 0;
    },
  },
});
export const changeAid = trackChange<Pass>({
  read: (state) => state.aid,
  write: (state, now) => void (state.aid = now),
  limit: 9,
  line: (rule, change, now) => say('log.aid', rule, { change, now }),
});

export const OFF_THE_MAP: WithdrawalFacts<Pass> = {
  rule: '1',
  map: MAP,
  kinds: KIND_QUESTIONS,
  pieceIds: PIECE_IDS,
  actions: ACTIONS,
  asks: ASKS,
  changes: CHANGES,
  spaces,
  counts: COUNTS,
  mayWithdraw: (state, faction) => faction === 'rebels' && !isNonPlayer(state, faction),
};
export const WITHDRAWALS = withdrawals<Pass>(OFF_THE_MAP);

export const PAYING = paying<Pass>({ map: MAP, gain: CHANGES.gain, payerOf });
const FACTS = {
  map: MAP,
  table: TABLE,
  counts: COUNTS,
  pieceIds: PIECE_IDS,
  asks: ASKS,
  changes: CHANGES,
  underground: { rebels: 'rebels-underground' },
  active: { rebels: 'rebels-active' },
  base: { crown: 'crown-base', allies: 'allied-base', rebels: 'rebels-base' },
} as const;
export const { exposedKinds, isAnythingExposed, attackableKinds, removeByForce } = removals<Pass>({
  ...FACTS,
  maySpare: () => false,
});
export const { expose } = searches<Pass>(FACTS);
export const { moveGuerrillas } = groups<Pass>(FACTS);
export const pauseAfter = pauses<Pass>(ASKS, '4');

/** 7 */
export function margin(state: State, faction: Faction): number {
  switch (faction) {
    case 'crown':
      return totalSupport(state) - 3;
    case 'allies':
      return totalSupport(state) + available(state, 'allied-troops') - 6;
    case 'rebels':
      return totalOpposition(state) + basesOnMap(state, 'rebels') - 4;
  }
}
export const RANKING = ranking<Pass>({
  factions: FACTIONS,
  margin,
  ties: ['rebels', 'allies', 'crown'],
  rules: { victory: '7', final: '7', nonPlayer: '7' },
});
export const GIFTS = gifts<Pass>({
  rule: '2',
  payers: PAYERS,
  payerOf,
  resourcesLimit: RESOURCES_LIMIT,
  actions: ACTIONS,
  gain: CHANGES.gain,
  partners: RANKING.partners,
  kept: ({ turn }, faction) => (turn !== null && payerOf(turn.faction) === faction ? turn.commitment : 0),
});
