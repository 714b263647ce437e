/** Afghanistan as the game sees it. What its spaces are and what they touch is the game's own map. */
import { AT, idOf, isProvince, type SpaceId, SPACES } from '@sandtable/distant-plain/map';
import type { Point } from '../lib/plane.ts';
import type { AreaPlan, LandPlan, LinePlan, Plan, TownPlan } from '../plan.ts';
import {
  courseOf,
  frontier,
  landBeyond,
  landOf,
  type NeighbourId,
  provinceRing,
  shores,
} from './geography.ts';
import { LINES } from './lines.ts';
import { HEIGHT, KABUL, TOWNS, type TownId, WIDTH } from './places.ts';

/** Where a town's name stands, seen from its dot, and how wide it runs. */
const TOWN_NAMES: Record<TownId, TownPlan['name']> = {
  'tor-kham': { dx: 11, dy: 6, anchor: 'start', width: 60 },
  aibak: { dx: -4, dy: 17, anchor: 'middle', width: 40 },
  shibirghan: { dx: -11, dy: 0, anchor: 'end', width: 66 },
  toraghondi: { dx: -2, dy: -17, anchor: 'middle', width: 74 },
  farah: { dx: -11, dy: 4, anchor: 'end', width: 40 },
  kandahar: { dx: -6, dy: 17, anchor: 'middle', width: 62 },
  'spin-boldak': { dx: 12, dy: 6, anchor: 'start', width: 74 },
};

const COUNTRY_NAMES: Record<NeighbourId, Point> = {
  iran: [-90, 720],
  turkmenistan: [200, 120],
  uzbekistan: [640, 24],
  tajikistan: [930, 24],
  china: [1400, 60],
  pakistan: [1180, 960],
};

/** Owners may correct terrain: its signs stand the same whatever it is. */
const SIGNS = 22;
const province = (id: SpaceId): AreaPlan => ({ rings: [provinceRing(id)], signs: SIGNS });
const town = (id: TownId): TownPlan => ({ at: TOWNS[id].board, name: TOWN_NAMES[id] });
const land = (id: NeighbourId): LandPlan => ({ rings: landOf(id), label: COUNTRY_NAMES[id] });
const line = (id: keyof typeof LINES): LinePlan => ({
  courses: [{ line: courseOf(LINES[id]).whole, isBorder: true }],
  box: LINES[id].box,
});

export const distantPlain: Plan = {
  game: 'distant-plain',
  frame: [WIDTH, HEIGHT],
  marks: {
    row: ['population', 'pashtun', 'returnees', 'support', 'control', 'terror'],
  },
  areas: tabulate(
    SPACES.filter((id) => isProvince(AT[id])),
    province,
  ),
  tokens: { [idOf(AT.kabul)]: { at: KABUL.board, radius: 58 } },
  lines: tabulate(keysOf(LINES), line),
  towns: tabulate(keysOf(TOWNS), town),
  lands: { ...tabulate(keysOf(COUNTRY_NAMES), land), beyond: { rings: landBeyond() } },
  shores: shores(),
  frontier: [frontier],
};

function keysOf<K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(table) as K[];
}

function tabulate<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<string, V> {
  return Object.fromEntries(keys.map((key) => [key, make(key)]));
}
