/** 9.5 The Random Country tables. */
import { AT, type Country, isMuslim } from '../map.ts';
import type { State } from '../state.ts';
import type { RandomTables } from '../variants.ts';

/** Rows are the black die, columns the tan one. D-X1: a substitute; an owner of the sheet attaches the printed table. */
const GLOBAL: readonly (readonly (Country | 'schengen')[])[] = [
  [AT.morocco, AT.jordan, AT.yemen, AT['united-states'], AT.russia, 'schengen'],
  [AT['algeria-tunisia'], AT.syria, AT['gulf-states'], AT.canada, AT.caucasus, 'schengen'],
  [AT.libya, AT.lebanon, AT.pakistan, AT['united-kingdom'], AT.china, 'schengen'],
  [AT.egypt, AT.turkey, AT.afghanistan, AT.serbia, AT.thailand, 'schengen'],
  [AT.sudan, AT.iraq, AT['central-asia'], AT.israel, AT.philippines, AT['eastern-europe']],
  [AT.somalia, AT['saudi-arabia'], AT['indonesia-malaysia'], AT.india, AT['kenya-tanzania'], AT.iran],
];

/** D-X3 By one die. */
const SCHENGEN: readonly Country[] = [AT.scandinavia, AT.benelux, AT.germany, AT.france, AT.spain, AT.italy];

/** D-X2 By the sum of three dice, 3 to 18. */
const SHIA_MIX: readonly Country[] = [
  AT.turkey,
  AT['saudi-arabia'],
  AT.lebanon,
  AT.yemen,
  AT.iraq,
  AT.pakistan,
  AT['gulf-states'],
  AT.afghanistan,
].flatMap((country) => [country, country]);

export const TABLES: RandomTables = { global: GLOBAL, schengen: SCHENGEN, shiaMix: SHIA_MIX };

/** Those of the owner, where they were attached. */
export const tablesOf = ({ variants }: State): RandomTables => variants.tables ?? TABLES;

/** Whole columns are Muslim or not: those whose countries are. */
export const isMuslimColumn = (tables: RandomTables, column: number): boolean => {
  const cell = tables.global[0]?.[column];
  return cell !== undefined && cell !== 'schengen' && isMuslim(cell);
};
