/** What lies in each location and on each connection, for whoever draws the map. */
import { type Empire, EMPIRES } from '../components/empires.ts';
import {
  ALL_LOCATIONS,
  connectionId,
  type ConnectionId,
  type LocationId,
  locationId,
  mapOf,
} from '../components/map.ts';
import type { Colour } from '../components/players.ts';
import { armiesIn, roadsOn, tribesIn } from '../state.ts';
import type { View } from '../view.ts';

/** Armies are called by their empire, tribes by their player. */
export type UnitKind = Empire | Colour | `${Empire}-road`;

export interface SpaceOnBoard {
  readonly id: LocationId | ConnectionId;
  readonly stacks: readonly { readonly kind: UnitKind; readonly count: number }[];
  readonly marks: readonly [];
  readonly isWorked: false;
}

export const spacesOnBoard = (view: View): readonly SpaceOnBoard[] => [
  ...ALL_LOCATIONS.map((location) => ({
    ...NOTHING,
    id: locationId(location),
    stacks: present([
      ...EMPIRES.map((empire) => [empire, armiesIn(view, empire, location)] as const),
      ...view.players.map((player) => [player.colour, tribesIn(player, location)] as const),
    ]),
  })),
  ...mapOf(view).connections.map((connection) => ({
    ...NOTHING,
    id: connectionId(connection),
    stacks: present(EMPIRES.map((empire) => [`${empire}-road`, roadsOn(view, empire, connection)] as const)),
  })),
];

const NOTHING = { marks: [], isWorked: false } as const;

const present = (list: readonly (readonly [kind: UnitKind, count: number])[]): SpaceOnBoard['stacks'] =>
  list.filter(([, count]) => count > 0).map(([kind, count]) => ({ kind, count }));
