/** Set-up (2.1). */
import { zeros } from '@sandtable/engine';
import { type Faction, factionOf, FACTIONS, type Kind, TABLE } from './forces.ts';
import { AT, CITIES, SPACES, type SpaceId } from './map.ts';
import type { Level, State, Variants } from './state.ts';

/** The table before anything is on it. */
export function emptyTable(variants: Variants): State {
  return {
    variants,
    stage: { kind: 'card' },
    ...TABLE.empty(SPACES.length),
    lost: 0,
    levels: zeros<Level>(SPACES.length),
    markers: zeros(SPACES.length),
    carriers: [],
    zones: [],
    opened: 0,
    control: { government: [], farc: [] },
    resources: { government: 0, farc: 0, auc: 0, cartels: 0 },
    aid: 0,
    president: 'samper',
    card: 0,
    deck: [],
    shown: 0,
    played: [],
    unused: [],
    propagandas: 0,
    eligible: { government: true, farc: true, auc: true, cartels: true },
    done: [],
    next: { eligible: [], ineligible: [] },
    shipped: [],
    targets: { sweep: 0, assault: 0 },
    capabilities: {},
    momentum: [],
    shielded: null,
    turn: null,
    talks: 0,
  };
}

/** Standard deployment: pieces of each kind by space. */
const DEPLOYMENT: Readonly<Partial<Record<Kind, Readonly<Partial<Record<SpaceId, number>>>>>> = {
  troops: { bogota: 3, medellin: 3, cali: 3, santander: 3 },
  police: {
    bogota: 2,
    cali: 1,
    medellin: 1,
    bucaramanga: 1,
    ibague: 1,
    'santa-marta': 1,
    cartagena: 1,
    cucuta: 1,
    neiva: 1,
    pasto: 1,
    sincelejo: 1,
  },
  'government-base': { santander: 1 },
  'farc-underground': {
    narino: 1,
    choco: 1,
    santander: 1,
    huila: 1,
    arauca: 1,
    'meta-east': 1,
    'meta-west': 2,
    guaviare: 2,
    putumayo: 2,
  },
  'farc-base': { choco: 1, huila: 1, arauca: 1, 'meta-east': 1, 'meta-west': 1, guaviare: 1 },
  'auc-underground': { atlantico: 1, antioquia: 1, santander: 1, arauca: 1, guaviare: 1, putumayo: 1 },
  'auc-base': { antioquia: 1 },
  'cartels-underground': { cali: 1, putumayo: 1 },
  'cartels-base': { cali: 1, 'meta-east': 1, 'meta-west': 1, guaviare: 1, putumayo: 2 },
};

const DEPLOYED = TABLE.kinds.flatMap((kind) =>
  Object.entries(DEPLOYMENT[kind] ?? {}).map(([id, count]) => ({
    faction: factionOf(kind),
    kind,
    space: AT[id as SpaceId],
    count,
  })),
);

const OPPOSITION: readonly SpaceId[] = [
  'choco',
  'arauca',
  'meta-east',
  'meta-west',
  'guaviare',
  'putumayo',
  'narino',
];

/** Aid, Resources, Support and Opposition as at the start of every game. */
export function placeMarkers(state: State): void {
  state.aid = 9;
  Object.assign(state.resources, { government: 40, farc: 10, auc: 10, cartels: 10 });
  for (const city of CITIES) state.levels[city] = city === AT.cali ? 0 : 2;
  state.levels[AT.atlantico] = 2;
  state.levels[AT.santander] = 2;
  for (const id of OPPOSITION) state.levels[AT[id]] = -2;
}

/** The standard pieces of these factions. */
export function deploy(state: State, factions: readonly Faction[] = FACTIONS): void {
  for (const { faction, kind, space, count } of DEPLOYED)
    if (factions.includes(faction)) TABLE.place(state, space, kind, count);
}
