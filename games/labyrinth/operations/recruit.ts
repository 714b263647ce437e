/** 8.2 Recruit. */
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseCountry } from '../ask.ts';
import { placeCells } from '../deeds.ts';
import { ALL, anyOf, AT, type Country, idOf } from '../map.ts';
import { cells, hasCadre, isRegimeChange } from '../country.ts';
import { recruitNumber, availableCells } from '../levels.ts';
import { ISLAMIST_RULE, POOR, type State } from '../state.ts';
import { isAtLeast } from '../variants.ts';
import { say } from '../text/say.ts';
import { announce, beginOperation, operationOf } from './progress.ts';
import type { OperationRules } from './rules.ts';
import { AUTOMATIC, mayAddReserves, nameSites, rollAgainst, successNumber } from './sites.ts';

/** What Events bend. */
export interface RecruitTerms {
  /** Cells beyond the Funding marker may be taken too. */
  readonly ignoresFunding?: boolean;
  /** Card 53: Poor and Islamist Rule countries need neither cell nor cadre. */
  readonly anywherePoor?: boolean;
  /** Card 48: the number, and nothing needed there. */
  readonly needed?: number;
}

/** 8.1.1, 8.2.3, 8.2.4 */
export function recruitSuccess(state: State, country: Country): number {
  if (isRegimeChange(state, country)) return AUTOMATIC;
  return recruitNumber(state, country) || successNumber(state, country);
}

/** 8.2.2 */
export const canRecruitIn = (state: State, country: Country, terms: RecruitTerms): boolean =>
  cells(state, country) > 0 ||
  hasCadre(state, country) ||
  (terms.anywherePoor === true &&
    (state.governance[country] === POOR || state.governance[country] === ISLAMIST_RULE));

/** Cells that can be recruited. */
export const supply = (state: State, terms: RecruitTerms): number =>
  terms.ignoresFunding === true ? state.cellsOnTrack : availableCells(state);

/** 8.2.1 Rolls where it was named, then places the cells. */
export function* recruitAt(action: Action, sites: readonly Country[], terms: RecruitTerms): Rules<void> {
  const { state } = action;
  const won = sites.filter((country) =>
    rollAgainst(action, country, terms.needed ?? recruitSuccess(state, country)),
  );
  const prompt = (left: number) => say('ask.recruit.place', action.rule, { left });
  yield* placeInEach(action, won, supply(state, terms), prompt);
}

/** A cell for each of these, a country once a cell; when there are too few the acting side chooses where (8.2.1, 6.2.4). */
export function* placeInEach(
  action: Action,
  wanted: readonly Country[],
  limit: number,
  prompt: (left: number) => Message,
): Rules<void> {
  if (wanted.length <= limit) {
    for (const country of wanted) placeCells(action, country);
    return;
  }
  const places = wanted.slice();
  for (let left = limit; left > 0; left--) {
    const among = ALL.filter((country) => places.includes(country));
    const country = yield* chooseCountry(action, prompt(left), among);
    if (country === undefined) return;
    places.splice(places.indexOf(country), 1);
    placeCells(action, country);
  }
}

/** 9.7 Attractive: two cells a success, and at every level above. */
export const cellsEach = (state: State): number => (isAtLeast(state, 'attractive') ? 2 : 1);

export function* recruitWith(action: Action, terms: RecruitTerms): Rules<void> {
  const { state, rule } = action;
  yield* mayAddReserves(action);
  const open = ALL.filter((country) => canRecruitIn(state, country, terms));
  const { sites } = operationOf(state);
  yield* nameSites(action, {
    prompt: (left) => say('ask.recruit', rule, { left }),
    among: () => open,
    id: idOf,
    label: (country) => say('site', rule, { country: idOf(country), needed: recruitSuccess(state, country) }),
    take: (country) => sites.push(country),
  });
  yield* recruitAt(action, sites, terms);
}

export const PLAIN: RecruitTerms = {};

export const recruit: OperationRules = {
  name: 'recruit',
  rule: '8.2',
  canDo: (state) =>
    state.lapsing.gtmo === 0 &&
    availableCells(state) > 0 &&
    anyOf(ALL, (country) => canRecruitIn(state, country, PLAIN)),
  whyNot(state) {
    if (state.lapsing.gtmo > 0) return say('why.effect', '6.2.7', { effect: 'gtmo' });
    return availableCells(state) === 0
      ? say('why.no-cell', '8.2.1')
      : say('why.nowhere', '8.2.2', { operation: 'recruit' });
  },
  perform: (action) => recruitWith(action, PLAIN),
};

/** Card 48: Recruit in the United States, on 1 or 2, with nothing there. */
export function* recruitInHomeland(action: Action, ops: number): Rules<void> {
  const { state } = action;
  beginOperation(action, 'recruit', ops, 'open');
  announce(action, 'recruit', ops);
  yield* mayAddReserves(action);
  const operation = operationOf(state);
  for (let i = 0; i < operation.ops; i++) operation.sites.push(AT['united-states']);
  yield* recruitAt(action, operation.sites, { needed: 2 });
  state.operation = null;
}

/** Card 53: Recruit whatever the Funding, also in Poor and Islamist Rule countries without cell or cadre. */
export function* recruitForMadrassas(action: Action, ops: number, reserves: 'open' | 'barred'): Rules<void> {
  beginOperation(action, 'recruit', ops, reserves);
  announce(action, 'recruit', ops);
  yield* recruitWith(action, MADRASSAS);
  action.state.operation = null;
}
export const MADRASSAS: RecruitTerms = { ignoresFunding: true, anywherePoor: true };
