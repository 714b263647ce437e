/** The three scenarios (2.1): tracks, deck, and what stands where. */
import type { Insurgent, Kind } from './forces.ts';
import type { SpaceId } from './map.ts';
import type { Islamabad, Treasurer } from './tracks.ts';

export const SCENARIOS = ['2009', '2005', '2003'] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

export type Pieces = Readonly<Partial<Record<Kind, number>>>;

export interface Scenario {
  readonly aid: number;
  readonly patronage: number;
  readonly resources: Readonly<Record<Treasurer, number>>;
  /** The box of the marker, which is never Hard at the start. */
  readonly islamabad: Islamabad;
  readonly deck: {
    /** Events taken out at random and shown; their Capabilities are put in effect. */
    readonly removed: number;
    /** Piles of equal size, one Propaganda card in each; further Propaganda cards are left out. */
    readonly piles: number;
  };
  /** At Support; everything else is Neutral. */
  readonly support: readonly SpaceId[];
  readonly returnees: readonly SpaceId[];
  readonly pieces: Readonly<Partial<Record<SpaceId, Pieces>>>;
  readonly free: readonly FreeDeployment[];
}

/** Where a part of a freely deployed force may go. */
export type FreeZone =
  | 'kabul'
  | 'afghan'
  | 'afghan-pashtun'
  | 'populated-provinces'
  | 'pashtun'
  | 'each-of-pakistan'
  | 'each-of-pashtun-pakistan';

/** A line of the free set-up, in its order: these pieces there (in each, where the zone says so). */
export interface FreeDeployment {
  readonly zone: FreeZone;
  readonly pieces: Pieces;
}

const cubes = (troops: number, police: number): Pieces => ({ 'government-troops': troops, police });
const coalition = (bases: number, troops: number): Pieces => ({
  'coalition-base': bases,
  'coalition-troops': troops,
});
/** All guerrillas begin Underground. */
const insurgents = (faction: Insurgent, bases: number, guerrillas: number): Pieces => ({
  [`${faction}-base`]: bases,
  [`${faction}-underground`]: guerrillas,
});
const taliban = (bases: number, guerrillas: number): Pieces => insurgents('taliban', bases, guerrillas);
const warlords = (bases: number, guerrillas: number): Pieces => insurgents('warlords', bases, guerrillas);
const held = (...forces: readonly Pieces[]): Pieces =>
  forces.reduce((all, force) => ({ ...all, ...force }), {});

/** Each of the spaces with the same pieces. */
const each = (spaces: readonly SpaceId[], ...forces: readonly Pieces[]): Partial<Record<SpaceId, Pieces>> =>
  Object.fromEntries(spaces.map((space) => [space, held(...forces)]));

const SHORT: Scenario = {
  aid: 24,
  patronage: 5,
  resources: { government: 30, taliban: 15, warlords: 20 },
  islamabad: 'sponsorship',
  deck: { removed: 24, piles: 4 },
  support: ['kabul'],
  returnees: ['kabul', 'khowst', 'konduz', 'baghlan'],
  pieces: {
    kabul: held(coalition(1, 3), cubes(2, 2)),
    herat: held({ 'government-base': 1 }, cubes(2, 2)),
    ...each(['farah', 'balkh'], warlords(1, 1)),
    helmand: held(coalition(1, 3), cubes(2, 2), taliban(1, 2)),
    kandahar: held(coalition(1, 2), cubes(2, 2), taliban(1, 2)),
    ...each(['oruzgan', 'nuristan'], coalition(0, 1), cubes(1, 1), taliban(0, 2), warlords(1, 1)),
    ...each(['ghazni', 'paktika', 'khowst'], coalition(1, 1), cubes(2, 2), taliban(1, 2)),
    zabol: held(coalition(0, 1), taliban(1, 2)),
    konduz: held({ 'government-base': 1 }, cubes(2, 2), warlords(1, 1)),
    ...each(['balochistan', 'waziristan', 'northwest-frontier'], taliban(1, 1)),
  },
  free: [
    { zone: 'afghan', pieces: warlords(5, 5) },
    { zone: 'kabul', pieces: cubes(2, 2) },
    { zone: 'populated-provinces', pieces: held({ 'government-base': 2 }, cubes(16, 16)) },
    { zone: 'each-of-pakistan', pieces: taliban(1, 0) },
    { zone: 'pashtun', pieces: taliban(6, 19) },
    { zone: 'kabul', pieces: coalition(1, 3) },
    { zone: 'afghan', pieces: coalition(5, 11) },
  ],
};

const MAIN: Scenario = {
  aid: 15,
  patronage: 5,
  resources: { government: 30, taliban: 10, warlords: 15 },
  islamabad: 'backing',
  deck: { removed: 12, piles: 5 },
  support: [],
  // D1: none in Konduz, or the printed totals would not come out.
  returnees: ['kabul', 'khowst'],
  pieces: {
    kabul: held(coalition(1, 2), cubes(2, 2)),
    herat: held(cubes(1, 2), taliban(0, 1)),
    ...each(['farah', 'faryab', 'balkh'], warlords(1, 1)),
    ...each(['helmand', 'nuristan'], taliban(1, 2), warlords(1, 1)),
    kandahar: held(coalition(0, 1), cubes(2, 2), taliban(0, 1), warlords(1, 1)),
    ...each(['oruzgan', 'paktika', 'zabol', 'ghazni'], coalition(0, 1), taliban(1, 1)),
    khowst: held(coalition(0, 1), cubes(1, 2)),
    konduz: held(cubes(1, 2), warlords(1, 1)),
    ...each(['waziristan', 'northwest-frontier'], taliban(1, 2)),
  },
  free: [
    { zone: 'afghan', pieces: warlords(7, 7) },
    { zone: 'kabul', pieces: cubes(2, 2) },
    // D2: two Bases as printed, though the standard set-up has none.
    { zone: 'populated-provinces', pieces: held({ 'government-base': 2 }, cubes(5, 8)) },
    { zone: 'each-of-pashtun-pakistan', pieces: taliban(1, 0) },
    { zone: 'pashtun', pieces: taliban(6, 14) },
    { zone: 'kabul', pieces: coalition(1, 2) },
    { zone: 'afghan', pieces: coalition(0, 6) },
  ],
};

const EXTENDED: Scenario = {
  aid: 9,
  patronage: 5,
  resources: { government: 20, taliban: 5, warlords: 10 },
  islamabad: 'sponsorship',
  deck: { removed: 0, piles: 6 },
  support: [],
  returnees: [],
  pieces: {
    kabul: held(coalition(1, 3), cubes(2, 2)),
    herat: cubes(1, 1),
    ...each(['helmand', 'konduz'], warlords(1, 1)),
    kandahar: held(coalition(0, 1), cubes(1, 1)),
    ...each(['paktika', 'zabol'], taliban(1, 1)),
    khowst: coalition(0, 1),
    ...each(['waziristan', 'northwest-frontier'], taliban(1, 2)),
  },
  free: [
    { zone: 'afghan', pieces: warlords(2, 2) },
    { zone: 'kabul', pieces: cubes(2, 2) },
    { zone: 'populated-provinces', pieces: cubes(2, 2) },
    { zone: 'each-of-pashtun-pakistan', pieces: taliban(1, 0) },
    { zone: 'pashtun', pieces: taliban(2, 6) },
    { zone: 'kabul', pieces: coalition(1, 1) },
    { zone: 'afghan-pashtun', pieces: coalition(0, 4) },
  ],
};

const BY_ID: Readonly<Record<ScenarioId, Scenario>> = { '2009': SHORT, '2005': MAIN, '2003': EXTENDED };

export const scenario = (id: ScenarioId): Scenario => BY_ID[id];
