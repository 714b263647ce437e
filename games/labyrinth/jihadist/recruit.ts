/** 9.4.2.5 The Recruit chart. */
import { ALL, type Country, isMuslim, MUSLIM } from '../map.ts';
import { canRecruitIn, PLAIN, recruitSuccess } from '../operations/recruit.ts';
import { cells, isBesieged, isIslamist, isRegimeChange, troops } from '../country.ts';
import { recruitNumber, resources } from '../levels.ts';
import { MARGIN, type State } from '../state.ts';
import { because, type Mind } from './mind.ts';
import { best, type Key, settle } from './selection.ts';

type Class = 'R.class-rc' | 'R.class-ir' | 'R.class-other';
const CLASSES: readonly Class[] = ['R.class-rc', 'R.class-ir', 'R.class-other'];

/** The class of a country; undefined where the chart does not recruit. */
function classOf(state: State, country: Country, ops: number): Class | undefined {
  if (isRegimeChange(state, country))
    return troops(state, country) >= cells(state, country) + MARGIN ? 'R.class-rc' : undefined;
  if (isIslamist(state, country)) return cells(state, country) < 2 * ops ? 'R.class-ir' : undefined;
  return 'R.class-other';
}

/** Where the chart recruits with that value. */
export const recruitCountries = (state: State, ops: number): Country[] =>
  ALL.filter((country) => canRecruitIn(state, country, PLAIN) && classOf(state, country, ops) !== undefined);

export function recruitCountry(mind: Mind, among: readonly Country[], ops: number): Country | undefined {
  const { state } = mind;
  const found = CLASSES.find((one) => among.some((country) => classOf(state, country, ops) === one));
  if (found === undefined) {
    because(mind, 'R.no-country');
    return undefined;
  }
  because(mind, found);
  const here = among.filter((country) => classOf(state, country, ops) === found);
  const top = best(mind, here, [
    ...(found === 'R.class-other' ? [bySuccess(state)] : []),
    { reason: 'R.besieged', value: (country) => isBesieged(state, country) },
    { reason: 'R.troops-plus-cells', value: (country) => troops(state, country) + cells(state, country) },
  ]);
  const country = settle(mind, top, resourcesOf(mind, top), 'R.tie');
  if (found === 'R.class-other' && recruitNumber(state, country) > 0) because(mind, 'R.rec-number');
  return country;
}

const bySuccess = (state: State): Key => ({
  reason: 'R.success-number',
  value: (country) => recruitSuccess(state, country),
});

/** Resources tell only Muslim countries apart. */
function resourcesOf(mind: Mind, top: readonly Country[]): readonly Key[] {
  if (top.every(isMuslim))
    return [{ reason: 'R.resources', value: (country) => resources(mind.state, country) }];
  if (top.length > 1 && top.some((country) => MUSLIM.includes(country)))
    because(mind, 'R.resources-skipped-mixed');
  return [];
}
