/** Deals anew all that a viewer cannot know: other hands, cards set aside, both decks, forces not yet shown. */
import type { Chance, Viewer } from '@sandtable/engine';
import type { ActionId, Nation } from './cards/card-set.ts';
import { budgetOf, cheapest } from './muster.ts';
import { cardIds } from './setup.ts';
import {
  cardsOf,
  FORCE_POINTS,
  kindById,
  kindIdOf,
  type Player,
  playerOf,
  ROWS,
  type State,
} from './state.ts';

/** Exchanges tried for each card set aside: so many that nothing shows which cards they were. */
const EXCHANGES = 60;

export function determinize(state: State, viewer: Viewer, chance: Chance): void {
  const others = state.players.filter((player) => player.nation !== viewer);
  // Sorted before they are shuffled: what comes out then has nothing to do with how the cards really lie.
  state.terrainDeck.sort();
  chance.shuffle(state.terrainDeck);
  const sizes = others.map((player) => player.hand.length);
  state.deck = [...state.deck, ...others.flatMap((player) => player.hand)].toSorted();
  cheapenAside(state, others);
  // Twice, so that a player may also be dealt what another had set aside.
  for (const player of [...others, ...others]) redealAside(state, player, chance);
  if (state.stage === 'buying') return;
  chance.shuffle(state.deck);
  for (const [at, player] of others.entries()) player.hand = state.deck.splice(0, sizes[at]);
  if (state.stage === 'muster') for (const player of others) redealForce(state, player, chance);
}

/**
 * R18.3 The cheapest cards that can lie aside, dealt out to those who set some aside. All of that follows from what everybody
 * knows, so the exchanges begin where nothing shows how the cards really lie.
 */
function cheapenAside(state: State, others: readonly Player[]): void {
  const { actions } = cardsOf(state);
  const pool = [...state.deck, ...others.flatMap(({ aside }) => aside)].toSorted(
    (one, two) => actions[one].reinforcement - actions[two].reinforcement || (one < two ? -1 : 1),
  );
  // While cards are bought, everybody sees which kinds are sold out: those lie aside, and of each other kind one does not.
  const shop = state.stage === 'buying' ? new Set(state.deck) : undefined;
  const soldOut = shop === undefined ? [] : pool.filter((card) => !shop.has(card));
  const kept = shop === undefined ? [] : [...shop];
  const open = without(pool, [...soldOut, ...kept]);
  const count = others.reduce((sum, { aside }) => sum + aside.length, 0) - soldOut.length;
  const lying = [...soldOut, ...open.slice(0, count)].toSorted(
    (one, two) => actions[two].reinforcement - actions[one].reinforcement || (one < two ? -1 : 1),
  );
  const shares = others.map((player) => ({
    player,
    cards: [] as ActionId[],
    places: player.aside.length,
    room: allowanceOf(state, player.nation),
  }));
  const price = (card: ActionId): number => actions[card].reinforcement;
  if (!dealOut(lying, shares, price)) throw new Error('what lies aside cannot have been paid for');
  for (const { player, cards } of shares) player.aside.splice(0, player.aside.length, ...cards.toSorted());
  state.deck = without(pool, lying).toSorted();
}

function without(cards: readonly ActionId[], gone: readonly ActionId[]): ActionId[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

interface Share {
  readonly player: Player;
  readonly cards: ActionId[];
  readonly places: number;
  room: number;
}

/** Gives the cards out one by one, the first to whoever can pay most. There is a way: the real cards were paid for. */
function dealOut(
  [card, ...later]: readonly ActionId[],
  shares: readonly Share[],
  price: (card: ActionId) => number,
): boolean {
  if (card === undefined) return true;
  for (const share of shares.toSorted((one, two) => two.room - one.room)) {
    if (share.cards.length === share.places || share.room < price(card)) continue;
    share.cards.push(card);
    share.room -= price(card);
    if (dealOut(later, shares, price)) return true;
    share.cards.pop();
    share.room += price(card);
  }
  return false;
}

/**
 * R18.3 Cards set aside are exchanged one by one with unseen cards, within what they can have cost: after many
 * exchanges all that could lie there is equally likely. While cards are bought, everybody sees which kinds are
 * sold out, and that stays so.
 */
function redealAside(state: State, { nation, aside }: Player, chance: Chance): void {
  const { deck } = state;
  if (aside.length === 0 || deck.length === 0) return;
  const { actions } = cardsOf(state);
  let room = allowanceOf(state, nation) - priceOf(state, aside);
  for (let tries = EXCHANGES * aside.length; tries > 0; tries--) {
    const at = chance.below(aside.length);
    const from = chance.below(deck.length);
    const [given, taken] = [aside[at], deck[from]];
    if (given === undefined || taken === undefined || given === taken) continue;
    const dearer = actions[taken].reinforcement - actions[given].reinforcement;
    if (dearer > room || (state.stage === 'buying' && showsInTheShop(deck, given, taken))) continue;
    aside[at] = taken;
    deck[from] = given;
    room -= dearer;
  }
}

/** Whether the exchange would bring back a kind that is sold out, or sell one out. */
function showsInTheShop(deck: readonly ActionId[], given: ActionId, taken: ActionId): boolean {
  return !deck.includes(given) || deck.indexOf(taken) === deck.lastIndexOf(taken);
}

/** What the cards set aside can have cost at most, as the others can work it out. */
function allowanceOf(state: State, nation: Nation): number {
  return state.stage === 'battle' ? playerOf(state, nation).spare : FORCE_POINTS - cheapestOf(state, nation);
}

/** A force is being chosen or hidden: the cheapest card of the nation bounds what is left for it. */
function cheapestOf(state: State, nation: Nation): number {
  const own = state.forces.filter((force) => force.owner === nation);
  const prices = own.map((force) => kindById(cardsOf(state), force.kind).vp);
  return Math.min(cheapest(state, nation), ...prices);
}

function priceOf(state: State, cards: readonly ActionId[]): number {
  return FORCE_POINTS - budgetOf(state, cards);
}

/** R3 Some other force the budget allows, for a player who has begun to choose. */
function redealForce(state: State, player: Player, chance: Chance): void {
  const { nation, team } = player;
  const own = state.forces.filter((force) => force.owner === nation);
  if (own.length === 0) return;
  // In the order of the card list, as they are asked for: the order of the real force would tell of it.
  const all = new Set([...own.map((force) => force.id), ...player.reserve]);
  const kinds = Object.values(cardsOf(state).forces).filter((kind) => kind.nation === nation);
  const order = cardIds(kinds).filter((id) => all.has(id));
  const drawn = [...order];
  chance.shuffle(drawn);
  let left = budgetOf(state, player.aside);
  const taken = new Set<string>();
  for (const id of drawn) {
    const { vp } = kindById(cardsOf(state), kindIdOf(id));
    if (vp > left) continue;
    left -= vp;
    taken.add(id);
  }
  const kept = state.forces.filter((force) => force.owner !== nation);
  state.forces.splice(0, state.forces.length, ...kept);
  for (const id of order) {
    if (!taken.has(id)) continue;
    const row = ROWS[chance.below(ROWS.length)] ?? 1;
    const kind = kindIdOf(id);
    state.forces.push({ id, kind, owner: nation, team, area: 'breakthrough', row, hits: 0, acted: false });
  }
  player.reserve = order.filter((id) => !taken.has(id));
}
