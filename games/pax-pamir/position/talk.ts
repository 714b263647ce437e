/** G1 What has been promised to the player whose turn it is, in a position. */
import type { Json } from '@sandtable/engine';
import { CUBES } from '../components/players.ts';
import { LOCATIONS } from '../components/map.ts';
import { leastPrice } from '../negotiations/talk.ts';
import { hasSpy } from '../spies.ts';
import { findCourt, playerOf, type State, tribesIn, type Who, whoIs } from '../state.ts';
import { say } from '../text/say.ts';
import { court, entry, fault, list, MOST_RUPEES, oneOf, whole } from './reading.ts';

export function layTalk(state: State, value: Json | undefined): void {
  const fields = entry(value, 'talk', ['offers', 'waivers', 'loans']);
  for (const [at, one] of list(fields['offers'], 'talk.offers').entries())
    layOffer(state, one, `talk.offers.${at}`);
  for (const [at, one] of list(fields['waivers'], 'talk.waivers').entries())
    layWaiver(state, one, `talk.waivers.${at}`);
  for (const [at, one] of list(fields['loans'], 'talk.loans').entries())
    layLoan(state, one, `talk.loans.${at}`);
}

/** Anybody but the player whose turn it is; alone there are no deals. */
function promiser(state: State, value: Json | undefined, where: string): Who {
  if (state.variants.solo) fault(say('fault.no-deals', 'K5', { where }));
  const others = state.players.filter((_, who) => who !== state.turn.player);
  return whoIs(
    state,
    oneOf(
      value,
      where,
      others.map((player) => player.colour),
    ),
  );
}

function layOffer(state: State, value: Json, where: string): void {
  const fields = entry(value, where, ['seller', 'card', 'price']);
  const seller = promiser(state, fields['seller'], `${where}.seller`);
  const card = court(state, fields['card'], `${where}.card`);
  const price = whole(fields['price'], `${where}.price`, MOST_RUPEES, leastPrice(state));
  const isOffered = state.talk.offers.some((offer) => offer.card === card);
  if (isOffered || !playerOf(state, seller).hand.includes(card)) fault(say('fault.offer', 'E3.1', { where }));
  state.talk.offers.push({ seller, card, price });
}

function layWaiver(state: State, value: Json, where: string): void {
  const fields = entry(value, where, ['owner', 'location', 'asks']);
  const owner = promiser(state, fields['owner'], `${where}.owner`);
  const location = LOCATIONS.indexOf(oneOf(fields['location'], `${where}.location`, LOCATIONS));
  const asks = whole(fields['asks'], `${where}.asks`, CUBES);
  const isLowered = state.talk.waivers.some((one) => one.owner === owner && one.location === location);
  if (isLowered || asks >= tribesIn(playerOf(state, owner), location))
    fault(say('fault.toll', 'E4.3', { where }));
  state.talk.waivers.push({ owner, location, asks });
}

function layLoan(state: State, value: Json, where: string): void {
  const fields = entry(value, where, ['owner', 'card']);
  const owner = promiser(state, fields['owner'], `${where}.owner`);
  const card = court(state, fields['card'], `${where}.card`);
  const found = findCourt(state, card);
  const isLent = state.talk.loans.some((loan) => loan.owner === owner && loan.card === card);
  if (isLent || found === undefined || !hasSpy(found.court, owner)) fault(say('fault.loan', 'G1', { where }));
  state.talk.loans.push({ owner, card });
}
