/** Nothing is lost or made on the way: cards, cubes, cylinders, tokens and rupees add up (tables 14). */
import { GAP, isCourt, KHYBER_DECK, LAST_CARD, TOPPLES } from './components/cards.ts';
import { CYLINDERS, EMPIRES, KHYBER_BOX, KHYBER_SUPPLY } from './components/empires.ts';
import { BADAL_TOKENS, CUBES } from './components/players.ts';
import { KHAN } from './solo/khan.ts';
import { bandAt, MIDDLE, ownerOfSpy, spotOfSpy } from './spies.ts';
import { cubesOf, type State, sum } from './state.ts';

function must(holds: boolean, what: () => string): void {
  if (!holds) throw new Error(what());
}

export function laws(state: State): void {
  cards(state);
  cubes(state);
  cylinders(state);
  rupees(state);
  spots(state);
  must(
    !state.variants.badal || state.badal + sum(state.players.map((player) => player.badal)) === BADAL_TOKENS,
    () => 'Badal tokens do not add up',
  );
  must(
    !state.variants.solo ||
      state.players.some(({ colour, tableau }) =>
        colour === KHAN && tableau.length > 0
          ? tableau.some(({ card }) => card === state.anchor)
          : colour === KHAN && state.anchor === GAP,
      ),
    () => `no card ${state.anchor} below Shere Khan's player card`,
  );
  must(
    sum(state.piles) === state.deck.length,
    () => `piles of ${state.piles.join(', ')} in a deck of ${state.deck.length}`,
  );
}

/** Every card that lies anywhere. The rest is in the box. */
export function cardsInPlay(state: State): number[] {
  return [
    ...state.deck,
    ...state.discards,
    ...state.market.cards.filter((card) => card !== 0),
    ...state.lasting.map((one) => one.card),
    ...state.players.flatMap((player) => [
      ...player.hand,
      ...player.prizes,
      ...player.tableau.flatMap((court) => [court.card, ...court.augments]),
      ...player.capabilities.map((one) => one.card),
    ]),
  ];
}

function cards(state: State): void {
  const seen = new Uint8Array(LAST_CARD + 1);
  for (const card of cardsInPlay(state)) {
    must(seen[card] === 0, () => `card ${card} lies in two places`);
    must(KHYBER_DECK.includes(card) || TOPPLES.includes(card), () => `no card ${card}`);
    seen[card] = 1;
  }
  for (const player of state.players)
    for (const card of [...player.hand, ...player.prizes])
      must(isCourt(card), () => `${player.colour} holds card ${card}`);
}

function cubes(state: State): void {
  const prisoners = state.players.flatMap((player) => player.prisoners);
  const onCards = state.players.flatMap((player) =>
    player.tableau.flatMap((court) => court.spies.map(ownerOfSpy)),
  );
  state.players.forEach((player, who) => {
    const imprisoned = prisoners.filter((one) => one === who).length;
    const found = cubesOf(player) + imprisoned;
    must(found === CUBES, () => `${player.colour} has ${found} cubes`);
    must(
      player.cubes >= 0 && player.tribes.every((count) => count >= 0),
      () => `${player.colour}: cubes below zero`,
    );
    const spies = onCards.filter((one) => one === who).length;
    must(spies === player.spies, () => `${player.colour} has ${spies} spies on cards, not ${player.spies}`);
  });
}

function cylinders(state: State): void {
  const { khyberKnives } = state.variants;
  for (const empire of EMPIRES) {
    const all = khyberKnives ? KHYBER_SUPPLY[empire] + KHYBER_BOX[empire] : CYLINDERS[empire];
    const onMap = sum(state.armies[empire]) + sum(state.roads[empire]);
    const found = onMap + state.supply[empire] + state.box[empire] + state.gone[empire];
    must(found === all, () => `${empire} has ${found} cylinders of ${all}`);
    must(
      state.supply[empire] >= 0 &&
        state.armies[empire].every((count) => count >= 0) &&
        state.roads[empire].every((count) => count >= 0),
      () => `${empire}: cylinders below zero`,
    );
  }
}

function rupees(state: State): void {
  const { market, players, lasting } = state;
  const piles = lasting.filter((one) => one.card >= 98 && one.card <= 100);
  const found =
    sum(players.map((player) => player.rupees)) +
    sum(market.rupees) +
    sum(market.waiting) +
    sum(piles.map((one) => one.amount));
  must(found === state.rupees, () => `${found} rupees of ${state.rupees}`);
  for (const player of players)
    must(player.rupees >= 0, () => `${player.colour} has ${player.rupees} rupees`);
  market.cards.forEach((card, place) =>
    must(card !== 0 || market.rupees[place] === 0, () => `rupees in the gap at ${place}`),
  );
}

/** E5.4 One spy of a player on each band, and only on bands that are there; none of the owner's own. */
function spots(state: State): void {
  state.players.forEach((player, owner) => {
    for (const court of player.tableau)
      court.spies.forEach((spy, at) => {
        if (spotOfSpy(spy) === MIDDLE) return;
        must(
          bandAt(state, court.card, spotOfSpy(spy)) !== null,
          () => `a spy on no band of card ${court.card}`,
        );
        must(court.spies[at + 1] !== spy, () => `two spies on a band of card ${court.card}`);
        must(ownerOfSpy(spy) !== owner, () => `${player.colour} spies on a band of its own`);
      });
  });
}
