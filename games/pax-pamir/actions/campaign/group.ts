/** E12.1.1, E12.1.2 The battle group: where it starts and where it goes. */
import type { Rules } from '@sandtable/engine';
import { pick, pickNumber } from '../../asking.ts';
import { CAPABILITY } from '../../components/capabilities.ts';
import { ALL_LOCATIONS, type Location, locationId, type Way, waysFrom } from '../../components/map.ts';
import { tellDeed } from '../../khyber-knives/interrupts.ts';
import { payRightEnd } from '../../rupees.ts';
import { nameOf } from '../../solo/khan.ts';
import { armiesIn, isActive, playerOf, roadsOn, type State, tribesIn, type Who } from '../../state.ts';
import { say } from '../../text/say.ts';
import { moveArmies } from '../../units.ts';
import type { Act } from '../special.ts';
import { canAttack } from './targets.ts';

/** E12.4 Baggage Train; B7.1 Support of the People. */
export const BAGGAGE = 2;
const SUPPORT = 1;

/** Card 144: own tribes fight like armies. */
export const hasJihad = (state: State, who: Who): boolean => isActive(playerOf(state, who), CAPABILITY.jihad);

/** The armies a player could lead from a location; with card 144 tribes too. */
export function strengthIn(state: State, who: Who, location: Location): number {
  const player = playerOf(state, who);
  const armies = armiesIn(state, player.loyalty, location);
  return hasJihad(state, who) ? armies + tribesIn(player, location) : armies;
}

const hasSupport = (state: State, who: Who): boolean => state.favors.afghan === who;

function canPass(state: State, who: Who, way: Way): boolean {
  const { loyalty, rupees } = playerOf(state, who);
  return (
    roadsOn(state, loyalty, way.connection) > 0 || rupees >= (hasSupport(state, who) ? SUPPORT : BAGGAGE)
  );
}

/** Whether a campaign can begin in a location: something to attack there, or a way to go. */
function canStart(state: State, who: Who, location: Location): boolean {
  if (strengthIn(state, who, location) === 0) return false;
  const { rupees } = playerOf(state, who);
  if (rupees >= BAGGAGE || canAttack(state, who, location)) return true;
  return waysFrom(state, location).some((way) => canPass(state, who, way));
}

export function canCampaign(state: State, who: Who): boolean {
  for (const location of ALL_LOCATIONS) if (canStart(state, who, location)) return true;
  return false;
}

/** Where the group fights, and whether it has moved. */
export interface Stand {
  readonly at: Location;
  readonly hasMoved: boolean;
}

export function* leadGroup(act: Act): Rules<Stand> {
  const { state, who } = act;
  const starts = ALL_LOCATIONS.filter((location) => canStart(state, who, location));
  const from = yield* pick(state, who, {
    prompt: say('ask.campaign.from', 'E12.1.1'),
    among: starts,
    id: locationId,
    label: (location) => say('location', 'E12.1.1', { location: locationId(location) }),
  });
  const way = yield* pick(state, who, {
    prompt: say('ask.campaign.way', 'E12.1.2', { location: locationId(from) }),
    among: waysOf(state, who, from),
    id: wayId,
    label: wayLabel,
  });
  if (way === 'stay') return { at: from, hasMoved: false };
  const { means, to } = way;
  const group = yield* chooseGroup(act, from, to);
  yield* payPassage(act, means);
  march(act, from, to, group);
  return { at: to, hasMoved: true };
}

const MEANS = ['road', 'baggage', 'support'] as const;
type Means = (typeof MEANS)[number];
type Passage = 'stay' | { readonly means: Means; readonly to: Location };

function waysOf(state: State, who: Who, from: Location): Passage[] {
  const { loyalty, rupees } = playerOf(state, who);
  const list: Passage[] = canAttack(state, who, from) ? ['stay'] : [];
  for (const { connection, to } of waysFrom(state, from)) {
    if (roadsOn(state, loyalty, connection) > 0) {
      list.push({ means: 'road', to });
      continue;
    }
    if (rupees >= BAGGAGE) list.push({ means: 'baggage', to });
    if (hasSupport(state, who) && rupees >= SUPPORT) list.push({ means: 'support', to });
  }
  return list;
}

/** `stay`, `road:herat`, `baggage:herat`, `support:herat`. */
const wayId = (way: Passage): string => (way === 'stay' ? way : `${way.means}:${locationId(way.to)}`);

/** For whoever reads the menu: what an option means. */
export const wayOf = (option: string): Passage | undefined => WAY_OF.get(option);
const WAY_OF: ReadonlyMap<string, Passage> = new Map(
  ['stay' as const, ...MEANS.flatMap((means) => ALL_LOCATIONS.map((to): Passage => ({ means, to })))].map(
    (way) => [wayId(way), way],
  ),
);

function wayLabel(way: Passage) {
  if (way === 'stay') return say('way.stay', 'E12.1.2');
  const location = locationId(way.to);
  switch (way.means) {
    case 'road':
      return say('way.road', 'E12.1.2', { location });
    case 'baggage':
      return say('way.baggage', 'E12.4', { location });
    case 'support':
      return say('way.support', 'B7.1', { location });
  }
}

interface Group {
  readonly armies: number;
  readonly tribes: number;
}

/** E12.1.1 Some or all of the armies; whoever is at the destination joins them there (E12.1.2). */
function* chooseGroup({ state, who }: Act, from: Location, to: Location): Rules<Group> {
  const player = playerOf(state, who);
  const armies = armiesIn(state, player.loyalty, from);
  const tribes = hasJihad(state, who) ? tribesIn(player, from) : 0;
  const goal = { location: locationId(to) };
  const some =
    armies === 0
      ? 0
      : yield* pickNumber(
          state,
          who,
          say('ask.campaign.armies', 'E12.1.1', goal),
          tribes > 0 ? 0 : 1,
          armies,
        );
  if (tribes === 0) return { armies: some, tribes: 0 };
  const prompt = say('ask.campaign.tribes', 'J7.3.3', goal);
  return { armies: some, tribes: yield* pickNumber(state, who, prompt, some === 0 ? 1 : 0, tribes) };
}

function* payPassage({ table, state, who }: Act, means: Means): Rules<void> {
  if (means === 'road') return;
  const isSupported = means === 'support';
  table.fired(isSupported ? 'favor.afghan' : 'campaign.baggage');
  table.log(say(isSupported ? 'log.support' : 'log.baggage', 'E12.4', { player: nameOf(state, who) }));
  yield* payRightEnd(state, who, isSupported ? SUPPORT : BAGGAGE, isSupported ? 'B7.1' : 'E12.4');
}

function march({ table, state, who }: Act, from: Location, to: Location, group: Group): void {
  const player = playerOf(state, who);
  moveArmies(state, player.loyalty, from, to, group.armies);
  player.tribes[from] = tribesIn(player, from) - group.tribes;
  player.tribes[to] = tribesIn(player, to) + group.tribes;
  table.fired('campaign.move');
  tellDeed(
    table,
    say('log.marched', 'E12.1.2', {
      player: nameOf(state, who),
      count: group.armies + group.tribes,
      from: locationId(from),
      to: locationId(to),
    }),
  );
}
