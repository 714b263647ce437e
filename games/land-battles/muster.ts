/** R3 Set-up: nations and Terrain are on the table; forces, hands and the first player follow. R18.3 The buying. */
import { type Chance, type Message, pick, type Rules, type Table } from '@sandtable/engine';
import { closeGaps } from './areas.ts';
import { ACTIONS, type ActionId, type Nation } from './cards/card-set.ts';
import { draw } from './deck.ts';
import { nextOf } from './sequence.ts';
import {
  AREAS,
  cardsOf,
  FORCE_POINTS,
  forceById,
  handSize,
  kindById,
  kindIdOf,
  type Player,
  playerOf,
  ROWS,
  type State,
  type Team,
  TEAMS,
} from './state.ts';
import { say } from './text/say.ts';

/** Into which row, or left in reserve. */
const CHOICES = ['leave', ...ROWS] as const;
type Choice = (typeof CHOICES)[number];

/** R18.3 What a player has left of the 25 VP after the action cards he bought (D42). */
export function budgetOf(state: Pick<State, 'cards'>, aside: readonly ActionId[]): number {
  const { actions } = cardsOf(state);
  return aside.reduce((left, card) => left - actions[card].reinforcement, FORCE_POINTS);
}

/**
 * R3 One player's force. Every card of the nation is gone through, so that not even the number of questions tells
 * the others anything; each is left in reserve or put into a row.
 */
export function* muster(table: Table<State>): Rules<void> {
  const { state } = table;
  const [nation] = state.waiting;
  if (nation === undefined) throw new Error('everybody has chosen');
  const player = playerOf(state, nation);
  const cards = [...player.reserve];
  for (const [at, card] of cards.entries()) {
    const later = cards.slice(at + 1);
    const given = yield* pick(
      { seats: [nation] },
      {
        prompt: say('ask.muster', 'R3', {
          force: card,
          vp: priceOf(state, card),
          points: pointsLeft(state, player),
        }),
        among: () => choices(state, player, card, later),
        label: (choice) => choiceLabel(card, choice),
        blocked: () => tooDear(state, player, card),
        secret: true,
      },
    );
    if (given !== 'leave') take(state, player, card, given);
  }
  state.waiting.shift();
  if (state.waiting.length === 0) open(table);
}

function priceOf(state: State, card: string): number {
  return kindById(cardsOf(state), kindIdOf(card)).vp;
}

/** What is left to spend on force cards. */
export function pointsLeft(state: State, player: Player): number {
  return budgetOf(state, player.aside) - valueOfForce(state, player.nation);
}

function valueOfForce(state: State, nation: Nation): number {
  const cards = cardsOf(state);
  let value = 0;
  for (const force of state.forces) if (force.owner === nation) value += kindById(cards, force.kind).vp;
  return value;
}

function choices(state: State, player: Player, card: string, later: readonly string[]): Choice[] {
  const left = pointsLeft(state, player);
  if (priceOf(state, card) > left) return ['leave'];
  // D8: at least one card.
  const canLeave =
    state.forces.some((force) => force.owner === player.nation) ||
    later.some((id) => priceOf(state, id) <= left);
  return canLeave ? [...CHOICES] : [...ROWS];
}

function choiceLabel(force: string, option: Choice): Message {
  return option === 'leave'
    ? say('pick.leave', 'R3', { force })
    : say('pick.muster-row', 'R3', { force, row: option });
}

function tooDear(state: State, player: Player, card: string) {
  const vp = priceOf(state, card);
  const points = pointsLeft(state, player);
  if (vp <= points) return [];
  return ROWS.map((row) => ({
    option: String(row),
    label: choiceLabel(card, row),
    why: say('why.too-dear', 'R3', { vp, points }),
  }));
}

function take(state: State, player: Player, id: string, row: number): void {
  const { nation, team } = player;
  const at = player.reserve.indexOf(id);
  // In a world that somebody else imagines it may lie there already.
  if (at < 0) forceById(state, id).row = row;
  if (at < 0) return;
  player.reserve.splice(at, 1);
  const kind = kindIdOf(id);
  state.forces.push({ id, kind, owner: nation, team, area: 'breakthrough', row, hits: 0, acted: false });
}

/** R3 All forces are shown together; then hands, and the first player. */
function open(table: Table<State>): void {
  const { state } = table;
  table.reveal();
  for (const team of TEAMS) for (const area of AREAS) closeGaps(state, team, area);
  for (const player of state.players) {
    const { nation } = player;
    player.spare = FORCE_POINTS - valueOfForce(state, nation);
    const forces = state.forces.filter((force) => force.owner === nation).map((force) => force.id);
    table.fired(`nation.${nation}`);
    table.log(say('log.muster', 'R3', { nation, forces }));
  }
  table.shuffle(state.deck);
  for (const { nation } of state.players) draw(table, nation, handSize(state, nation));
  state.stage = 'battle';
  const team = drawFirst(table);
  const nation = nextOf(state, team);
  state.turn = { nation, extra: 0, destroyed: 0, secured: 0, attempt: null, arranging: false };
}

/** R3 At random, unless it is known already. */
function drawFirst(table: Table<State>): Team {
  const { state } = table;
  state.opener ??= randomTeam(table);
  table.log(say('log.first', 'R3', { team: state.opener }));
  return state.opener;
}

export function randomTeam(chance: Pick<Chance, 'below'>): Team {
  return chance.below(2) === 0 ? 'red' : 'blue';
}

/** R18.3 One player buys one action card, or stops (D42). */
export function* buy(table: Table<State>): Rules<void> {
  const { state } = table;
  const [nation] = state.waiting;
  if (nation === undefined) throw new Error('everybody has stopped');
  const player = playerOf(state, nation);
  const given = yield* pick<ActionId, 'stop'>(
    { seats: [nation] },
    {
      prompt: say('ask.buy', 'R18.3', { points: budgetOf(state, player.aside) }),
      among: () => forSale(state, player),
      label: (card) => say('pick.buy', 'R18.3', { card, points: cardsOf(state).actions[card].reinforcement }),
      pass: 'stop',
      passLabel: () => say('pick.stop', 'R18.3'),
      isPassFirst: true,
      secret: true,
    },
  );
  state.waiting.shift();
  if (given === 'stop') {
    table.log(say('log.stops-buying', 'R18.3', { nation }));
  } else {
    takeFromDeck(table, player, given);
    state.waiting.push(nation);
  }
  if (state.waiting.length > 0) return;
  state.stage = 'muster';
  state.waiting = state.players.map((one) => one.nation);
}

function takeFromDeck(table: Table<State>, player: Player, card: ActionId): void {
  const { deck } = table.state;
  deck.splice(deck.indexOf(card), 1);
  player.aside.push(card);
  // What is left for sale shows the others something.
  table.reveal();
  table.fired('option.aside.bought');
  table.tell(
    [player.nation],
    say('log.buys', 'R18.3', { nation: player.nation, card }),
    say('log.buys-hidden', 'R18.3', { nation: player.nation }),
  );
}

/** R18.3 Kinds with a copy left that still leave enough for the cheapest force card. */
function forSale(state: State, player: Player): ActionId[] {
  const { actions } = cardsOf(state);
  const left = budgetOf(state, player.aside) - cheapest(state, player.nation);
  return ACTIONS.filter((card) => actions[card].reinforcement <= left && state.deck.includes(card));
}

export function cheapest(state: State, nation: Nation): number {
  return Math.min(...playerOf(state, nation).reserve.map((card) => priceOf(state, card)));
}
