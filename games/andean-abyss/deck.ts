/** The deck (2.1): four piles of Event cards with a Propaganda card in each. */
import type { Chance } from '@sandtable/engine';
import { EVENT_CARDS, eventCard, isPropaganda, PROPAGANDA_CARDS } from './cards.ts';
import type { Faction } from './forces.ts';
import { isNonPlayer, type Operation, type State } from './state.ts';

/** Event cards put away unseen. */
const UNUSED = 12;
/** Cards in a pile, its Propaganda card included. */
const PILE = 16;

export function shuffledDeck(chance: Chance): { deck: number[]; unused: number[] } {
  const events = EVENT_CARDS.map((card) => card.number);
  chance.shuffle(events);
  const unused = events.splice(0, UNUSED);
  const deck: number[] = [];
  for (const propaganda of PROPAGANDA_CARDS) {
    const pile = [...events.splice(0, PILE - 1), propaganda];
    chance.shuffle(pile);
    deck.push(...pile);
  }
  return { deck, unused };
}

/** 2.2, 2.3.8 Takes the top card of the deck into play, and turns up what lies on top then. */
export function drawCard(state: State): void {
  if (state.card > 0) state.played.push(state.card);
  state.card = state.deck.shift() ?? 0;
  state.shown = cardsFaceUp(state);
}

/** With options A and B cards are turned up until an Event shows the order (2.3.1). */
function cardsFaceUp({ deck, variants }: State): number {
  if (variants.hiddenNext) return 0;
  if (variants.eligibility === 'standard') return Math.min(1, deck.length);
  const event = deck.findIndex((card) => !isPropaganda(card));
  return event < 0 ? deck.length : event + 1;
}

/** 2.3.1, 2.3.2 The order of the factions: from the card in play, or with options A and B from the next one. */
export function factionOrder(state: State): readonly Faction[] {
  if (state.variants.eligibility === 'standard') return eventCard(state.card).order;
  // Where no Event is left to come, the first one played shows it.
  const shown = [...state.deck.slice(0, state.shown), ...state.played].find((card) => !isPropaganda(card));
  return eventCard(shown ?? state.card).order;
}

/**
 * 2.3.9 Whether this is the last Event card before the final Propaganda card, as far as the cards face up tell: with
 * options A and B two Propaganda cards may be seen to come in a row.
 */
export function isLastEvent({ deck, shown, propagandas, variants }: State): boolean {
  if (variants.hiddenNext) return false;
  let coming = 0;
  while (coming < shown && isPropaganda(deck[coming] ?? 0)) coming++;
  return coming > 0 && propagandas + coming >= variants.finalPropaganda;
}

/** 2.3.9 What the last Event card forbids to players, also where an Event or a Shipment would grant it (5.5). */
export function isBarredNow(state: State, faction: Faction, operation: Operation): boolean {
  if (operation !== 'sweep' && operation !== 'march') return false;
  return isLastEvent(state) && !isNonPlayer(state, faction);
}

/**
 * Deals anew what nobody can know: the order of the cards that lie face down, which of them were put away, and
 * where in what is left of each pile its Propaganda card lies.
 */
export function redeal(state: State, chance: Chance): void {
  const { deck, shown, unused } = state;
  const hidden = deck.slice(shown);
  const events = [...hidden.filter((card) => !isPropaganda(card)), ...unused];
  chance.shuffle(events);
  const again: number[] = [];
  for (const pile of pilesOf(hidden)) {
    const propagandas = pile.filter(isPropaganda);
    const dealt = [...events.splice(0, pile.length - propagandas.length), ...propagandas];
    chance.shuffle(dealt);
    again.push(...dealt);
  }
  state.deck = [...deck.slice(0, shown), ...again];
  unused.splice(0, unused.length, ...events);
}

/** Face-down cards by pile, counted from the bottom, where the piles are whole. */
function pilesOf(hidden: readonly number[]): number[][] {
  const piles: number[][] = [];
  for (let end = hidden.length; end > 0; end -= PILE)
    piles.unshift(hidden.slice(Math.max(0, end - PILE), end));
  return piles;
}
