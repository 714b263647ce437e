/** K5, E4 Shere Khan plays a card: its place, its impacts, its units. */
import type { Rules, Table } from '@sandtable/engine';
import { impacts, payTolls } from '../actions/play.ts';
import {
  AT,
  type Connection,
  connectionId,
  type Location,
  type LocationId,
  LOCATIONS,
  waysFrom,
} from '../components/map.ts';
import { placeUnits } from '../placing.ts';
import { nameOf } from './khan.ts';
import { type Court, courtCard, playerOf, type State, type Who } from '../state.ts';
import { say } from '../text/say.ts';
import { addRoads } from '../units.ts';
import { putDown } from './putting.ts';
import { explain } from './telling.ts';

/** The costs can be paid, and the card does not change his loyalty. */
export function* playCard(table: Table<State>, who: Who, card: number): Rules<Court> {
  const { state } = table;
  const { location, mode, rank } = courtCard(state, card);
  payTolls(table, who, location);
  explain(table, say('sk.card.played', 'E4.1', { card: String(card) }));
  table.fired(`played.${card}`);
  const court: Court = { card, spies: [], augments: [] };
  putDown(table, who, court);
  yield* impacts(table, who, court);
  if (mode === 'economic') placeRoads(table, who, location, rank);
  else yield* placeUnits(table, who, court, rank);
  return court;
}

/** The neighbours of each location in the order in which he builds roads to them (doubt 50). */
const ROADS_TO: Readonly<Record<'southUp' | 'northUp', Readonly<Record<LocationId, readonly LocationId[]>>>> =
  {
    southUp: {
      transcaspia: ['persia', 'kabul', 'herat'],
      persia: ['transcaspia', 'herat'],
      herat: ['persia', 'transcaspia', 'kabul', 'kandahar'],
      kabul: ['kandahar', 'herat', 'transcaspia', 'punjab'],
      kandahar: ['herat', 'kabul', 'punjab'],
      punjab: ['kandahar', 'kabul'],
    },
    northUp: {
      transcaspia: ['kabul', 'herat', 'persia'],
      persia: ['transcaspia', 'herat'],
      herat: ['kabul', 'kandahar', 'persia', 'transcaspia'],
      kabul: ['punjab', 'kandahar', 'herat', 'transcaspia'],
      kandahar: ['punjab', 'herat', 'kabul'],
      punjab: ['kandahar', 'kabul'],
    },
  };

function roadOrder(state: State, location: Location): Connection[] {
  const ways = waysFrom(state, location);
  const order = ROADS_TO[state.variants.northUp ? 'northUp' : 'southUp'];
  const [, goals = []] = Object.entries(order).find(([id]) => AT[id as LocationId] === location) ?? [];
  // P14: neighbours that only an owner's map has come last, in the order of the locations.
  const others = LOCATIONS.filter((id) => !goals.includes(id));
  return [...goals, ...others].flatMap((goal) =>
    ways.filter(({ to }) => to === AT[goal]).map(({ connection }) => connection),
  );
}

/** K5 Roads one at a time, clockwise, beginning again after the last; what is missing is not placed. */
function placeRoads(table: Table<State>, who: Who, location: Location, count: number): void {
  const { state } = table;
  const { loyalty: empire } = playerOf(state, who);
  const player = nameOf(state, who);
  const order = roadOrder(state, location);
  for (let placed = 0; placed < count; placed++) {
    if (state.supply[empire] === 0) return explain(table, say('sk.units.short', 'E4.7'));
    const connection = order[placed % order.length] ?? 0;
    if (placed === order.length) explain(table, say('sk.roads.wrap', 'E4.7.4'));
    addRoads(state, empire, connection, 1);
    table.log(say('log.placed.road', 'E4.7.4', { player, empire, connection: connectionId(connection) }));
  }
}
