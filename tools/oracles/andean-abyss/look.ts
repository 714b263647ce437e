/** One moment of a game of Andean Abyss, read from what everybody sees. Nothing here asks the game's own code. */
import { FOREIGN, type Place, PLACES } from './map.ts';

export type Insurgent = 'farc' | 'auc' | 'cartels';
export type Faction = Insurgent | 'government';
export type Operation = 'rally' | 'march' | 'attack' | 'terror';
export type Side = 'underground' | 'active';

const KINDS = [
  'troops',
  'police',
  'government-base',
  'farc-underground',
  'farc-active',
  'farc-base',
  'auc-underground',
  'auc-active',
  'auc-base',
  'cartels-underground',
  'cartels-active',
  'cartels-base',
];

/** As much of a view as the charts look at. */
interface View {
  readonly pieces: readonly number[];
  readonly available: readonly number[];
  readonly levels: readonly number[];
  readonly markers: readonly number[];
  readonly carriers: readonly { readonly space: number; readonly kind: string; readonly load: number }[];
  readonly resources: Readonly<Record<Faction, number>>;
  readonly opened: number;
  readonly momentum: readonly number[];
  readonly deck: readonly number[];
  readonly card: number;
  readonly done: readonly { readonly faction: string }[];
  readonly propagandas: number;
  readonly variants: { readonly finalPropaganda: number };
  readonly turn: { readonly doing: string; readonly faction: string; readonly free: boolean } | null;
}

const SHIPMENTS = 4;
const LAST_EVENT = 72;
const CANO = 22;
const BASES_A_SPACE = 2;
const PIECES_IN_ECUADOR = 2;

export class Look {
  private readonly view: View;
  readonly places: readonly Place[];

  constructor(view: unknown) {
    this.view = view as View;
    this.places = PLACES.filter((place) => ((FOREIGN[place.id] ?? 0) & ~this.view.opened) === 0);
  }

  get turn(): View['turn'] {
    return this.view.turn;
  }

  get card(): number {
    return this.view.card;
  }

  /** Who has acted last on the card. */
  get lastActor(): string | undefined {
    return this.view.done.at(-1)?.faction;
  }

  /** Cities and Departments. */
  get lands(): readonly Place[] {
    return this.places.filter((place) => place.kind !== 'loc');
  }

  get locs(): readonly Place[] {
    return this.places.filter((place) => place.kind === 'loc');
  }

  place(id: string): Place {
    const found = PLACES.find((place) => place.id === id);
    if (found === undefined) throw new Error(`no space ${id}`);
    return found;
  }

  /** 1.3.6 Whatever of the two names the other. */
  beside(place: Place): readonly Place[] {
    return this.places.filter((other) => place.beside.includes(other.id) || other.beside.includes(place.id));
  }

  private at(place: Place): number {
    return PLACES.indexOf(place);
  }

  count(place: Place, kind: string): number {
    return this.view.pieces[this.at(place) * KINDS.length + KINDS.indexOf(kind)] ?? 0;
  }

  side(place: Place, faction: Insurgent, side: Side): number {
    return this.count(place, `${faction}-${side}`);
  }

  guerrillas(place: Place, faction: Insurgent): number {
    return this.side(place, faction, 'underground') + this.side(place, faction, 'active');
  }

  bases(place: Place, faction: Faction): number {
    return this.count(place, `${faction}-base`);
  }

  allBases(place: Place): number {
    return KINDS.filter((kind) => kind.endsWith('-base')).reduce(
      (sum, kind) => sum + this.count(place, kind),
      0,
    );
  }

  cubes(place: Place): number {
    return this.count(place, 'troops') + this.count(place, 'police');
  }

  pieces(place: Place, faction: Faction): number {
    const own =
      faction === 'government'
        ? ['troops', 'police', 'government-base']
        : KINDS.filter((kind) => kind.startsWith(`${faction}-`));
    return own.reduce((sum, kind) => sum + this.count(place, kind), 0);
  }

  enemies(place: Place, faction: Faction): number {
    return KINDS.reduce((sum, kind) => sum + this.count(place, kind), 0) - this.pieces(place, faction);
  }

  /** 4.3.1 More than all others together. */
  outnumbers(place: Place, faction: Faction): boolean {
    return this.pieces(place, faction) > this.enemies(place, faction);
  }

  /** Loads of the guerrillas of that kind that carry Shipments (4.5.3). */
  loads(place: Place, kind: string): readonly number[] {
    const at = this.at(place);
    const loads = this.view.carriers
      .filter((one) => one.space === at && one.kind === kind)
      .map((one) => one.load);
    // While many are removed at once, those that are gone still stand on the list.
    return loads.slice(Math.max(0, loads.length - this.count(place, kind)));
  }

  unladen(place: Place, faction: Insurgent, side: Side): number {
    return this.side(place, faction, side) - this.loads(place, `${faction}-${side}`).length;
  }

  availableGuerrillas(faction: Insurgent): number {
    return this.view.available[KINDS.indexOf(`${faction}-underground`)] ?? 0;
  }

  availableBases(faction: Insurgent): number {
    return this.view.available[KINDS.indexOf(`${faction}-base`)] ?? 0;
  }

  get shipmentsLeft(): number {
    return SHIPMENTS - this.view.carriers.reduce((sum, one) => sum + one.load, 0);
  }

  /** 1.4.2, card 33. */
  roomForGuerrillas(place: Place, faction: Insurgent): number {
    return place.id === 'ecuador'
      ? PIECES_IN_ECUADOR - this.pieces(place, faction)
      : Number.POSITIVE_INFINITY;
  }

  hasRoomForBase(place: Place): boolean {
    return place.kind !== 'loc' && this.allBases(place) < BASES_A_SPACE;
  }

  level(place: Place): number {
    return this.view.levels[this.at(place)] ?? 0;
  }

  isSabotaged(place: Place): boolean {
    return place.kind === 'loc' && (this.view.markers[this.at(place)] ?? 0) > 0;
  }

  resources(faction: Faction): number {
    return this.view.resources[faction];
  }

  /** Card 22 shaded lasts. */
  get isCanoAbroad(): boolean {
    return this.view.momentum.includes(CANO);
  }

  /** 8.7.2, N16 The card that lies on the deck, if it is seen, is the final Propaganda card. */
  get isFinalPropagandaNext(): boolean {
    const next = this.view.deck[0];
    return (
      next !== undefined &&
      next > LAST_EVENT &&
      this.view.propagandas + 1 === this.view.variants.finalPropaganda
    );
  }
}
