/** What a non-player answers to what cards ask as long as they last, by prompt (8.4.1). */
import type { Policy } from '@sandtable/coin/nonplayers';
import { canShift, OPPOSITION } from '../../changes.ts';
import { factionOf, isBase } from '../../forces.ts';
import { idOf, type Space } from '../../map.ts';
import { attackableKinds } from '../../operations/attack.ts';
import { nextVictims } from '../../operations/cubes.ts';
import { hasSupport, peopleOf, type State, underground } from '../../state.ts';
import { margin } from '../../victory.ts';
import { because, type Mind, offered, spaceIn } from '../mind.ts';
import { best, random } from '../selection.ts';

export type Policies = Readonly<Record<string, Policy<Mind>>>;

/** Always: in a random space of the best by these keys. */
const always =
  (...keys: readonly ((state: State, space: Space) => number | boolean)[]): Policy<Mind> =>
  (mind) => {
    const open = offered(mind);
    const top = best(open, ...keys.map((key) => (space: Space) => key(mind.state, space)));
    return open.length === 0 ? 'done' : idOf(random(mind, top));
  };

const HIGHEST = 4;

/** 26 MANPADS Scare, 8.7.1: stopped on a 1 to 4. */
function cancel(mind: Mind): string {
  const roll = mind.dice.roll(6);
  because(mind, roll <= HIGHEST ? 'MANPADS.block' : 'MANPADS.pass', { roll });
  return roll <= HIGHEST ? 'yes' : 'no';
}

/** 33 Suicide Bombers: only for a Coalition piece or a Base. */
function sacrifice({ state, prompt }: Mind): string {
  const space = spaceIn(prompt);
  const kinds = space === undefined ? [] : attackableKinds(state, space, 'taliban');
  return kinds.some((kind) => isBase(kind) || factionOf(kind) === 'coalition') ? 'yes' : 'no';
}

const SAID = {
  coalition: ['ELDERS.C', 'support'],
  taliban: ['ELDERS.T', 'opposition'],
  warlords: ['ELDERS.W', 'neutral'],
} as const;

/** 45 Tribal Elders, 8.6.1, 8.7.1, 8.8.1, D17. */
function elders(mind: Mind): string {
  const { state, faction } = mind;
  if (faction !== 'government') {
    because(mind, SAID[faction][0]);
    return SAID[faction][1];
  }
  const isBehind = margin(state, 'coalition') > margin(state, 'government');
  because(mind, isBehind ? 'ELDERS.G.neutral' : 'ELDERS.G.support');
  return isBehind ? 'neutral' : 'support';
}

export const LASTING_POLICIES: Policies = {
  // 2 Predators: of the spaces that were struck.
  'ask.air-strike.stir': always(),
  // 3 Reapers.
  'ask.air-strike.anger': always(
    (state, space) => canShift(state, space, OPPOSITION),
    (state, space) => peopleOf(space, state),
    hasSupport,
  ),
  // 11 Strategic Release.
  'ask.rally.more': always(),
  // 23 Roadside IEDs: first where a Coalition cube goes.
  'ask.bombs': always((state, space) => nextVictims(state, space).includes('coalition-troops')),
  'ask.cancel': cancel,
  'ask.attack.sacrifice': sacrifice,
  // 34 Accidental Guerrillas: first where nobody is Underground.
  'ask.assault.guerrillas': always((state, space) => underground(state, space, 'taliban') === 0),
  'ask.elders': elders,
};
