/** 9.4.2.4 Minor Jihad, and Events that worsen Governance or shift alignment. */
import { AT, type Country, idOf, MUSLIM } from '../map.ts';
import { aid, cells, governance, isAdversary, isBesieged, isJihadAllowed } from '../country.ts';
import { resources } from '../levels.ts';
import { FAIR, GOOD, type State } from '../state.ts';
import { majorCountries, majorCountry } from './major-jihad.ts';
import { because, countriesOn, type Mind } from './mind.ts';
import { isPakistan, type Key, settle } from './selection.ts';

const isDecent = (state: State, country: Country): boolean =>
  governance(state, country) === GOOD || governance(state, country) === FAIR;

/** Good and Fair countries with cells, where there can be a Jihad. */
export const minorCountries = (state: State): Country[] =>
  MUSLIM.filter(
    (country) => cells(state, country) > 0 && isDecent(state, country) && isJihadAllowed(state, country),
  );

/** Card 33 spares Pakistan. */
export function noteSpared(mind: Mind): void {
  const { state } = mind;
  if (state.effects['benazir-bhutto'] && cells(state, AT.pakistan) > 0 && isDecent(state, AT.pakistan))
    because(mind, 'N.bhutto-excludes');
}

/** After Governance: Pakistan, Aid, Besieged Regime, resources. */
const keysOf = (state: State): readonly Key[] => [
  { reason: 'N.pakistan', value: isPakistan },
  { reason: 'N.aid', value: (country) => aid(state, country) > 0 },
  { reason: 'N.besieged', value: (country) => isBesieged(state, country) },
  { reason: 'N.resources', value: (country) => resources(state, country) },
];

const byGovernance = (state: State): Key => ({ value: (country) => -governance(state, country) });

function minorCountry(mind: Mind, among: readonly Country[]): Country {
  const { state } = mind;
  const country = settle(mind, among, [byGovernance(state), ...keysOf(state)], 'N.tie');
  because(mind, governance(state, country) === GOOD ? 'N.good' : 'N.fair');
  return country;
}

function enough(mind: Mind): string {
  because(mind, 'N.enough');
  return 'done';
}

/** The next roll of a Jihad: the Major one if there is one; else one country after the other. */
export function nextJihad(mind: Mind): string {
  const { state, options } = mind;
  const operation = state.operation;
  const last = operation?.sites.at(-1);
  const again =
    last === undefined ? '' : `${operation?.major.includes(last) === true ? 'major:' : ''}${idOf(last)}`;
  if (options.includes(again)) {
    because(mind, 'N.same-country');
    return again;
  }
  if (operation !== null && operation.major.length > 0) return enough(mind);
  const majors = last === undefined ? majorCountries(state, operation?.ops ?? 0) : [];
  if (majors.length > 0) return `major:${idOf(majorCountry(mind, majors))}`;
  const among = countriesOn(mind).filter((country) => isDecent(state, country));
  if (among.length === 0) return enough(mind);
  if (last !== undefined) because(mind, 'N.next-country');
  return idOf(minorCountry(mind, among));
}

const SHIFTS = { 1: 'N.shift-good', 2: 'N.shift-fair', 3: 'N.shift-poor', 4: 'N.shift-ir' } as const;

/** D-S18 Where an Event's change is possible, by the same order; alignment also in Poor and Islamist countries. */
export function shiftedCountry(mind: Mind, purpose: 'shift' | 'worsen'): string {
  const { state } = mind;
  const all = countriesOn(mind);
  const among = all.filter((country) =>
    purpose === 'worsen' ? isDecent(state, country) : !isAdversary(state, country),
  );
  if (among.length === 0) {
    because(mind, 'N.shift-none');
    return idOf(all[0] as Country);
  }
  if (among.length < all.length) because(mind, 'N.shift-impossible-skipped');
  because(mind, 'V.shift-chart');
  const country = settle(mind, among, [byGovernance(state), ...keysOf(state)], 'N.tie');
  because(mind, SHIFTS[governance(state, country) as keyof typeof SHIFTS]);
  return idOf(country);
}
