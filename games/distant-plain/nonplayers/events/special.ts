/** 8.4.1 Instructions that are no mere order of things: functions that the data of a card names. */
import { adjacentOf, idOf, isPakistan, type Space } from '../../map.ts';
import type { Special } from '../../instructions/language.ts';
import { hostileCapabilities } from '../../instructions/now.ts';
import {
  available,
  coalitionTroops,
  control,
  guerrillas,
  peopleOf,
  pieces,
  type State,
} from '../../state.ts';
import { controlWith } from '../ground.ts';
import { type Mind, offered, spaceIn } from '../mind.ts';
import { best, evenly, random } from '../selection.ts';
import type { Policies } from './lasting.ts';

const anyOf = (mind: Mind, among: readonly Space[]): string =>
  among.length === 0 ? 'done' : idOf(random(mind, among));

/** 17 NATO: where Taliban are first, evenly, as in a Surge (8.8.2). */
const natoTroops = (mind: Mind): string =>
  anyOf(
    mind,
    best(
      offered(mind),
      (space) => pieces(mind.state, space, 'taliban') > 0,
      (space) => -coalitionTroops(mind.state, space),
    ),
  );

/** 37 Afghan Commandos: Police become Troops only while Troops are Available: nobody gives up cubes for nothing. */
const commandos = ({ state }: Mind): string | undefined =>
  available(state, 'government-troops') === 0 ? 'done' : undefined;

/** 43 Pakistani Offensive: all but one leave each space of Pakistan, to where that brings Taliban Control. */
const sendable = (state: State, from: Space): number => guerrillas(state, from, 'taliban') - 1;

const isGoal = (state: State, from: Space, to: Space): boolean =>
  !isPakistan(to) &&
  control(state, to) !== 'taliban' &&
  controlWith(state, to, { taliban: sendable(state, from) }) === 'taliban';

function offensiveFrom(mind: Mind): string {
  const { state } = mind;
  const canWin = (from: Space): boolean => adjacentOf(from).some((to) => isGoal(state, from, to));
  return anyOf(
    mind,
    offered(mind).filter((from) => sendable(state, from) > 0 && canWin(from)),
  );
}

function offensiveTo(mind: Mind): string {
  const { state } = mind;
  const open = offered(mind);
  const won = open.filter((to) => control(state, to) !== 'taliban');
  return idOf(
    random(
      mind,
      best(won.length > 0 ? won : open, (to) => peopleOf(to, state)),
    ),
  );
}

function offensiveNumber({ state, prompt, options }: Mind): string {
  const from = spaceIn(prompt, 'from');
  const most = from === undefined ? 0 : Math.max(0, sendable(state, from));
  return options.filter((option) => Number(option) <= most).at(-1) ?? '0';
}

/** 67 Change in Tactics. */
function dropHostile(mind: Mind): string | undefined {
  const hostile = hostileCapabilities(mind.state, mind.faction).map((card) => `card:${card}`);
  const open = mind.options.filter((option) => hostile.includes(option));
  return open.length === 0 ? undefined : evenly(mind, open);
}

export const SPECIALS: Readonly<Record<Special, Policies>> = {
  'evenly-beside-taliban': { 'ask.event.place': natoTroops },
  'while-troops-are-available': { 'ask.event.replace': commandos },
  'leave-pakistan-for-control': {
    'ask.event.from': offensiveFrom,
    'ask.event.to': offensiveTo,
    'ask.event.number': offensiveNumber,
  },
  'drop-hostile-capability': { 'ask.event.option': dropHostile },
};
