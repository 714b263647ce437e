import type { Faction, Kind } from '../forces.ts';
import type { SpaceId, Terrain } from '../map.ts';
import type { Activity, Level, Operation, President, Side } from '../state.ts';
import { cardsEn } from './cards.en.ts';

/** The names a language must have: kinds of things, then their ids. A missing one does not compile. */
export type Names = {
  readonly space: Readonly<Record<SpaceId, string>>;
  /** 1.3.5 What borders Colombia, whether it has become a space or not. */
  readonly country: Readonly<Record<'brazil' | 'ecuador' | 'panama' | 'peru' | 'venezuela', string>>;
  readonly 'space-kind': Readonly<Record<'city' | 'department' | 'loc' | 'pipeline' | 'road', string>>;
  readonly terrain: Readonly<Record<Terrain, string>>;
  readonly faction: Readonly<Record<Faction, string>>;
  readonly seat: Readonly<Record<Faction, string>>;
  /** One piece. */
  readonly kind: Readonly<Record<Kind, string>>;
  /** Several pieces. */
  readonly kinds: Readonly<Record<Kind, string>>;
  /** A piece where its owner has been named, and several of them. */
  readonly role: Readonly<Record<RoleId, string>>;
  readonly roles: Readonly<Record<RoleId, string>>;
  readonly operation: Readonly<Record<Operation, string>>;
  readonly activity: Readonly<Record<Activity, string>>;
  /** Options that are no space, piece, faction or number. */
  readonly deed: Readonly<Record<DeedId, string>>;
  readonly level: Readonly<Record<`${Level}`, string>>;
  readonly marker: Readonly<Record<MarkerId, string>>;
  readonly track: Readonly<Record<TrackId, string>>;
  readonly president: Readonly<Record<President, string>>;
  /** Of the Propaganda Round (6.0), and the steps of the Support Phase (6.4). */
  readonly phase: Readonly<Record<PhaseId, string>>;
  readonly side: Readonly<Record<Side, string>>;
  readonly card: Readonly<Record<string, string>>;
};

type RoleId = 'troops' | 'police' | 'guerrilla' | 'underground' | 'active' | 'base';

type DeedId =
  | Operation
  | Activity
  | 'done'
  | 'yes'
  | 'no'
  | 'withdraw'
  | 'discord-event'
  | 'discord-operation'
  | 'civic-action'
  | 'base'
  | 'resources'
  | 'rally-guerrillas'
  | 'rally-base'
  | 'rally-gather'
  | 'roll'
  | 'new-base'
  | 'sell-base'
  | 'load-shipment'
  | 'lose'
  | 'remove'
  | 'replace'
  | 'remove-base'
  | 'remove-pieces'
  | 'remove-shipments'
  | 'clear-opposition'
  | 'passive-support'
  | 'passive-opposition';

type MarkerId =
  | 'terror'
  | 'sabotage'
  | 'shipment'
  | 'farc-zone'
  | 'government-control'
  | 'farc-control'
  | 'capability'
  | 'momentum'
  | 'eligible'
  | 'ineligible';

type PhaseId =
  | 'victory'
  | 'control'
  | 'resources'
  | 'support'
  | 'civic-action'
  | 'agitation'
  | 'election'
  | 'elite-backing'
  | 'redeploy'
  | 'reset'
  | 'skipped';

type TrackId = 'resources' | 'aid' | 'total-support' | 'total-opposition' | 'opposition-and-bases';

const factions: Names['faction'] = { government: 'Government', farc: 'FARC', auc: 'AUC', cartels: 'Cartels' };

const roles: Names['roles'] = {
  troops: 'Troops',
  police: 'Police',
  guerrilla: 'guerrillas',
  underground: 'Underground',
  active: 'Active',
  base: 'Bases',
};

const operations: Names['operation'] = {
  train: 'Train',
  patrol: 'Patrol',
  sweep: 'Sweep',
  assault: 'Assault',
  rally: 'Rally',
  march: 'March',
  attack: 'Attack',
  terror: 'Terror',
};

const activities: Names['activity'] = {
  'air-lift': 'Air Lift',
  'air-strike': 'Air Strike',
  eradicate: 'Eradicate',
  extort: 'Extort',
  ambush: 'Ambush',
  kidnap: 'Kidnap',
  assassinate: 'Assassinate',
  cultivate: 'Cultivate',
  process: 'Process',
  bribe: 'Bribe',
};

/** Operations and Special Activities. */
export const actionsEn = { ...operations, ...activities };

export const namesEn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  space: {
    bogota: 'Bogotá',
    cali: 'Cali',
    medellin: 'Medellín',
    bucaramanga: 'Bucaramanga',
    ibague: 'Ibagué',
    'santa-marta': 'Santa Marta',
    cartagena: 'Cartagena',
    cucuta: 'Cúcuta',
    neiva: 'Neiva',
    pasto: 'Pasto',
    sincelejo: 'Sincelejo',
    antioquia: 'Antioquia',
    huila: 'Huila',
    santander: 'Santander',
    cesar: 'Cesar',
    arauca: 'Arauca',
    'meta-east': 'Meta East',
    vichada: 'Vichada',
    atlantico: 'Atlántico',
    choco: 'Chocó',
    guaviare: 'Guaviare',
    'meta-west': 'Meta West',
    narino: 'Nariño',
    putumayo: 'Putumayo',
    amazonas: 'Amazonas',
    guainia: 'Guainía',
    vaupes: 'Vaupés',
    'loc-arauca-cucuta': 'Arauca - Cúcuta',
    'loc-ayacucho-cucuta': 'Ayacucho - Cúcuta',
    'loc-ayacucho-sincelejo': 'Ayacucho - Sincelejo',
    'loc-ayacucho-bucaramanga': 'Ayacucho - Bucaramanga',
    'loc-ayacucho-santa-marta': 'Ayacucho - Santa Marta',
    'loc-medellin-sincelejo': 'Medellín - Sincelejo',
    'loc-bogota-neiva': 'Bogotá - Neiva',
    'loc-bogota-yopal': 'Bogotá - Yopal',
    'loc-bogota-bucaramanga-ibague': 'Bogotá - Bucaramanga - Ibagué',
    'loc-cartagena-sincelejo': 'Cartagena - Sincelejo',
    'loc-ibague-medellin': 'Ibagué - Medellín',
    'loc-cali-ibague': 'Cali - Ibagué',
    'loc-buenaventura-cali': 'Buenaventura - Cali',
    'loc-cartagena-santa-marta': 'Cartagena - Santa Marta',
    'loc-bogota-san-jose': 'Bogotá - San José del Guaviare',
    'loc-cali-pasto': 'Cali - Pasto',
    'loc-neiva-pasto': 'Neiva - Pasto',
    'loc-pasto-tumaco': 'Pasto - Tumaco',
    ecuador: 'Ecuador',
    panama: 'Panamá',
  },
  country: { brazil: 'Brazil', ecuador: 'Ecuador', panama: 'Panamá', peru: 'Peru', venezuela: 'Venezuela' },
  'space-kind': { city: 'City', department: 'Department', loc: 'LoC', pipeline: 'pipeline', road: 'road' },
  terrain: { forest: 'Forest', mountain: 'Mountain', grassland: 'Grassland' },
  faction: factions,
  seat: factions,
  kind: {
    troops: 'Troop',
    police: 'Police',
    'government-base': 'Government Base',
    'farc-underground': 'Underground FARC guerrilla',
    'farc-active': 'Active FARC guerrilla',
    'farc-base': 'FARC Base',
    'auc-underground': 'Underground AUC guerrilla',
    'auc-active': 'Active AUC guerrilla',
    'auc-base': 'AUC Base',
    'cartels-underground': 'Underground Cartels guerrilla',
    'cartels-active': 'Active Cartels guerrilla',
    'cartels-base': 'Cartels Base',
  },
  kinds: {
    troops: 'Troops',
    police: 'Police',
    'government-base': 'Government Bases',
    'farc-underground': 'Underground FARC guerrillas',
    'farc-active': 'Active FARC guerrillas',
    'farc-base': 'FARC Bases',
    'auc-underground': 'Underground AUC guerrillas',
    'auc-active': 'Active AUC guerrillas',
    'auc-base': 'AUC Bases',
    'cartels-underground': 'Underground Cartels guerrillas',
    'cartels-active': 'Active Cartels guerrillas',
    'cartels-base': 'Cartels Bases',
  },
  role: { ...roles, troops: 'Troop', guerrilla: 'guerrilla', base: 'Base' },
  roles,
  operation: operations,
  activity: activities,
  deed: {
    ...operations,
    ...activities,
    done: 'Done',
    yes: 'Yes',
    no: 'No',
    withdraw: 'Take a piece of yours off the map',
    'discord-event': 'The Event',
    'discord-operation': 'An Operation',
    'civic-action': 'Civic Action',
    base: 'Place a Base',
    resources: 'Take 6 Resources',
    'rally-guerrillas': 'Place guerrillas',
    'rally-base': 'Replace 2 guerrillas with a Base',
    'rally-gather': 'Gather guerrillas and turn them all Underground',
    roll: 'Attack by die',
    'new-base': 'Place an Available Base',
    'sell-base': 'Remove a Base for 3 Resources',
    'load-shipment': 'Place a Shipment',
    lose: 'Remove the Shipment',
    remove: 'Remove it',
    replace: 'Replace it',
    'remove-base': 'Remove a Base',
    'remove-pieces': 'Remove pieces',
    'remove-shipments': 'Remove Shipments',
    'clear-opposition': 'Remove the Opposition',
    'passive-support': 'Passive Support',
    'passive-opposition': 'Passive Opposition',
  },
  level: {
    '2': 'Active Support',
    '1': 'Passive Support',
    '0': 'Neutral',
    '-1': 'Passive Opposition',
    '-2': 'Active Opposition',
  },
  marker: {
    terror: 'Terror',
    sabotage: 'Sabotage',
    shipment: 'Shipment',
    'farc-zone': 'FARC Zone',
    'government-control': 'Government Control',
    'farc-control': 'FARC Control',
    capability: 'Government Capability',
    momentum: 'Insurgent Momentum',
    eligible: 'Eligible',
    ineligible: 'Ineligible',
  },
  track: {
    resources: 'Resources',
    aid: 'Aid',
    'total-support': 'Total Support',
    'total-opposition': 'Total Opposition',
    'opposition-and-bases': 'Opposition + Bases',
  },
  president: { samper: 'Samper', pastrana: 'Pastrana', uribe: 'Uribe' },
  phase: {
    victory: 'Victory Phase',
    control: 'Control Phase',
    resources: 'Resources Phase',
    support: 'Support Phase',
    'civic-action': 'Civic Action',
    agitation: 'Agitation',
    election: 'Election',
    'elite-backing': 'Elite Backing',
    redeploy: 'Redeploy Phase',
    reset: 'Reset Phase',
    skipped: 'no Propaganda Round',
  },
  side: { unshaded: 'unshaded text', shaded: 'shaded text' },
  card: Object.fromEntries(Object.entries(cardsEn).map(([number, card]) => [number, card.title])),
} satisfies Names;
