/** What has been laid out must add up: cards, cubes, tokens and rupees (tables 14). */
import { GAP, isTopple } from '../components/cards.ts';
import { LASTING } from '../components/headlines.ts';
import { CUBES } from '../components/players.ts';
import { drawCards } from '../setup/deck.ts';
import { COLUMNS, playerOf, type State, sum } from '../state.ts';
import { say } from '../text/say.ts';
import { fault } from './reading.ts';

/** And a topple must be left, or the game could not end. */
export function addUp(state: State): void {
  checkCards(state);
  if (![...state.deck, ...state.market.cards].some(isTopple)) fault(say('fault.no-topple', 'H1.1'));
  for (const [who, player] of state.players.entries()) {
    const prisoners = state.players.flatMap((other) => other.prisoners);
    const imprisoned = prisoners.filter((one) => playerOf(state, one) === player).length;
    player.cubes = CUBES - player.spies - sum(player.tribes) - player.gifts.length - imprisoned;
    if (player.cubes < 0) fault(say('fault.cubes', 'B1', { where: `players.${who}`, player: player.colour }));
  }
  state.badal -= sum(state.players.map((player) => player.badal));
  if (state.badal < 0) fault(say('fault.badal', 'I2.1'));
  const piles = state.lasting.filter((one) => one.card <= LASTING.naqshbandi);
  state.rupees =
    sum(state.players.map((player) => player.rupees)) +
    sum(state.market.rupees) +
    sum(piles.map((one) => one.amount));
}

/** B2.1, J2.1 Each card once, and only those that are played with. */
function checkCards(state: State): void {
  const allowed = drawCards(state.variants.khyberKnives);
  const seen = new Set<number>();
  for (const [where, cards] of cardsByPlace(state))
    for (const card of cards) {
      if (seen.has(card)) fault(say('fault.card-twice', 'B2.1', { where, card }));
      if (!isTopple(card) && !allowed.includes(card)) fault(say('fault.no-card', 'J2.1', { where, card }));
      seen.add(card);
    }
}

/** All cards under the names their places have in a file. */
function cardsByPlace({ players, market, lasting, discards, deck }: State): [string, number[]][] {
  const { cards } = market;
  const row = (first: number): number[] => cards.slice(first, first + COLUMNS).filter((card) => card !== GAP);
  return [
    ...players.flatMap((player, who): [string, number[]][] => [
      [`players.${who}.hand`, player.hand],
      [`players.${who}.tableau`, player.tableau.flatMap((court) => [court.card, ...court.augments])],
      [`players.${who}.prizes`, player.prizes],
      [`players.${who}.capabilities`, player.capabilities.map((one) => one.card)],
    ]),
    ['lasting', lasting.map((one) => one.card)],
    ['market.top', row(0)],
    ['market.bottom', row(COLUMNS)],
    ['discards', discards],
    ['deck', deck],
  ];
}
