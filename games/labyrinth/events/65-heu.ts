import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { AT, type Country } from '../map.ts';
import { rollAgainst, successNumber } from '../operations/sites.ts';
import { releaseWmd } from '../plots.ts';
import { cells } from '../country.ts';
import type { State } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { oneOf, removeOneCell } from './vocabulary.ts';

/** Card 3 */
const isGuarded = (state: State, country: Country): boolean =>
  state.effects[country === AT.russia ? 'ctr-russia' : 'ctr-central-asia'];

const open = (state: State, among: readonly Country[]): Country[] =>
  among.filter((country) => cells(state, country) > 0 && !isGuarded(state, country));

/** D-65: the cell need not turn Active; lost by an Event, it leaves a cadre. */
function* steal(action: Action, among: readonly Country[]): Rules<void> {
  const country = yield* oneOf(action, 'act', open(action.state, among));
  if (country === undefined) return;
  if (rollAgainst(action, country, successNumber(action.state, country))) releaseWmd(action);
  else yield* removeOneCell(action, country);
}

const theft = (...among: Country[]): CardEvent => ({
  isPlayable: (state) => open(state, among).length > 0,
  event: (action) => steal(action, among),
});

/** 65 HEU. */
export const heu = theft(AT['central-asia'], AT.russia);
/** 69 Kazakh Strain. */
export const kazakhStrain = theft(AT['central-asia']);
/** 71 Loose Nuke. */
export const looseNuke = theft(AT.russia);
