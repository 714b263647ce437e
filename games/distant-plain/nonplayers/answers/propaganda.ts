/** Answers in a Propaganda Round: Civic Action, Sharia, desertion, Redeploy. */
import { CIVIC_COST } from '../../civic.ts';
import { canShift, SUPPORT } from '../../changes.ts';
import { AT, econOf, idOf, isLoc, LANDS, LOCS, type Space } from '../../map.ts';
import {
  bases,
  coalitionTroops,
  governmentTroops,
  guerrillas,
  hasCoinControl,
  hasOpposition,
  peopleOf,
  police,
  type State,
  terror,
} from '../../state.ts';
import { unmoved } from '../../turn.ts';
import { civicOrder, peopleWon } from '../coalition/civic.ts';
import { controlWith, firstShiftCost } from '../ground.ts';
import { because, becauseOf, done, type Mind, nearest, numberIn, offered, spaceIn } from '../mind.ts';
import { troopsOf } from '../pieces.ts';
import { best, random } from '../selection.ts';

const isFinal = (state: State): boolean => state.propagandas >= state.variants.finalPropaganda;

/** Where a shift toward Support can be paid once the Terror is gone. */
const isWorth = (state: State, space: Space): boolean =>
  canShift(state, space, SUPPORT) && state.resources.government >= firstShiftCost(state, space, CIVIC_COST);

/** 8.3 Where markers run short. */
export const sabotage = (mind: Mind): string => idOf(random(mind, offered(mind)));

/** 8.6.6, 8.8.5 */
export function civicAction(mind: Mind): string {
  const open = offered(mind).filter((space) => isWorth(mind.state, space));
  for (const space of offered(mind))
    if (terror(mind.state, space) > 0 && !open.includes(space) && mind.faction === 'coalition')
      becauseOf(mind, 'C.civic.skip', space);
  if (open.length === 0) return done();
  return mind.faction === 'coalition' ? byCoalition(mind, open) : byGovernment(mind, open);
}

/** 8.8.5 One space is finished before the next. */
function byCoalition(mind: Mind, open: readonly Space[]): string {
  const { state } = mind;
  const begun = state.turn?.spaces.at(-1);
  if (begun !== undefined && open.includes(begun)) {
    becauseOf(mind, 'C.civic.pop', begun);
    return idOf(begun);
  }
  const top = civicOrder(state, open);
  const space = random(mind, top);
  const byPeople = best(open, (one) => peopleWon(state, one));
  const byOpposition = best(byPeople, (one) => hasOpposition(state, one));
  if (top.length < byOpposition.length) becauseOf(mind, 'C.civic.terror', space);
  else becauseOf(mind, byOpposition.length < byPeople.length ? 'C.civic.opposition' : 'C.civic.pop', space);
  return idOf(space);
}

/** Opposition first; then Support, but for the final Round, where no Coalition Base is. */
function byGovernment(mind: Mind, open: readonly Space[]): string {
  const { state } = mind;
  const order = (among: readonly Space[]): Space[] =>
    best(
      among,
      (space) => peopleOf(space, state),
      (space) => -terror(state, space),
    );
  const opposed = open.filter((space) => hasOpposition(state, space));
  if (opposed.length > 0) return said(mind, 'G.civic.opposition', order(opposed));
  if (isFinal(state)) {
    because(mind, 'G.civic.final');
    return done();
  }
  const free = open.filter((space) => bases(state, space, 'coalition') === 0);
  return free.length === 0 ? done() : said(mind, 'G.civic.support', order(free));
}

function said(mind: Mind, reason: 'G.civic.opposition' | 'G.civic.support', among: readonly Space[]): string {
  const space = random(mind, among);
  becauseOf(mind, reason, space);
  return idOf(space);
}

/** More Civic Action in a Train: up to Support, while a shift can be paid. */
export function trainCivic(mind: Mind): string {
  const space = spaceIn(mind.prompt);
  const isFree = mind.state.turn?.doing === 'event';
  const isWanted =
    space !== undefined && canShift(mind.state, space, SUPPORT) && (isFree || isWorth(mind.state, space));
  return isWanted && mind.options.includes('civic-action') ? 'civic-action' : done();
}

/** 8.1.2 Police and Troops evenly, Police first. */
export function desertion(mind: Mind): string | undefined {
  const space = spaceIn(mind.prompt);
  if (space === undefined) return undefined;
  const { state } = mind;
  return nearest(
    mind,
    troopsOf(numberIn(mind.prompt, 'deserters'), governmentTroops(state, space), police(state, space)),
  );
}

// Redeploy (8.6.7, 8.7.8, 8.8.6), and the Power Shuffle of card 52.

const isPosted = (state: State, space: Space): boolean =>
  state.control === null ? hasCoinControl(state, space) : state.control.coin.includes(space);

/** Police a space needs for its COIN Control. */
function neededPolice(state: State, space: Space): number {
  if (isLoc(space) || !isPosted(state, space)) return 0;
  for (let gone = police(state, space); gone >= 0; gone--)
    if (controlWith(state, space, { coin: -gone }) === 'coin') return police(state, space) - gone;
  return police(state, space) + 1;
}

const RICH = 3;
const ON_LOC = 2;

/** What a post wants, beyond an even share. */
const wantedPolice = (state: State, space: Space): number =>
  isLoc(space) ? (econOf(space) >= RICH ? ON_LOC : 0) : neededPolice(state, space);

/** Police that may go from a space: not those it needs, nor those whose going changes Control. */
const sparePolice = (state: State, space: Space): number => {
  const spare = Math.min(unmoved(state, space, 'police'), police(state, space) - wantedPolice(state, space));
  return spare > 0 &&
    (isLoc(space) ||
      isPosted(state, space) ||
      controlWith(state, space, { coin: -1 }) === controlWith(state, space, {}))
    ? spare
    : 0;
};

type PoliceReason = 'G.redeploy.policeControl' | 'G.redeploy.policeLoc' | 'G.redeploy.policeEven';

/** Where Police are wanted most, and from where they come. */
function policeMove(
  state: State,
  from: readonly Space[],
): { from: Space[]; to: Space[]; why: PoliceReason } | undefined {
  const able = from.filter((space) => sparePolice(state, space) > 0);
  if (able.length === 0) return undefined;
  const sources = best(
    able,
    (space) => isLoc(space) || !isPosted(state, space),
    (space) => police(state, space),
  );
  const lacking = LANDS.filter(
    (space) => isPosted(state, space) && police(state, space) < neededPolice(state, space),
  );
  if (lacking.length > 0)
    return {
      from: sources,
      to: best(lacking, (space) => peopleOf(space, state)),
      why: 'G.redeploy.policeControl',
    };
  const locs = LOCS.filter((loc) => econOf(loc) >= RICH && police(state, loc) < ON_LOC);
  if (locs.length > 0) return { from: sources, to: best(locs, econOf), why: 'G.redeploy.policeLoc' };
  return evenPolice(state, sources);
}

function evenPolice(
  state: State,
  sources: Space[],
): { from: Space[]; to: Space[]; why: PoliceReason } | undefined {
  const posts = LANDS.filter((space) => isPosted(state, space));
  const low = best(posts, (space) => -police(state, space));
  const [source] = sources;
  const [goal] = low;
  if (source === undefined || goal === undefined) return undefined;
  const isAdrift = isLoc(source) || !isPosted(state, source);
  if (!isAdrift && police(state, source) - police(state, goal) < 2) return undefined;
  return { from: sources, to: low, why: 'G.redeploy.policeEven' };
}

export function redeployFrom(mind: Mind): string {
  const { state, faction } = mind;
  const open = offered(mind);
  if (faction === 'coalition') {
    const free = open.filter((space) => police(state, space) === 0);
    if (free.length < open.length) because(mind, 'C.redeploy.stay');
    if (free.length === 0) return done();
    const from = random(mind, free);
    becauseOf(mind, 'C.redeploy.move', from);
    return idOf(from);
  }
  const next = policeMove(state, open);
  return next === undefined ? done() : idOf(random(mind, next.from));
}

export function redeployTo(mind: Mind): string {
  const { state, faction } = mind;
  const open = offered(mind);
  const kind = mind.prompt.params?.['kind'];
  if (faction === 'coalition')
    return idOf(
      random(
        mind,
        best(open, (space) => -coalitionTroops(state, space)),
      ),
    );
  return kind === 'police' ? policeTo(mind, open) : troopsTo(mind, open);
}

function policeTo(mind: Mind, open: readonly Space[]): string {
  const from = spaceIn(mind.prompt, 'from');
  const next = from === undefined ? undefined : policeMove(mind.state, [from]);
  const to = (next?.to ?? []).filter((space) => open.includes(space));
  if (next === undefined || to.length === 0) return idOf(random(mind, open));
  const space = random(mind, to);
  becauseOf(mind, next.why, space);
  return idOf(space);
}

/** Kabul's Control first, then evenly. */
function troopsTo(mind: Mind, open: readonly Space[]): string {
  const { state } = mind;
  if (open.includes(AT.kabul) && !hasCoinControl(state, AT.kabul)) {
    becauseOf(mind, 'G.redeploy.kabul', AT.kabul);
    return idOf(AT.kabul);
  }
  const space = random(
    mind,
    best(open, (one) => -governmentTroops(state, one)),
  );
  becauseOf(mind, 'G.redeploy.even', space);
  return idOf(space);
}

export const redeployNumber = (mind: Mind): string => nearest(mind, 1);
