/** What lies on the table of a COIN game: what its `board.ts` tells, for everything here to draw. */
import type { MapState, MarkState, SpaceState } from '../map/map-state.ts';

export interface CoinTable {
  readonly spaces: readonly CoinSpace[];
  readonly factions: readonly CoinFaction[];
  /** The card in play, if any. */
  readonly played: CoinCard | null;
  /** The card that follows; null when there is none. */
  readonly next: CoinCard | 'face-down' | null;
  /** Capabilities and momentum in effect. */
  readonly lasting: readonly CoinEffect[];
  readonly tracks: readonly CoinTrack[];
  readonly figures: readonly CoinFigure[];
}

export interface CoinSpace extends Omit<SpaceState, 'marks' | 'held' | 'isHeldLoosely'> {
  /** What it is: a `space-kind` of the game's names. */
  readonly kind: string;
  readonly terrain: string | null;
  readonly population: number | null;
  readonly econ: number | null;
  /** Opposition below 0, Support above; null where there is neither for good. */
  readonly level: number | null;
  readonly control: {
    readonly faction: string /** Marked; otherwise merely how things stand. */;
    readonly isFixed: boolean;
  } | null;
  /** Terror, Sabotage and the volume's own, by the game's names of markers. */
  readonly markers: readonly { readonly id: string; readonly count: number }[];
}

export interface CoinFaction {
  readonly id: string;
  readonly margin: number;
  /** Null for a faction without any of its own. */
  readonly resources: number | null;
  readonly isEligible: boolean;
  readonly isActing: boolean;
  /** What it did on the card in play. */
  readonly deed: string | null;
  readonly available: readonly { readonly kind: string; readonly count: number }[];
}

export interface CoinCard {
  readonly id: string;
  readonly isPropaganda: boolean;
  readonly order: readonly {
    readonly faction: string;
    readonly isOut: boolean;
    readonly hasActed: boolean;
  }[];
  readonly mark: 'capability' | 'momentum' | null;
}

export interface CoinEffect {
  readonly card: string;
  readonly side: string;
  readonly mark: 'capability' | 'momentum';
}

/** A figure that wins once it is above its goal. */
export interface CoinTrack {
  readonly id: string;
  readonly faction: string;
  readonly value: number;
  readonly goal: number;
}

/** A number, perhaps of so many, or the name of a thing. */
export interface CoinFigure {
  readonly id: string;
  readonly value: number | { readonly kind: string; readonly id: string };
  readonly of?: number;
}

/** The map as the map's kit knows it. */
export function mapOf(table: CoinTable, printed: Printed = () => []): MapState {
  return new Map(table.spaces.map((space) => [space.id, stateOf(space, printed(space.id))]));
}

type Printed = (space: string) => readonly MarkState[];

function stateOf(space: CoinSpace, printed: readonly MarkState[]): SpaceState {
  const { control } = space;
  const [figure, ...others] = marksOf(space);
  return {
    ...space,
    marks: [...(figure === undefined ? [] : [figure]), ...printed, ...others],
    ...(control === null ? {} : { held: control.faction }),
    ...(control?.isFixed === false ? { isHeldLoosely: true } : {}),
  };
}

/** Sabotage lies on the value of a line, Control and Support in places of their own, others where they are called. */
function marksOf({ kind, population, econ, level, control, markers }: CoinSpace): readonly MarkState[] {
  const isSabotaged = markers.some(({ id }) => id === 'sabotage');
  return [
    ...(population === null ? [] : [{ at: 'population', id: 'population', count: population }]),
    ...(econ === null ? [] : [{ at: 'value', id: isSabotaged ? 'sabotage' : 'econ', of: kind, count: econ }]),
    ...(level === null || level === 0 ? [] : [{ at: 'support', id: 'level', count: level }]),
    ...(control === null ? [] : [controlMark(control)]),
    ...markers.filter(({ id }) => id !== 'sabotage').map(({ id, count }) => ({ at: id, id, count })),
  ];
}

function controlMark({ faction, isFixed }: NonNullable<CoinSpace['control']>): MarkState {
  return { at: 'control', id: isFixed ? 'control' : 'majority', of: faction, isQuiet: true };
}
