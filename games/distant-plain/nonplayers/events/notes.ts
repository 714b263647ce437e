/** 8.4.1 What is known of cards beyond what holds for all: when a non-player leaves one, and what it answers. */
import type { CardPolicy } from '@sandtable/coin/nonplayers';
import { type Faction, isInsurgent } from '../../forces.ts';
import { adjacentOf, idOf, isPakistan, type Space } from '../../map.ts';
import {
  available,
  coalitionTroops,
  control,
  guerrillas,
  isNonPlayer,
  isSponsored,
  peopleOf,
  pieces,
  type State,
} from '../../state.ts';
import { controlWith } from '../ground.ts';
import { type Mind, offered, spaceIn } from '../mind.ts';
import { best, evenly, random } from '../selection.ts';

export interface Note {
  /** The faction operates instead. */
  readonly refuses?: (state: State, faction: Faction) => boolean;
  /** The Event counts as ineffective for it. */
  readonly isIdle?: (state: State, faction: Faction) => boolean;
  readonly answers?: CardPolicy<Mind>['answers'];
}

const isWarlordsAtSponsorship = (state: State, faction: Faction): boolean =>
  faction === 'warlords' && isSponsored(state);

/** 55 A player if possible, else anybody, never itself. */
function ineligible(mind: Mind): string {
  const others = mind.options.filter((option) => option !== mind.faction);
  const players = others.filter((option) => !isNonPlayer(mind.state, option as Faction));
  return evenly(mind, players.length > 0 ? players : others);
}

/** 67 Capabilities of the other side's text. */
const hostileCapabilities = (state: State, faction: Faction): number[] =>
  Object.entries(state.capabilities).flatMap(([card, side]) =>
    side === (isInsurgent(faction) ? 'unshaded' : 'shaded') ? [Number(card)] : [],
  );

function dropHostile(mind: Mind): string | undefined {
  const hostile = hostileCapabilities(mind.state, mind.faction).map((card) => `card:${card}`);
  const open = mind.options.filter((option) => hostile.includes(option));
  return open.length === 0 ? undefined : evenly(mind, open);
}

/** 32, 66 A branch for itself, with a Base if possible. */
function ownBranch(mind: Mind): string | undefined {
  const own = mind.state.card === 66 && mind.faction === 'warlords' ? ['2', '3'] : ['0', '1'];
  return own.find((branch) => mind.options.includes(branch));
}

// 43 shaded: all but one leave each space of Pakistan, to where that brings Taliban Control.

const sendable = (state: State, from: Space): number => guerrillas(state, from, 'taliban') - 1;

function offensiveGoals(state: State, from: Space): Space[] {
  const goals = adjacentOf(from).filter(
    (to) =>
      !isPakistan(to) &&
      control(state, to) !== 'taliban' &&
      controlWith(state, to, { taliban: sendable(state, from) }) === 'taliban',
  );
  return best(goals, (to) => peopleOf(to, state));
}

function offensiveFrom(mind: Mind): string {
  const from = offered(mind).filter(
    (one) => sendable(mind.state, one) > 0 && offensiveGoals(mind.state, one).length > 0,
  );
  return from.length === 0 ? 'done' : idOf(random(mind, from));
}

function offensiveTo(mind: Mind): string {
  const open = offered(mind);
  const won = open.filter((to) => control(mind.state, to) !== 'taliban');
  return idOf(
    random(
      mind,
      best(won.length > 0 ? won : open, (to) => peopleOf(to, mind.state)),
    ),
  );
}

/** All but one leave in all. */
function offensiveNumber(mind: Mind): string {
  const from = spaceIn(mind.prompt, 'from');
  const most = from === undefined ? 0 : Math.max(0, sendable(mind.state, from));
  return mind.options.filter((option) => Number(option) <= most).at(-1) ?? mind.options[0] ?? '0';
}

/** 17 Troops where Taliban are first, evenly. */
function natoTroops(mind: Mind): string {
  const { state } = mind;
  const open = offered(mind);
  const top = best(
    open,
    (space) => pieces(state, space, 'taliban') > 0,
    (space) => -coalitionTroops(state, space),
  );
  return top.length === 0 ? 'done' : idOf(random(mind, top));
}

/** 37 Police become Troops only while Troops are Available: nobody gives up cubes for nothing. */
const commandos = ({ state }: Mind): string | undefined =>
  available(state, 'government-troops') === 0 ? 'done' : undefined;

const NOTES: Readonly<Partial<Record<number, Note>>> = {
  4: { refuses: (state, faction) => faction === 'warlords' && !isNonPlayer(state, 'taliban') },
  6: { isIdle: isWarlordsAtSponsorship },
  8: { isIdle: isWarlordsAtSponsorship },
  9: { isIdle: isWarlordsAtSponsorship },
  13: { refuses: (_state, faction) => faction === 'warlords' },
  17: { answers: { 'ask.event.place': natoTroops } },
  32: { answers: { 'ask.event.option': ownBranch } },
  37: { answers: { 'ask.event.replace': commandos } },
  43: {
    answers: {
      'ask.event.from': offensiveFrom,
      'ask.event.to': offensiveTo,
      'ask.event.number': offensiveNumber,
    },
  },
  55: { answers: { 'ask.event.faction': ineligible } },
  59: { refuses: (state, faction) => faction === 'warlords' && state.resources.government === 0 },
  66: { answers: { 'ask.event.option': ownBranch } },
  67: {
    isIdle: (state, faction) => hostileCapabilities(state, faction).length === 0,
    answers: { 'ask.event.option': dropHostile },
  },
};

export const noteOf = (card: number): Note | undefined => NOTES[card];
