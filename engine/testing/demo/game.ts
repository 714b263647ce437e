/** The front door of the demonstration game: tiny, but with everything in it that a game can have. */
import type { Aside, Chance, Game, Result, SeatId, Setting, Viewer } from '../../index.ts';
import { mind } from './mind.ts';
import { giveCoin, round } from './round.ts';
import {
  CARDS,
  type Card,
  COPIES,
  HAND,
  isSeat,
  partnerOf,
  PURSE,
  SEATS,
  type Seat,
  type State,
  TEAM,
  teamCoins,
} from './state.ts';
import { en, namesEn } from './text/en.ts';
import { ja, namesJa } from './text/ja.ts';
import { bookEn, bookJa } from './text/rules.ts';
import { say } from './text/say.ts';

/** What a viewer sees: everything but other hands and the deck. */
export interface View extends Omit<State, 'hands' | 'deck'> {
  hand: Card[];
  cards: Record<Seat, number>;
  deck: number;
  /** The top card of the deck, for the seat that looked. */
  top: Card | null;
}

export const demo: Game<State, View> = {
  id: 'demo',
  version: 1,
  scenarios: ['standard'],
  options: [{ id: 'rounds', kind: 'number', min: 1, max: 5, default: 3 }],
  seats: () => SEATS.map((id) => ({ id, team: TEAM[id] })),
  setup,
  step: round,
  result,
  view,
  determinize,
  asides,
  aside(table, seat, _id) {
    if (isSeat(seat)) giveCoin(table, seat);
  },
  content: ['bid.tie', 'raid.none', 'raid.won', 'raid.lost', 'raid.parried', 'scout', 'reshuffle', 'gift'],
  bound: 5 * 11,
  laws,
  appraise: (state, seat) =>
    isSeat(seat) ? teamCoins(state, TEAM[seat]) / (SEATS.length * PURSE - state.spent) : 0,
  mind,
  speech: {
    en: { sentences: en, name: (kind, id) => namesEn[kind]?.[id] },
    ja: { sentences: ja, name: (kind, id) => namesJa[kind]?.[id] },
  },
  book: { en: bookEn, ja: bookJa },
};

const FULL_DECK: readonly Card[] = CARDS.flatMap((card) => Array.from({ length: COPIES }, () => card));

function setup(setting: Setting, chance: Chance): State {
  const deck = [...FULL_DECK];
  chance.shuffle(deck);
  const deal = () => deck.splice(-HAND).sort();
  return {
    rounds: Number(setting.options['rounds']),
    round: 1,
    coins: { alder: PURSE, birch: PURSE, flint: PURSE, slate: PURSE },
    spent: 0,
    hands: { alder: deal(), birch: deal(), flint: deal(), slate: deal() },
    deck,
    discard: [],
    scout: null,
    talks: 0,
    raid: null,
  };
}

/** 4 The end */
function result(state: State): Result | undefined {
  if (state.round <= state.rounds) return undefined;
  const wood = teamCoins(state, 'wood');
  const stone = teamCoins(state, 'stone');
  const best = Math.max(wood, stone);
  const score = (seat: Seat) => (TEAM[seat] === 'wood' ? wood : stone);
  const standings = SEATS.map((seat) => ({ seat, rank: score(seat) === best ? 1 : 2, score: score(seat) }));
  standings.sort((a, b) => a.rank - b.rank);
  return {
    winners: SEATS.filter((seat) => score(seat) === best),
    standings,
    reason:
      wood === stone
        ? say('won.both', '4', { coins: best })
        : say('won.team', '4', { team: wood > stone ? 'wood' : 'stone', coins: best }),
  };
}

function view(state: State, viewer: Viewer): View {
  const { hands, deck, ...open } = state;
  return {
    ...open,
    hand: isSeat(viewer) ? [...hands[viewer]] : [],
    cards: {
      alder: hands.alder.length,
      birch: hands.birch.length,
      flint: hands.flint.length,
      slate: hands.slate.length,
    },
    deck: deck.length,
    top: state.scout === viewer ? (deck.at(-1) ?? null) : null,
  };
}

function determinize(state: State, viewer: Viewer, chance: Chance): void {
  const others = SEATS.filter((seat) => seat !== viewer);
  const known = state.scout === viewer ? state.deck.splice(-1) : [];
  const unseen = [...state.deck, ...others.flatMap((seat) => state.hands[seat])];
  // How the cards really lie must not tell in how they are dealt anew.
  unseen.sort();
  chance.shuffle(unseen);
  for (const seat of others) state.hands[seat] = unseen.splice(0, state.hands[seat].length).sort();
  state.deck = [...unseen, ...known];
}

/** 3 Gifts */
function asides(state: State, seat: SeatId): Aside[] {
  if (!isSeat(seat) || state.coins[seat] === 0) return [];
  return [{ id: 'gift', label: say('aside.gift', '3', { partner: partnerOf(seat) }) }];
}

function laws(state: State): void {
  const coins = SEATS.reduce((sum, seat) => sum + state.coins[seat], state.spent);
  if (coins !== SEATS.length * PURSE) throw new Error(`${coins} coins instead of ${SEATS.length * PURSE}`);
  const cards = [...state.deck, ...state.discard, ...SEATS.flatMap((seat) => state.hands[seat])];
  for (const value of CARDS) {
    const count = cards.filter((card) => card === value).length;
    if (count !== COPIES) throw new Error(`${count} cards of ${value} instead of ${COPIES}`);
  }
}
