/** 9.4.2.5 Recruit alone: one country for the whole card, one die after the other, as long as there are cells. */
import type { Rules } from '@sandtable/engine';
import { type Action, under } from '../action.ts';
import { chooseCountry } from '../ask.ts';
import { placeCells } from '../deeds.ts';
import { ALL, AT, type Country } from '../map.ts';
import { announce, beginOperation, operationOf } from '../operations/progress.ts';
import {
  canRecruitIn,
  cellsEach,
  MADRASSAS,
  PLAIN,
  recruitSuccess,
  type RecruitTerms,
  supply,
} from '../operations/recruit.ts';
import { AUTOMATIC, rollAgainst } from '../operations/sites.ts';
import { hasCadre } from '../country.ts';
import { say } from '../text/say.ts';
import { firedAlone } from './fired.ts';

/** Card 48: in the United States, on 1 or 2. */
const GADAHN: RecruitTerms = { needed: 2 };

/** Where a Recruit takes place, and on which terms. */
function* recruitHow(
  outer: Action,
  ops: number,
  terms: RecruitTerms,
  where: (action: Action) => Rules<Country | undefined>,
): Rules<number> {
  const action = under(outer, '8.2');
  const { state } = action;
  beginOperation(action, 'recruit', ops, 'barred');
  announce(action, 'recruit', ops);
  const country = yield* where(action);
  const left = country === undefined ? ops : recruitIn(action, country, ops, terms);
  state.operation = null;
  return left;
}

/** Roll after roll; returns the value that is left. */
function recruitIn(action: Action, country: Country, ops: number, terms: RecruitTerms): number {
  const { state } = action;
  let left = ops;
  for (; left > 0 && supply(state, terms) > 0; left--) {
    operationOf(state).sites.push(country);
    recruitOnce(action, country, terms);
  }
  if (left > 0) firedAlone(action, 'R.ran-out');
  return left;
}

/** 8.2.1, 9.7 One roll. */
function recruitOnce(action: Action, country: Country, terms: RecruitTerms): void {
  const { state } = action;
  const needed = terms.needed ?? recruitSuccess(state, country);
  if (!rollAgainst(action, country, needed)) {
    firedAlone(action, 'R.roll-failure');
    return;
  }
  firedAlone(action, needed >= AUTOMATIC ? 'R.automatic' : 'R.roll-success');
  if (hasCadre(state, country)) firedAlone(action, 'R.cadre-removed');
  const wanted = cellsEach(state);
  const placed = placeCells(action, country, Math.min(wanted, supply(state, terms)));
  if (wanted === 2) firedAlone(action, placed === 2 ? 'I.attractive-two-cells' : 'I.attractive-one-left');
}

const open = (action: Action, terms: RecruitTerms): Country[] =>
  ALL.filter((country) => canRecruitIn(action.state, country, terms));

/** 9.4.2.5 The Operation. Returns the value that is left. */
export const recruitAlone = (outer: Action, ops: number): Rules<number> =>
  recruitHow(outer, ops, PLAIN, (action) =>
    chooseCountry(action, say('ask.recruit', '9.4.2.5', { left: ops }), open(action, PLAIN)),
  );

/** Card 53, 9.4.2.1 */
export const madrassasAlone = (outer: Action, ops: number): Rules<number> =>
  recruitHow(outer, ops, MADRASSAS, (action) =>
    chooseCountry(action, say('ask.madrassas', '9.4.2.1', { left: ops }), open(action, MADRASSAS)),
  );

/** Card 48. */
export const gadahnAlone = (outer: Action, ops: number): Rules<number> =>
  recruitHow(outer, ops, GADAHN, inHomeland);

function* inHomeland(): Rules<Country> {
  return AT['united-states'];
}
