/** What Events are made of: choices the cards have in common. The deeds themselves are in ../deeds.ts. */
import type { Message, Rules } from '@sandtable/engine';
import { type Action, by } from '../action.ts';
import { chooseCountry, chooseDeed, mayChooseCountry, pick } from '../ask.ts';
import {
  type CellKind,
  cellKinds,
  improve,
  placeCells,
  removeCell,
  setPosture,
  shiftAlignment,
  worsen,
} from '../deeds.ts';
import { ALL, AT, type Country, idOf, MUSLIM, NON_MUSLIM } from '../map.ts';
import { placeInEach } from '../operations/recruit.ts';
import { isLeft, placePlot, type Which } from '../plots.ts';
import { cells, governance, isAlly, isBeside, isIslamist, isRegimeChange } from '../country.ts';
import { troopsBox } from '../levels.ts';
import { ADVERSARY, FAIR, GOOD, HARD, type Posture, SOFT, type State } from '../state.ts';
import { say } from '../text/say.ts';

/** What a country is wanted for: the prompt `ask.event.<purpose>`. */
export type Purpose =
  | 'remove'
  | 'place'
  | 'shift'
  | 'improve'
  | 'worsen'
  | 'posture'
  | 'aid'
  | 'act'
  | 'choose';

const prompt = (action: Action, purpose: Purpose, left: number): Message =>
  say(`ask.event.${purpose}`, action.rule, { card: action.state.event?.card ?? 0, left });

/** One of these countries, the acting side choosing; undefined when there is none (6.2.4). */
export const oneOf = (
  action: Action,
  purpose: Purpose,
  among: readonly Country[],
  left = 1,
): Rules<Country | undefined> => chooseCountry(action, prompt(action, purpose, left), among);

/** One of these countries, or none. */
export const mayBeOneOf = (
  action: Action,
  purpose: Purpose,
  among: readonly Country[],
  left = 1,
): Rules<Country | undefined> => mayChooseCountry(action, prompt(action, purpose, left), among);

/** Several different ones of these countries, as many as there are; nobody is asked when it takes them all. */
export function* someOf(
  action: Action,
  purpose: Purpose,
  count: number,
  among: readonly Country[],
): Rules<readonly Country[]> {
  if (among.length <= count) return among;
  const chosen: Country[] = [];
  while (chosen.length < count) {
    const open = among.filter((country) => !chosen.includes(country));
    const country = yield* oneOf(action, purpose, open, count - chosen.length);
    if (country === undefined) break;
    chosen.push(country);
  }
  return chosen;
}

export const withCells = (state: State, among: readonly Country[] = ALL): Country[] =>
  among.filter((country) => cells(state, country) > 0);
export const regimeChanges = (state: State): Country[] =>
  ALL.filter((country) => isRegimeChange(state, country));
/** 7.3.4.1 Whether a Regime Change country holds a cell: what many Events ask for. */
export const isRegimeChangeWithCell = (state: State): boolean =>
  regimeChanges(state).some((country) => cells(state, country) > 0);

/** One cell of a country goes, the acting side choosing which; an Event leaves a cadre (4.8.4). */
export function* removeOneCell(action: Action, country: Country): Rules<void> {
  const kinds = cellKinds(action, country);
  if (kinds.length === 0) return;
  removeCell(action, country, yield* chooseDeed(action, whichCell(action, country), kinds), 'cadre');
}

const whichCell = (action: Action, country: Country): Message =>
  say('ask.event.cell', action.rule, { card: action.state.event?.card ?? 0, country: idOf(country) });

/** Up to so many cells of a country go: the acting side may stop at any time. */
export function* removeUpTo(action: Action, country: Country, count: number): Rules<void> {
  for (let i = 0; i < count; i++) {
    const kinds = cellKinds(action, country);
    if (kinds.length === 0) return;
    const which = whichCell(action, country);
    const kind = yield* pick<CellKind, 'done'>(action, { prompt: which, among: () => kinds, pass: 'done' });
    if (kind === 'done') return;
    removeCell(action, country, kind, 'cadre');
  }
}

/** One cell of one of these countries goes; nothing when none holds any. */
export function* removeCellAmong(action: Action, among: readonly Country[]): Rules<void> {
  const country = yield* oneOf(action, 'remove', withCells(action.state, among));
  if (country !== undefined) yield* removeOneCell(action, country);
}

/** The acting side sets a posture, whatever it was (4.9.4: "select", not "test"). */
export function* selectPosture(action: Action, country: Country): Rules<void> {
  const which = say('ask.event.posture-of', action.rule, {
    card: action.state.event?.card ?? 0,
    country: idOf(country),
  });
  const wanted: Posture = (yield* chooseDeed(action, which, ['hard', 'soft'])) === 'hard' ? HARD : SOFT;
  setPosture(action, country, wanted);
}

/** Where the US may set a posture: anywhere but at home, and in Israel, whose posture is fixed (4.3.3). */
export const SWAYABLE: readonly Country[] = NON_MUSLIM.filter(
  (country) => country !== AT['united-states'] && country !== AT.israel,
);

/** The acting side sets the posture of several different ones of these countries. */
export function* selectPostures(action: Action, count: number, among: readonly Country[]): Rules<void> {
  for (const country of yield* someOf(action, 'posture', count, among)) yield* selectPosture(action, country);
}

/** The Governance of one of these countries improves a step. */
export function* improveOneOf(action: Action, among: readonly Country[]): Rules<void> {
  const country = yield* oneOf(action, 'improve', among);
  if (country !== undefined) improve(action, country);
}

/** The Governance of one of these countries worsens a step; where it can get no worse by that it is not named (6.2.4). */
export function* worsenOneOf(action: Action, among: readonly Country[]): Rules<void> {
  const { state } = action;
  const open = among.filter(
    (country) => governance(state, country) === GOOD || governance(state, country) === FAIR,
  );
  const country = yield* oneOf(action, 'worsen', open);
  if (country !== undefined) worsen(action, country);
}

/** A cell goes to one of these countries, the acting side choosing; nothing when the track is empty (6.2.4). */
export function* placeCellAmong(action: Action, among: readonly Country[]): Rules<void> {
  if (action.state.cellsOnTrack === 0) return;
  const country = yield* oneOf(action, 'place', among);
  if (country !== undefined) placeCells(action, country);
}

/** A cell goes to each of these, a country once a cell, as far as the track lasts. */
export const placeCellInEach = (action: Action, places: readonly Country[]): Rules<void> =>
  placeInEach(action, places, action.state.cellsOnTrack, (left) => prompt(action, 'place', left));

/** The Jihadist places a plot in one of these countries, whoever plays the card; nothing when no such marker is left. */
export function* placePlotAmong(action: Action, which: Which, among: readonly Country[]): Rules<void> {
  if (!isLeft(action, which)) return;
  const country = yield* chosenForPlot(by(action, 'jihadist'), 'place', among);
  if (country !== undefined) yield* placePlot(action, country, which);
}

export const allies = (state: State): Country[] => MUSLIM.filter((country) => isAlly(state, country));

/** The Jihadist's country for a plot. 9.4.2.1 Alone its chart may name none: then nothing happens (D-S20). */
export const chosenForPlot = (
  action: Action,
  purpose: Purpose,
  among: readonly Country[],
): Rules<Country | undefined> =>
  action.state.variants.solo ? mayBeOneOf(action, purpose, among) : oneOf(action, purpose, among);

/** The Jihadist turns one Ally Neutral, and so on: one of these shifts a step toward Adversary. */
export function* shiftOneToAdversary(action: Action, among: readonly Country[]): Rules<void> {
  const country = yield* oneOf(by(action, 'jihadist'), 'shift', among);
  if (country !== undefined) shiftAlignment(action, country, ADVERSARY);
}

/** Cards 11 and 26: the troops are not at Overstretch, and no Islamist Rule lies beside Israel. */
export const areTalksPossible = (state: State): boolean =>
  troopsBox(state) !== 'overstretch' && !isBeside(state, AT.israel, (country) => isIslamist(state, country));

/** Cards 48, 53: this very card is the first of a Jihadist action phase. */
export function isFirstCard({ phase, plays }: State, card: number): boolean {
  const play = plays[0];
  return (
    phase.side === 'jihadist' &&
    phase.played === 0 &&
    plays.length === 1 &&
    play?.side === 'jihadist' &&
    play.card === card
  );
}
