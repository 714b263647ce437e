/** 9.4.2.6 The Travel charts: where to, one country a box, and where from. */
import { ALL, type Country, idOf, isMuslim, isSchengen, MUSLIM, NON_MUSLIM } from '../map.ts';
import { idle } from '../operations/travel.ts';
import {
  aid,
  cells,
  governance,
  isAdjacent,
  isBeside,
  isBesieged,
  isIslamist,
  isJihadAllowed,
  isRegimeChange,
  isUnmarked,
  troops,
  usPosture,
} from '../country.ts';
import { majorMargin, resources } from '../levels.ts';
import { FAIR, GOOD, HARD, POOR, SOFT, type State } from '../state.ts';
import { because, countriesOn, countryIn, type Mind, type PlainReason } from './mind.ts';
import { byGlobal, bySchengen, randomCountry } from './random.ts';
import { best, isPakistan, type Key, settle } from './selection.ts';

interface Box {
  readonly number: 1 | 2 | 3 | 4;
  readonly reason: PlainReason;
  readonly among: readonly Country[];
}

/** Box 1: Besieged Regimes; if there are none, Regime Change; if none, Aid. */
function firstBox(state: State): Box {
  const outside = ALL.filter((country) => !isIslamist(state, country));
  const besieged = outside.filter((country) => isBesieged(state, country));
  if (besieged.length > 0) return { number: 1, reason: 'T.box1-besieged', among: besieged };
  const changed = outside.filter((country) => isRegimeChange(state, country));
  if (changed.length > 0) return { number: 1, reason: 'T.box1-rc', among: changed };
  return { number: 1, reason: 'T.box1-aid', among: outside.filter((country) => aid(state, country) > 0) };
}

/** Box 2, D-S19: one or two cells more would make a Major Jihad possible. */
function secondBox(state: State): Box {
  const among = MUSLIM.filter((country) => {
    const missing = troops(state, country) + majorMargin(state) - cells(state, country);
    return (
      governance(state, country) === POOR &&
      isJihadAllowed(state, country) &&
      (missing === 1 || missing === 2)
    );
  });
  return { number: 2, reason: 'T.box2', among };
}

/** Box 3: Good or Fair Muslim countries beside a cell. */
function thirdBox(state: State): Box {
  const among = MUSLIM.filter(
    (country) =>
      (governance(state, country) === GOOD || governance(state, country) === FAIR) &&
      isBeside(state, country, (beside) => cells(state, beside) > 0),
  );
  return { number: 3, reason: 'T.box3', among };
}

/** Box 4: unmarked countries; D-S3: the chart as others print it looks for Soft ones under a Soft US. */
function fourthBox(state: State): Box {
  if (usPosture(state) === HARD)
    return {
      number: 4,
      reason: 'T.box4-hard',
      among: NON_MUSLIM.filter((country) => isUnmarked(state, country)),
    };
  const among = state.variants.softTravel
    ? NON_MUSLIM.filter(
        (country) => state.posture[country] === SOFT && usPosture(state) === SOFT && !isHome(country),
      )
    : MUSLIM.filter((country) => isUnmarked(state, country));
  return { number: 4, reason: 'T.box4-soft', among };
}
const isHome = (country: Country): boolean => idOf(country) === 'united-states';

const NONE = { 1: 'T.box1-none', 2: 'T.box2-none', 3: 'T.box3-none', 4: 'T.box4-none' } as const;

/** The box that names the next destination, after so many others; undefined for the last one, a random country. */
function boxFor(mind: Mind, from: 1 | 2, isIn: (country: Country) => boolean): Box | undefined {
  const { state } = mind;
  let before = state.operation?.sites.length ?? 0;
  for (const box of [firstBox, secondBox, thirdBox, fourthBox]) {
    const found = box(state);
    const among = found.among.filter(isIn);
    if (found.number < from) continue;
    if (among.length === 0) because(mind, NONE[found.number]);
    else if (before-- === 0) return { ...found, among };
  }
  return undefined;
}

function byBox(mind: Mind, { reason, among }: Box): Country {
  because(mind, reason);
  const { state } = mind;
  const top = best(mind, among, [{ reason: 'T.tie-pakistan', value: isPakistan }]);
  const isPlain = top.every(isMuslim);
  const keys: readonly Key[] = isPlain
    ? [{ reason: 'T.tie-resources', value: (country) => resources(state, country) }]
    : [];
  return settle(mind, top, keys, 'T.tie-mixed-random');
}

const everywhere = (): boolean => true;

/** 9.4.2.6; Radicalization starts from the second box (9.4.3). */
export function destination(mind: Mind, from: 1 | 2): string {
  const box = boxFor(mind, from, everywhere);
  if (box !== undefined) return idOf(byBox(mind, box));
  because(mind, 'T.box5');
  return idOf(byGlobal(mind, countriesOn(mind)));
}

/** Card 79: the United States. Card 74, 9.4.2.1: the same boxes among Schengen countries, and their table for the rest. */
export function visa(mind: Mind): string {
  const only = mind.options[0];
  if (mind.options.length === 1 && only !== undefined) {
    because(mind, 'V.clean-operatives');
    return only;
  }
  const box = boxFor({ ...mind, why: [] }, 1, isSchengen);
  if (box === undefined) {
    because(mind, 'V.schengen-table');
    return idOf(bySchengen(mind, countriesOn(mind)));
  }
  because(mind, 'V.schengen-box4');
  because(mind, box.reason);
  return idOf(box.among.length === 1 ? (box.among[0] as Country) : bySchengen(mind, box.among));
}

const MORE_THAN = 5;
const cellsLeft = (state: State, country: Country): number =>
  idle(state, country, 0) + idle(state, country, 1);

/** 9.4.2.6.1 Where the cell for a destination comes from. */
export function source(mind: Mind): string {
  const { state } = mind;
  const among = countriesOn(mind);
  const to = countryIn(mind.prompt, 'to');
  const ops = state.operation?.ops ?? 0;
  const classes: readonly (readonly [PlainReason, (country: Country) => boolean])[] = [
    ['T.source-ir', (country) => isIslamist(state, country) && cellsLeft(state, country) > ops],
    ['T.source-rc', (country) => isRegimeChange(state, country) && cellsLeft(state, country) > MORE_THAN],
    ['T.source-adjacent', (country) => to !== undefined && isAdjacent(state, country, to)],
    ['T.source-any', everywhere],
  ];
  for (const [reason, isIn] of classes) {
    const here = among.filter(isIn);
    if (here.length === 0) continue;
    because(mind, reason);
    const country = bySourceKeys(mind, here);
    if (country === to) because(mind, 'T.source-is-destination');
    return idOf(country);
  }
  return idOf(among[0] as Country);
}

function bySourceKeys(mind: Mind, here: readonly Country[]): Country {
  const { state } = mind;
  const sites = state.operation?.sites ?? [];
  const top = best(mind, here, [
    { reason: 'T.key-active', value: (country) => idle(state, country, 1) > 0 },
    // D-S5
    { reason: 'T.key-not-destination', value: (country) => !sites.includes(country) },
  ]);
  if (top.length > 1) because(mind, 'T.key-random');
  return randomCountry(mind, top);
}
