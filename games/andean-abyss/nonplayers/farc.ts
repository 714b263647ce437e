/** 8.7 FARC. Each part follows the rulebook from top to bottom. */
import { ACTIVE_OPPOSITION, canShift as canBeShifted } from '../changes.ts';
import { isPropaganda } from '../cards.ts';
import { ACTIVE, UNDERGROUND } from '../forces.ts';
import { hasMomentum } from '../lasting.ts';
import {
  econOf,
  idOf,
  isCity,
  isDepartment,
  isLoc,
  LOCS,
  populationOf,
  type Space,
  spaceOf,
} from '../map.ts';
import { CANO_SPACES } from '../propaganda/support.ts';
import { shipmentsHeld } from '../shipments.ts';
import {
  adjacent,
  allBases,
  allPieces,
  available,
  bases,
  guerrillas,
  hasMajority,
  hasSupport,
  isSabotaged,
  lands,
  level,
  pieces,
  police,
  spaces,
  type State,
  terror as terrorIn,
  type Turn,
  underground,
} from '../state.ts';
import { unmoved } from '../turn.ts';
import type { Chart, Ending } from './chart.ts';
import { canEnterUnseen, type MarchTerms, movable, originsFor } from './marching.ts';
import { because, isAsked, type Look, type Mind, type Plan, reply, spaceIn } from './mind.ts';
import { best, settle } from './selection.ts';
import { buildSites, canPlaceGuerrilla, covers, fresh, purse, servable, unvisited } from './sites.ts';
import { all, each, once, type Step, type Steps } from './steps.ts';
import { hasVictim, victimKey } from './victims.ts';

const RESERVE = 9;
const THREE = 3;

/** As far as Resources go. */
const left = (state: State): number => purse(state, 'farc');
const one = (state: State): number => Math.min(1, left(state));

/** 8.7 Which Operation. */
function choose(mind: Mind): 'rally' | 'march' | 'attack' | 'terror' {
  const { state } = mind;
  const free = available(state, 'farc-underground');
  if (free >= RESERVE) {
    because(mind, '8.7.q1.guerrillas-9', { guerrillas: free });
    return 'rally';
  }
  if (buildSites(state, 'farc').length > 0) {
    because(mind, '8.7.q1.build-site');
    return 'rally';
  }
  because(mind, '8.7.q1.no', { guerrillas: free });
  if (!isForward(mind)) {
    because(mind, '8.7.q2.no');
    return 'march';
  }
  const { farc, government } = state.resources;
  const isRicher = farc > government;
  because(mind, isRicher ? '8.7.q3.farc-richer' : '8.7.q3.government-richer-or-equal', { farc, government });
  return isRicher ? 'attack' : 'terror';
}

/** D11 Whether a Support space or a LoC holds an Underground FARC guerrilla, or three FARC pieces. */
function isForward(mind: Mind): boolean {
  const { state } = mind;
  const isHidden = (space: Space): boolean => underground(state, space, 'farc') > 0;
  const isMassed = (space: Space): boolean => pieces(state, space, 'farc') >= THREE;
  const towns = spaces(state).filter((space) => !isLoc(space) && hasSupport(state, space));
  if (towns.some(isHidden)) because(mind, '8.7.q2.underground-support');
  else if (LOCS.some(isHidden)) because(mind, '8.7.q2.underground-loc');
  else if (towns.some(isMassed)) because(mind, '8.7.q2.three-pieces-support');
  else if (LOCS.some(isMassed)) because(mind, '8.7.q2.three-pieces-loc');
  else return false;
  return true;
}

/** 8.7.1 Rally: Bases, then cover, then guerrillas at all Bases and in one random space. */
function* rally(look: Look): Steps {
  yield* each(
    look,
    '8.7.1.rally.build',
    (state) => fresh(state, buildSites(state, 'farc')),
    (state) => Math.min(left(state), available(state, 'farc-base')),
  );
  yield* each(look, '8.7.1.rally.flip', (state) => fresh(state, covers(state, 'farc')), left);
  yield* each(
    look,
    '8.7.1.rally.base',
    (state) => places(state).filter((space) => bases(state, space, 'farc') > 0),
    (state, among) => servable(state, among, 'farc', left(state)),
  );
  yield* once(look, '8.7.1.rally.random', places, one);
}

const places = (state: State): Space[] =>
  fresh(state, lands(state)).filter((space) => canPlaceGuerrilla(state, space, 'farc'));

/** 8.7.1 Extort, after Rally and March: everywhere with two Underground guerrillas, and on one more LoC. */
function* extort(look: Look): Steps {
  const held = (state: State, hidden: number): Space[] =>
    unvisited(state, spaces(state)).filter(
      (space) => underground(state, space, 'farc') >= hidden && hasMajority(state, space, 'farc'),
    );
  yield* each(look, '8.7.1.extort.two-underground', (state) => held(state, 2), all);
  const locs = held(look.state, 1).filter(isLoc);
  if (locs.length > 0) yield { reasons: ['8.7.1.extort.loc'], among: locs, capacity: 1, econ: 'lowest' };
}

function* extortAfterMarch(look: Look): Steps {
  for (const step of extort(look)) yield { ...step, reasons: ['8.7.2.extort.some', ...step.reasons] };
}

/** Guerrillas leave Active Opposition, population 0 and Sabotage; one stays beside a Base, whosever it is. */
export const FARC_MARCH: MarchTerms = {
  faction: 'farc',
  isOrigin: (state, space) =>
    isLoc(space)
      ? isSabotaged(state, space)
      : level(state, space) === ACTIVE_OPPOSITION || isUninhabited(space),
  keepsOne: (state, space) => allBases(state, space) > 0,
};
const FARC_LOC_MARCH: MarchTerms = { ...FARC_MARCH, single: true };

const isUninhabited = (space: Space): boolean => isDepartment(space) && populationOf(space) === 0;

const TOWNS = 3;
const townsIn = (state: State): Space[] => (state.turn?.spaces ?? []).filter((space) => !isLoc(space));

/** 8.7.2 March to LoCs, then to three towns, last from where most may leave. Card 20: for nothing, seen or not. */
function* march(look: Look): Steps {
  if (!isFinalNext(look.state) && townsIn(look.state).length === 0) yield* marchToLocs(look);
  yield* marchToTowns(look);
  yield* marchLast(look);
}

/** N16 The next card lies face up and is the final Propaganda. */
export function isFinalNext({ deck: [next], shown, propagandas, variants }: State): boolean {
  if (shown === 0 || next === undefined || !isPropaganda(next)) return false;
  return propagandas + 1 >= variants.finalPropaganda;
}

/** D19 LoCs without Sabotage and without FARC, highest Econ first. */
function* marchToLocs(look: Look): Steps {
  const goals = (state: State): Space[] =>
    fresh(state, LOCS).filter(
      (loc) =>
        !isSabotaged(state, loc) &&
        guerrillas(state, loc, 'farc') === 0 &&
        originsFor(state, loc, FARC_LOC_MARCH).length > 0,
    );
  yield* each(
    look,
    '8.7.2.march.loc',
    (state) => (left(state) < 1 ? [] : best(goals(state), econOf)),
    (state, among) => (canServe(state, among) ? among.length : 1),
  );
}

/** Whether every origin has a guerrilla for each of these LoCs beside it. */
function canServe(state: State, locs: readonly Space[]): boolean {
  const calls = locs.flatMap((loc) => originsFor(state, loc, FARC_LOC_MARCH));
  return [...new Set(calls)].every(
    (from) => calls.filter((call) => call === from).length <= movable(state, from, FARC_MARCH),
  );
}

/** Support or Neutral where FARC could not Agitate; first where somebody stays Underground. */
function* marchToTowns(look: Look): Steps {
  for (;;) {
    const { state } = look;
    const capacity = Math.min(TOWNS - townsIn(state).length, left(state));
    if (capacity < 1) return;
    const goals = fresh(state, lands(state)).filter(
      (space) => isFarcGoal(state, space) && originsFor(state, space, FARC_MARCH).length > 0,
    );
    const isUnseen = (space: Space): boolean =>
      state.turn?.free !== true && canEnterUnseen(state, space, FARC_MARCH);
    const among = best(goals, isUnseen);
    const [first] = among;
    if (first === undefined) return;
    const how = isUnseen(first) ? 'underground' : 'active';
    yield { reasons: [`8.7.2.march.${how}`], among, capacity: areApart(state, among) ? capacity : 1 };
  }
}

/** Whether no origin stands beside two of these towns: then none of them takes guerrillas from another. */
function areApart(state: State, towns: readonly Space[]): boolean {
  const origins = towns.flatMap((space) => originsFor(state, space, FARC_MARCH));
  return new Set(origins).size === origins.length;
}

export const isFarcGoal = (state: State, space: Space): boolean =>
  populationOf(space) > 0 && level(state, space) >= 0 && !couldAgitate(state, space);

/** N18 Control counted on the spot, without those that have just arrived; card 22 asks for less. */
function couldAgitate(state: State, space: Space): boolean {
  const stayed = unmoved(state, space, UNDERGROUND.farc) + unmoved(state, space, ACTIVE.farc);
  const arrived = guerrillas(state, space, 'farc') - stayed;
  const farc = pieces(state, space, 'farc') - arrived;
  const everybody = allPieces(state, space) - arrived;
  if (farc > everybody - farc) return true;
  return (
    hasMomentum(state, 'alfonso-cano') && farc > 0 && 2 * pieces(state, space, 'government') <= everybody
  );
}

/** N17 From where most may leave, to a neighbour with population. */
function* marchLast({ state }: Look): Steps {
  if (left(state) < 1) return;
  const origins = spaces(state).filter(
    (from) => movable(state, from, FARC_MARCH) > 0 && lastGoals(state, from).length > 0,
  );
  const among = best(origins, (from) => movable(state, from, FARC_MARCH));
  if (among.length > 0) yield { reasons: [], among, capacity: 1, choose: (mind) => lastGoal(mind, among) };
}

const lastGoals = (state: State, from: Space): Space[] =>
  fresh(state, adjacent(state, from)).filter(
    (space) =>
      !isLoc(space) && populationOf(space) > 0 && originsFor(state, space, FARC_MARCH).includes(from),
  );

/** First the origin, unless all lead to the same space, then the space. */
function lastGoal(mind: Mind, origins: readonly Space[]): Space {
  const { state } = mind;
  const goals = new Set(origins.flatMap((from) => lastGoals(state, from)));
  const origin = settle(mind, { among: origins, capacity: goals.size === 1 ? origins.length : 1 });
  const space = settle(mind, { among: lastGoals(state, origin), capacity: 1 });
  because(mind, '8.7.2.march.last', { from: idOf(origin), space: idOf(space) });
  return space;
}

/** 8.7.3 Attack everywhere with three guerrillas, and in one more space for the Ambush. */
function* attack(look: Look): Steps {
  const targets = (state: State): Space[] =>
    fresh(state, spaces(state)).filter((space) => hasVictim(state, space, 'farc'));
  for (;;) {
    const { state } = look;
    const capacity = left(state);
    const strong = targets(state).filter((space) => guerrillas(state, space, 'farc') >= THREE);
    if (capacity < 1) return;
    if (strong.length === 0) break;
    // N19: who is hit ranks spaces only when Resources do not reach all.
    if (strong.length <= capacity)
      yield { reasons: ['8.7.3.attack.three-guerrillas'], among: strong, capacity };
    else
      yield {
        reasons: ['8.7.3.attack.short-of-resources'],
        among: best(strong, victimKey(state, 'farc')),
        capacity,
      };
  }
  const { state } = look;
  const hidden = targets(state).filter((space) => underground(state, space, 'farc') > 0);
  const towns = hidden.filter((space) => !isLoc(space));
  const isTown = towns.length > 0;
  const among = best(isTown ? towns : hidden, victimKey(state, 'farc'));
  const reason = isTown ? '8.7.3.attack.extra-space' : '8.7.3.attack.extra-loc';
  if (among.length > 0) yield { reasons: [reason], among, capacity: 1 };
}

/** 8.7.4 Terror on LoCs, then where a Kidnap can follow, last where it shifts the level. */
function* terror(look: Look): Steps {
  const cells = (state: State): Space[] =>
    left(state) < 1
      ? []
      : fresh(state, spaces(state)).filter((space) => underground(state, space, 'farc') > 0);
  yield* each(
    look,
    '8.7.4.terror.loc',
    (state) => cells(state).filter((space) => isLoc(space) && !isSabotaged(state, space)),
    all,
  );
  for (;;) {
    const { state } = look;
    const group = kidnapGroup(cells(state).filter((space) => isKidnapPossible(state, space)));
    // N20 As many as bring the Terror spaces with a possible Kidnap up to three. LoCs cost nothing.
    const ready = (state.turn?.spaces ?? []).filter((space) => isKidnapPossible(state, space)).length;
    if (group === undefined || ready >= KIDNAPS) break;
    const open = KIDNAPS - ready;
    const capacity = group.what === 'loc' ? open : Math.min(open, left(state));
    yield { reasons: [`8.7.4.terror.kidnap-${group.what}`], among: group.among, capacity };
  }
  for (const step of each(look, '8.7.4.terror.shift', (state) => cells(state).filter(canShift(state)), left))
    yield { ...step, note: noteKidnapsFull };
}

const canShift =
  (state: State) =>
  (space: Space): boolean =>
    populationOf(space) > 0 && level(state, space) !== ACTIVE_OPPOSITION;

function noteKidnapsFull(mind: Mind, space: Space): void {
  if (isKidnapPossible(mind.state, space)) because(mind, '8.7.4.terror.kidnap-full');
}

const KIDNAPS = 3;

/** 8.7.4 Kidnap, after Terror, in three of its spaces. */
function* kidnap(look: Look): Steps {
  for (;;) {
    const { state } = look;
    const { turn } = state;
    if (turn === null) return;
    const open = unvisited(state, turn.spaces).filter((space) => isKidnapPossible(state, space));
    const group = kidnapGroup(open);
    const room = KIDNAPS - turn.activitySpaces.length;
    if (group === undefined || room < 1) return;
    const { what, among } = group;
    const capacity = canAllPay(state, among) ? room : 1;
    const note = what === 'loc' ? {} : { note: (mind: Mind) => noteEmptyPurses(mind) };
    yield { reasons: [`8.7.4.kidnap.${what}`], among, capacity, ...note };
  }
}

/** LoCs, then Cities, then Departments with a Cartels Base: the first of these groups that has any. */
function kidnapGroup(
  among: readonly Space[],
): { readonly what: 'loc' | 'city' | 'department'; readonly among: readonly Space[] } | undefined {
  const locs = among.filter(isLoc);
  if (locs.length > 0) return { what: 'loc', among: locs };
  const cities = among.filter(isCity);
  if (cities.length > 0) return { what: 'city', among: cities };
  return among.length === 0 ? undefined : { what: 'department', among };
}

/** More FARC guerrillas than Police, and somebody who can pay. */
export const isKidnapPossible = (state: State, space: Space): boolean =>
  guerrillas(state, space, 'farc') > police(state, space) && kidnapVictim(state, space) !== undefined;

/** Whom FARC would kidnap here: the Government on LoCs and in Cities while it has Resources, else the Cartels (N21). */
function kidnapVictim(state: State, space: Space): 'government' | 'cartels' | undefined {
  if (!isDepartment(space) && state.resources.government > 0) return 'government';
  if (bases(state, space, 'cartels') === 0) return undefined;
  const canPay = state.resources.cartels > 0 || shipmentsHeld(state, space, 'cartels') > 0;
  return canPay ? 'cartels' : undefined;
}

const HIGHEST_ROLL = 6;

/** Whether the purse they share lasts to the last of them, whatever the dice say. */
function canAllPay(state: State, group: readonly Space[]): boolean {
  const [first] = group;
  const victim = first === undefined ? undefined : kidnapVictim(state, first);
  if (victim === undefined) return false;
  const inDrugs = (space: Space): boolean =>
    victim === 'cartels' && shipmentsHeld(state, space, 'cartels') > 0;
  const payers = group.filter((space) => !inDrugs(space)).length;
  return payers <= 1 || state.resources[victim] > HIGHEST_ROLL * (payers - 1);
}

/** Terror spaces where nobody has anything left to pay. */
function noteEmptyPurses(mind: Ending, turn: Turn | null = mind.state.turn): void {
  const { state } = mind;
  if (turn === null) return;
  for (const space of turn.spaces) {
    if (turn.activitySpaces.includes(space) || guerrillas(state, space, 'farc') <= police(state, space))
      continue;
    const hasTarget = !isDepartment(space) || bases(state, space, 'cartels') > 0;
    if (hasTarget && kidnapVictim(state, space) === undefined)
      because(mind, '8.7.4.kidnap.target-empty-skipped', { space: idOf(space) });
  }
}

export function kidnapWhom(mind: Mind): string | undefined {
  const space = spaceIn(mind.prompt);
  if (space === undefined) return undefined;
  const victim = kidnapVictim(mind.state, space);
  const reason = victim === 'cartels' ? '8.7.4.kidnap.city-cartels' : '8.7.4.kidnap.government';
  because(mind, reason, { space: idOf(space) });
  return victim;
}

/** 8.7.5 Agitation: one space is finished before the next. */
export function* agitate(mind: Mind): Plan {
  let begun: Space | undefined;
  while (isAsked(mind, 'ask.agitation')) {
    // Terror is removed only on the way to a shift: not at Active Opposition, nor where nobody lives (N22).
    const open = mind.options
      .flatMap((option) => spaceOf(option) ?? [])
      .filter((space) => canBeShifted(mind.state, space, ACTIVE_OPPOSITION));
    begun = begun !== undefined && goesOn(mind, open, begun) ? begun : nextToAgitate(mind, open);
    yield* reply(mind, begun === undefined ? 'done' : idOf(begun));
  }
}

/** What it takes to shift a space at all: its Terror, and one more. */
const agitationCost = (state: State, space: Space): number => terrorIn(state, space) + 1;

function goesOn(mind: Mind, open: readonly Space[], begun: Space): boolean {
  const { state } = mind;
  if (!open.includes(begun) || agitationCost(state, begun) > state.resources.farc) return false;
  because(mind, '8.7.5.agitate.goes-on', { space: idOf(begun) });
  return true;
}

function nextToAgitate(mind: Mind, open: readonly Space[]): Space | undefined {
  const { state } = mind;
  for (const space of open)
    if (agitationCost(state, space) > state.resources.farc)
      because(mind, '8.7.5.agitate.terror-skipped', { space: idOf(space) });
  const step = agitation(state, open);
  if (step === undefined) {
    because(mind, '8.7.5.agitate.no-more');
    return undefined;
  }
  const space = settle(mind, step);
  noteAgitation(mind, open, step.among, space);
  return space;
}

/** Fewest Terror, then Support, then highest population; only where a shift can follow (N22). */
export function agitation(
  state: State,
  open: readonly Space[],
): Pick<Step, 'among' | 'capacity'> | undefined {
  const payable = open.filter((space) => agitationCost(state, space) <= state.resources.farc);
  const among = best(
    payable,
    (space) => -terrorIn(state, space),
    (space) => hasSupport(state, space),
    populationOf,
  );
  return among.length === 0 ? undefined : { among, capacity: reachesAll(state, among) ? among.length : 1 };
}

/** N4 Whether FARC gets to all of these equals in the end, so that there is nothing to choose among them. */
const reachesAll = (state: State, equals: readonly Space[]): boolean =>
  canPayAll(state, equals) && beyondControl(state, equals) <= CANO_SPACES;

/** Whether Resources bring all of them to Active Opposition. */
const canPayAll = (state: State, open: readonly Space[]): boolean =>
  open.reduce((sum, space) => sum + terrorIn(state, space) + level(state, space) + 2, 0) <=
  state.resources.farc;

/** Card 22: spaces without FARC Control among those Agitated so far and these. */
const beyondControl = (state: State, open: readonly Space[]): number =>
  new Set([...(state.turn?.spaces ?? []), ...open].filter((space) => !state.control.farc.includes(space)))
    .size;

function noteAgitation(mind: Mind, open: readonly Space[], top: readonly Space[], at: Space): void {
  const { state } = mind;
  const space = idOf(at);
  because(mind, canPayAll(state, open) ? '8.7.5.agitate.all' : '8.7.5.agitate.short', { space });
  if (!state.control.farc.includes(at)) because(mind, '8.7.5.agitate.card-22', { space });
  if (terrorIn(state, at) > 0) because(mind, '8.7.5.agitate.terror-then-shift', { space });
  if (open.length > 1) noteKeys(mind, open, top, at);
  if (beyondControl(state, []) >= CANO_SPACES) because(mind, '8.7.5.agitate.card-22-limit');
}

/** Which of the keys told the spaces apart. */
function noteKeys(mind: Mind, open: readonly Space[], top: readonly Space[], at: Space): void {
  const { state } = mind;
  const calm = open.filter((space) => terrorIn(state, space) === terrorIn(state, at));
  const loyal = calm.filter((space) => hasSupport(state, space) === hasSupport(state, at));
  if (calm.length < open.length) because(mind, '8.7.5.agitate.fewest-terror');
  if (loyal.length < calm.length) because(mind, '8.7.5.agitate.support');
  if (top.length < loyal.length) because(mind, '8.7.5.agitate.population');
  if (top.length > 1 && !reachesAll(state, top)) because(mind, '8.7.5.agitate.random');
}

export const FARC: Chart = {
  choose,
  up: ['terror', 'attack', 'march', 'rally'],
  boxes: {
    rally: {
      steps: rally,
      activity: { name: 'extort', steps: extort, none: (end) => because(end, '8.7.1.extort.none') },
    },
    march: {
      steps: march,
      noteFirst(mind) {
        if (isFinalNext(mind.state)) because(mind, '8.7.2.march.loc-skipped-final');
      },
      activity: { name: 'extort', steps: extortAfterMarch, none: (end) => because(end, '8.7.2.extort.none') },
    },
    attack: { steps: attack },
    terror: {
      steps: terror,
      activity: {
        name: 'kidnap',
        steps: kidnap,
        none(end, turn) {
          noteEmptyPurses(end, turn);
          because(end, '8.7.4.kidnap.none');
        },
      },
    },
  },
  marchTerms: (state, to) => {
    const terms = isLoc(to) ? FARC_LOC_MARCH : FARC_MARCH;
    return state.turn?.free === true ? { ...terms, headlong: true } : terms;
  },
  originReason(state, from) {
    if (isLoc(from) && isSabotaged(state, from)) return '8.7.2.march.origin-sabotaged-loc';
    return isUninhabited(from) ? '8.7.2.march.origin-population-0' : '8.7.2.march.origin-opposition';
  },
  oneStaysFor: () => '8.7.2.march.base-keeps-one',
};
