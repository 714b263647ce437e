/** Positions from a file (docs/positions.md): checked word by word, then laid out. */
import { type Fields, filled, positionDocument, positions } from '@sandtable/coin';
import type { Json, Message } from '@sandtable/engine';
import { EVENT_CARDS, isPropaganda, PROPAGANDA_CARDS } from './cards.ts';
import { AID_LIMIT, RESOURCES_LIMIT } from './changes.ts';
import { DECKS } from './deck.ts';
import { FACTIONS, INSURGENTS, isGuerrilla, KINDS, TABLE } from './forces.ts';
import { hasMomentum } from './lasting.ts';
import { faultOf } from './laws.ts';
import { isLoc, MAP, type Opened, populationOf } from './map.ts';
import { fixControl } from './propaganda/control.ts';
import { beginCard } from './sequence.ts';
import {
  active,
  type Andes,
  FINAL_PHASE,
  isControlFixed,
  MARKERS,
  markersLeft,
  PHASES,
  type President,
  spaces,
  type State,
} from './state.ts';
import { say } from './text/say.ts';

const PRESIDENTS: readonly President[] = ['samper', 'pastrana', 'uribe'];

const LEVELS = {
  'active-support': 2,
  'passive-support': 1,
  neutral: 0,
  'passive-opposition': -1,
  'active-opposition': -2,
} as const;

/** The table as a position file, where one can tell it. */
export function positionOf(state: State): Json | undefined {
  // What was done with a Shipment on this card, or Swept and Assaulted, no file tells.
  if (state.shipped.length + state.targets.sweep + state.targets.assault > 0) return undefined;
  if (!isControlAsItStands(state)) return undefined;
  const common = positionDocument<Andes>(
    { map: MAP, table: TABLE, factions: FACTIONS, payers: FACTIONS, levels: LEVELS, isLoc, isPropaganda },
    state,
    spaces(state),
  );
  if (common === undefined) return undefined;
  const opened = [
    ...((state.opened & 1) === 0 ? [] : ['ecuador']),
    ...((state.opened & 2) === 0 ? [] : ['panama']),
  ];
  return filled({
    ...common,
    opened,
    zones: state.zones.map(MAP.idOf),
    shipments: state.carriers.map(({ space, kind, load }) => ({
      space: MAP.idOf(space),
      with: kind,
      count: load,
    })),
    aid: state.aid,
    lost: state.lost,
    president: state.president,
    ...(state.shielded === null ? {} : { shielded: state.shielded }),
  });
}

/** 6.2 Control that was fixed before pieces moved is not what a file would fix. */
function isControlAsItStands(state: State): boolean {
  const { control } = state;
  if (!isControlFixed(state)) return true;
  const now = { ...state };
  fixControl(now);
  return (['government', 'farc'] as const).every(
    (side) =>
      now.control[side].length === control[side].length &&
      now.control[side].every((space) => control[side].includes(space)),
  );
}

const SUCUMBIOS = 33;
const BLOQUES = 49;
const DARIEN = 71;
/** Guerrillas that card 49 takes out of the game. */
const LOST_TO_BLOQUES = 3;

/** Card 42 shields whoever executed it. */
const shieldFault = (state: State): Message | undefined =>
  hasMomentum(state, 'senado-and-camara') === (state.shielded !== null)
    ? undefined
    : say('fault.shielded', '5.4');

/** 6.4.3 Each Election brings one new President at most. */
function presidentFault({ president, propagandas, stage }: State): Message | undefined {
  const isBefore =
    stage.kind === 'propaganda' &&
    !PHASES.slice(PHASES.indexOf('election') + 1).some((one) => one === stage.phase);
  return PRESIDENTS.indexOf(president) > propagandas - (isBefore ? 1 : 0)
    ? say('fault.president', '6.4.3', { president })
    : undefined;
}

/** 6.6 What a Propaganda Round leaves behind, while nobody has acted since. */
function resetFault(state: State): Message | undefined {
  const last = state.played.at(-1);
  if (state.stage.kind !== 'card' || last === undefined || !isPropaganda(last)) return undefined;
  const isLeft =
    state.momentum.length > 0 ||
    markersLeft(state) < MARKERS ||
    spaces(state).some((space) => INSURGENTS.some((faction) => active(state, space, faction) > 0));
  return FACTIONS.some((faction) => !state.eligible[faction]) || (state.done.length === 0 && isLeft)
    ? say('fault.after-reset', '6.6')
    : undefined;
}

export const { applyPosition, positionFaults } = positions<Andes>({
  rules: {
    position: '2.1',
    spaces: '1.3.1',
    levels: '1.6.2',
    markers: '3.3.4',
    capability: '5.3',
    momentum: '5.4',
    choice: '2.3.4',
    final: '2.4.1',
    round: '6.0',
  },
  map: MAP,
  table: TABLE,
  factions: FACTIONS,
  payers: FACTIONS,
  resourcesLimit: RESOURCES_LIMIT,
  markers: MARKERS,
  levels: LEVELS,
  isLoc,
  populationOf,
  events: EVENT_CARDS,
  propagandas: PROPAGANDA_CARDS,
  isPropaganda,
  decks: DECKS,
  beginCard,
  fields: (common, { entry, list, whole, oneOf, space }): Fields<State> => ({
    opened(state, value) {
      for (const id of list(value, 'opened'))
        state.opened = (state.opened |
          (oneOf(id, 'opened', ['ecuador', 'panama']) === 'ecuador' ? 1 : 2)) as Opened;
    },
    zones(state, value) {
      for (const id of list(value, 'zones')) state.zones.push(space(id, 'zones'));
    },
    pieces: common.pieces,
    levels: common.levels,
    terror: common.terror,
    sabotage: common.sabotage,
    shipments(state, value) {
      for (const [i, one] of list(value, 'shipments').entries()) {
        const where = `shipments.${i}`;
        const held = entry(one, where, ['space', 'with', 'count']);
        const kind = oneOf(held['with'], `${where}.with`, KINDS.filter(isGuerrilla));
        const load = held['count'] === undefined ? 1 : whole(held['count'], `${where}.count`, 4, 1);
        state.carriers.push({ space: space(held['space'], `${where}.space`), kind, load });
      }
    },
    resources: common.resources,
    aid: (state, value) => void (state.aid = whole(value, 'aid', AID_LIMIT)),
    lost(state, value) {
      state.lost = whole(value, 'lost', LOST_TO_BLOQUES);
      const column = TABLE.columnOf('auc-underground');
      state.available[column] = (state.available[column] ?? 0) - state.lost;
    },
    president: (state, value) => void (state.president = oneOf(value, 'president', PRESIDENTS)),
    ineligible: common.ineligible,
    capabilities: common.capabilities,
    momentum: common.momentum,
    shielded: (state, value) => void (state.shielded = oneOf(value, 'shielded', FACTIONS)),
    propagandas: common.propagandas,
    played: common.played,
    done: common.done,
    deck: common.deck,
  }),
  faultOf,
  hasLeftTraces: (state, card) =>
    (card === SUCUMBIOS && (state.opened & 1) !== 0) ||
    (card === DARIEN && (state.opened & 2) !== 0) ||
    (card === BLOQUES && state.lost > 0),
  cannotBe: (state) => shieldFault(state) ?? presidentFault(state) ?? resetFault(state),
  phases: PHASES,
  final: FINAL_PHASE,
  // 6.2 From the second phase on Control is fixed as it is.
  enterPhase(state) {
    if (isControlFixed(state)) fixControl(state);
  },
});
