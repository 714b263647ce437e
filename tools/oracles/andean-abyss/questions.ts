/** What the book permits at each question that an Operation of a non-player asks. */
import type { Message } from '@sandtable/engine';
import { docks, gatherable, pairs } from './cartels.ts';
import { kidnapVictims, originsToLoc } from './farc.ts';
import { groupFrom, originsTo } from './groups.ts';
import type { Insurgent, Look, Side } from './look.ts';
import type { Place } from './map.ts';
import { placed } from './rally.ts';
import { best, type Chart, equals, type Turn } from './turn.ts';
import {
  cubesOf,
  firstList,
  givenUp,
  guerrillasOf,
  movers,
  takers,
  takersOf,
  victimClass,
  victims,
} from './victims.ts';

export interface Asked {
  readonly look: Look;
  readonly turn: Turn;
  readonly chart: Chart;
  readonly prompt: Message;
}

const GATHERED = 3;
const SIDES: readonly Side[] = ['underground', 'active'];

const idsOf = (places: readonly Place[]): readonly string[] => places.map((place) => place.id);
const orDone = (ids: readonly string[]): readonly string[] => (ids.length > 0 ? ids : ['done']);
/** The space that a question names. */
export function placeIn(look: Look, { params }: Message, name: string): Place {
  const id = params?.[name];
  return look.place(typeof id === 'string' ? id : '');
}

const here = ({ look, prompt }: Asked, name = 'space'): Place => placeIn(look, prompt, name);
const number = ({ prompt }: Asked, name: string): number => Number(prompt.params?.[name] ?? 0);
const latest = (turn: Turn): string => turn.done.at(-1)?.how ?? '';

/** Spaces of the Operation, then its Special Activity, then nothing. */
function nextSpace({ look, turn, chart }: Asked): readonly string[] {
  const { places } = turn.isOver ? { places: [] } : chart.next(look, turn);
  if (places.length > 0) return idsOf(places);
  const activity = chart.activity(look, turn);
  return activity.places.length > 0 ? [activity.name] : ['done'];
}

const RALLY_WAYS: Readonly<Record<string, string>> = { build: 'base', flip: 'gather', gather: 'gather' };

/** Who is gathered: one source emptied before the next, Active ones first (N8). */
function gather({ look, turn }: Asked): readonly string[] {
  if (latest(turn) !== 'gather' || turn.gathered >= GATHERED) return ['done'];
  return orDone(idsOf(gatherable(look)));
}

function marchFrom(asked: Asked): readonly string[] {
  const { look, turn } = asked;
  const to = here(asked);
  if (latest(turn) === 'loc') return turn.origins.length > 0 ? ['done'] : idsOf(originsToLoc(look, to));
  return orDone(idsOf(originsTo(look, to, turn.faction).filter((from) => !turn.origins.includes(from))));
}

/** Named one by one where one of them carries a Shipment: of each side holders first, in any order of the sides. */
function nextMover(asked: Asked): readonly string[] {
  const { look, turn } = asked;
  const from = here(asked, 'from');
  const left = (side: Side): boolean => (turn.group?.[side] ?? 0) > number(asked, side);
  return orDone(SIDES.filter(left).flatMap((side) => movers(look, from, turn.faction, side)));
}

/** 8.6.3, 8.7.3 Where fewest of the attackers are, then the best victims. */
function ambush({ look, turn, chart }: Asked): readonly string[] {
  // No die has been rolled yet: all spaces must have been chosen.
  if (chart.next(look, turn).places.length > 0) return [];
  const faction = turn.faction === 'farc' ? 'farc' : 'auc';
  const able = turn.done
    .map((one) => one.place)
    .filter((place) => look.side(place, faction, 'underground') > 0);
  const rank = (place: Place): readonly number[] => [
    -look.guerrillas(place, faction),
    victimClass(look, place, faction),
  ];
  return orDone(idsOf(equals(best(able, rank))));
}

function removed(asked: Asked): readonly string[] {
  const { look, turn } = asked;
  const faction = turn.faction === 'farc' ? 'farc' : 'auc';
  return orDone(victims(look, here(asked), faction, turn.operation === 'attack'));
}

/** N11 A Base, or two cubes, or two guerrillas, the second perhaps of the next faction. */
function bribed(asked: Asked): readonly string[] {
  const { look, turn } = asked;
  const place = here(asked);
  const remove = (ids: readonly string[]): readonly string[] => orDone(ids.map((id) => `remove:${id}`));
  const first = turn.bribed[0];
  if (first === 'police' || first === 'troops') return remove(cubesOf(look, place));
  if (first !== undefined) {
    const factions: readonly Insurgent[] = first.startsWith('farc') ? ['farc', 'auc'] : ['auc'];
    return remove(firstList(...factions.map((one) => guerrillasOf(look, place, one))));
  }
  const target = (['government', 'farc', 'auc'] as const).find((one) => look.pieces(place, one) > 0);
  if (target === undefined) return [];
  if (look.bases(place, target) > 0) return remove([`${target}-base`]);
  return remove(target === 'government' ? cubesOf(look, place) : guerrillasOf(look, place, target));
}

/** 8.1.2 Own guerrillas, then Underground ones of other non-players, then Active ones; else it is lost. */
export function saved(
  look: Look,
  place: Place,
  owner: Insurgent,
  nonPlayers: readonly Insurgent[],
): readonly string[] {
  const others = nonPlayers.filter((one) => one !== owner);
  const sides = (side: 'underground' | 'active'): readonly (readonly string[])[] =>
    others.map((one) => takersOf(look, place, one, side));
  const own = takers(look, place, owner);
  const list = firstList(own, ...sides('underground'), ...sides('active'));
  return list.length > 0 ? list : ['lose'];
}

type Answerer = (asked: Asked) => readonly string[];

export const QUESTIONS: Readonly<Record<string, Answerer>> = {
  'ask.operation.space': nextSpace,
  'ask.rally.how': ({ turn }) => [RALLY_WAYS[latest(turn)] ?? 'guerrillas'],
  'ask.rally.guerrillas': (asked) => [String(placed(asked.look, here(asked), asked.turn.faction))],
  'ask.rally.give-up': (asked) => givenUp(asked.look, here(asked), asked.turn.faction),
  'ask.rally.from': gather,
  'ask.march.from': marchFrom,
  'ask.move.underground': ({ turn }) => [String(turn.group?.underground)],
  'ask.move.active': ({ turn }) => [String(turn.group?.active)],
  'ask.move.piece': nextMover,
  'ask.ambush': ambush,
  'ask.remove': removed,
  'ask.shipment.taker': (asked) => takers(asked.look, here(asked), asked.turn.faction),
  'ask.extort': ({ look, turn, chart }) => idsOf(chart.activity(look, turn).places),
  'ask.assassinate': ({ look, turn, chart }) => idsOf(chart.activity(look, turn).places),
  'ask.kidnap': ({ look, turn, chart }) => idsOf(chart.activity(look, turn).places),
  'ask.bribe': ({ look, turn, chart }) => idsOf(chart.activity(look, turn).places),
  'ask.cultivate': ({ look, turn, chart }) => idsOf(chart.activity(look, turn).places),
  'ask.kidnap.victim': (asked) => kidnapVictims(asked.look, here(asked)),
  'ask.cultivate.from': (asked) => cultivated(asked),
  'ask.process.how': ({ look, turn }) => [
    turn.way ?? (docks(look).length > 0 ? 'load-shipment' : 'sell-base'),
  ],
  'ask.process.load': ({ look }) => idsOf(docks(look)),
  'ask.process.sell': ({ look }) => idsOf(pairs(look)),
  'ask.bribe.target': bribed,
};

/** A new Base in a Department of the Rally; otherwise one from where two are. */
function cultivated(asked: Asked): readonly string[] {
  const { look, turn } = asked;
  const place = here(asked);
  const isRally = turn.done.some((one) => one.place === place);
  const isNew = isRally && place.kind === 'department' && look.availableBases('cartels') > 0;
  return isNew ? ['new-base'] : idsOf(pairs(look));
}

/** What the oracle must remember of an answer. */
export function remember(asked: Asked, answer: string): void {
  const { look, turn, chart, prompt } = asked;
  const place = look.places.find((one) => one.id === answer);
  switch (prompt.key) {
    case 'ask.operation.space':
      if (place === undefined) turn.isOver = true;
      else turn.done.push({ how: chart.next(look, turn).how, place });
      turn.origins = [];
      turn.gathered = 0;
      return;
    case 'ask.rally.from':
      if (place === undefined) return;
      turn.group = gathering(look, place, GATHERED - turn.gathered);
      turn.gathered += turn.group.underground + turn.group.active;
      return;
    case 'ask.march.from':
      if (place === undefined) return;
      turn.origins.push(place);
      turn.group = groupFrom(look, place, here(asked), turn.faction, latest(turn) === 'loc' ? 1 : undefined);
      return;
    case 'ask.process.how':
      turn.way = answer;
      return;
    case 'ask.bribe.target':
      turn.bribed.push(answer.replace('remove:', ''));
      return;
    default:
      if (place !== undefined && ACTIVITY_SPACES.includes(prompt.key)) {
        turn.activity.push(place);
        turn.bribed = [];
      }
  }
}

const ACTIVITY_SPACES = [
  'ask.extort',
  'ask.assassinate',
  'ask.kidnap',
  'ask.bribe',
  'ask.cultivate',
  'ask.process.load',
  'ask.process.sell',
];

/** N8 Active ones first. */
function gathering(look: Look, from: Place, most: number) {
  const active = Math.min(look.side(from, 'cartels', 'active'), most);
  const underground = Math.min(look.side(from, 'cartels', 'underground'), most - active);
  return { active, underground };
}
