/**
 * The rules of The Ford, the demonstration game. Two teams of two hold a river crossing.
 *
 * 1    A round: bids, a raid, new cards.
 * 1.1  Everybody bids a card in secret. The highest bid raids; a die decides ties.
 * 2    The raider may attack each enemy once, for a coin each.
 * 2.1  The enemy may parry by discarding a card of 4 or more. Otherwise a die of 3 or more takes two coins.
 * 2.2  Once a raid, before, during or after it, the raider may look at the top card of the deck.
 * 3    Partners may give each other coins at any time.
 * 4    After the last round the richer team wins; equal teams share the win.
 */
import { type Interludes, pick, type Rules, type Table, together } from '../../index.ts';
import {
  addTo,
  type Card,
  cardsIn,
  enemiesOf,
  HAND,
  partnerOf,
  SEATS,
  type Seat,
  type State,
  valueOf,
} from './state.ts';
import { say } from './text/say.ts';

/** 1 A round */
export function* round(table: Table<State>): Rules<void> {
  const raider = yield* bids(table);
  table.state.raid = { raider, raided: [] };
  yield* raid(table, raider);
  table.state.raid = null;
  newCards(table);
  table.state.round++;
}

/** 1.1 Bids */
function* bids(table: Table<State>): Rules<Seat> {
  const { hands, discard } = table.state;
  const given = yield* together({
    seats: SEATS,
    prompt: say('bid', '1.1', { round: table.state.round }),
    among: (seat) => cardsIn(hands[seat as Seat]),
    label: (card) => say('card', '1.1', { card }),
    secret: true,
  });
  let highest: Seat[] = [];
  let best = 0;
  for (const [i, card] of given.entries()) {
    const seat = SEATS[i] ?? SEATS[0];
    discard.push(takeFrom(hands[seat], card));
    table.log(say('bid.made', '1.1', { seat, card }));
    if (valueOf(card) > best) highest = [];
    best = Math.max(best, valueOf(card));
    if (valueOf(card) === best) highest.push(seat);
  }
  if (highest.length === 1) return highest[0] ?? SEATS[0];
  table.fired('bid.tie');
  const winner = highest[table.roll(highest.length) - 1] ?? SEATS[0];
  table.log(say('bid.tie', '1.1', { seat: winner }));
  return winner;
}

/** 2 The raid */
function* raid(table: Table<State>, raider: Seat): Rules<void> {
  const { state } = table;
  const raided = state.raid?.raided ?? [];
  const targets = () =>
    state.coins[raider] === 0 ? [] : enemiesOf(raider).filter((seat) => !raided.includes(seat));
  const asking = { state, seats: [raider], interludes: scouting(table, raider) };
  for (;;) {
    const target = yield* pick(asking, {
      prompt: say('raid', '2', {}),
      among: targets,
      label: (seat) => say('raid.target', '2', { seat }),
      pass: 'done',
      passLabel: () => say('raid.done', '2', {}),
      blocked: () => {
        const open = targets();
        return enemiesOf(raider)
          .filter((seat) => !open.includes(seat))
          .map((seat) => ({
            option: seat,
            label: say('raid.target', '2', { seat }),
            why: raided.includes(seat) ? say('raid.twice', '2', {}) : say('raid.broke', '2', {}),
          }));
      },
      always: true,
      pause: true,
    });
    if (target === 'done') break;
    state.coins[raider]--;
    state.spent++;
    raided.push(target);
    yield* attack(table, raider, target);
  }
  if (raided.length === 0) table.fired('raid.none');
}

/** 2.1 The attack. The enemy is asked whatever is in its hand, so that the question tells nothing. */
function* attack(table: Table<State>, raider: Seat, target: Seat): Rules<void> {
  const { hands, coins, discard } = table.state;
  table.log(say('attack', '2.1', { raider, target }));
  const parry = yield* pick(
    { seats: [target] },
    {
      prompt: say('parry', '2.1', { raider }),
      among: () => cardsIn(hands[target], 4),
      label: (card) => say('card', '2.1', { card }),
      pass: 'pass',
      passLabel: () => say('pass', '2.1', {}),
      isPassFirst: true,
      secret: true,
    },
  );
  if (parry !== 'pass') {
    discard.push(takeFrom(hands[target], parry));
    table.reveal();
    table.fired('raid.parried');
    table.log(say('attack.parried', '2.1', { target, card: parry }));
    return;
  }
  const die = table.roll(6);
  const loot = die >= 3 ? Math.min(2, coins[target]) : 0;
  coins[target] -= loot;
  coins[raider] += loot;
  table.fired(die >= 3 ? 'raid.won' : 'raid.lost');
  table.log(say('attack.rolled', '2.1', { raider, die, loot }));
}

/** 2.2 Scouting, once during the raid */
function scouting(table: Table<State>, raider: Seat): Interludes {
  let isUsed = false;
  return {
    add(options) {
      const isOpen = !isUsed && table.state.deck.length > 0;
      if (isOpen) options.push('scout');
      return isOpen;
    },
    has: (option) => option === 'scout',
    label: () => say('scout', '2.2', {}),
    play() {
      isUsed = true;
      return scout(table, raider);
    },
    blocked: () => [],
  };
}

/** 2.2 A look at the top card */
function* scout(table: Table<State>, raider: Seat): Rules<void> {
  const { state } = table;
  state.scout = raider;
  table.reveal();
  table.fired('scout');
  const card = state.deck.at(-1) ?? '';
  table.tell([raider], say('scout.saw', '2.2', { card }), say('scout.looked', '2.2', { seat: raider }));
}

/** 1 New cards */
function newCards(table: Table<State>): void {
  const { state } = table;
  for (const seat of SEATS) {
    while (state.hands[seat].length < HAND) {
      if (state.deck.length === 0) {
        state.deck = state.discard.splice(0);
        table.shuffle(state.deck);
        state.scout = null;
        table.fired('reshuffle');
      }
      const card = state.deck.pop();
      if (card === undefined) return;
      state.scout = null;
      addTo(state.hands[seat], card);
      table.reveal();
    }
  }
}

/** 3 A gift to the partner */
export function giveCoin(table: Table<State>, seat: Seat): void {
  const partner = partnerOf(seat);
  table.state.talks++;
  table.state.coins[seat]--;
  table.state.coins[partner]++;
  table.fired('gift');
  table.log(say('gift', '3', { seat, partner }));
}

function takeFrom(hand: Card[], card: Card): Card {
  hand.splice(hand.indexOf(card), 1);
  return card;
}
