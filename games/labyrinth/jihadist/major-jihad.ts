/** 9.4.2.3 Major Jihad: wherever it may bring Islamist Rule (8.4.2). */
import { AT, type Country, idOf, MUSLIM } from '../map.ts';
import { canBeMajor, successesNeeded } from '../operations/jihad.ts';
import { cells, governance, isBesieged, isIslamist, isJihadAllowed, troops } from '../country.ts';
import { resources } from '../levels.ts';
import { FAIR, GOOD, MARGIN, type State, UNMARKED } from '../state.ts';
import { because, type Mind } from './mind.ts';
import { isPakistan, settle } from './selection.ts';

/** D-S8 Enough cells, and enough rolls for a revolution. */
const isRipe = (state: State, country: Country, ops: number): boolean =>
  canBeMajor(state, country) && Math.min(ops, cells(state, country)) >= successesNeeded(state, country);

/** Where a Major Jihad can succeed with that value. */
export const majorCountries = (state: State, ops: number): Country[] =>
  MUSLIM.filter((country) => isJihadAllowed(state, country) && isRipe(state, country, ops));

/** Card 33 spares Pakistan. */
export function noteBhutto(mind: Mind, ops: number): void {
  const { state } = mind;
  const { pakistan } = AT;
  if (
    state.effects['benazir-bhutto'] &&
    governance(state, pakistan) !== UNMARKED &&
    !isIslamist(state, pakistan) &&
    isRipe(state, pakistan, ops)
  )
    because(mind, 'M.bhutto-excludes');
}

export function majorCountry(mind: Mind, among: readonly Country[]): Country {
  const { state } = mind;
  const keys = [
    { reason: 'M.pakistan', value: isPakistan },
    { reason: 'M.resources', value: (country: Country) => resources(state, country) },
  ] as const;
  const country = settle(mind, among, keys, 'M.tie');
  const here = { country: idOf(country), needed: successesNeeded(state, country) };
  switch (governance(state, country)) {
    case GOOD:
      because(mind, 'M.from-good-besieged', here);
      break;
    case FAIR:
      because(mind, 'M.from-fair', here);
      break;
    default:
      because(mind, 'M.from-poor', here);
  }
  if (isBesieged(state, country)) because(mind, 'M.besieged-one-success');
  if (cells(state, country) < troops(state, country) + MARGIN) {
    because(mind, 'M.margin-3');
    because(mind, 'I.potent-margin');
  }
  return country;
}
