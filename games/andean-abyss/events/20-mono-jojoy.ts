import type { Rules } from '@sandtable/engine';
import { type Action, by } from '../action.ts';
import { pick } from '../ask.ts';
import { movePiece } from '../changes.ts';
import { ACTIVE, type GuerrillaKind, UNDERGROUND } from '../forces.ts';
import { idOf, type Space } from '../map.ts';
import { carrierOf, carriersIn, type PieceId, pieceLabel, pieceOf } from '../shipments.ts';
import { adjacent, type Carrier, room, spaces, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { markMoved, unmoved } from '../turn.ts';
import type { CardEvent } from './rules.ts';
import { mayBeOneOf, oneOf } from './kit.ts';

const KINDS: readonly GuerrillaKind[] = [UNDERGROUND.farc, ACTIVE.farc];

const goals = (state: State, from: Space, kind: GuerrillaKind): Space[] =>
  adjacent(state, from).filter((to) => room(state, to, kind) > 0);

/** FARC guerrillas here that have not been relocated yet and have somewhere to go. */
const movable = (state: State, from: Space): GuerrillaKind[] =>
  KINDS.filter((kind) => unmoved(state, from, kind) > 0 && goals(state, from, kind).length > 0);

/** Those of them one can point at. `carried` are the carriers that have been relocated: they stay. */
function movableIds(state: State, from: Space, carried: readonly Carrier[]): PieceId[] {
  return movable(state, from).flatMap((kind): PieceId[] => {
    const laden = carriersIn(state, from, kind).filter((carrier) => !carried.includes(carrier));
    const loads = new Set(laden.map(({ load }) => load));
    const plain: PieceId[] = unmoved(state, from, kind) > laden.length ? [kind] : [];
    return [...plain, ...[...loads].map((load): PieceId => `${kind}+${load}`)];
  });
}

/** 20 Mono Jojoy. */
export const monoJojoy: CardEvent = {
  *unshaded(outer) {
    const action = by(outer, 'government');
    const carried: Carrier[] = [];
    for (let left = 6; left > 0; left--) if (!(yield* mayRelocate(action, left, carried))) return;
  },

  shaded: [
    { free: 'march', by: 'farc' },
    { by: 'farc', flip: 'farc-active', count: 3, upTo: true, turn: 'underground', where: {} },
  ],
};

/** One guerrilla goes to an adjacent space, or nobody does any more. */
function* mayRelocate(action: Action, left: number, carried: Carrier[]): Rules<boolean> {
  const { state, rule } = action;
  const among = () => spaces(state).filter((space) => movable(state, space).length > 0);
  const from = yield* mayBeOneOf(action, 'from', among, left);
  if (from === undefined) return false;
  const id = yield* pick<PieceId>(action, {
    prompt: say('ask.event.piece', rule, { card: state.card, space: idOf(from) }),
    among: () => movableIds(state, from, carried),
    label: (option) => pieceLabel(option, from, rule),
  });
  const kind = pieceOf(id).kind as GuerrillaKind;
  const to = yield* oneOf(action, 'to', () => goals(state, from, kind));
  if (to === undefined) return false;
  const carrier = carrierOf(state, from, id);
  if (carrier !== undefined) carried.push(carrier);
  movePiece(action, from, to, id);
  markMoved(state, to, kind, 1);
  return true;
}
