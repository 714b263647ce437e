/** The deck: piles of Event cards with a Propaganda card in each. */
import type { Chance } from '@sandtable/engine';
import { isNamed } from './by-name.ts';
import { isNonPlayer } from './non-player.ts';
import type { CoinState, Volume } from './volume.ts';

export interface DeckFacts<V extends Volume<V>> {
  /** The numbers of the Event cards. */
  readonly events: readonly number[];
  /** The numbers of the Propaganda cards. */
  readonly propagandas: readonly number[];
  readonly isPropaganda: (card: number) => boolean;
  /** Cards in a pile, its Propaganda card included. */
  readonly pile: number;
  readonly orderOf: (card: number, state: V['state']) => readonly V['faction'][];
  /** The cards put away at set-up lie face up. */
  readonly openCut?: true;
  /** What the last Event card forbids to players. */
  readonly barred: readonly V['operation'][];
}

/** The order of the factions as cards write it, a letter each. */
export function ordersIn<F extends string>(
  letters: Readonly<Record<string, F>>,
): (order: string) => readonly F[] {
  return (order) =>
    order.split('').map((letter) => {
      const faction = letters[letter];
      if (faction === undefined) throw new RangeError(`no faction ${letter} in ${order}`);
      return faction;
    });
}

/** How many cards of a scenario are put away. */
export interface DeckCut {
  readonly unused: number;
  /** Propaganda cards that stay in the box. */
  readonly propagandas?: number;
}

export interface Decks<V extends Volume<V>> {
  readonly shuffledDeck: (chance: Chance, cut: DeckCut) => { deck: number[]; unused: number[] };
  /** Takes the top card of the deck into play, and turns up what lies on top then. */
  readonly drawCard: (state: V['state']) => void;
  /** The order of the factions: from the card in play, or with options A and B from the next one. */
  readonly factionOrder: (state: V['state']) => readonly V['faction'][];
  /**
   * Whether this is the last Event card before the final Propaganda card, as far as the cards face up tell: with
   * options A and B two Propaganda cards may be seen to come in a row.
   */
  readonly isLastEvent: (state: V['state']) => boolean;
  /** What the last Event card forbids to players, also where an Event would grant it. */
  readonly isBarredNow: (state: V['state'], faction: V['faction'], operation: V['operation']) => boolean;
  /**
   * Deals anew what nobody can know: the order of the cards that lie face down, which of them were put away, and
   * where in what is left of each pile its Propaganda card lies.
   */
  readonly redeal: (state: V['state'], chance: Chance) => void;
}

export function decks<V extends Volume<V>>(facts: DeckFacts<V>): Decks<V> {
  const { events, propagandas, isPropaganda, pile, orderOf } = facts;

  /** With options A and B cards are turned up until an Event shows the order. */
  function cardsFaceUp({ deck, variants }: CoinState<V>): number {
    if (variants.hiddenNext) return 0;
    if (variants.eligibility === 'standard') return Math.min(1, deck.length);
    const event = deck.findIndex((card) => !isPropaganda(card));
    return event < 0 ? deck.length : event + 1;
  }

  function isLastEvent({ deck, shown, propagandas: played, variants }: CoinState<V>): boolean {
    if (variants.hiddenNext) return false;
    let coming = 0;
    while (coming < shown && isPropaganda(deck[coming] ?? 0)) coming++;
    return coming > 0 && played + coming >= variants.finalPropaganda;
  }

  /** Face-down cards by pile, counted from the bottom, where the piles are whole. */
  function pilesOf(hidden: readonly number[]): number[][] {
    const piles: number[][] = [];
    for (let end = hidden.length; end > 0; end -= pile)
      piles.unshift(hidden.slice(Math.max(0, end - pile), end));
    return piles;
  }

  return {
    shuffledDeck(chance, cut) {
      const shuffled = [...events];
      chance.shuffle(shuffled);
      const unused = shuffled.splice(0, cut.unused);
      const deck: number[] = [];
      for (const propaganda of propagandas.slice(0, propagandas.length - (cut.propagandas ?? 0))) {
        const cards = [...shuffled.splice(0, pile - 1), propaganda];
        chance.shuffle(cards);
        deck.push(...cards);
      }
      return { deck, unused };
    },
    drawCard(state: CoinState<V>) {
      if (state.card > 0) state.played.push(state.card);
      state.card = state.deck.shift() ?? 0;
      state.shown = cardsFaceUp(state);
    },
    factionOrder(state: CoinState<V>) {
      if (state.variants.eligibility === 'standard') return orderOf(state.card, state);
      // Where no Event is left to come, the first one played shows it.
      const shown = [...state.deck.slice(0, state.shown), ...state.played].find(
        (card) => !isPropaganda(card),
      );
      return orderOf(shown ?? state.card, state);
    },
    isLastEvent,
    isBarredNow: (state: CoinState<V>, faction, operation) =>
      isNamed(facts.barred, operation) && isLastEvent(state) && !isNonPlayer(state, faction),
    redeal(state: CoinState<V>, chance) {
      const { deck, shown, unused } = state;
      const hidden = deck.slice(shown);
      const again: number[] = [];
      const dealt = hidden.filter((card) => !isPropaganda(card));
      if (facts.openCut !== true) dealt.push(...unused);
      // In order first: what comes out follows from the dice and from nothing that lies face down.
      dealt.sort((a, b) => a - b);
      chance.shuffle(dealt);
      const rounds = hidden.filter(isPropaganda).toSorted((a, b) => a - b);
      chance.shuffle(rounds);
      for (const cards of pilesOf(hidden)) {
        const own = cards.filter(isPropaganda).length;
        const anew = [...dealt.splice(0, cards.length - own), ...rounds.splice(0, own)];
        chance.shuffle(anew);
        again.push(...anew);
      }
      state.deck = [...deck.slice(0, shown), ...again];
      if (facts.openCut !== true) unused.splice(0, unused.length, ...dealt);
    },
  };
}
