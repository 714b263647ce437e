/** E4 Play. */
import type { Message, Rules, Table } from '@sandtable/engine';
import { CAPABILITY } from '../components/capabilities.ts';
import { LAST_CARD } from '../components/cards.ts';
import { LASTING } from '../components/headlines.ts';
import { AT, type Location, locationId } from '../components/map.ts';
import { takeFromHand } from '../hands.ts';
import { changeLoyalty } from '../loyalty.ts';
import { placeArmies, placeSpies, placeUnits } from '../placing.ts';
import { setRegime } from '../regime.ts';
import { gain, transfer } from '../rupees.ts';
import { nameOf } from '../solo/khan.ts';
import {
  type Court,
  courtCard,
  isActive,
  isLasting,
  playerOf,
  type State,
  tribesIn,
  type Who,
} from '../state.ts';
import { say } from '../text/say.ts';
import { putAtEnd } from './ends.ts';

/** E4.3 What the owner of tribes in a location asks: all of them, or what he has lowered it to (doubt 67). */
export function tollOf(state: State, owner: Who, location: Location): number {
  const full = tribesIn(playerOf(state, owner), location);
  if (full === 0 || state.talk.waivers.length === 0) return full;
  const waiver = state.talk.waivers.find((one) => one.owner === owner && one.location === location);
  return waiver === undefined ? full : Math.min(full, waiver.asks);
}

/** E4.3 The whole cost to play a card of a location; card 138 does away with it. */
export function costToPlay(state: State, who: Who, location: Location): number {
  if (isActive(playerOf(state, who), CAPABILITY.charismaticCourtiers)) return 0;
  let cost = 0;
  for (let owner = 0; owner < state.players.length; owner++)
    if (owner !== who) cost += tollOf(state, owner, location);
  return cost;
}

/** Cards 107, 108: no card of an isolated location may be played. */
export function isIsolated(state: State, location: Location): boolean {
  if (state.lasting.length === 0) return false;
  if (location === AT.transcaspia) return isLasting(state, LASTING.transcaspianIsolation);
  return location === AT.persia && isLasting(state, LASTING.persianIsolation);
}

export function canPlay(state: State, who: Who, card: number): boolean {
  const { location } = courtCard(state, card);
  return !isIsolated(state, location) && costToPlay(state, who, location) <= playerOf(state, who).rupees;
}

export function whyNotPlay(state: State, who: Who, card: number): Message {
  const { location } = courtCard(state, card);
  if (isIsolated(state, location)) return say('why.isolated', 'J6.1', { location: locationId(location) });
  const { rupees } = playerOf(state, who);
  return say('why.toll', 'E4.3', {
    cost: costToPlay(state, who, location),
    rupees,
    location: locationId(location),
  });
}

/** Doubt 10: cost, place, loyalty, impacts, units. */
export function* playCard(table: Table<State>, who: Who, card: number): Rules<void> {
  const { state } = table;
  const facts = courtCard(state, card);
  takeFromHand(table, who, card);
  payTolls(table, who, facts.location);
  const court: Court = { card, spies: [], augments: [] };
  table.log(say('log.played', 'E4.1', { player: nameOf(state, who), card: String(card) }));
  yield* putAtEnd(state, who, court, 'E4.4');
  table.fired(PLAYED[card] ?? '');
  if (facts.patriot !== null) {
    yield* changeLoyalty(table, who, facts.patriot, 'E4.5');
    // It may have been given up for what the change costs.
    if (!playerOf(state, who).tableau.includes(court)) return;
  }
  yield* impacts(table, who, court);
  yield* placeUnits(table, who, court, facts.rank);
}

/** Items of content, made once. */
const PLAYED: readonly string[] = Array.from({ length: LAST_CARD + 1 }, (_, card) => `played.${card}`);

/** E4.3 A waiver is used up when the card is played. */
export function payTolls(table: Table<State>, who: Who, location: Location): void {
  const { state } = table;
  if (costToPlay(state, who, location) > 0)
    for (let owner = 0; owner < state.players.length; owner++) {
      const toll = owner === who ? 0 : tollOf(state, owner, location);
      if (toll === 0) continue;
      transfer(state, who, owner, toll);
      table.log(
        say('log.toll', 'E4.3', { player: nameOf(state, who), owner: nameOf(state, owner), count: toll }),
      );
    }
  const { waivers } = state.talk;
  for (let at = waivers.length - 1; at >= 0; at--)
    if (waivers[at]?.location === location) waivers.splice(at, 1);
}

/** E4.6, doubt 69: leveraged, informants, garrison, regime. */
export function* impacts(table: Table<State>, who: Who, court: Court): Rules<void> {
  const { state } = table;
  const { leveraged, informants, garrison, regime, rank, location } = courtCard(state, court.card);
  if (leveraged) {
    gain(state, who, rank);
    table.fired('impact.leveraged');
    table.log(say('log.leveraged', 'E4.6', { player: nameOf(state, who), count: rank }));
  }
  if (informants) {
    table.fired('impact.informants');
    yield* placeSpies(table, who, court, 1);
  }
  if (garrison) {
    table.fired('impact.garrison');
    yield* placeArmies(table, who, location, 1);
  }
  if (regime !== null) setRegime(table, regime, 'E4.6');
}
