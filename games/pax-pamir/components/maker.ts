/** B2.1 Help for whoever corrects the cards: all of them as they are, and what a file changes. */
import type { Json, Maker, Message } from '@sandtable/engine';
import { say } from '../text/say.ts';
import { CAPABILITIES, CAPABILITY_NUMBERS, type CapabilityNumber } from './capabilities.ts';
import { isCourt, KHYBER_DECK, standardCourt } from './cards.ts';
import type { CourtCard } from './court.ts';
import { HEADLINE_CARDS, HEADLINES, isCounting } from './headlines.ts';
import { impactsOf } from './impacts.ts';
import { LOYALTY_CARDS } from './loyalty-cards.ts';
import { CONNECTIONS, locationId, LOCATIONS } from './map.ts';
import { type Owned, titles } from './owned-reading.ts';
import { readFile } from './owned.ts';
import { WAZIRS } from './wazirs.ts';

export const correctionsMaker: Maker = { sample, remarks };

function sample(): Json {
  return {
    cards: KHYBER_DECK.filter(isCourt).map((card) => written(standardCourt(card))),
    loyalty: LOYALTY_CARDS.map(({ ends }, at) => ({
      card: at + 1,
      ends: ends.map(({ empire, order }) => ({ empire, order })),
    })),
    wazirs: Object.fromEntries(LOCATIONS.map((location, at) => [location, [...(WAZIRS[at]?.icons ?? [])]])),
    connections: [...CONNECTIONS],
    headlines: HEADLINES.map((card) => ({
      card,
      name: titles(card),
      ...(isCounting(card) ? HEADLINE_CARDS[card] : {}),
    })),
    capabilities: CAPABILITY_NUMBERS.map(writtenCapability),
  };
}

function written(card: CourtCard): Record<string, Json> {
  const { n, mode, rank, location, patriot, prize, actions } = card;
  return {
    card: n,
    name: titles(n),
    mode,
    rank,
    location: locationId(location),
    patriot,
    prize,
    impacts: impactsOf(card),
    actions: [...actions],
  };
}

function writtenCapability(card: CapabilityNumber): Json {
  const { activation, kind: _kind, locations, ...figures } = CAPABILITIES[card];
  const condition = 'at' in activation ? { when: activation.at } : activation;
  return {
    card,
    name: titles(card),
    ...(condition as Record<string, Json>),
    ...figures,
    ...(locations === undefined ? {} : { locations: locations.map(locationId) }),
  };
}

/** What a file holds, kind by kind: how many entries, how many differ from ours, how many count as known from now on. */
function remarks(document: Json): readonly Message[] {
  const file = readFile(document);
  const map = file.map === null ? [] : [file.map];
  const { names } = file;
  return [
    ...counted('cards', [...file.cards.values()]),
    ...counted('loyalty', [...file.loyalty.values()]),
    ...counted('wazirs', [...file.wazirs.values()]),
    ...map.map(({ value, isChanged, isKnown }) =>
      say('cards.map', 'C1.1', { count: value.connections.length, isChanged, isKnown }),
    ),
    ...texts('headlines', [...file.headlines.values()]),
    ...texts('capabilities', [...file.capabilities.values()]),
    ...(names.size === 0 ? [] : [say('cards.named', 'B2.1', { count: names.size })]),
  ];
}

const changedIn = (entries: readonly Owned<unknown>[]): number =>
  entries.filter(({ isChanged }) => isChanged).length;

function counted(kind: 'cards' | 'loyalty' | 'wazirs', entries: readonly Owned<unknown>[]): Message[] {
  if (entries.length === 0) return [];
  const known = entries.filter(({ isKnown }) => isKnown).length;
  return [
    say(`cards.counted.${kind}`, 'B2.1', { count: entries.length, changed: changedIn(entries), known }),
  ];
}

/** The texts of the expansion are the rulebook's: there is nothing to confirm. */
const texts = (kind: 'headlines' | 'capabilities', entries: readonly Owned<unknown>[]): Message[] =>
  entries.length === 0
    ? []
    : [say(`cards.counted.${kind}`, 'J1.2', { count: entries.length, changed: changedIn(entries) })];
