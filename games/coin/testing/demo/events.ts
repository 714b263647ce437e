/** Events of the demonstration volume (5). */
import { type CardEvent, executing, freely, lasting, placings, vocabulary } from '../../index.ts';
import { ACTIVITIES_BY_NAME, OPERATING } from './activities.ts';
import { eventCard } from './facts.ts';
import { OPERATIONS_BY_NAME, TRIALS } from './operations.ts';
import {
  available,
  count,
  guerrillas,
  isNonPlayer,
  lands,
  level,
  MAP,
  operationsOf,
  type Pass,
  PIECE_IDS,
  pieces,
  placeable,
  populationOf,
  room,
  spaces,
} from './state.ts';
import { ACTIONS, ASKS, by, changeAid, CHANGES, DECKS, TURNS, WITHDRAWALS } from './tools.ts';

const { gain, keepEligible, makeIneligible, mark, canShift, shift } = CHANGES;

const VOCABULARY = vocabulary<Pass>({
  map: MAP,
  pieceIds: PIECE_IDS,
  asks: ASKS,
  changes: CHANGES,
  count,
  room,
});
const { inSpaces, upToSpaces, toPieces, removePieces, turnPieces, moveAny, oneOf, mayBeOneOf } = VOCABULARY;
const { placePieces, placeInSpaces, replaceBy } = placings<Pass>({
  map: MAP,
  pieceIds: PIECE_IDS,
  asks: ASKS,
  changes: CHANGES,
  vocabulary: VOCABULARY,
  withdrawals: WITHDRAWALS,
  available,
  room,
  isTight: () => false,
});
const { mayOperate, mayOperateIn, mayDoActivity } = freely<Pass>({
  lastEvent: '2',
  doing: 'event',
  operationsOf,
  actions: ACTIONS,
  asks: ASKS,
  isBarredNow: DECKS.isBarredNow,
  turns: TURNS,
  operations: OPERATIONS_BY_NAME,
  operating: OPERATING,
  activities: ACTIVITIES_BY_NAME,
  trials: TRIALS,
  mayNeedPieces: (state, faction) => faction === 'rebels' && available(state, 'rebels-underground') === 0,
});

/** 1 Harvest: money, and who may go on. */
const harvest: CardEvent<Pass> = {
  unshaded(action) {
    gain(action, 'crown', 3);
    changeAid(action, 1);
    makeIneligible(action, 'rebels');
  },
  shaded(action) {
    gain(action, 'rebels', 2);
    keepEligible(action, 'rebels');
  },
};

/** 2 Rumours: one space, or up to two, changes its mind. */
const rumours: CardEvent<Pass> = {
  *unshaded(action) {
    const { state } = action;
    const among = () => lands(state).filter((space) => canShift(state, space, 1));
    yield* inSpaces(action, 'shift', 1, among, (space) => shift(action, space, 1));
  },
  *shaded(action) {
    const { state } = action;
    const among = () => lands(state).filter((space) => canShift(state, space, -1) && level(state, space) > 0);
    yield* upToSpaces(action, 'shift', 2, among, (space) => {
      mark(action, space);
      shift(action, space, -1);
    });
  },
};

/** 3 Reinforcements. */
const reinforcements: CardEvent<Pass> = {
  *unshaded(outer) {
    const action = by(outer, 'allies');
    const { state } = action;
    const kinds = ['allied-troops', 'allied-base'] as const;
    const fits = () =>
      lands(state).filter((space) => kinds.some((kind) => placeable(state, space, kind) > 0));
    const space = yield* oneOf(action, 'place', fits);
    if (space !== undefined) yield* placePieces(action, space, kinds, 2);
  },
  *shaded(action) {
    const among = () => lands(action.state);
    yield* placeInSpaces(action, 2, { kind: 'rebels-underground', among, optional: true });
  },
};

/** 4 Amnesty: guerrillas change sides, or go home. */
const amnesty: CardEvent<Pass> = {
  *event(action) {
    const among = {
      spaces: () => lands(action.state),
      kinds: ['rebels-underground', 'rebels-active'] as const,
      optional: true as const,
    };
    yield* toPieces(action, 'replace', 1, among, (space, piece) =>
      replaceBy(action, space, piece, 'crown-troops'),
    );
    yield* removePieces(action, 1, { spaces: () => lands(action.state), kinds: ['rebels-active'] });
  },
};

/** 5 Mountain Paths: what a March costs (operations.ts). */
const mountainPaths: CardEvent<Pass> = { unshaded: lasting, shaded: lasting };

/** 6 Free Hand: an Assault and an Air Strike, or whatever the Rebels do in one space. */
const freeHand: CardEvent<Pass> = {
  *unshaded(action) {
    yield* mayOperate(action, 'crown', 'assault');
    yield* mayDoActivity(action, 'allies');
  },
  *shaded(action) {
    const { state } = action;
    const among = () => lands(state).filter((space) => guerrillas(state, space, 'rebels') > 0);
    const space = yield* mayBeOneOf(by(action, 'rebels'), 'act', among);
    if (space !== undefined) yield* mayOperateIn(action, 'rebels', space, () => true);
  },
};

/** 7 Storm: no Air Strikes until Reset (activities.ts). */
const storm: CardEvent<Pass> = {
  *unshaded(action) {
    const kinds = ['rebels-underground'] as const;
    yield* turnPieces(action, 2, { spaces: () => spaces(action.state), kinds });
  },
  shaded: lasting,
};

/** 8 Convoy: troops of both go to the road, or are bought away. */
const convoy: CardEvent<Pass> = {
  *unshaded(action) {
    const { state } = action;
    const kinds = ['crown-troops', 'allied-troops'] as const;
    const among = () => lands(state).filter((space) => kinds.some((kind) => count(state, space, kind) > 0));
    const from = yield* oneOf(action, 'from', among);
    if (from !== undefined) yield* moveAny(action, from, MAP.AT.road, kinds);
  },
  *shaded(action) {
    const { state } = action;
    const isPoor = (space: (typeof MAP.all)[number]): boolean =>
      populationOf(space) < 2 && pieces(state, space, 'crown') > 0;
    yield* removePieces(action, 2, {
      spaces: () => spaces(state).filter(isPoor),
      kinds: ['crown-troops'],
      optional: true,
    });
  },
};

const EVENTS: Readonly<Record<number, CardEvent<Pass>>> = {
  1: harvest,
  2: rumours,
  3: reinforcements,
  4: amnesty,
  5: mountainPaths,
  6: freeHand,
  7: storm,
  8: convoy,
};

export const { sidesOf, contentOf, executeEvent } = executing<Pass>({
  rule: '5',
  doing: 'event',
  actions: ACTIONS,
  beginTurn: TURNS.beginTurn,
  isDual: (card) => eventCard(card).dual,
  eventOf(card) {
    const event = EVENTS[card];
    if (event === undefined) throw new RangeError(`no Event card ${card}`);
    return event;
  },
  interludesOf: (action, turn) =>
    isNonPlayer(action.state, action.faction) ? null : ACTIVITIES_BY_NAME.interludesOf(action, turn),
  note(state, _faction, card, side) {
    const { capability, momentum } = eventCard(card);
    if (capability) state.capabilities[card] = side;
    if (momentum && side === 'shaded') state.momentum.push(card);
  },
});
