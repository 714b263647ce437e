/** Colombia as the game sees it. What its spaces are and what they touch is the game's own map. */
import { factsOf, type SpaceId, spaceOf, SPACES } from '@sandtable/andean-abyss/map';
import type { Point, Rect } from '../lib/plane.ts';
import type { AreaPlan, LandPlan, LinePlan, Plan, TokenPlan, TownPlan } from '../plan.ts';
import type { CountryId } from './borders.ts';
import { courseOf, departmentRing, landBeyond, landOf, outlineFacing, shores } from './geography.ts';
import { type Branch, LINES } from './lines.ts';
import { CITIES, type CityId, HEIGHT, TOWNS, type TownId, WIDTH } from './places.ts';

/** Where a town's name stands, seen from its dot, and how wide it runs. */
const TOWN_NAMES: Record<TownId, TownPlan['name']> = {
  ayacucho: { dx: 10, dy: 16, anchor: 'start', width: 60 },
  'arauca-town': { dx: 12, dy: 2, anchor: 'start', width: 42 },
  yopal: { dx: 12, dy: 2, anchor: 'start', width: 36 },
  'san-jose-del-guaviare': { dx: 11, dy: -9, anchor: 'start', width: 56 },
  buenaventura: { dx: -10, dy: -10, anchor: 'end', width: 80 },
  tumaco: { dx: -4, dy: 17, anchor: 'middle', width: 50 },
};

/** Where the names of the countries stand that are never spaces. */
const COUNTRY_NAMES: Record<Exclude<CountryId, 'ecuador' | 'panama'>, Point> = {
  peru: [560, 1082],
  brazil: [1190, 800],
  venezuela: [985, 330],
};

/** The isthmus is too narrow for a room of its own. */
const IN_PANAMA: Rect = [1, 392, 88, 84];

/** Ecuador and Panamá are drawn as countries. */
const isDepartment = (id: SpaceId): boolean => {
  const space = spaceOf(id);
  return space !== undefined && factsOf(space).kind === 'department' && id !== 'ecuador' && id !== 'panama';
};

/** How close the signs of each terrain stand. */
const SIGNS = { mountain: 21, forest: 19, grassland: 24 } as const;

function department(id: SpaceId): AreaPlan {
  const space = spaceOf(id);
  const terrain = space === undefined ? null : factsOf(space).terrain;
  return { rings: [departmentRing(id)], ...(terrain === null ? {} : { signs: SIGNS[terrain] }) };
}
const city = (id: CityId): TokenPlan => ({ at: CITIES[id].board, radius: id === 'bogota' ? 56 : 50 });
const town = (id: TownId): TownPlan => ({ at: TOWNS[id].board, name: TOWN_NAMES[id] });
const land = (id: keyof typeof COUNTRY_NAMES): LandPlan => ({ rings: landOf(id), label: COUNTRY_NAMES[id] });

function line(id: keyof typeof LINES): LinePlan {
  const branches: readonly Branch[] = LINES[id].branches;
  return {
    courses: branches.map((branch) => ({ line: courseOf(branch), isBorder: branch.parts !== undefined })),
    box: LINES[id].box,
  };
}

export const andeanAbyss: Plan = {
  game: 'andean-abyss',
  frame: [WIDTH, HEIGHT],
  marks: {
    row: ['population', 'support', 'control', 'terror', 'farc-zone'],
  },
  areas: {
    ...tabulate(SPACES.filter(isDepartment), department),
    panama: { rings: landOf('panama'), room: IN_PANAMA, abroad: true },
    ecuador: { rings: landOf('ecuador'), abroad: true },
  },
  tokens: tabulate(keysOf(CITIES), city),
  lines: tabulate(keysOf(LINES), line),
  towns: tabulate(keysOf(TOWNS), town),
  lands: { ...tabulate(keysOf(COUNTRY_NAMES), land), beyond: { rings: landBeyond() } },
  seas: { caribbean: { at: [120, 70] }, pacific: { at: [-150, 890] } },
  shores: shores(),
  coast: outlineFacing('sea'),
  frontier: outlineFacing('neighbours'),
};

function keysOf<K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(table) as K[];
}

function tabulate<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<string, V> {
  return Object.fromEntries(keys.map((key) => [key, make(key)]));
}
