/** Deals anew all that a viewer cannot know: other hands, cards set aside, both decks, forces not yet shown. */
import type { Chance, Viewer } from '@sandtable/engine';
import type { ActionId } from './cards/card-set.ts';
import { budgetOf, cheapest } from './muster.ts';
import { cardsOf, FORCE_POINTS, kindById, kindIdOf, type Player, ROWS, type State } from './state.ts';

/** Draws of cards set aside that are tried before a player keeps his own. */
const TRIES = 30;

export function determinize(state: State, viewer: Viewer, chance: Chance): void {
  const others = state.players.filter((player) => player.nation !== viewer);
  chance.shuffle(state.terrainDeck);
  for (const player of others) redealAside(state, player, chance);
  if (state.stage === 'buying') return;
  redealHands(state, others, chance);
  if (state.stage === 'muster') for (const player of others) redealForce(state, player, chance);
}

function redealHands(state: State, others: readonly Player[], chance: Chance): void {
  const unseen = [...state.deck, ...others.flatMap((player) => player.hand)];
  chance.shuffle(unseen);
  for (const player of others) player.hand = unseen.splice(0, player.hand.length);
  state.deck = unseen;
}

/**
 * R18.3 Cards set aside are exchanged with cards of the deck, within what they can have cost. While cards are
 * bought, everybody sees which kinds are sold out, so those stay, and of the others one copy stays for sale.
 */
function redealAside(state: State, player: Player, chance: Chance): void {
  if (player.aside.length === 0) return;
  const isBuying = state.stage === 'buying';
  const kept = isBuying ? player.aside.filter((card) => !state.deck.includes(card)) : [];
  const changed = isBuying ? player.aside.filter((card) => state.deck.includes(card)) : player.aside;
  const shelf = isBuying ? oneOfEach(state.deck) : [];
  const pool = [...without(state.deck, shelf), ...changed];
  const allowance = allowanceOf(state, player) - priceOf(state, kept);
  for (let tries = 0; tries < TRIES; tries++) {
    chance.shuffle(pool);
    const drawn = pool.slice(0, changed.length);
    if (priceOf(state, drawn) > allowance) continue;
    player.aside = [...kept, ...drawn];
    state.deck = [...pool.slice(changed.length), ...shelf];
    return;
  }
}

/** What the cards set aside can have cost at most, as the others can work it out. */
function allowanceOf(state: State, player: Player): number {
  return state.stage === 'battle' ? player.spare : FORCE_POINTS - cheapestOf(state, player);
}

/** A force is being chosen or hidden: the cheapest card of the nation bounds what is left for it. */
function cheapestOf(state: State, player: Player): number {
  const own = state.forces.filter((force) => force.owner === player.nation);
  const prices = own.map((force) => kindById(cardsOf(state), force.kind).vp);
  return Math.min(cheapest(state, player.nation), ...prices);
}

function priceOf(state: State, cards: readonly ActionId[]): number {
  return FORCE_POINTS - budgetOf(state, cards);
}

function oneOfEach(deck: readonly ActionId[]): ActionId[] {
  return deck.filter((card, at) => deck.indexOf(card) === at);
}

function without(deck: readonly ActionId[], taken: readonly ActionId[]): ActionId[] {
  const left = [...deck];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
}

/** R3 Some other force the budget allows, for a player who has begun to choose. */
function redealForce(state: State, player: Player, chance: Chance): void {
  const { nation, team } = player;
  const own = state.forces.filter((force) => force.owner === nation);
  if (own.length === 0) return;
  const order = [...own.map((force) => force.id), ...player.reserve];
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
