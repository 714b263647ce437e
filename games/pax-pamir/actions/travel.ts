/** E5 Travel. */
import type { Message, Rules } from '@sandtable/engine';
import { DONE, pick } from '../asking.ts';
import { CAPABILITY } from '../components/capabilities.ts';
import { isCancelled, tellDeed, watch } from '../khyber-knives/interrupts.ts';
import { nameOf } from '../solo/khan.ts';
import {
  allCourts,
  bandAt,
  hasRing,
  MIDDLE,
  moveSpy,
  neighbours,
  PATRIOT,
  PRIZE,
  spiesOn,
  spotId,
  spotOfSpy,
  SPOTS,
  spyOf,
} from '../spies.ts';
import { type Court, courtCard, courtOf, isActive, playerOf, type State, type Who } from '../state.ts';
import { say } from '../text/say.ts';
import type { Act, SpecialRule } from './special.ts';

/** A step a spy can take. */
interface Step {
  readonly id: string;
  readonly from: Court;
  readonly spy: number;
  readonly to: Court;
}

const stepId = (card: number, spot: number, to: number): string => `${card}:${spotId(spot)}>${to}`;

/** For whoever reads the menu: the cards and the spot of an option; undefined where it is no step. */
export function stepOf(option: string): { from: number; spot: number; to: number } | undefined {
  const found = /^(\d+):(\w+)>(\d+)$/.exec(option);
  if (found === null) return undefined;
  const [, from, spot, to] = found;
  return { from: Number(from), spot: SPOTS.findIndex((one) => one === spot), to: Number(to) };
}

/** E5.1 The cards a spy can step to; card 137 makes all cards of the same location neighbours. */
function reachable(state: State, who: Who, owner: Who, from: Court): Court[] {
  const near = neighbours(state, owner, from);
  if (!isActive(playerOf(state, who), CAPABILITY.strangeBedfellows)) return near;
  const { location } = courtCard(state, from.card);
  const alike = allCourts(state).filter(
    (court) => court !== from && !near.includes(court) && courtCard(state, court.card).location === location,
  );
  return [...near, ...alike];
}

function stepsFrom(state: State, who: Who, owner: Who, from: Court, only: number | null): Step[] {
  const steps: Step[] = [];
  const spies = only === null ? spiesOn(from, who) : [only];
  if (spies.length === 0) return steps;
  const targets = reachable(state, who, owner, from);
  for (const spy of spies)
    for (const to of targets) steps.push({ id: stepId(from.card, spotOfSpy(spy), to.card), from, spy, to });
  return steps;
}

function allSteps(state: State, who: Who): Step[] {
  const steps: Step[] = [];
  for (let owner = 0; owner < state.players.length; owner++)
    for (const from of playerOf(state, owner).tableau)
      if (from.spies.length > 0) steps.push(...stepsFrom(state, who, owner, from, null));
  return steps;
}

const stepLabel = ({ from, spy, to }: Step): Message =>
  say('travel.step', 'E5.2', {
    card: String(from.card),
    spot: spotId(spotOfSpy(spy)),
    to: String(to.card),
  });

function* travel(act: Act): Rules<void> {
  const { table, state, who } = act;
  const watched = watch(state, who, 'travel');
  /** Where each spy that has moved stands now. */
  const moved: Court[] = [];
  for (let left = act.rank; left > 0; left--) {
    const last = yield* step(act, allSteps(state, who), left, moved.length > 0);
    if (last === undefined) break;
    noteMove(moved, last, who);
    // Card 134: each star moves a spy by one or two cards.
    if (!isActive(playerOf(state, who), CAPABILITY.intelligenceInfrastructure)) continue;
    const next = yield* step(act, onward(state, who, last.to), left, true);
    if (next !== undefined) moved.splice(moved.lastIndexOf(last.to), 1, next.to);
  }
  yield* enterBands(act, moved);
  const cards = moved.map(({ card }) => String(card));
  tellDeed(table, say('log.travelled', 'E5', { player: nameOf(state, who), cards }));
  yield* isCancelled(table, watched);
}

/** The next steps of the spy that has just come to that card. */
function onward(state: State, who: Who, at: Court): Step[] {
  return stepsFrom(state, who, courtOf(state, at.card).owner, at, spyOf(who, MIDDLE));
}

/** E5.2 One spy goes one card on; undefined when no more steps are wanted. */
function* step(
  { state, who }: Act,
  steps: readonly Step[],
  left: number,
  mayStop: boolean,
): Rules<Step | undefined> {
  const taken = yield* pick(state, who, {
    prompt: say('ask.travel', 'E5.2', { left }),
    among: steps,
    id: (one) => one.id,
    label: stepLabel,
    pass: mayStop ? DONE : undefined,
  });
  if (taken === DONE) return undefined;
  moveSpy(taken.from, taken.spy, taken.to, MIDDLE);
  return taken;
}

/** Among spies alike, one that has not moved goes first: then more of them may enter bands. */
function noteMove(moved: Court[], { from, spy, to }: Step, who: Who): void {
  const middle = spyOf(who, MIDDLE);
  const left = from.spies.filter((one) => one === middle).length;
  const movedHere = moved.filter((court) => court === from).length;
  if (spy === middle && movedHere > left) moved.splice(moved.indexOf(from), 1);
  moved.push(to);
}

/** E5.3, E5.4 Spies that have moved may go on the bands of others' cards, one for each band. */
function* enterBands(act: Act, moved: readonly Court[]): Rules<void> {
  const { state, who } = act;
  const middle = spyOf(who, MIDDLE);
  for (const court of new Set(moved)) {
    if (courtOf(state, court.card).owner === who) continue;
    for (let left = moved.filter((one) => one === court).length; left > 0; left--) {
      const bands = openBands(state, who, court);
      if (bands.length === 0) break;
      const picked = yield* pick(state, who, {
        prompt: say('ask.band', 'E5.3', { card: String(court.card) }),
        among: bands,
        id: spotId,
        label: (band) => bandLabel(state, court, band),
        pass: 'middle',
        passLabel: () => bandLabel(state, court, MIDDLE),
      });
      if (picked === 'middle') break;
      moveSpy(court, middle, court, picked);
      act.table.fired(`travel.${spotId(picked)}`);
    }
  }
}

function openBands(state: State, who: Who, court: Court): number[] {
  return [PATRIOT, PRIZE].filter(
    (spot) => bandAt(state, court.card, spot) !== null && !court.spies.includes(spyOf(who, spot)),
  );
}

function bandLabel(state: State, court: Court, spot: number): Message {
  const empire = bandAt(state, court.card, spot);
  return empire === null
    ? say('band.middle', 'E5.3', { card: String(court.card) })
    : say('band', 'E5.3', { card: String(court.card), spot: spotId(spot), empire });
}

export const TRAVEL: SpecialRule = {
  rule: 'E5',
  isRanked: true,
  canDo: (state, who) => playerOf(state, who).spies > 0 && hasRing(state),
  whyNot: (state, who) =>
    playerOf(state, who).spies === 0 ? say('why.no-spy', 'E5.1') : say('why.no-ring', 'E5.1'),
  perform: travel,
};
