/** 9.5, 9.5.1 A random country, and the nearest one where the roll names none that will do. */
import { AT, type Country, idOf, isMuslim, isNonMuslim } from '../map.ts';
import { distance } from '../country.ts';
import { because, type Mind } from './mind.ts';
import { isMuslimColumn, tablesOf } from '../solitaire/tables.ts';

/** Up to so many candidates share one die. */
const SHARED = 6;

/** 9.5 One of these at random: the only one, by one die, or by the Global table. */
export function randomCountry(mind: Mind, among: readonly Country[]): Country {
  const only = among[0];
  if (only === undefined) throw new RangeError('no country to choose from');
  if (among.length === 1) {
    because(mind, 'X.one-candidate', { country: idOf(only) });
    return only;
  }
  return among.length <= SHARED ? byDie(mind, among) : byGlobal(mind, among);
}

/** Countries share a die by their names, as in the rulebook's example. */
const inOrder = (among: readonly Country[]): readonly Country[] =>
  among.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));

/** One die shared evenly; faces left over are rolled again (D-X4). */
function byDie(mind: Mind, among: readonly Country[]): Country {
  const { index, roll, isAgain } = evenly(mind, among.length);
  const country = inOrder(among)[index] as Country;
  if (isAgain) because(mind, 'X.die-reroll');
  because(mind, 'X.die', { count: among.length, roll, country: idOf(country) });
  return country;
}

/** An index below `count`, which is at most six. */
export function evenly({ dice }: Pick<Mind, 'dice'>, count: number) {
  const share = Math.floor(SHARED / count);
  for (let isAgain = false; ; isAgain = true) {
    const roll = dice.roll(6);
    const index = Math.ceil(roll / share) - 1;
    if (index < count) return { index, roll, isAgain };
  }
}

type Restriction = 'any' | 'muslim' | 'non-muslim';

function restrictionOf(among: readonly Country[]): Restriction {
  if (among.every(isMuslim)) return 'muslim';
  return among.every(isNonMuslim) ? 'non-muslim' : 'any';
}

/** 9.5 The Global table: the tan die for the column, the black one for the row. */
export function byGlobal(mind: Mind, among: readonly Country[]): Country {
  const restriction = restrictionOf(among);
  const rolled = rollGlobal(mind, restriction);
  if (among.includes(rolled)) return rolled;
  const country = nearest(mind, rolled, among);
  because(mind, 'X.not-a-candidate-nearest', { rolled: idOf(rolled), country: idOf(country) });
  return country;
}

function rollGlobal(mind: Mind, restriction: Restriction): Country {
  const { dice, state } = mind;
  const tables = tablesOf(state);
  for (;;) {
    const tan = dice.roll(6);
    if (restriction !== 'any' && isMuslimColumn(tables, tan - 1) !== (restriction === 'muslim')) continue;
    const black = dice.roll(6);
    const cell = tables.global[black - 1]?.[tan - 1] ?? AT.iran;
    if (cell === 'schengen') {
      because(mind, 'X.global-schengen', { tan, black });
      return rollSchengen(mind);
    }
    if (cell === AT.iran && restriction !== 'any') {
      because(mind, 'X.global-iran-reroll', { tan, black });
      continue;
    }
    if (cell === AT.iran) because(mind, 'X.global-iran-kept');
    because(mind, `X.global-${restriction}`, { tan, black, country: idOf(cell) });
    return cell;
  }
}

function rollSchengen(mind: Mind): Country {
  const roll = mind.dice.roll(6);
  const country = tablesOf(mind.state).schengen[roll - 1] ?? AT.germany;
  because(mind, 'X.schengen-table', { roll, country: idOf(country) });
  return country;
}

/** 9.5 The Schengen table. */
export function bySchengen(mind: Mind, among: readonly Country[]): Country {
  const rolled = rollSchengen(mind);
  if (among.includes(rolled)) return rolled;
  const country = nearest(mind, rolled, among);
  because(mind, 'X.schengen-table-miss', { rolled: idOf(rolled), country: idOf(country) });
  return country;
}

/** D-S12 The Schengen table, rolled again until it names one of these. */
export function schengenAgain(mind: Mind, among: readonly Country[]): Country {
  const { schengen } = tablesOf(mind.state);
  if (!schengen.some((country) => among.includes(country))) return randomCountry(mind, among);
  for (;;) {
    const rolled = rollSchengen(mind);
    if (among.includes(rolled)) return rolled;
  }
}

/** 9.5 The Shia-Mix table: the sum of three dice. */
export function byShiaMix(mind: Mind, among: readonly Country[]): Country {
  const { dice, state } = mind;
  const sum = dice.roll(6) + dice.roll(6) + dice.roll(6);
  const rolled = tablesOf(state).shiaMix[sum - 3] ?? AT.iraq;
  because(mind, 'X.shia-table', { sum, country: idOf(rolled) });
  if (among.includes(rolled)) return rolled;
  const country = nearest(mind, rolled, among);
  because(mind, 'X.shia-table-miss', { rolled: idOf(rolled), country: idOf(country) });
  return country;
}

/** 9.5.1 The nearest of these, counted over adjacency; equals by die, more than six uniformly (D-X4). */
export function nearest(mind: Mind, from: Country, among: readonly Country[]): Country {
  const far = among.map((country) => distance(mind.state, from, country));
  const least = Math.min(...far);
  const near = among.filter((_, i) => far[i] === least);
  if (near.length === 1) return near[0] as Country;
  because(mind, 'X.nearest-tie', { count: near.length });
  const index = near.length <= SHARED ? evenly(mind, near.length).index : mind.dice.below(near.length);
  return inOrder(near)[index] as Country;
}
