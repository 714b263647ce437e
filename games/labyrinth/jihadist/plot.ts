/** 9.4.2.2 The Plot chart: where plots are rolled for, and where Events place them. */
import { ALL, AT, type Country, idOf, isNonMuslim } from '../map.ts';
import { aid, cells, governance, isIslamist, troops, usPosture } from '../country.ts';
import { gwotPenalty, prestigeLevel } from '../levels.ts';
import { FAIR, GOOD, MAX_FUNDING, POOR, type State, UNMARKED } from '../state.ts';
import { because, type Mind, type PlainReason } from './mind.ts';
import { best, settle } from './selection.ts';

/** 3.3 In an Operation Fair countries come first, in an Event Good ones. */
export type Purpose = 'operation' | 'event';

interface Level {
  readonly reason: PlainReason;
  /** The condition on the tracks, and what is said when it alone stands in the way. */
  readonly isOpen: (state: State) => boolean;
  readonly closed?: PlainReason;
  readonly isHere: (state: State, country: Country) => boolean;
}

const always = (): boolean => true;
const isRespected = (state: State): boolean => prestigeLevel(state) !== 'low';
const isPoorInFunds = (state: State): boolean => state.funding < MAX_FUNDING;

const LEVELS: readonly Level[] = [
  { reason: 'P.us', isOpen: always, isHere: (_, country) => country === AT['united-states'] },
  {
    reason: 'P.philippines',
    isOpen: isRespected,
    closed: 'P.prestige-low-skips',
    isHere: (state, country) =>
      country === AT.philippines &&
      state.effects['abu-sayyaf'] &&
      cells(state, country) >= troops(state, country),
  },
  {
    reason: 'P.troops',
    isOpen: isRespected,
    closed: 'P.prestige-low-skips',
    isHere: (state, country) => troops(state, country) > 0,
  },
  {
    reason: 'P.same-posture',
    isOpen: (state) => gwotPenalty(state) === 0,
    closed: 'P.penalty-skips',
    isHere: (state, country) => isNonMuslim(country) && state.posture[country] === usPosture(state),
  },
  { reason: 'P.aid', isOpen: always, isHere: (state, country) => aid(state, country) > 0 },
  {
    reason: 'P.non-muslim',
    isOpen: isPoorInFunds,
    closed: 'P.funding-9-skips',
    isHere: (_, country) => isNonMuslim(country),
  },
  {
    reason: 'P.muslim',
    isOpen: isPoorInFunds,
    closed: 'P.funding-9-skips',
    isHere: (_, country) => !isNonMuslim(country),
  },
];

const GOVERNANCES = [UNMARKED, GOOD, FAIR, POOR] as const;
type Ranked = (typeof GOVERNANCES)[number];

const ORDER: Readonly<Record<Purpose, readonly Ranked[]>> = {
  operation: [FAIR, GOOD, POOR, UNMARKED],
  event: [GOOD, FAIR, POOR, UNMARKED],
};
const SAID: Readonly<Record<Purpose, Readonly<Record<Ranked, PlainReason>>>> = {
  operation: { 0: 'P.op-poor', 1: 'P.op-good', 2: 'P.op-fair', 3: 'P.op-poor' },
  event: { 0: 'P.event-unmarked', 1: 'P.event-good', 2: 'P.event-fair', 3: 'P.event-poor' },
};

/** The country that the chart names among these; undefined when no level fits. */
export function plotSite(mind: Mind, among: readonly Country[], purpose: Purpose): Country | undefined {
  const { state } = mind;
  for (const level of LEVELS) {
    const here = among.filter((country) => level.isHere(state, country));
    if (here.length === 0) {
      if (level.reason === 'P.philippines') noteOutnumbered(mind, among);
      continue;
    }
    if (level.isOpen(state)) return chosen(mind, level, here, purpose);
    if (level.closed !== undefined && !mind.why.some((one) => one.key === level.closed))
      because(mind, level.closed);
  }
  because(mind, 'P.no-country');
  return undefined;
}

/** Whether the chart names any of these. */
export const hasPlotSite = (state: State, among: readonly Country[]): boolean =>
  LEVELS.some((level) => level.isOpen(state) && among.some((country) => level.isHere(state, country)));

function noteOutnumbered(mind: Mind, among: readonly Country[]): void {
  const { state } = mind;
  if (state.effects['abu-sayyaf'] && isRespected(state) && among.includes(AT.philippines))
    because(mind, 'P.philippines-outnumbered');
}

function chosen(mind: Mind, level: Level, here: readonly Country[], purpose: Purpose): Country {
  const { state } = mind;
  const order = ORDER[purpose];
  const rank = (country: Country): number => -order.indexOf(governance(state, country) as Ranked);
  const top = best(mind, here, [{ value: rank }]);
  because(mind, level.reason);
  because(mind, SAID[purpose][governance(state, top[0] as Country) as Ranked]);
  const country = settle(mind, top, [], 'P.tie');
  if (country === AT.iran) because(mind, 'P.iran');
  return country;
}

/** The countries in which a Plot can be rolled for. */
export const plotCountries = (state: State): Country[] =>
  ALL.filter((country) => cells(state, country) > 0 && !isIslamist(state, country));

/** 9.4.2 The next roll of a Plot: in the same country while it has cells, then by the chart. */
export function nextPlot(mind: Mind, among: readonly Country[]): string {
  const last = mind.state.operation?.sites.at(-1);
  if (last !== undefined && among.includes(last)) {
    because(mind, 'P.same-country');
    return idOf(last);
  }
  if (last !== undefined) because(mind, 'P.next-country');
  const country = plotSite(mind, among, 'operation');
  return country === undefined ? 'done' : idOf(country);
}
