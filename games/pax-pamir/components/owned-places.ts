/** What an owner can correct besides cards of the deck: loyalty cards, wazirs, the connections of the map. */
import { DocumentFault, isFields, type Json, reader } from '@sandtable/engine';
import { say } from '../text/say.ts';
import { EMPIRES } from './empires.ts';
import { LOYALTY_CARDS, type LoyaltyCard, type LoyaltyEnd } from './loyalty-cards.ts';
import {
  ALL_CONNECTIONS,
  ALL_LOCATIONS,
  type Connection,
  connectionId,
  CONNECTIONS,
  type ConnectionId,
  locationId,
  LOCATIONS,
  type OwnMap,
  STATED_CONNECTIONS,
  waysOf,
} from './map.ts';
import { MODES } from './modes.ts';
import { type Confirmed, confirmedIn, isSame, type Owned, owned } from './owned-reading.ts';
import { MOST_ICONS, WAZIR_ICONS, WAZIRS, type Wazir } from './wazirs.ts';

const { entry, list, whole, oneOf, record } = reader('B2.1');

const MOST_ORDER = 99;

// Loyalty cards.

/** B5.1 By number, 1 to 5; no order number stands twice. */
export function readLoyalty(value: Json | undefined, usual: Confirmed): Map<number, Owned<LoyaltyCard>> {
  const found = new Map<number, Owned<LoyaltyCard>>();
  for (const [at, one] of list(value, 'loyalty', LOYALTY_CARDS.length).entries()) {
    const where = `loyalty.${at}`;
    const fields = entry(one, where, ['card', 'ends', 'confirmed']);
    const number = whole(fields['card'], `${where}.card`, LOYALTY_CARDS.length, 1);
    const ends = readEnds(fields['ends'], `${where}.ends`);
    const isChanged = !isSame(inOrder(ends), inOrder(LOYALTY_CARDS[number - 1]?.ends ?? []));
    const read = owned(ends, isChanged, confirmedIn(fields, where, usual));
    found.set(number - 1, { ...read, value: { ends, known: read.isKnown } });
  }
  const cards = LOYALTY_CARDS.map((card, at) => found.get(at)?.value ?? card);
  const orders = cards.flatMap((card) => card.ends.map((end) => end.order));
  if (new Set(orders).size < orders.length)
    throw new DocumentFault(say('fault.orders', 'C6.1', { where: 'loyalty' }));
  return found;
}

const inOrder = (ends: readonly LoyaltyEnd[]) =>
  ends.toSorted((a, b) => a.order - b.order).map(({ empire, order }) => [empire, order]);

function readEnds(value: Json | undefined, where: string): LoyaltyCard['ends'] {
  const [first, second] = list(value, where, 2).map((end, i) => readEnd(end, `${where}.${i}`));
  if (first === undefined || second === undefined || first.empire === second.empire)
    throw new DocumentFault(say('fault.ends', 'B5.1', { where }));
  return [first, second];
}

function readEnd(value: Json, where: string): LoyaltyEnd {
  const fields = entry(value, where, ['empire', 'order']);
  return {
    empire: oneOf(fields['empire'], `${where}.empire`, EMPIRES),
    order: whole(fields['order'], `${where}.order`, MOST_ORDER, 1),
  };
}

// Wazirs.

/** J3.3 By location the icons of its wazir; one regime alone is that of the second icon, beside consolidate. */
export function readWazirs(value: Json | undefined, usual: Confirmed): Map<number, Owned<Wazir>> {
  const found = new Map<number, Owned<Wazir>>();
  for (const [id, given] of Object.entries(record(value, 'wazirs'))) {
    const location = LOCATIONS.indexOf(oneOf(id, 'wazirs', LOCATIONS));
    const where = `wazirs.${id}`;
    const fields = isFields(given) ? entry(given, where, ['icons', 'confirmed']) : { icons: given };
    const icons = readIcons(fields['icons'] ?? null, isFields(given) ? `${where}.icons` : where);
    const isChanged = !isSame(icons.toSorted(), WAZIRS[location]?.icons.toSorted());
    const read = owned(icons, isChanged, confirmedIn(fields, where, usual));
    found.set(location, { ...read, value: { icons, known: read.isKnown } });
  }
  return found;
}

function readIcons(given: Json, where: string): Wazir['icons'] {
  if (typeof given === 'string') return ['consolidate', oneOf(given, where, MODES)];
  const icons = list(given, where, WAZIR_ICONS.length).map((one, i) =>
    oneOf(one, `${where}.${i}`, WAZIR_ICONS),
  );
  reader('J3.3').different(icons, where);
  if (icons.length === 0 || icons.length > MOST_ICONS)
    throw new DocumentFault(say('fault.icons', 'J3.3', { where }));
  return icons;
}

// The map.

/** C1.1 All connections of the owner's map: those the rulebook names among them, and one at least for each location. */
export function readConnections(value: Json | undefined, usual: Confirmed): Owned<OwnMap> | null {
  if (value === undefined) return null;
  const where = 'connections';
  const fields = isFields(value) ? entry(value, where, ['between', 'confirmed']) : { between: value };
  const at = isFields(value) ? `${where}.between` : where;
  const given = list(fields['between'], at, ALL_CONNECTIONS.length).map((one, i) =>
    connectionAt(one, `${at}.${i}`),
  );
  reader('C1.1').different(given, at);
  const connections = given.toSorted((a, b) => a - b);
  checkMap(connections, at);
  const isChanged = !isSame(
    connections,
    CONNECTIONS.map((_, number) => number),
  );
  const read = owned(connections, isChanged, confirmedIn(fields, where, usual));
  return { ...read, value: { connections, ways: waysOf(connections), known: read.isKnown } };
}

/** `herat-kabul`, or the other way round. */
function connectionAt(value: Json, where: string): Connection {
  const turned = typeof value === 'string' ? value.split('-').toReversed().join('-') : value;
  const given = ALL_CONNECTIONS.some((id) => id === turned) ? turned : value;
  return ALL_CONNECTIONS.indexOf(oneOf<ConnectionId>(given, where, ALL_CONNECTIONS));
}

function checkMap(connections: readonly Connection[], where: string): void {
  const ids = connections.map(connectionId);
  const missing = STATED_CONNECTIONS.find((id) => !ids.includes(id));
  if (missing !== undefined)
    throw new DocumentFault(say('fault.stated', 'K5', { where, connection: missing }));
  const ways = waysOf(connections);
  const alone = ALL_LOCATIONS.find((location) => ways[location]?.length === 0);
  if (alone !== undefined)
    throw new DocumentFault(say('fault.alone', 'C1.1', { where, location: locationId(alone) }));
}
