/** C1 The map: six locations and the connections between them. Both are numbers, in the order of these lists. */
export const LOCATIONS = ['transcaspia', 'persia', 'herat', 'kabul', 'kandahar', 'punjab'] as const;
export type LocationId = (typeof LOCATIONS)[number];
export type Location = number;

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
export type ConnectionId = (typeof CONNECTIONS)[number];
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
  const id = CONNECTIONS[connection];
  if (id === undefined) throw new Error(`no connection ${connection}`);
  return id;
}

/** The two locations of each connection. */
const ENDS: readonly (readonly [Location, Location])[] = CONNECTIONS.map((id) => {
  const [a, b] = id.split('-') as [LocationId, LocationId];
  return [AT[a], AT[b]];
});

/** A way out of a location: the connection, and where it leads. */
export interface Way {
  readonly connection: Connection;
  readonly to: Location;
}

/** The ways out of each location. */
const WAYS: readonly (readonly Way[])[] = ALL_LOCATIONS.map((location) =>
  ENDS.flatMap(([a, b], connection): Way[] => {
    if (a === location) return [{ connection, to: b }];
    return b === location ? [{ connection, to: a }] : [];
  }),
);

const NO_WAYS: readonly Way[] = [];

export const waysFrom = (location: Location): readonly Way[] => WAYS[location] ?? NO_WAYS;
