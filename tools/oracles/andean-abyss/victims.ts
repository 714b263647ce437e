/** Who is removed (8.1.2, 8.5.3, 8.6.3, 8.6.4, 8.7.3). */
import type { Faction, Insurgent, Look, Side } from './look.ts';
import type { Place } from './map.ts';

const SIDES: readonly Side[] = ['underground', 'active'];
const isInsurgent = (faction: Faction): faction is Insurgent => faction !== 'government';

/** Guerrillas of that kind as a menu names them: those with Shipments, or those without. */
function named(
  look: Look,
  place: Place,
  faction: Insurgent,
  side: Side,
  isLaden: boolean,
): readonly string[] {
  const kind = `${faction}-${side}`;
  if (isLaden) return [...new Set(look.loads(place, kind))].map((load) => `${kind}+${load}`);
  return look.unladen(place, faction, side) > 0 ? [kind] : [];
}

const anyOf = (look: Look, place: Place, faction: Insurgent, side: Side): readonly string[] => [
  ...named(look, place, faction, side, false),
  ...named(look, place, faction, side, true),
];

/** The first of these lists with anything on it. */
export const firstList = (...lists: readonly (readonly string[])[]): readonly string[] =>
  lists.find((list) => list.length > 0) ?? [];

/** Those without a Shipment first (N6). */
export const takersOf = (look: Look, place: Place, faction: Insurgent, side: Side): readonly string[] =>
  firstList(named(look, place, faction, side, false), named(look, place, faction, side, true));

/** 8.1.2 Underground before Active; then those without a Shipment (N6). */
export const takers = (look: Look, place: Place, faction: Insurgent): readonly string[] =>
  firstList(...SIDES.map((side) => takersOf(look, place, faction, side)));

/** Holders of Shipments before others of the same side. */
export const movers = (look: Look, place: Place, faction: Insurgent, side: Side): readonly string[] =>
  firstList(named(look, place, faction, side, true), named(look, place, faction, side, false));

/** Two guerrillas for a Base: without Shipments, Active ones first. */
export const givenUp = (look: Look, place: Place, faction: Insurgent): readonly string[] =>
  firstList(named(look, place, faction, 'active', false), named(look, place, faction, 'underground', false));

export const guerrillasOf = (look: Look, place: Place, faction: Insurgent): readonly string[] =>
  firstList(...SIDES.map((side) => anyOf(look, place, faction, side)));

const baseOf = (look: Look, place: Place, faction: Faction): readonly string[] =>
  look.bases(place, faction) > 0 ? [`${faction}-base`] : [];

export const cubesOf = (look: Look, place: Place): readonly string[] =>
  firstList(...['police', 'troops'].map((kind) => (look.count(place, kind) > 0 ? [kind] : [])));

/** All but Bases. */
const fighters = (look: Look, place: Place, faction: Faction): readonly string[] =>
  isInsurgent(faction) ? guerrillasOf(look, place, faction) : cubesOf(look, place);

/** Inside a faction: its Base first, or last where the Operation must leave it for last (3.3.3). */
export const ofFaction = (
  look: Look,
  place: Place,
  faction: Faction,
  basesLast: boolean,
): readonly string[] =>
  basesLast
    ? firstList(fighters(look, place, faction), baseOf(look, place, faction))
    : firstList(baseOf(look, place, faction), fighters(look, place, faction));

/** Enemy guerrillas that hold Shipments: factions in the order of the list, Underground first. */
export const holders = (look: Look, place: Place, order: readonly Insurgent[]): readonly string[] =>
  firstList(...order.flatMap((faction) => SIDES.map((side) => named(look, place, faction, side, true))));

/** What an Attack or an Assassinate by this faction removes next. */
export function victims(
  look: Look,
  place: Place,
  faction: 'farc' | 'auc',
  isAttack: boolean,
): readonly string[] {
  const [laden, order] = LISTS[faction];
  const list = faction === 'auc' && isAttack ? order.filter((one) => one !== 'cartels') : order;
  return firstList(holders(look, place, laden), ...list.map((one) => ofFaction(look, place, one, isAttack)));
}

/** 8.6.3, 8.6.4: FARC, Government, Cartels (an Attack leaves Cartels alone, N15). 8.7.3: AUC, Government, Cartels. */
const LISTS: Readonly<Record<'farc' | 'auc', readonly [readonly Insurgent[], readonly Faction[]]>> = {
  auc: [
    ['farc', 'cartels'],
    ['farc', 'government', 'cartels'],
  ],
  farc: [
    ['auc', 'cartels'],
    ['auc', 'government', 'cartels'],
  ],
};

/** The best class of victim a space has to offer: the higher the better, 0 for none. */
export function victimClass(look: Look, place: Place, faction: 'farc' | 'auc'): number {
  const [laden, order] = LISTS[faction];
  if (holders(look, place, laden).length > 0) return 4;
  const list = faction === 'auc' ? order.filter((one) => one !== 'cartels') : order;
  const at = list.findIndex((one) => look.pieces(place, one) > 0);
  return at < 0 ? 0 : 3 - at;
}
