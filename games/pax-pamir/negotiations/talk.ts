/** G1 Deals that the game itself knows: what others promise the player whose turn it is (tables 13). */
import type { Aside, Table } from '@sandtable/engine';
import { ALL_LOCATIONS, type Location, locationId } from '../components/map.ts';
import { hasSpy } from '../spies.ts';
import { colourOf, courtCard, playerOf, type State, tribesIn, whoIs, type Who } from '../state.ts';
import { say } from '../text/say.ts';

/** Something that can be promised or taken back. */
interface Deal extends Aside {
  readonly close: (table: Table<State>) => void;
}

/** Only between actions: nothing is promised or taken back while something is being done. */
export const asides = (state: State, seat: string): readonly Aside[] =>
  deals(state, seat).map(({ id, label }) => ({ id, label }));

/** Does what `asides` lists. */
export const talk = (table: Table<State>, seat: string, id: string): void =>
  deals(table.state, seat)
    .find((deal) => deal.id === id)
    ?.close(table);

function deals(state: State, seat: string): readonly Deal[] {
  const { turn } = state;
  // K, G1 There are no deals with Shere Khan.
  if (state.variants.solo || state.stage !== 'actions' || turn.doing !== null) return [];
  const who = whoIs(state, seat);
  if (who === turn.player) return [];
  return [...offers(state, who), ...waivers(state, who), ...loans(state, who)];
}

/** Doubt 64: nothing, or a rupee. Tables of earlier versions do not say. */
export const leastPrice = ({ variants }: Pick<State, 'variants'>): number => (variants.paidOffers ? 1 : 0);

/** E3.3 A card of the own hand, for any price the buyer could pay (doubt 64). */
function offers(state: State, who: Who): Deal[] {
  const list: Deal[] = [];
  const buyer = playerOf(state, state.turn.player);
  for (const card of playerOf(state, who).hand) {
    const params = { player: buyer.colour, card: String(card) };
    const standing = state.talk.offers.find((offer) => offer.seller === who && offer.card === card);
    if (standing !== undefined)
      list.push({
        id: `withdraw:${card}`,
        label: say('aside.withdraw', 'G1.1', params),
        close: (table) => withdraw(table, who, card),
      });
    for (let price = leastPrice(state); price <= buyer.rupees; price++)
      if (standing?.price !== price)
        list.push({
          id: `offer:${card}:${price}`,
          label: say('aside.offer', 'G1.1', { ...params, price }),
          close: (table) => offerCard(table, who, card, price),
        });
  }
  return list;
}

/** E4.3 Less than the full toll in a location, or the full one again. */
function waivers(state: State, who: Who): Deal[] {
  const list: Deal[] = [];
  const { colour: player } = playerOf(state, state.turn.player);
  for (const location of ALL_LOCATIONS) {
    const full = tribesIn(playerOf(state, who), location);
    if (full === 0) continue;
    const standing = state.talk.waivers.find((one) => one.owner === who && one.location === location);
    const asked = standing?.asks ?? full;
    for (let asks = 0; asks <= full; asks++)
      if (asks !== asked)
        list.push({
          id: `ask:${locationId(location)}:${asks}`,
          label: say('aside.toll', 'E4.3', { player, location: locationId(location), count: asks }),
          close: (table) => ask(table, who, location, asks),
        });
  }
  return list;
}

/** Glossary, consent: the use of a spy for one action (doubt 7). */
function loans(state: State, who: Who): Deal[] {
  const list: Deal[] = [];
  const { colour: player } = playerOf(state, state.turn.player);
  for (const one of state.players)
    for (const court of one.tableau) {
      if (!hasSpy(court, who)) continue;
      const card = String(court.card);
      const isLent = state.talk.loans.some((loan) => loan.owner === who && loan.card === court.card);
      const params = { player, card, location: locationId(courtCard(state, court.card).location) };
      list.push(
        isLent
          ? {
              id: `recall:${card}`,
              label: say('aside.recall', 'G1.1', params),
              close: (table) => recall(table, who, court.card),
            }
          : {
              id: `lend:${card}`,
              label: say('aside.lend', 'G1.1', params),
              close: (table) => lend(table, who, court.card),
            },
      );
    }
  return list;
}

function offerCard(table: Table<State>, who: Who, card: number, price: number): void {
  const { state } = table;
  forgetOffer(state, who, card);
  state.talk.offers.push({ seller: who, card, price });
  // The card is shown to be sold.
  if (!state.variants.openHands) table.reveal();
  table.log(say('log.offer', 'G1.1', { player: colourOf(state, who), card: String(card), price }));
}

function withdraw(table: Table<State>, who: Who, card: number): void {
  const { state } = table;
  forgetOffer(state, who, card);
  table.log(say('log.withdrawn', 'G1.1', { player: colourOf(state, who), card: String(card) }));
}

function ask(table: Table<State>, who: Who, location: Location, count: number): void {
  const { state } = table;
  setToll(state, who, location, count);
  const player = colourOf(state, who);
  table.log(say('log.asks', 'E4.3', { player, location: locationId(location), count }));
}

function lend(table: Table<State>, owner: Who, card: number): void {
  const { state } = table;
  state.talk.loans.push({ owner, card });
  table.log(say('log.lent', 'G1.1', { player: colourOf(state, owner), card: String(card) }));
}

function recall(table: Table<State>, owner: Who, card: number): void {
  const { state } = table;
  const { loans: all } = state.talk;
  all.splice(
    all.findIndex((loan) => loan.owner === owner && loan.card === card),
    1,
  );
  table.log(say('log.recalled', 'G1.1', { player: colourOf(state, owner), card: String(card) }));
}

function forgetOffer(state: State, seller: Who, card: number): void {
  const { offers: all } = state.talk;
  const at = all.findIndex((offer) => offer.seller === seller && offer.card === card);
  if (at >= 0) all.splice(at, 1);
}

function setToll(state: State, owner: Who, location: Location, asks: number): void {
  const { waivers: all } = state.talk;
  const at = all.findIndex((one) => one.owner === owner && one.location === location);
  if (at >= 0) all.splice(at, 1);
  if (asks < tribesIn(playerOf(state, owner), location)) all.push({ owner, location, asks });
}
