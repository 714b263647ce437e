/** What an owner of the game can correct (docs/positions/pax-pamir.md): cards, loyalty cards, wazirs, headlines, capabilities. */
import {
  DocumentFault,
  faultIn,
  type Fields,
  type Json,
  jsonFault,
  type Message,
  reader,
} from '@sandtable/engine';
import type { Corrections } from '../state.ts';
import { say } from '../text/say.ts';
import { isCourt, LAST_CARD, standardCourt } from './cards.ts';
import { court, type CourtCard, type Impact, IMPACTS } from './court.ts';
import { type Empire, EMPIRES } from './empires.ts';
import { impactsOf } from './impacts.ts';
import { LOYALTY_CARDS, type LoyaltyCard, type LoyaltyEnd } from './loyalty-cards.ts';
import { locationId, LOCATIONS } from './map.ts';
import { MODES, SPECIAL_ACTIONS } from './modes.ts';
import { readCapabilities, readHeadlines } from './owned-texts.ts';
import { MOST_RANK } from './players.ts';
import { MOST_ICONS, WAZIR_ICONS, WAZIRS, type Wazir } from './wazirs.ts';

const { entry, list, whole, oneOf, record, different } = reader('B2.1');

const CARD_FIELDS = ['card', 'mode', 'rank', 'location', 'patriot', 'prize', 'impacts', 'actions'] as const;
const MOST_ORDER = 99;

/** A document as people attach it: JSON, or its text. */
function parsed(document: Json): Json {
  if (typeof document !== 'string') return document;
  try {
    return JSON.parse(document) as Json;
  } catch {
    throw new DocumentFault(say('fault.json', 'B2.1', jsonFault(document)));
  }
}

function readAll(document: Json): Corrections {
  const file = entry(parsed(document), '', ['cards', 'loyalty', 'wazirs', 'headlines', 'capabilities']);
  const cards: Record<string, CourtCard> = {};
  for (const [at, one] of list(file['cards'], 'cards').entries()) {
    const card = readCard(one, `cards.${at}`);
    if (cards[card.n] !== undefined)
      throw new DocumentFault(say('fault.card-twice', 'B2.1', { where: `cards.${at}`, card: card.n }));
    cards[card.n] = card;
  }
  return {
    cards,
    loyalty: file['loyalty'] === undefined ? null : readLoyalty(file['loyalty']),
    wazirs: file['wazirs'] === undefined ? null : readWazirs(file['wazirs']),
    headlines: readHeadlines(file['headlines']),
    capabilities: readCapabilities(file['capabilities']),
  };
}

/** What is not said stays as it is; the card then counts as known. */
function readCard(value: Json, where: string): CourtCard {
  const fields = entry(value, where, CARD_FIELDS);
  const n = whole(fields['card'], `${where}.card`, LAST_CARD, 1);
  if (!isCourt(n))
    throw new DocumentFault(say('fault.no-court', 'B2.1', { where: `${where}.card`, card: n }));
  const now = standardCourt(n);
  const said = <T>(field: string, read: (given: Json, at: string) => T, otherwise: T): T => {
    const given = fields[field];
    return given === undefined ? otherwise : read(given, `${where}.${field}`);
  };
  return court(
    n,
    said('mode', (given, at) => oneOf(given, at, MODES), now.mode),
    said('rank', (given, at) => whole(given, at, MOST_RANK, 1), now.rank),
    said('location', (given, at) => oneOf(given, at, LOCATIONS), locationId(now.location)),
    {
      patriot: said('patriot', band, now.patriot),
      prize: said('prize', band, now.prize),
      impacts: said('impacts', readImpacts, impactsOf(now)),
      actions: said('actions', (given, at) => unique(given, at, SPECIAL_ACTIONS), now.actions),
      known: true,
    },
  );
}

const band = (given: Json, at: string): Empire | null => (given === null ? null : oneOf(given, at, EMPIRES));

function unique<T extends string>(given: Json, at: string, among: readonly T[]): T[] {
  const found = list(given, at, among.length).map((one, i) => oneOf(one, `${at}.${i}`, among));
  different(found, at);
  return found;
}

/** One arrow at most. */
function readImpacts(given: Json, at: string): Impact[] {
  const impacts = unique(given, at, IMPACTS);
  if (impacts.filter((impact) => impact.startsWith('regime:')).length > 1)
    throw new DocumentFault(say('fault.arrows', 'B4.1', { where: at }));
  return impacts;
}

/** B5.1 By number, 1 to 5; no order number stands twice. */
function readLoyalty(value: Json): LoyaltyCard[] {
  const cards = [...LOYALTY_CARDS];
  for (const [at, one] of list(value, 'loyalty', cards.length).entries()) {
    const where = `loyalty.${at}`;
    const fields = entry(one, where, ['card', 'ends']);
    const number = whole(fields['card'], `${where}.card`, cards.length, 1);
    const ends = list(fields['ends'], `${where}.ends`, 2).map((end, i) => readEnd(end, `${where}.ends.${i}`));
    const [first, second] = ends;
    if (first === undefined || second === undefined || first.empire === second.empire)
      throw new DocumentFault(say('fault.ends', 'B5.1', { where: `${where}.ends` }));
    cards[number - 1] = { ends: [first, second], known: true };
  }
  const orders = cards.flatMap((card) => card.ends.map((end) => end.order));
  if (new Set(orders).size < orders.length)
    throw new DocumentFault(say('fault.orders', 'C6.1', { where: 'loyalty' }));
  return cards;
}

function readEnd(value: Json, where: string): LoyaltyEnd {
  const fields: Fields = entry(value, where, ['empire', 'order']);
  return {
    empire: oneOf(fields['empire'], `${where}.empire`, EMPIRES),
    order: whole(fields['order'], `${where}.order`, MOST_ORDER, 1),
  };
}

/** J3.3 By location the icons of its wazir; one regime alone is that of the second icon, beside consolidate. */
function readWazirs(value: Json): Wazir[] {
  const wazirs = [...WAZIRS];
  for (const [id, given] of Object.entries(record(value, 'wazirs'))) {
    const location = LOCATIONS.indexOf(oneOf(id, 'wazirs', LOCATIONS));
    wazirs[location] = { icons: readIcons(given, `wazirs.${id}`), known: true };
  }
  return wazirs;
}

function readIcons(given: Json, where: string): Wazir['icons'] {
  if (typeof given === 'string') return ['consolidate', oneOf(given, where, MODES)];
  const icons = unique(given, where, WAZIR_ICONS);
  if (icons.length === 0 || icons.length > MOST_ICONS)
    throw new DocumentFault(say('fault.icons', 'J3.3', { where }));
  return icons;
}

/** The corrections of a file that has been checked. */
export function readOwned(document: Json): Corrections {
  return readAll(document);
}

/** What is wrong with a file; empty when it can be played with. */
export function ownedFaults(document: Json): readonly Message[] {
  const fault = faultIn(() => void readAll(document));
  return fault === undefined ? [] : [fault];
}
