/** 8.6.6, 8.6.7 The Government's Civic Action and Redeploy; the Power Shuffle of card 52. */
import { AT, econOf, idOf, isLoc, LANDS, LOCS, type Space } from '../../map.ts';
import {
  bases,
  governmentTroops,
  hasCoinControl,
  hasOpposition,
  peopleOf,
  police,
  type State,
  terror,
} from '../../state.ts';
import { unmoved } from '../../turn.ts';
import { controlWith, isWorthSupport } from '../ground.ts';
import { because, becauseOf, type Mind, offered, spaceIn } from '../mind.ts';
import { best, random } from '../selection.ts';

// 8.6.6 Civic Action.

/** Opposition first; then Support, but for the final Round, where no Coalition Base is. */
function civicAction(mind: Mind): string {
  const { state } = mind;
  const open = offered(mind).filter((space) => isWorthSupport(state, space));
  const opposed = open.filter((space) => hasOpposition(state, space));
  if (opposed.length > 0) return said(mind, 'G.civic.opposition', opposed);
  if (open.length > 0 && state.propagandas >= state.variants.finalPropaganda) {
    because(mind, 'G.civic.final');
    return 'done';
  }
  const free = open.filter((space) => bases(state, space, 'coalition') === 0);
  return free.length === 0 ? 'done' : said(mind, 'G.civic.support', free);
}

function said(mind: Mind, reason: 'G.civic.opposition' | 'G.civic.support', among: readonly Space[]): string {
  const top = best(
    among,
    (one) => peopleOf(one, mind.state),
    (one) => -terror(mind.state, one),
  );
  const space = random(mind, top);
  becauseOf(mind, reason, space);
  return idOf(space);
}

// 8.6.7 Redeploy.

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

function redeployFrom(mind: Mind): string {
  const next = policeMove(mind.state, offered(mind));
  return next === undefined ? 'done' : idOf(random(mind, next.from));
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

export const propagandaAnswers = {
  'ask.civic-action': civicAction,
  'ask.redeploy.from': redeployFrom,
  'ask.redeploy.to': (mind: Mind) =>
    (mind.prompt.params?.['kind'] === 'police' ? policeTo : troopsTo)(mind, offered(mind)),
};
