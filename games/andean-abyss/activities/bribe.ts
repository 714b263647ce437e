/** 4.5.4 Bribe. */
import { type Hold, holdsWithout, isAmong } from '@sandtable/coin';
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseSpace, pick, whyMissing } from '../ask.ts';
import { gain, remove, turnPiece } from '../changes.ts';
import {
  type Faction,
  factionOf,
  isBase,
  isCube,
  isGuerrilla,
  type Kind,
  KINDS,
  TABLE,
  turnedOver,
} from '../forces.ts';
import { idOf, type Space } from '../map.ts';
import { holdOf, survivesPaying } from '../operations/trial.ts';
import { type PieceId, passOnOrLose, pieceIds, pieceOf } from '../shipments.ts';
import { allPieces, bases, spaces, type State, type Turn } from '../state.ts';
import { say } from '../text/say.ts';
import { useActivity } from '../turn.ts';
import type { ActivityRules } from './rules.ts';

export const BRIBE_COST = 3;
const TARGETS = 2;

/** A piece removed, or a guerrilla turned over. */
interface Offer {
  readonly deed: 'remove' | 'turn';
  readonly piece: PieceId;
}
const offerId = ({ deed, piece }: Offer): string => `${deed}:${piece}`;
/** The option that removes a piece. */
export const removalOf = (piece: PieceId): string => offerId({ deed: 'remove', piece });

type Sort = 'any' | 'cubes' | 'guerrillas';

const KINDS_OF_SORT: Readonly<Record<Sort, readonly Kind[]>> = {
  any: KINDS,
  cubes: KINDS.filter(isCube),
  guerrillas: KINDS.filter(isGuerrilla),
};

/** What money can do in a space: remove others' pieces, turn anybody's guerrillas over. */
function allOffers(state: State, space: Space, sort: Sort): Offer[] {
  const list: Offer[] = [];
  const ids = pieceIds(state, space, KINDS_OF_SORT[sort]);
  for (const id of ids)
    if (factionOf(pieceOf(id).kind) !== 'cartels') list.push({ deed: 'remove', piece: id });
  for (const id of ids) if (isGuerrilla(pieceOf(id).kind)) list.push({ deed: 'turn', piece: id });
  return list;
}

/** Of these, what leaves the Operation standing when it is paid that. */
function offers(state: State, space: Space, sort: Sort, cost: number, hold: Hold<Space>): Offer[] {
  const list = allOffers(state, space, sort);
  return isSafe(state, space, cost, hold)
    ? list
    : list.filter((offer) => leavesOperation(state, space, offer, cost));
}

/** Whether the Operation stands whatever a Bribe does in one space. */
const isSafe = (state: State, space: Space, cost: number, hold: Hold<Space>): boolean =>
  (state.turn?.spaces.length !== 0 || state.turn.free || state.resources.cartels > cost) &&
  holdsWithout(hold, space);

/** Before the first space of the Operation a Bribe must leave it something to do, and the Resources for it. */
function leavesOperation(state: State, space: Space, offer: Offer, cost: number): boolean {
  const { deed } = offer;
  const { kind } = pieceOf(offer.piece);
  if (deed === 'remove')
    return survivesPaying(
      state,
      'cartels',
      cost,
      () => TABLE.remove(state, space, kind, 1),
      () => TABLE.place(state, space, kind, 1),
    );
  if (!isGuerrilla(kind)) return false;
  return survivesPaying(
    state,
    'cartels',
    cost,
    () => TABLE.turn(state, space, kind, turnedOver(kind), 1),
    () => TABLE.turn(state, space, turnedOver(kind), kind, 1),
  );
}

/** Up to two cubes, or up to two guerrillas, or one Base. */
export function* bribeIn(action: Action, space: Space): Rules<void> {
  let sort: Sort = 'any';
  let after: Faction | 'nobody' = 'nobody';
  for (let left = TARGETS; left > 0; left--) {
    const offer = yield* pickOffer(action, space, sort, left, after);
    if (offer === 'done') return;
    const { deed, piece } = offer;
    const { kind } = pieceOf(piece);
    if (deed === 'turn') turnPiece(action, space, piece);
    else {
      const shipments = yield* remove(action, space, piece, 'remover');
      // Contraband: the Cartels say who gets them.
      yield* passOnOrLose(action, space, 'cartels-underground', shipments);
    }
    if (isBase(kind)) return;
    sort = isCube(kind) ? 'cubes' : 'guerrillas';
    after = factionOf(kind);
  }
}

function* pickOffer(
  action: Action,
  space: Space,
  sort: Sort,
  left: number,
  after: Faction | 'nobody',
): Rules<Offer | 'done'> {
  const { state, rule } = action;
  return yield* pick<Offer | 'done'>(action, {
    prompt: say('ask.bribe.target', rule, { space: idOf(space), left, after }),
    among: () => [
      ...offers(state, space, sort, 0, holdOf(state)),
      ...(sort === 'any' ? [] : (['done'] as const)),
    ],
    id: (offer) => (offer === 'done' ? offer : offerId(offer)),
    label: (offer) =>
      offer === 'done'
        ? say('do', rule, { deed: offer })
        : say('bribe.offer', rule, { deed: offer.deed, ...pieceOf(offer.piece), space: idOf(space) }),
  });
}

/** All but Cartels Bases can be bribed. */
export function canBribeIn(state: State, space: Space, cost: number, hold = holdOf(state)): boolean {
  if (allPieces(state, space) === bases(state, space, 'cartels')) return false;
  if (isSafe(state, space, cost, hold)) return true;
  return allOffers(state, space, 'any').some((offer) => leavesOperation(state, space, offer, cost));
}

const mayBribeIn = (state: State, space: Space, turn: Turn, hold: Hold<Space>): boolean =>
  !isAmong(turn.activitySpaces, space) && canBribeIn(state, space, BRIBE_COST, hold);

function whyNotIn({ state, rule }: Action, space: Space, turn: Turn): Message {
  if (isAmong(turn.activitySpaces, space)) return say('why.there.used', rule);
  const isNobody = allPieces(state, space) === bases(state, space, 'cartels');
  return say(isNobody ? 'why.there.nobody' : 'why.there.kept', rule);
}

function* bribeOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  turn.commitment += BRIBE_COST;
  const among = () => {
    const hold = holdOf(state);
    return spaces(state).filter((one) => mayBribeIn(state, one, turn, hold));
  };
  const blocked = whyMissing(action, among, (one) => whyNotIn(action, one, turn));
  const space = yield* chooseSpace(action, say('ask.bribe', rule), among, blocked);
  turn.commitment -= BRIBE_COST;
  if (space === undefined) return;
  useActivity(state, 'bribe', space);
  gain(action, 'cartels', -BRIBE_COST);
  yield* bribeIn(action, space);
}

export const bribe: ActivityRules = {
  rule: () => '4.5.4',
  limit: 3,
  possible: (state, turn, hold) =>
    state.resources.cartels >= BRIBE_COST &&
    spaces(state).some((space) => mayBribeIn(state, space, turn, hold)),
  execute: bribeOnce,
  why: (rule) => say('why.bribe', rule),
};
