/** B2.1 Help for whoever corrects the cards: all of them as they are, and what a file changes. */
import type { Json, Maker, Message } from '@sandtable/engine';
import { say } from '../text/say.ts';
import { CAPABILITIES, CAPABILITY_NUMBERS, type CapabilityNumber } from './capabilities.ts';
import { isCourt, KHYBER_DECK, standardCourt } from './cards.ts';
import type { CourtCard } from './court.ts';
import { HEADLINE_CARDS } from './headlines.ts';
import { impactsOf } from './impacts.ts';
import { LOYALTY_CARDS } from './loyalty-cards.ts';
import { locationId, LOCATIONS } from './map.ts';
import { readOwned } from './owned.ts';
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
    headlines: Object.entries(HEADLINE_CARDS).map(([card, figures]) => ({ card: Number(card), ...figures })),
    capabilities: CAPABILITY_NUMBERS.map(writtenCapability),
  };
}

function written(card: CourtCard): Record<string, Json> {
  const { n, mode, rank, location, patriot, prize, actions } = card;
  return {
    card: n,
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
    ...(condition as Record<string, Json>),
    ...figures,
    ...(locations === undefined ? {} : { locations: locations.map(locationId) }),
  };
}

/** How many cards count as known from now on, and how many of them differ from ours. */
function remarks(document: Json): readonly Message[] {
  const { cards } = readOwned(document);
  const all = Object.values(cards);
  const changed = all.filter(
    (card) => JSON.stringify(written(card)) !== JSON.stringify(written(standardCourt(card.n))),
  );
  return [say('cards.corrected', 'B2.1', { count: all.length, changed: changed.length })];
}
