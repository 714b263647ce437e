/** 4.5.4 Bribe. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { pick } from '../ask.ts';
import { gain, remove, turnPiece } from '../deeds.ts';
import { factionOf, isBase, isCube, isGuerrilla, type Kind, KINDS, TABLE, turnedOver } from '../forces.ts';
import { idOf, type Space, spaceOf } from '../map.ts';
import { survives } from '../operations/trial.ts';
import { type PieceId, passOnOrLose, pieceIds, pieceOf } from '../shipments.ts';
import { spaces, type State, type Turn } from '../state.ts';
import { say } from '../text/say.ts';
import { useActivity } from '../turn.ts';
import type { ActivityRules } from './rules.ts';

export const BRIBE_COST = 3;
const TARGETS = 2;

type Offer = `remove:${PieceId}` | `turn:${PieceId}`;
type Sort = 'any' | 'cubes' | 'guerrillas';

const isOfSort = (kind: Kind, sort: Sort): boolean =>
  sort === 'any' || (sort === 'cubes' ? isCube(kind) : isGuerrilla(kind));

/** What money can do in a space: remove others' pieces, turn anybody's guerrillas over. */
function offers(state: State, space: Space, sort: Sort, cost: number): Offer[] {
  const ids = pieceIds(
    state,
    space,
    KINDS.filter((kind) => isOfSort(kind, sort)),
  );
  const removals = ids
    .filter((id) => factionOf(pieceOf(id).kind) !== 'cartels')
    .map((id): Offer => `remove:${id}`);
  const turns = ids.filter((id) => isGuerrilla(pieceOf(id).kind)).map((id): Offer => `turn:${id}`);
  return [...removals, ...turns].filter((offer) => leavesOperation(state, space, offer, cost));
}

/** Before the first space of the Operation a Bribe must leave it something to do, and the Resources for it. */
function leavesOperation(state: State, space: Space, offer: Offer, cost: number): boolean {
  const { deed, kind } = partsOf(offer);
  return survives(state, () => {
    state.resources.cartels -= cost;
    if (deed === 'remove') TABLE.remove(state, space, kind, 1);
    else if (isGuerrilla(kind)) TABLE.turn(state, space, kind, turnedOver(kind), 1);
  });
}

function partsOf(offer: Offer): { deed: string; id: PieceId; kind: Kind; load: number } {
  const [deed = '', id = ''] = offer.split(':');
  return { deed, id: id as PieceId, ...pieceOf(id as PieceId) };
}

/** Up to two cubes, or up to two guerrillas, or one Base. */
export function* bribeIn(action: Action, space: Space): Rules<void> {
  let sort: Sort = 'any';
  for (let left = TARGETS; left > 0; left--) {
    const offer = yield* pickOffer(action, space, sort, left);
    if (offer === 'done') return;
    const { deed, id, kind } = partsOf(offer);
    if (deed === 'turn') turnPiece(action, space, id);
    else {
      const shipments = yield* remove(action, space, id, 'remover');
      // Contraband: the Cartels say who gets them.
      yield* passOnOrLose(action, space, 'cartels-underground', shipments);
    }
    if (isBase(kind)) return;
    sort = isCube(kind) ? 'cubes' : 'guerrillas';
  }
}

function* pickOffer(action: Action, space: Space, sort: Sort, left: number): Rules<Offer | 'done'> {
  const { state, rule } = action;
  return yield* pick<Offer | 'done'>(action, {
    prompt: say('ask.bribe.target', rule, { space: idOf(space), left }),
    options: () => [...offers(state, space, sort, 0), ...(sort === 'any' ? [] : (['done'] as const))],
    label: (option) => {
      if (option === 'done') return say('do', rule, { deed: option });
      const { deed, kind, load } = partsOf(option);
      return say('bribe.offer', rule, { deed, kind, load, space: idOf(space) });
    },
  });
}

export const canBribeIn = (state: State, space: Space, cost: number): boolean =>
  offers(state, space, 'any', cost).length > 0;

const mayBribeIn = (state: State, space: Space, turn: Turn): boolean =>
  !turn.activitySpaces.includes(space) && canBribeIn(state, space, BRIBE_COST);

function* bribeOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  turn.commitment += BRIBE_COST;
  const space = spaceOf(
    yield* pick(action, {
      prompt: say('ask.bribe', rule),
      options: () =>
        spaces(state)
          .filter((one) => mayBribeIn(state, one, turn))
          .map(idOf),
    }),
  );
  turn.commitment -= BRIBE_COST;
  if (space === undefined) return;
  useActivity(state, 'bribe', space);
  gain(action, 'cartels', -BRIBE_COST);
  yield* bribeIn(action, space);
}

export const bribe: ActivityRules = {
  rule: () => '4.5.4',
  limit: 3,
  possible: (state, turn) =>
    state.resources.cartels >= BRIBE_COST && spaces(state).some((space) => mayBribeIn(state, space, turn)),
  execute: bribeOnce,
  why: (rule) => say('why.bribe', rule),
};
