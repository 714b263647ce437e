/** What Events are made of: choices the cards have in common. The deeds themselves are in ../deeds.ts. */
import type { Message, Rules } from '@sandtable/engine';
import { type Action, by } from '../action.ts';
import { chooseCountry, chooseDeed, mayChooseCountry } from '../ask.ts';
import { cellKinds, removeCell, setPosture, shiftAlignment } from '../deeds.ts';
import { ALL, type Country, idOf } from '../map.ts';
import { ADVERSARY, cells, HARD, isRegimeChange, type Posture, SOFT, type State } from '../state.ts';
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

/** Several different ones of these countries, as many as there are. */
export function* someOf(
  action: Action,
  purpose: Purpose,
  count: number,
  among: readonly Country[],
): Rules<readonly Country[]> {
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
  const which = say('ask.event.cell', action.rule, {
    card: action.state.event?.card ?? 0,
    country: idOf(country),
  });
  removeCell(action, country, yield* chooseDeed(action, which, kinds), 'cadre');
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

/** The Jihadist turns one Ally Neutral, and so on: one of these shifts a step toward Adversary. */
export function* shiftOneToAdversary(action: Action, among: readonly Country[]): Rules<void> {
  const country = yield* oneOf(by(action, 'jihadist'), 'shift', among);
  if (country !== undefined) shiftAlignment(action, country, ADVERSARY);
}

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
