/** 9.5, D-X1 Random Country tables from a file: an owner of the printed sheet puts them right. */
import { DocumentFault, faultIn, type Json, type Message, reader } from '@sandtable/engine';
import { COUNTRIES, type Country, countryOf, isMuslim, isNonMuslim } from '../map.ts';
import type { RandomTables } from '../variants.ts';
import { say } from '../text/say.ts';
import { TABLES } from './tables.ts';

const { entry, list, oneOf } = reader('9.5');
const FACES = 6;
/** 3 to 18. */
const SUMS = 16;
const CELLS = [...COUNTRIES, 'schengen'] as const;

const country = (value: Json, where: string): Country => countryOf(oneOf(value, where, COUNTRIES)) as Country;

function row<T>(
  value: Json | undefined,
  where: string,
  length: number,
  read: (one: Json, at: string) => T,
): T[] {
  const cells = list(value, where, length);
  if (cells.length < length) throw new DocumentFault(say('fault.tables.short', '9.5', { where, length }));
  return cells.map((one, i) => read(one, `${where}.${i}`));
}

const cell = (value: Json, where: string): Country | 'schengen' => {
  const found = oneOf(value, where, CELLS);
  return found === 'schengen' ? found : (countryOf(found) as Country);
};

/** 9.5 A whole column is Muslim, or not; a roll for one kind of country must be able to end. */
function checkColours(global: RandomTables['global']): void {
  const cells = global.flat();
  const hasMuslim = cells.some((one) => one !== 'schengen' && isMuslim(one));
  if (!hasMuslim || !cells.some((one) => one === 'schengen' || isNonMuslim(one)))
    throw new DocumentFault(say('fault.tables.kinds', '9.5'));
  for (let column = 0; column < FACES; column++) {
    const green = global.filter((line) => {
      const found = line[column];
      return found !== undefined && found !== 'schengen' && isMuslim(found);
    }).length;
    if (green !== 0 && green !== FACES)
      throw new DocumentFault(say('fault.tables.column', '9.5', { column: column + 1 }));
  }
}

/** What is not given stays as it comes with the game. */
export function readTables(document: Json): RandomTables {
  const fields = entry(document, '', ['global', 'schengen', 'shiaMix']);
  const { global, schengen, shiaMix } = fields;
  const tables: RandomTables = {
    global:
      global === undefined
        ? TABLES.global
        : row(global, 'global', FACES, (line, at) => row(line, at, FACES, cell)),
    schengen: schengen === undefined ? TABLES.schengen : row(schengen, 'schengen', FACES, country),
    shiaMix: shiaMix === undefined ? TABLES.shiaMix : row(shiaMix, 'shiaMix', SUMS, country),
  };
  checkColours(tables.global);
  return tables;
}

/** What is wrong with such a file; empty when it can be used. */
export function tablesFaults(document: Json): readonly Message[] {
  const fault = faultIn(() => void readTables(document));
  return fault === undefined ? [] : [fault];
}
