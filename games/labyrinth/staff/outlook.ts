/**
 * How likely the US is to win from here: a sum of what lies on the table, turned into a chance. The weights were fitted to
 * games of the staff against the Jihadist's charts, looked at before every phase of the US.
 */
import { AT, type Country, isMuslim, MUSLIM, NON_MUSLIM } from '../map.ts';
import {
  aid,
  alignment,
  cells,
  cellsOnMap,
  governance,
  isAdversary,
  isAlly,
  isRegimeChange,
  troops,
  usPosture,
} from '../country.ts';
import {
  gwotPenalty,
  majorMargin,
  plainResources,
  prestigeLevel,
  tally,
  troopsBox,
  worldPosture,
} from '../levels.ts';
import { ADVERSARY, ALLY, FAIR, GOOD, HARD, ISLAMIST_RULE, MARGIN, POOR, type State } from '../state.ts';
import { goodWanted } from '../victory.ts';
import { BASE, WEIGHTS } from './weights.ts';

/** What is counted. */
export type Sign = keyof typeof WEIGHTS;
export type Signs = Record<Sign, number>;

export const ALL_SIGNS = Object.keys(WEIGHTS) as readonly Sign[];
const NONE = Object.fromEntries(ALL_SIGNS.map((sign) => [sign, 0])) as Signs;

/** The resources of a country, and a little for the country itself. */
const weightOf = (state: State, country: Country): number => plainResources(state, country) + 0.5;

const FAIRLY: Readonly<Record<number, Sign>> = { [ALLY]: 'fairAlly', [ADVERSARY]: 'fairAdversary' };

function countCountry(signs: Signs, state: State, country: Country): void {
  const here = cells(state, country);
  switch (governance(state, country)) {
    case GOOD:
      signs.good += plainResources(state, country);
      signs.goodCountry++;
      return;
    case FAIR:
      signs[FAIRLY[alignment(state, country)] ?? 'fairNeutral'] += weightOf(state, country);
      break;
    case POOR:
      if (isAdversary(state, country)) signs.poorAdversary += weightOf(state, country);
      else if (!isAlly(state, country)) signs.poorNeutral += weightOf(state, country);
      signs.cellsInPoor += Math.min(here, 6);
      break;
    case ISLAMIST_RULE:
      signs.islamist += plainResources(state, country);
      signs.islamistCountry++;
      signs.cellsInIslamist += here;
      return;
    default:
      return;
  }
  countStruggle(signs, state, country, here);
}

/** 8.4.2, 7.2.1.3 A Fair or Poor country that is fought for. */
function countStruggle(signs: Signs, state: State, country: Country, here: number): void {
  const lead = here - troops(state, country);
  const margin = majorMargin(state);
  if (lead >= margin) signs.majorPossible += weightOf(state, country);
  else if (lead >= margin - 2) signs.majorNear += weightOf(state, country);
  signs.aid += Math.min(2, aid(state, country));
  if (!isRegimeChange(state, country)) return;
  signs.regimeChange++;
  if (-lead >= MARGIN) signs.regimeChangeHeld += weightOf(state, country);
}

function countTracks(signs: Signs, state: State): void {
  const level = prestigeLevel(state);
  signs.prestige = state.prestige;
  signs.prestigeLow = Number(level === 'low');
  signs.prestigeHigh = Number(level === 'high' || level === 'very-high');
  signs.funding = state.funding;
  signs.fundingAmple = Number(state.funding >= 7);
  const penalty = gwotPenalty(state);
  signs.penalty = penalty;
  signs.agreement = Number(penalty === 0 && Math.abs(worldPosture(state)) === 3);
  signs.hard = Number(usPosture(state) === HARD);
  const box = troopsBox(state);
  signs.war = Number(box === 'war');
  signs.overstretch = Number(box === 'overstretch');
  signs.cellsOnTrack = state.cellsOnTrack;
}

function countAbroad(signs: Signs, state: State): void {
  for (const country of NON_MUSLIM)
    if (country === AT['united-states']) signs.cellsAtHome = Math.min(3, cells(state, country));
    else signs.cellsAbroad += cells(state, country);
  for (const there of state.cadre) signs.cadres += there;
  for (const { country } of state.plots) {
    if (country === AT['united-states']) signs.plotsAtHome++;
    else if (isMuslim(country)) signs.plotsInMuslim++;
    else signs.plotsAbroad++;
  }
}

/** Cards left for about three turns, and for about one: from then on only the end counts (2.3, 9.1). */
const LATE = 60;
const LAST = 25;

function countEnd(signs: Signs, state: State): void {
  const { good, islamist, poorOrIslamist } = tally(state);
  const left = state.deck.length + state.hands.us.length + state.hands.jihadist.length;
  const isLastDeck = state.reshuffles >= state.variants.decks - 1;
  const late = isLastDeck ? Math.max(0, 1 - left / LATE) : 0;
  const last = isLastDeck ? Math.max(0, 1 - left / LAST) : 0;
  const wanted = Math.max(goodWanted(state), 2 * islamist + 1);
  const gap = Math.max(0, wanted - good);
  signs.gap = gap;
  signs.enough = Number(gap === 0);
  signs.brink = Math.max(0, islamist - NEAR_SIX);
  signs.rooted = state.variants.solo ? 0 : Math.max(0, FEW_CELLS - cellsOnMap(state));
  signs.plenty = Math.max(0, good - 9);
  signs.despair = signs.prestigeLow * Math.max(0, poorOrIslamist - 9);
  signs.late = late;
  signs.lateGap = late * gap;
  signs.lateEnough = late * signs.enough;
  signs.lateFairAlly = late * signs.fairAlly;
  signs.lastGap = last * gap;
  signs.lastEnough = last * signs.enough;
  signs.lastPrestige = last * signs.prestigeHigh;
  signs.lateFunding = late * state.funding;
}

/** 2.1.2 Beyond so many Islamist resources one revolution more may decide; 2.1.1 so few cells may soon be none. */
const NEAR_SIX = 2;
const FEW_CELLS = 6;

/** Everything that is counted, by name. */
export function signsOf(state: State): Signs {
  const signs = { ...NONE };
  for (const country of MUSLIM) countCountry(signs, state, country);
  countTracks(signs, state);
  countAbroad(signs, state);
  countEnd(signs, state);
  signs.cardsOfUs = state.hands.us.length;
  signs.cardsOfJihadist = state.hands.jihadist.length;
  return signs;
}

/** The chance that the US wins, 0 to 1. */
export function chanceToWin(state: State): number {
  const { outcome } = state;
  if (outcome !== null) return outcome.winner === 'us' ? 1 : 0;
  const signs = signsOf(state);
  let sum = BASE;
  for (const sign of ALL_SIGNS) sum += WEIGHTS[sign] * signs[sign];
  return 1 / (1 + Math.exp(-sum));
}
