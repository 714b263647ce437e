/** Positions from a file (docs/positions.md): checked word by word, then laid out. */
import { type Fields, filled, positionDocument, positions } from '@sandtable/coin';
import { lasts } from '@sandtable/coin/event-language';
import { DocumentFault, type Json } from '@sandtable/engine';
import { CARDS, isPropaganda, PROPAGANDA_CARDS } from './cards.ts';
import { cardOf, lastingOf } from './corrections.ts';
import { DECKS } from './deck.ts';
import { SIDES } from './events/card.ts';
import { type Faction, FACTIONS, TABLE } from './forces.ts';
import { entryOf, putInEffect } from './in-effect.ts';
import { faultOf } from './laws.ts';
import { ALL_SPACES, isLoc, MAP } from './map.ts';
import { beginCard } from './sequence.ts';
import {
  FINAL_PHASE,
  type InEffect,
  isSponsored,
  peopleOf,
  PHASES,
  type Plain,
  type Side,
  type State,
} from './state.ts';
import { say } from './text/say.ts';
import {
  ISLAMABAD,
  LEVELS,
  MARKERS,
  MOST_AID,
  MOST_PATRONAGE,
  MOST_RESOURCES,
  TREASURERS,
} from './tracks.ts';

function putAllInEffect(state: State, card: number, side: Side, by: Faction | null): void {
  for (let at = 0; at < lastingOf(state, card, side).length; at++) putInEffect(state, card, side, at, by);
}

const COALITION = ['troops', 'bases'] as const;

/** The table as a position file, where one can tell it. */
export function positionOf(state: State): Json | undefined {
  // No file tells who holds which marker (7.3).
  if (Object.keys(state.deceptions).length > 0) return undefined;
  const common = positionDocument<Plain>(
    { map: MAP, table: TABLE, factions: FACTIONS, payers: TREASURERS, levels: LEVELS, isLoc, isPropaganda },
    state,
    ALL_SPACES,
  );
  const momentum = momentumOf(state);
  if (common === undefined || momentum === undefined) return undefined;
  const { phase, ...others } = common;
  const { box, hard } = state.islamabad;
  const held = (pieces: readonly number[]) => ({ troops: pieces[0] ?? 0, bases: pieces[1] ?? 0 });
  return filled({
    ...others,
    // Two Propaganda cards in a row are told by those played (6.0).
    ...(phase === undefined || phase === 'skipped' ? {} : { phase }),
    returnees: ALL_SPACES.filter((space) => (state.returnees[space] ?? 0) > 0).map(MAP.idOf),
    casualties: held(state.casualties),
    outOfPlay: held(state.outOfPlay),
    aid: state.aid,
    patronage: state.patronage,
    islamabad: { box, hard },
    momentum,
  });
}

/** Momentum with side and faction; undefined where laying it out, after the Capabilities, would not bring back all that lasts. */
function momentumOf(state: State): Json[] | undefined {
  const told: InEffect[] = [];
  for (const [card, side] of Object.entries(state.capabilities))
    if (side !== undefined) told.push(...allOf(state, Number(card), side, null));
  const momentum: Json[] = [];
  for (const card of state.momentum) {
    const found = state.inEffect.find((one) => one.card === card);
    if (found === undefined) return undefined;
    const { side, by = null } = found;
    told.push(...allOf(state, card, side, by));
    momentum.push({ card, side, ...(by === null ? {} : { faction: by }) });
  }
  const groups = (list: readonly InEffect[]) => JSON.stringify(orderByName(state, list));
  return groups(told) === groups(state.inEffect) ? momentum : undefined;
}

const allOf = (state: State, card: number, side: Side, by: Faction | null): InEffect[] =>
  lastingOf(state, card, side).map((_, at) => entryOf(state, card, side, at, by));

/** What counts of the order: which of one name, or of two that get in each other's way, was played last (5.1.2). */
function orderByName(state: State, list: readonly InEffect[]): readonly (readonly [string, string])[] {
  return list
    .map((one): readonly [string, string] => {
      const name = lastingOf(state, one.card, one.side)[one.at ?? 0]?.lasting ?? '';
      return [name.startsWith('terror') ? 'terror' : name, JSON.stringify(one)];
    })
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

const MOMENTUM = ['card', 'side', 'faction'] as const;

export const { applyPosition, positionFaults } = positions<Plain>({
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
  payers: TREASURERS,
  resourcesLimit: MOST_RESOURCES,
  markers: MARKERS,
  levels: LEVELS,
  isLoc,
  populationOf: peopleOf,
  events: CARDS.map(({ number }) => ({ number, capability: true, momentum: true })),
  propagandas: PROPAGANDA_CARDS,
  isPropaganda,
  decks: DECKS,
  beginCard,
  fields: (common, { entry, list, record, whole, oneOf, space, flag }): Fields<State> => {
    const box = (which: 'casualties' | 'outOfPlay') => (state: State, value: unknown) => {
      const held = entry(value as never, which, COALITION);
      for (const [column, name] of COALITION.entries()) {
        const given = held[name];
        if (given === undefined) continue;
        const pieces = whole(given, `${which}.${name}`, TABLE.facts(TABLE.kinds[column] ?? 'police').total);
        state[which][column] = pieces;
        state.available[column] = (state.available[column] ?? 0) - pieces;
      }
    };
    return {
      returnees(state, value) {
        for (const id of list(value, 'returnees')) {
          const at = space(id, 'returnees');
          if (state.returnees[at] === 1)
            throw new DocumentFault(say('fault.twice', '4.3.1', { where: `returnees.${MAP.idOf(at)}` }));
          state.returnees[at] = 1;
        }
      },
      pieces: common.pieces,
      levels: common.levels,
      terror: common.terror,
      sabotage: common.sabotage,
      casualties: box('casualties'),
      outOfPlay: box('outOfPlay'),
      resources: common.resources,
      aid: (state, value) => void (state.aid = whole(value, 'aid', MOST_AID)),
      patronage: (state, value) => void (state.patronage = whole(value, 'patronage', MOST_PATRONAGE)),
      islamabad(state, value) {
        const given = typeof value === 'string' ? { box: value } : entry(value, 'islamabad', ['box', 'hard']);
        state.islamabad = {
          box: oneOf(given['box'], 'islamabad.box', ISLAMABAD),
          hard: 'hard' in given && given['hard'] !== undefined && flag(given['hard'], 'islamabad.hard'),
        };
      },
      ineligible: common.ineligible,
      capabilities(state, value) {
        for (const [id, side] of Object.entries(record(value, 'capabilities'))) {
          const known = CARDS.find((one) => String(one.number) === id);
          if (known === undefined || cardOf(state, known.number).capability === null)
            throw new DocumentFault(say('fault.no-capability', '5.3', { where: 'capabilities', given: id }));
          const played = oneOf(side, `capabilities.${id}`, SIDES);
          state.capabilities[known.number] = played;
          putAllInEffect(state, known.number, played, null);
        }
      },
      momentum(state, value) {
        for (const [i, one] of list(value, 'momentum').entries()) {
          const where = `momentum.${i}`;
          const given = entry(typeof one === 'number' ? { card: one } : one, where, MOMENTUM);
          const number = whole(given['card'], `${where}.card`, CARDS.length, 1);
          const side =
            given['side'] === undefined ? 'unshaded' : oneOf(given['side'], `${where}.side`, SIDES);
          const card = cardOf(state, number);
          if (card.capability !== null || !lasts(card[side] ?? []))
            throw new DocumentFault(say('fault.no-momentum', '5.4', { where, given: String(number) }));
          const by =
            given['faction'] === undefined ? null : oneOf(given['faction'], `${where}.faction`, FACTIONS);
          state.momentum.push(number);
          putAllInEffect(state, number, side, by);
        }
      },
      propagandas: common.propagandas,
      played: common.played,
      done: common.done,
      deck: common.deck,
    };
  },
  faultOf,
  // 6.6.1 At Sponsorship a Limited Operation of the Taliban has been a full one.
  isSpared: (state, faction) => faction === 'taliban' && isSponsored(state),
  phases: PHASES,
  final: FINAL_PHASE,
  enterPhase: () => undefined,
});
