/** Deals anew all that a viewer cannot know: other hands and the deck (doubt 59). */
import type { Chance, Viewer } from '@sandtable/engine';
import { isCourt, isTopple } from './components/cards.ts';
import { cardsInPlay } from './laws.ts';
import { drawCards } from './setup/deck.ts';
import type { State } from './state.ts';

export function determinize(state: State, viewer: Viewer, chance: Chance): void {
  const unseen = hiddenFrom(state, viewer);
  // Sorted before it is shuffled: what comes out then has nothing to do with how the cards really lie.
  unseen.sort((a, b) => a - b);
  chance.shuffle(unseen);
  state.players.forEach((player, who) => {
    if (!isHidden(state, viewer, player.colour)) return;
    const offered = offeredBy(state, who);
    const hand = player.hand.filter((card) => offered.includes(card));
    for (let left = player.hand.length - hand.length; left > 0; left--) hand.push(takeCourt(unseen));
    player.hand = hand.sort((a, b) => a - b);
  });
  dealDeck(state, unseen, chance);
}

const isHidden = (state: State, viewer: Viewer, colour: string): boolean =>
  colour !== viewer && !state.variants.openHands;

/** Cards on offer have been shown. */
const offeredBy = (state: State, who: number): number[] =>
  state.talk.offers.filter((offer) => offer.seller === who).map((offer) => offer.card);

/** Hidden hands, the deck without its topples, and the box. */
function hiddenFrom(state: State, viewer: Viewer): number[] {
  const inPlay = new Set(cardsInPlay(state));
  const box = drawCards(state.variants.khyberKnives).filter((card) => !inPlay.has(card));
  const hands = state.players.flatMap((player, who) =>
    isHidden(state, viewer, player.colour)
      ? player.hand.filter((card) => !offeredBy(state, who).includes(card))
      : [],
  );
  return [...box, ...hands, ...state.deck.filter((card) => !isTopple(card))];
}

function takeCourt(cards: number[]): number {
  const at = cards.findIndex(isCourt);
  const [card] = cards.splice(at, 1);
  if (card === undefined) throw new Error('no court card is left to deal');
  return card;
}

/** C3.1 Everybody knows how many topples are left in each pile, but not where. */
function dealDeck(state: State, unseen: number[], chance: Chance): void {
  let first = 0;
  for (const size of state.piles) {
    const topples = state.deck.slice(first, first + size).filter(isTopple);
    const pile = [...topples, ...unseen.splice(0, size - topples.length)];
    chance.shuffle(pile);
    state.deck.splice(first, size, ...pile);
    first += size;
  }
}
