/** What an owner of the game can correct (docs/positions/pax-pamir.md): cards, loyalty cards, wazirs, connections, texts. */
import {
  DocumentFault,
  faultIn,
  type Fields,
  type Json,
  jsonFault,
  type Message,
  reader,
} from '@sandtable/engine';
import type { Corrections, OwnName } from '../state.ts';
import { say } from '../text/say.ts';
import type { CapabilityCard } from './capabilities.ts';
import { isCourt, LAST_CARD, standardCourt } from './cards.ts';
import { court, type CourtCard, type Impact, IMPACTS } from './court.ts';
import { type Empire, EMPIRES } from './empires.ts';
import type { HeadlineCard } from './headlines.ts';
import { impactsOf } from './impacts.ts';
import { LOYALTY_CARDS, type LoyaltyCard } from './loyalty-cards.ts';
import { locationId, LOCATIONS, type OwnMap } from './map.ts';
import { MODES, SPECIAL_ACTIONS } from './modes.ts';
import { readConnections, readLoyalty, readWazirs } from './owned-places.ts';
import { type Confirmed, confirmedIn, isSame, type Owned, owned, readName } from './owned-reading.ts';
import { readCapabilities, readHeadlines } from './owned-texts.ts';
import { MOST_RANK } from './players.ts';
import { type Wazir, WAZIRS } from './wazirs.ts';

const { entry, list, whole, oneOf, different } = reader('B2.1');

const CARD_FIELDS = [
  'card',
  'name',
  'mode',
  'rank',
  'location',
  'patriot',
  'prize',
  'impacts',
  'actions',
  'confirmed',
] as const;
const FILE_FIELDS = [
  'confirmed',
  'cards',
  'loyalty',
  'wazirs',
  'connections',
  'headlines',
  'capabilities',
] as const;

/** All that a file says, by number or location. */
export interface OwnedFile {
  readonly cards: ReadonlyMap<number, Owned<CourtCard>>;
  readonly loyalty: ReadonlyMap<number, Owned<LoyaltyCard>>;
  readonly wazirs: ReadonlyMap<number, Owned<Wazir>>;
  readonly map: Owned<OwnMap> | null;
  readonly headlines: ReadonlyMap<number, Owned<HeadlineCard>>;
  readonly capabilities: ReadonlyMap<number, Owned<CapabilityCard>>;
  /** Those that differ from ours. */
  readonly names: ReadonlyMap<number, OwnName>;
}

/** A document as people attach it: JSON, or its text. */
function parsed(document: Json): Json {
  if (typeof document !== 'string') return document;
  try {
    return JSON.parse(document) as Json;
  } catch {
    throw new DocumentFault(say('fault.json', 'B2.1', jsonFault(document)));
  }
}

export function readFile(document: Json): OwnedFile {
  const file = entry(parsed(document), '', FILE_FIELDS);
  const usual = confirmedIn(file, '', undefined);
  const names = new Map<number, OwnName>();
  return {
    cards: readCards(file['cards'], usual, names),
    loyalty: readLoyalty(file['loyalty'], usual),
    wazirs: readWazirs(file['wazirs'], usual),
    map: readConnections(file['connections'], usual),
    headlines: readHeadlines(file['headlines'], names),
    capabilities: readCapabilities(file['capabilities'], names),
    names,
  };
}

function readCards(
  value: Json | undefined,
  usual: Confirmed,
  names: Map<number, OwnName>,
): Map<number, Owned<CourtCard>> {
  const cards = new Map<number, Owned<CourtCard>>();
  for (const [at, one] of list(value, 'cards').entries()) {
    const where = `cards.${at}`;
    const fields = entry(one, where, CARD_FIELDS);
    const n = whole(fields['card'], `${where}.card`, LAST_CARD, 1);
    if (!isCourt(n))
      throw new DocumentFault(say('fault.no-court', 'B2.1', { where: `${where}.card`, card: n }));
    if (cards.has(n)) throw new DocumentFault(say('fault.card-twice', 'B2.1', { where, card: n }));
    const read = readCard(fields, where, n);
    const isChanged = !isSame(read, standardCourt(n));
    const { isKnown } = owned(read, isChanged, confirmedIn(fields, where, usual));
    cards.set(n, { value: { ...read, known: isKnown }, isChanged, isKnown });
    const name = readName(fields['name'], `${where}.name`, n);
    if (name !== undefined) names.set(n, name);
  }
  return cards;
}

/** What is not said stays as it is. */
function readCard(fields: Fields, where: string, n: number): CourtCard {
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

/** What it says when it says nothing. */
export const NOTHING_OWNED: Corrections = {
  cards: {},
  loyalty: null,
  wazirs: null,
  headlines: {},
  capabilities: {},
  names: {},
  map: null,
};

/** The corrections of a file that has been checked: what differs from ours, and what is confirmed. */
export function readOwned(document: Json): Corrections {
  const file = readFile(document);
  const { loyalty, wazirs, map } = file;
  return {
    cards: kept(file.cards),
    loyalty: loyalty.size === 0 ? null : LOYALTY_CARDS.map((card, at) => loyalty.get(at)?.value ?? card),
    wazirs: wazirs.size === 0 ? null : WAZIRS.map((wazir, at) => wazirs.get(at)?.value ?? wazir),
    headlines: kept(file.headlines),
    capabilities: kept(file.capabilities),
    names: Object.fromEntries(file.names),
    map: map !== null && (map.isChanged || map.isKnown) ? map.value : null,
  };
}

/** An entry that is as ours and not confirmed says nothing: the ranks of the later edition may stand in its place. */
const kept = <T>(entries: ReadonlyMap<number, Owned<T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(
    [...entries]
      .filter(([, { isChanged, isKnown }]) => isChanged || isKnown)
      .map(([number, { value }]) => [number, value]),
  );

/** What is wrong with a file; empty when it can be played with. */
export function ownedFaults(document: Json): readonly Message[] {
  const fault = faultIn(() => void readFile(document));
  return fault === undefined ? [] : [fault];
}
