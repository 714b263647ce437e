/** 8.1.2 Which piece: the priorities inside a space that has been chosen. */
import { type VictimOrder as CoinVictimOrder, victims } from '@sandtable/coin/nonplayers';
import {
  ACTIVE,
  BASE,
  factionOf,
  type Insurgent,
  INSURGENTS,
  isBase,
  isGuerrilla,
  isUnderground,
  type Kind,
  TABLE,
  UNDERGROUND,
} from '../forces.ts';
import { PIECE_IDS, type PieceId, pieceOf } from '../shipments.ts';
import { type Andes, isNonPlayer, type State } from '../state.ts';
import { because, type Mind } from './mind.ts';

/** Bases, Police, Troops, Underground, Active. */
function enemyRank(kind: Kind): number {
  if (isBase(kind)) return 0;
  if (kind === 'police') return 1;
  if (kind === 'troops') return 2;
  return isUnderground(kind) ? 3 : 4;
}

/** A list of victims: who comes first. 'shipment' stands for whoever holds one. */
export type VictimOrder = CoinVictimOrder<Andes, 'shipment'>;

/** 8.1.2 */
export const { victimRank, victim } = victims<Andes, 'shipment'>({
  table: TABLE,
  kindOf: PIECE_IDS.kindOf,
  rankOf: enemyRank,
  sortOf: (id) => (pieceOf(id).load > 0 ? 'shipment' : undefined),
});

/** Notes by which priority a piece goes, of those that could. */
export function noteVictim(mind: Mind, id: PieceId, ids: readonly PieceId[]): void {
  const { kind } = pieceOf(id);
  if (kind === 'police') because(mind, '8.1.2.remove-enemy.police');
  else if (kind === 'troops') because(mind, '8.1.2.remove-enemy.troops');
  else if (isBase(kind)) because(mind, '8.1.2.remove-enemy.base', { kind });
  else if (isUnderground(kind)) because(mind, '8.1.2.remove-enemy.underground', { kind });
  else noteActive(mind, kind, ids);
}

/** An Active guerrilla goes last; but a holder before others, and so does the first faction of a list. */
function noteActive(mind: Mind, kind: Kind, ids: readonly PieceId[]): void {
  const faction = factionOf(kind);
  const others = ids.map((one) => pieceOf(one).kind).filter((one) => enemyRank(one) < enemyRank(kind));
  if (others.length === 0) because(mind, '8.1.2.remove-enemy.active', { kind });
  else if (!others.some((one) => factionOf(one) === faction))
    because(mind, '8.1.2.remove-enemy.active-of', { faction, kind });
}

/** 8.1.2, N7 Own pieces go in the order Active, Underground, Bases; those without Shipments first. */
export function ownLoss(ids: readonly PieceId[]): PieceId | undefined {
  const rank = (id: PieceId): number => {
    const { kind, load } = pieceOf(id);
    if (isBase(kind)) return 4;
    return (isUnderground(kind) ? 2 : 0) + (load > 0 ? 1 : 0);
  };
  return ids.toSorted((a, b) => rank(a) - rank(b))[0];
}

export function noteOwnLoss(mind: Mind, id: PieceId): void {
  because(mind, isUnderground(pieceOf(id).kind) ? '8.1.2.remove-own.underground' : '8.1.2.remove-own.active');
}

/** 8.1.2, N6 Who takes a Shipment: Underground before Active, then without a Shipment before holders. */
const TAKERS = ['underground-unladen', 'underground-holder', 'active-unladen', 'active-holder'] as const;

function takerRank(id: PieceId): number {
  const { kind, load } = pieceOf(id);
  return (isUnderground(kind) ? 0 : 2) + (load > 0 ? 1 : 0);
}

/** The own guerrilla that takes a Shipment. */
export function taker(mind: Mind, ids: readonly PieceId[], faction: Insurgent): PieceId | undefined {
  const own = ids.filter((id) => isGuerrilla(pieceOf(id).kind) && factionOf(pieceOf(id).kind) === faction);
  const first = own.toSorted((a, b) => takerRank(a) - takerRank(b))[0];
  if (first !== undefined) because(mind, `8.1.2.shipment.${TAKERS[takerRank(first)] ?? 'active-holder'}`);
  return first;
}

/** 8.1.2 Where the Shipment of a lost holder goes: own guerrillas, then other non-players' Underground, then Active. */
export function heir(mind: Mind, ids: readonly PieceId[]): PieceId | 'lose' {
  const { state, faction } = mind;
  const own = taker(mind, ids, faction);
  if (own !== undefined) {
    because(mind, '8.1.2.transfer.own');
    return own;
  }
  for (const kinds of [UNDERGROUND, ACTIVE]) {
    for (const other of nonPlayers(state)) {
      const found = ids.find((id) => pieceOf(id).kind === kinds[other]);
      if (found === undefined) continue;
      because(mind, kinds === UNDERGROUND ? '8.1.2.transfer.np-underground' : '8.1.2.transfer.np-active', {
        faction: other,
      });
      return found;
    }
  }
  because(mind, '8.1.2.transfer.none-removed');
  return 'lose';
}

const nonPlayers = (state: State): Insurgent[] => INSURGENTS.filter((faction) => isNonPlayer(state, faction));

/** 8.1.2 Bases are placed before guerrillas. */
export function kindToPlace(mind: Mind, kinds: readonly Kind[]): Kind | undefined {
  const base = kinds.find((kind) => kind === BASE[mind.faction]) ?? kinds.find(isBase);
  if (base !== undefined) {
    because(mind, '8.1.2.place.base-first');
    return base;
  }
  const guerrilla = kinds.find((kind) => factionOf(kind) === mind.faction) ?? kinds[0];
  return guerrilla;
}
