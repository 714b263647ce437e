/** 7.3 Deploy, and its special forms Regime Change (7.3.4) and Withdraw (7.3.5). */
import type { Blocked, Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseNumber, chooseWhether, pick } from '../ask.ts';
import { moveTroops, type Place, placeId, removeNato, test, TRACK } from '../deeds.ts';
import { ALL, AT, type Country, idOf, isMuslim, MUSLIM } from '../map.ts';
import { cells, cubes, governance, isAlly, isIslamist, isRegimeChange } from '../country.ts';
import { MARGIN, NATO_TROOPS, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { operationOf, payFor, withinReach } from './progress.ts';
import type { OperationRules } from './rules.ts';

/** 7.3.1 Troops that may leave: a Regime Change country keeps five more than there are cells, NATO among them. */
export function releasable(state: State, place: Place): number {
  if (place === TRACK) return state.troopsOnTrack;
  const here = cubes(state, place);
  if (!isRegimeChange(state, place)) return here;
  const nato = state.nato === place ? NATO_TROOPS : 0;
  return Math.max(0, Math.min(here, here + nato - cells(state, place) - MARGIN));
}

/** Whether NATO may go too when so many cubes leave (card 41). */
const mayTakeNato = (state: State, from: Place, leaving: number, isFree: boolean): boolean =>
  from !== TRACK &&
  state.nato === from &&
  (isFree || !isRegimeChange(state, from) || cubes(state, from) - leaving >= cells(state, from) + MARGIN);

/** 7.3.2, 7.3.3 The value needed to deploy there; above every card where it is not allowed. */
export function costOf(state: State, place: Place): number {
  if (place === TRACK) return 1;
  if (isMuslim(place))
    return isAlly(state, place) && !isIslamist(state, place) ? governance(state, place) : 9;
  // Card 57, D-R15.
  return place === AT.philippines && state.effects['abu-sayyaf'] ? governance(state, place) : 9;
}

const PLACES: readonly Place[] = [TRACK, ...ALL];

const isSource = (state: State, place: Place): boolean =>
  releasable(state, place) > 0 || mayTakeNato(state, place, 0, false);

/** Where troops from that place may go. */
function destinations(state: State, from: Place, ops: number): Place[] {
  return PLACES.filter((place) => place !== from && costOf(state, place) <= ops);
}

/** Places out of which somebody may deploy somewhere. */
function sources(state: State, ops: number): Place[] {
  const open = PLACES.filter((place) => costOf(state, place) <= ops);
  return PLACES.filter((place) => isSource(state, place) && open.some((to) => to !== place));
}

/** 7.3.1 Regime Change countries that can spare nobody. */
function heldIn(state: State): Blocked[] {
  return MUSLIM.filter((country) => cubes(state, country) > 0 && !isSource(state, country)).map(
    (country) => ({
      option: idOf(country),
      label: say('country', '7.3.1', { country: idOf(country) }),
      why: say('why.deploy.regime-change', '7.3.1'),
    }),
  );
}

/** Without lists, for the menu of Operations. */
function canDeploy(state: State, ops: number): boolean {
  let away = false;
  for (let i = 0; i < ALL.length; i++) {
    const country = ALL[i] as Country;
    if (isSource(state, country)) return true;
    away ||= costOf(state, country) <= ops;
  }
  return away && state.troopsOnTrack > 0;
}

function placeLabel(place: Place, rule: string): Message {
  return place === TRACK
    ? say('do', rule, { deed: 'track' })
    : say('country', rule, { country: idOf(place) });
}

/** Asks for one of these places. */
export const choosePlace = (
  action: Action,
  prompt: Message,
  among: readonly Place[],
  blocked: () => readonly Blocked[] = () => [],
): Rules<Place> =>
  pick<Place>(action, {
    prompt,
    among: () => among,
    id: placeId,
    now: among,
    label: (place) => placeLabel(place, action.rule),
    blocked,
  });

/** Muslim countries that are marked and yet no destination, and why not. */
function closedTo(state: State, from: Place, ops: number): Blocked[] {
  const closed = MUSLIM.filter(
    (country) => country !== from && governance(state, country) > 0 && costOf(state, country) > ops,
  );
  return closed.map((country) => ({
    option: idOf(country),
    label: say('country', '7.3.3', { country: idOf(country) }),
    why: whyNotHere(state, country),
  }));
}

function whyNotHere(state: State, country: Country): Message {
  if (isIslamist(state, country)) return say('why.islamist', '7.1.3');
  return isAlly(state, country)
    ? say('why.ops', '7.3.2', { needed: governance(state, country) })
    : say('why.deploy.ally', '7.3.3');
}

/** Moves troops, the US choosing how many, and whether NATO goes (card 41); it then leaves the map. */
export function* send(action: Action, from: Place, to: Place, most: number, isFree: boolean): Rules<void> {
  const { state, rule } = action;
  // 4.9.4 Only the Philippines can be unmarked, when Abu Sayyaf found no cell.
  if (to !== TRACK) test(action, to);
  const ends = { from: placeId(from), to: placeId(to) };
  const least = mayTakeNato(state, from, 0, isFree) ? 0 : 1;
  const count = yield* chooseNumber(
    action,
    say('ask.deploy.number', rule, ends),
    Math.min(least, most),
    most,
  );
  if (mayTakeNato(state, from, count, isFree)) {
    if (count === 0 || (yield* chooseWhether(action, say('ask.deploy.nato', rule, ends)))) removeNato(action);
  }
  moveTroops(action, from, to, count);
}

function* perform(action: Action): Rules<void> {
  const { state, rule } = action;
  const ops = withinReach(state);
  const from = yield* choosePlace(action, say('ask.deploy.from', rule), sources(state, ops), () =>
    heldIn(state),
  );
  const prompt = say('ask.deploy.to', rule, { from: placeId(from) });
  const to = yield* choosePlace(action, prompt, destinations(state, from, ops), () =>
    closedTo(state, from, ops),
  );
  payFor(action, costOf(state, to));
  if (to !== TRACK) operationOf(state).sites.push(to);
  yield* send(action, from, to, releasable(state, from), false);
}

export const deploy: OperationRules = {
  name: 'deploy',
  rule: '7.3',
  canDo: canDeploy,
  whyNot: () => say('why.deploy', '7.3.3'),
  perform,
};
