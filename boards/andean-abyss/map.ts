import { pathOf } from '../lib/path.ts';
import { at } from '../lib/plane.ts';
import type { CountryId, DepartmentId } from './borders.ts';
import { COUNTRY_NAMES, DEPARTMENTS, OPENED } from './facts.ts';
import type { CountryShape, DepartmentShape, MapData } from './format.ts';
import { landOf, outlineFacing, ringOf } from './geography.ts';
import {
  cityIds,
  layCity,
  layDepartment,
  layHolding,
  layLoc,
  layTown,
  locIds,
  SEAS,
  townIds,
} from './layout.ts';
import { HEIGHT, WIDTH } from './places.ts';

const departmentIds = Object.keys(DEPARTMENTS) as DepartmentId[];
const countryIds: readonly CountryId[] = ['panama', 'ecuador', 'peru', 'brazil', 'venezuela'];

export function makeMap(): MapData {
  return {
    frame: [WIDTH, HEIGHT],
    departments: tabulate(departmentIds, makeDepartment),
    cities: tabulate(cityIds, layCity),
    locs: tabulate(locIds, layLoc),
    towns: tabulate(townIds, layTown),
    countries: tabulate(countryIds, makeCountry),
    seas: SEAS,
    coast: outlineFacing('sea')
      .map((line) => pathOf(line, false))
      .join(''),
    frontier: outlineFacing('neighbours')
      .map((line) => pathOf(line, false))
      .join(''),
  };
}

function makeDepartment(department: DepartmentId): DepartmentShape {
  const ring = ringOf(department);
  return { d: pathOf(ring, true), ...DEPARTMENTS[department], ...layDepartment(ring) };
}

function makeCountry(country: CountryId): CountryShape {
  const land = landOf(country);
  const d = land.map((ring) => pathOf(ring, true)).join('');
  if (country !== 'ecuador' && country !== 'panama') return { d, label: COUNTRY_NAMES[country] };
  const room = OPENED[country];
  const holding = room === 'find' ? layDepartment(at(land, 0)) : layHolding(room);
  return { d, label: holding.label, holding };
}

function tabulate<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<string, V> {
  return Object.fromEntries(keys.map((key) => [key, make(key)]));
}

/** One space a line: compact, and a change to one space shows as one line in a diff. */
export function writeMap(map: MapData): string {
  const entries = Object.entries(map).map(([key, value]) => `${JSON.stringify(key)}:${writePart(value)}`);
  return `{\n${entries.join(',\n')}\n}\n`;
}

function writePart(part: unknown): string {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return JSON.stringify(part);
  const lines = Object.entries(part).map(
    ([key, value]) => `  ${JSON.stringify(key)}:${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}`;
}
