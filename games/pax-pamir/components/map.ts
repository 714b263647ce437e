/** C1 The map: six locations and the connections between them. Both are numbers, in the order of these lists. */
export const LOCATIONS = ['transcaspia', 'persia', 'herat', 'kabul', 'kandahar', 'punjab'] as const;
export type LocationId = (typeof LOCATIONS)[number];
export type Location = number;

/** The connections of our map. The rulebook names two of them, the others are rebuilt; owners may correct them. */
export const CONNECTIONS = [
  'persia-transcaspia',
  'herat-transcaspia',
  'kabul-transcaspia',
  'herat-persia',
  'herat-kabul',
  'herat-kandahar',
  'kabul-kandahar',
  'kabul-punjab',
  'kandahar-punjab',
] as const;
export type OurConnection = (typeof CONNECTIONS)[number];
/** K5 Those the rulebook names. */
export const STATED_CONNECTIONS: readonly ConnectionId[] = ['herat-persia', 'kabul-kandahar'];

/** Every pair of locations: ours first, so that their numbers stay, then those an owner's map may have. */
export const ALL_CONNECTIONS = [
  ...CONNECTIONS,
  'kandahar-transcaspia',
  'punjab-transcaspia',
  'kabul-persia',
  'kandahar-persia',
  'persia-punjab',
  'herat-punjab',
] as const;
export type ConnectionId = (typeof ALL_CONNECTIONS)[number];
export type Connection = number;

/** `AT.kabul`: a location by name. */
export const AT: Readonly<Record<LocationId, Location>> = {
  transcaspia: 0,
  persia: 1,
  herat: 2,
  kabul: 3,
  kandahar: 4,
  punjab: 5,
};

export const ALL_LOCATIONS: readonly Location[] = LOCATIONS.map((_, at) => at);

export function locationId(location: Location): LocationId {
  const id = LOCATIONS[location];
  if (id === undefined) throw new Error(`no location ${location}`);
  return id;
}

export function connectionId(connection: Connection): ConnectionId {
  const id = ALL_CONNECTIONS[connection];
  if (id === undefined) throw new Error(`no connection ${connection}`);
  return id;
}

/** The two locations of each connection. */
const ENDS: readonly (readonly [Location, Location])[] = ALL_CONNECTIONS.map((id) => {
  const [a, b] = id.split('-') as [LocationId, LocationId];
  return [AT[a], AT[b]];
});

/** A way out of a location: the connection, and where it leads. */
export interface Way {
  readonly connection: Connection;
  readonly to: Location;
}

/** By location the ways out of it. */
export type Ways = readonly (readonly Way[])[];

/** The ways of a map with these connections. */
export const waysOf = (connections: readonly Connection[]): Ways =>
  ALL_LOCATIONS.map((location) =>
    connections.flatMap((connection): Way[] => {
      const [a, b] = ENDS[connection] ?? [];
      if (a === undefined || b === undefined) throw new Error(`no connection ${connection}`);
      if (a === location) return [{ connection, to: b }];
      return b === location ? [{ connection, to: a }] : [];
    }),
  );

/** The map as an owner has corrected it. */
export interface OwnMap {
  /** In the order of ALL_CONNECTIONS. */
  readonly connections: readonly Connection[];
  readonly ways: Ways;
  /** Confirmed by an owner of the game; otherwise rebuilt. */
  readonly known: boolean;
}

/** Something that may say what an owner has corrected. Tables of earlier versions say nothing of the map. */
export interface Mapped {
  readonly corrections: { readonly map?: OwnMap | null } | null;
}

const OURS: OwnMap = {
  connections: CONNECTIONS.map((_, at) => at),
  ways: waysOf(CONNECTIONS.map((_, at) => at)),
  known: false,
};

export const mapOf = ({ corrections }: Mapped): OwnMap => corrections?.map ?? OURS;

const NO_WAYS: readonly Way[] = [];

export const waysFrom = (table: Mapped, location: Location): readonly Way[] =>
  mapOf(table).ways[location] ?? NO_WAYS;

/** How many numbers a list by connection has. */
export const connectionCount = ({ corrections }: Mapped): number =>
  (corrections?.map ?? null) === null ? CONNECTIONS.length : ALL_CONNECTIONS.length;
