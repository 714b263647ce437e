/** What each Special Activity could bring about before its Operation (4.2 to 4.5), tried by brute force on the table. */
import { TABLE, UNDERGROUND, ACTIVE, INSURGENTS, type Faction, type Kind } from '../../forces.ts';
import { effect, isForbidden, isInEffect } from '../../in-effect.ts';
import {
  adjacentOf,
  AFGHANISTAN,
  ALL_SPACES,
  AT,
  econOf,
  isLoc,
  isPakistan,
  isPashtun,
  isProvince,
  type Space,
} from '../../map.ts';
import {
  active,
  allGuerrillas,
  available,
  bases,
  count,
  governmentCubes,
  guerrillas,
  hasCoinControl,
  hasMajority,
  isSabotaged,
  pieces,
  placeable,
  type Activity,
  type State,
  underground,
} from '../../state.ts';

/** Each step leaves the table as the Activity would; the next one finds it as it was. */
type Tried = Generator<Activity, void, void>;

function moved(state: State, from: Space, to: Space, kind: Kind, number: number): void {
  if (number !== 0) TABLE.move(state, from, to, kind, number);
}

const PERHAPS_STAY = [0, 1, 2, 3];

/** 4.2.2 One flight of Coalition Troops and up to 3 Government Troops: more of them change nothing for an Assault. */
function* airLifts(state: State): Tried {
  for (const from of AFGHANISTAN)
    for (const to of AFGHANISTAN) {
      if (from === to) continue;
      const isAlone = isInEffect(state, 'coalition-alone');
      const [coalition, government] = [
        count(state, from, 'coalition-troops'),
        count(state, from, 'government-troops'),
      ];
      for (let own = 0; own <= coalition; own++)
        for (const theirs of PERHAPS_STAY) {
          if (theirs > (isAlone ? 0 : government) || own + theirs === 0) continue;
          moved(state, from, to, 'coalition-troops', own);
          moved(state, from, to, 'government-troops', theirs);
          yield 'air-lift';
          moved(state, to, from, 'coalition-troops', own);
          moved(state, to, from, 'government-troops', theirs);
        }
    }
}

/** 4.2.3 One piece in each of up to three provinces. */
function* airStrikes(state: State, first = 0, left = 3): Tried {
  if (left === 0) return;
  for (let at = first; at < ALL_SPACES.length; at++) {
    const space = ALL_SPACES[at] as Space;
    if (!isProvince(space)) continue;
    for (const faction of INSURGENTS) {
      const kind: Kind = guerrillas(state, space, faction) > 0 ? ACTIVE[faction] : `${faction}-base`;
      if (count(state, space, kind) === 0) continue;
      TABLE.remove(state, space, kind, 1);
      yield 'air-strike';
      yield* airStrikes(state, at + 1, left - 1);
      TABLE.place(state, space, kind, 1);
    }
  }
}

/** 4.3.2 Every way of Troops out of a space, with what it costs: over each LoC and Kabul once, perhaps back over the first. */
export function* routes(
  state: State,
  from: Space,
): Generator<readonly [to: Space, toll: number], void, void> {
  const tollAt = (space: Space): number => (allGuerrillas(state, space) > 0 ? 1 : 0);
  function* on(at: Space, toll: number, been: readonly Space[]): ReturnType<typeof routes> {
    yield [at, toll];
    if (isSabotaged(state, at)) return;
    for (const next of adjacentOf(at)) {
      if (isPakistan(next) || been.includes(next)) continue;
      const due = toll + tollAt(next);
      if (isLoc(next) || next === AT.kabul) yield* on(next, due, [...been, next]);
      else yield [next, due];
    }
  }
  for (const loc of adjacentOf(from)) if (isLoc(loc)) yield* on(loc, tollAt(loc), [loc]);
}

/** The cheapest of them to each space. */
export function cheapest(state: State, from: Space): ReadonlyMap<Space, number> {
  const found = new Map<Space, number>();
  for (const [to, toll] of routes(state, from))
    if (to !== from && toll < (found.get(to) ?? Number.POSITIVE_INFINITY)) found.set(to, toll);
  return found;
}

function* transports(state: State): Tried {
  const { resources } = state;
  for (const from of AFGHANISTAN) {
    const troops = count(state, from, 'government-troops');
    if (troops === 0) continue;
    for (const [to, toll] of cheapest(state, from)) {
      if (toll > resources.government) continue;
      for (let number = 1; number <= troops; number++) {
        resources.government -= toll;
        moved(state, from, to, 'government-troops', number);
        yield 'transport';
        moved(state, to, from, 'government-troops', number);
        resources.government += toll;
      }
    }
  }
}

/** 4.3.3 In up to two provinces. */
function* eradicates(state: State, first = 0, left = 2): Tried {
  if (left === 0) return;
  for (let at = first; at < AFGHANISTAN.length; at++) {
    const space = AFGHANISTAN[at] as Space;
    const isOpen = isProvince(space) && hasCoinControl(state, space) && governmentCubes(state, space) > 0;
    if (!isOpen || bases(state, space, 'warlords') === 0) continue;
    TABLE.remove(state, space, 'warlords-base', 1);
    const comes = isPashtun(space) ? Math.min(1, placeable(state, space, 'taliban-underground')) : 0;
    TABLE.place(state, space, 'taliban-underground', comes);
    yield 'eradicate';
    yield* eradicates(state, at + 1, left - 1);
    TABLE.remove(state, space, 'taliban-underground', comes);
    TABLE.place(state, space, 'warlords-base', 1);
  }
}

/** 4.4.1 In any number of spaces. */
function* extorts(state: State, first = 0): Tried {
  const { resources } = state;
  for (let at = first; at < ALL_SPACES.length; at++) {
    const space = ALL_SPACES[at] as Space;
    if (underground(state, space, 'taliban') === 0 || !hasMajority(state, space, 'taliban')) continue;
    const fields = bases(state, space, 'warlords');
    const [taliban, warlords] = [resources.taliban, resources.warlords];
    if (fields > 0) {
      const given = Math.min(2 * fields, warlords);
      resources.warlords -= given;
      resources.taliban += given;
    } else resources.taliban += isLoc(space) && !isSabotaged(state, space) ? econOf(space) : 1;
    TABLE.turn(state, space, 'taliban-underground', 'taliban-active', 1);
    yield 'extort';
    yield* extorts(state, at + 1);
    TABLE.turn(state, space, 'taliban-active', 'taliban-underground', 1);
    resources.taliban = taliban;
    resources.warlords = warlords;
  }
}

const infiltrated = (state: State, space: Space): Kind[] => {
  const ours: Kind[] =
    governmentCubes(state, space) > 0 ? ['government-troops', 'police'] : ['government-base'];
  const theirs: Kind[] =
    guerrillas(state, space, 'warlords') > 0
      ? ['warlords-underground', 'warlords-active']
      : ['warlords-base'];
  return [...ours, ...theirs].filter((kind) => count(state, space, kind) > 0);
};

/** 4.4.2 Two pieces gone, or one replaced, in one space. */
function* infiltrates(state: State): Tried {
  for (const space of AFGHANISTAN) {
    if (underground(state, space, 'taliban') === 0) continue;
    for (const one of infiltrated(state, space)) {
      TABLE.remove(state, space, one, 1);
      yield 'infiltrate';
      for (const other of infiltrated(state, space)) {
        TABLE.remove(state, space, other, 1);
        yield 'infiltrate';
        TABLE.place(state, space, other, 1);
      }
      if (available(state, 'taliban-underground') > 0) {
        TABLE.place(state, space, 'taliban-underground', 1);
        yield 'infiltrate';
        TABLE.remove(state, space, 'taliban-underground', 1);
      }
      TABLE.place(state, space, one, 1);
    }
  }
}

/** 4.5.2 Everywhere at once. */
function* traffics(state: State): Tried {
  const { resources } = state;
  let gained = 0;
  for (const space of AFGHANISTAN)
    if (pieces(state, space, 'coalition') === 0) gained += bases(state, space, 'warlords');
  gained = Math.floor(gained / (effect(state, 'traffic-divided')?.divisor ?? 1));
  if (gained === 0) return;
  resources.warlords += gained;
  yield 'traffic';
  resources.warlords -= gained;
}

const SUBORN_COST = 2;

/** 4.5.3 In one space or two: cubes, a Base, a guerrilla, or silence. */
function* suborns(state: State, first = 0, left = 2): Tried {
  const { resources } = state;
  if (left === 0 || resources.warlords < SUBORN_COST) return;
  for (let at = first; at < ALL_SPACES.length; at++) {
    const space = ALL_SPACES[at] as Space;
    for (const undo of suborned(state, space)) {
      resources.warlords -= SUBORN_COST;
      yield 'suborn';
      yield* suborns(state, at + 1, left - 1);
      resources.warlords += SUBORN_COST;
      undo();
    }
  }
}

function* suborned(state: State, space: Space): Generator<() => void, void, void> {
  const gone: readonly Kind[] = [
    'government-troops',
    'police',
    'government-base',
    'taliban-underground',
    'taliban-active',
  ];
  for (const kind of gone) {
    if (count(state, space, kind) === 0) continue;
    TABLE.remove(state, space, kind, 1);
    yield () => TABLE.place(state, space, kind, 1);
  }
  if (isPakistan(space)) return;
  const shown = INSURGENTS.map((faction) => active(state, space, faction));
  if (shown.every((number) => number === 0)) return;
  for (const [i, faction] of INSURGENTS.entries())
    TABLE.turn(state, space, ACTIVE[faction], UNDERGROUND[faction], shown[i] ?? 0);
  yield () => {
    for (const [i, faction] of INSURGENTS.entries())
      TABLE.turn(state, space, UNDERGROUND[faction], ACTIVE[faction], shown[i] ?? 0);
  };
}

/** 5.4 What lasts may forbid it (cards 57, 59), or the Taliban may stop it (card 26): no Operation depends on that. */
const isBarred = (state: State, activity: Activity, faction: Faction, operation: string): boolean =>
  isForbidden(state, activity, faction, 'anywhere', operation) ||
  (effect(state, 'taliban-cancel') !== undefined &&
    state.resources.taliban > 0 &&
    activity.startsWith('air-'));

/** 4.1.1 What may go with an Operation and could change whether it is possible. Surge, Govern, Cultivate cannot. */
export function* deedsBefore(state: State, faction: Faction, operation: string): Tried {
  for (const activity of allDeeds(state, faction, operation))
    if (!isBarred(state, activity, faction, operation)) yield activity;
}

function* allDeeds(state: State, faction: Faction, operation: string): Tried {
  if (faction === 'coalition') {
    yield* airLifts(state);
    if (operation !== 'train') yield* airStrikes(state);
  } else if (faction === 'government') {
    yield* transports(state);
    if (operation !== 'sweep') yield* eradicates(state);
  } else if (faction === 'taliban') {
    yield* extorts(state);
    if (operation === 'rally' || operation === 'march') yield* infiltrates(state);
  } else {
    if (operation === 'rally' || operation === 'march') yield* traffics(state);
    yield* suborns(state);
  }
}
