/** 2.0 Who wins: at once (2.1), by an Oil Price Spike (2.2), or when the cards run out (2.3); alone also 9.1. */
import type { Result } from '@sandtable/engine';
import { other, type Side, SIDES } from './cards.ts';
import { areAdjacent, type Country, isMuslim, MUSLIM } from './map.ts';
import { cellsOnMap, isIslamist } from './country.ts';
import { resources, type Tally, tally } from './levels.ts';
import { type Ending, GREEN, type Outcome, type State } from './state.ts';
import { say } from './text/say.ts';

export const GOOD_RESOURCES = 12;
export const ISLAMIST_RESOURCES = 6;
export const COUNTRIES_NEEDED = 15;

/** Thrown when somebody has won: victory interrupts whatever is going on (2.1). The step ends, and the state says who. */
export class GameOver extends Error {
  override readonly name = 'GameOver';
}

/** 2.1.1 */
function usVictory(state: State, { good, fairOrGood }: Tally): Ending | undefined {
  if (good >= GOOD_RESOURCES) return 'good-resources';
  if (fairOrGood >= COUNTRIES_NEEDED) return 'fair-or-good';
  // 9.1 Alone this is no victory.
  return cellsOnMap(state) === 0 && !state.variants.solo ? 'no-cells' : undefined;
}

/** 2.1.2; a WMD in the United States is seen to where it goes off. */
function jihadistVictory(state: State, { islamist, poorOrIslamist }: Tally): Ending | undefined {
  // 9.1 Alone they need not be adjacent.
  if (islamist >= ISLAMIST_RESOURCES && (state.variants.solo || hasAdjacentIslamists(state)))
    return 'islamist-resources';
  // D-V1: Islamist Rule counts with Poor.
  return state.prestige === 1 && poorOrIslamist >= COUNTRIES_NEEDED ? 'prestige' : undefined;
}

function hasAdjacentIslamists(state: State): boolean {
  for (const one of MUSLIM)
    for (const two of MUSLIM)
      if (isIslamist(state, one) && isIslamist(state, two) && areAdjacent(one, two, false)) return true;
  return false;
}

const victoryOf = (state: State, side: Side, found: Tally): Ending | undefined =>
  side === 'us' ? usVictory(state, found) : jihadistVictory(state, found);

/** Who has won as things lie; 2.2 the first side wins when both have. */
export function victory(state: State, first: Side): Outcome | undefined {
  const found = tally(state);
  for (const side of [first, other(first)]) {
    const by = victoryOf(state, side, found);
    if (by !== undefined) return { winner: side, by };
  }
  return undefined;
}

/** 2.1 Looked at after every change that can bring it about. */
export function checkVictory(state: State, first: Side = 'us'): void {
  const outcome = victory(state, first);
  if (outcome !== undefined) end(state, outcome);
}

/** The game is over. */
export function end(state: State, outcome: Outcome): never {
  state.outcome = outcome;
  throw new GameOver(outcome.by);
}

/** 9.1 Good resources the US must have at the end, alone: 6, 9, 12 with one, two, three decks. */
export const goodWanted = ({ variants }: Pick<State, 'variants'>): number =>
  variants.solo ? 3 + 3 * variants.decks : 0;

/** 2.3 The last reshuffle has come. */
export function endByCards(state: State): never {
  const good = tally(state).good;
  const islamist = finalIslamist(state);
  // D-V3: alone both tests must be passed.
  const isUs = good > 2 * islamist && good >= goodWanted(state);
  return end(state, { winner: isUs ? 'us' : 'jihadist', by: 'last-card' });
}

/** 2.3 Regime Changes of this turn count as Islamist Rule. */
export function finalIslamist(state: State): number {
  const isCounted = (country: Country): boolean =>
    isIslamist(state, country) || (state.regimeChange[country] === GREEN && isMuslim(country));
  return MUSLIM.reduce((sum, country) => sum + (isCounted(country) ? resources(state, country) : 0), 0);
}

const ENDS_ALONE = {
  'last-card': 'S.end-us-win',
  'good-short': 'S.end-good-short',
  'not-twice': 'S.end-not-twice',
} as const;

/** 9.1 Which of the ends of a game alone this is. */
export function endingAlone(state: State): string | undefined {
  const { outcome } = state;
  if (outcome === null || !state.variants.solo) return undefined;
  switch (outcome.by) {
    case 'islamist-resources':
      return hasAdjacentIslamists(state) ? undefined : 'S.ir-6-without-adjacency';
    case 'prestige':
      return 'S.prestige-1-poor-15';
    case 'wmd':
      return 'S.wmd-us';
    case 'good-resources':
      return 'S.good-12';
    case 'fair-or-good':
      return 'S.fair-good-15';
    case 'last-card':
      return ENDS_ALONE[endOfCards(state)];
    default:
      return undefined;
  }
}

/** How the end stands for a side: Good resources less twice the Islamist ones (2.3), for scores and appraisals. */
export const margin = (state: State, side: Side): number => {
  const us = tally(state).good - 2 * finalIslamist(state);
  return side === 'us' ? us : -us;
};

export function resultOf(state: State): Result | undefined {
  const { outcome } = state;
  if (outcome === null) return undefined;
  const { winner, by } = outcome;
  const standings = [winner, other(winner)].map((seat, i) => ({
    seat,
    rank: i + 1,
    score: margin(state, seat) === 0 ? 0 : margin(state, seat),
  }));
  const how = by === 'last-card' ? endOfCards(state) : by;
  return {
    winners: [winner],
    standings,
    reason: say(`over.${how}`, ruleOf(how, winner), {
      side: winner,
      good: tally(state).good,
      islamist: finalIslamist(state),
      wanted: goodWanted(state),
    }),
  };
}

type EndOfCards = 'last-card' | 'good-short' | 'not-twice';

function ruleOf(how: Ending | EndOfCards, winner: Side): string {
  if (how === 'good-short') return '9.1';
  if (how === 'last-card' || how === 'not-twice') return '2.3';
  return winner === 'us' ? '2.1.1' : '2.1.2';
}

/** 2.3, 9.1 What decided when the cards ran out. */
function endOfCards(state: State): EndOfCards {
  if (state.outcome?.winner === 'us') return 'last-card';
  return tally(state).good < goodWanted(state) ? 'good-short' : 'not-twice';
}

/** How good the position looks, 0 to 1: nearer to a victory of one's own than the other side to its. */
export function appraise(state: State, seat: string): number {
  if (state.outcome !== null) return state.outcome.winner === seat ? 1 : 0;
  const found = tally(state);
  const us = Math.max(
    found.good / GOOD_RESOURCES,
    found.fairOrGood / COUNTRIES_NEEDED,
    state.variants.solo ? 0 : (15 - cellsOnMap(state)) / 20,
  );
  const jihadist = Math.max(
    found.islamist / ISLAMIST_RESOURCES,
    (found.poorOrIslamist / COUNTRIES_NEEDED) * (1 - (state.prestige - 1) / 24),
  );
  const lead = us - jihadist + (found.good - 2 * found.islamist) / 40 + (state.prestige - state.funding) / 60;
  const own = 1 / (1 + Math.exp(-4 * lead));
  return SIDES.indexOf(seat as Side) === 0 ? own : 1 - own;
}
