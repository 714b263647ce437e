/** 8.6 AUC. Each part follows the rulebook from top to bottom. */
import { canAssassinateIn } from '../activities/assassinate.ts';
import { factionOf } from '../forces.ts';
import { idOf, type Space, spaceOf } from '../map.ts';
import { type PieceId, pieceOf } from '../shipments.ts';
import {
  available,
  bases,
  guerrillas,
  hasMajority,
  lands,
  pieces,
  police,
  spaces,
  type State,
  type Turn,
  underground,
} from '../state.ts';
import type { Chart, Ending } from './chart.ts';
import { anywhere, canEnterUnseen, type MarchTerms, originsFor } from './marching.ts';
import { because, type Look, type Mind } from './mind.ts';
import { noteVictim, victim, type VictimOrder } from './pieces.ts';
import { best } from './selection.ts';
import {
  buildSites,
  canPlaceGuerrilla,
  covers,
  fresh,
  isBuildSite,
  servable,
  spacesLeft,
  unvisited,
} from './sites.ts';
import { all, each, once, type Step, type Steps, take } from './steps.ts';
import { hasVictim, victimKey } from './victims.ts';

const RESERVE = 6;
/** Rally, Attack and Terror go to three spaces at most. */
const SPACES = 3;
const STRONG = 3;

const left = (state: State): number => spacesLeft(state, 'auc', SPACES);
const one = (state: State): number => Math.min(1, left(state));
const hasFarcBase = (state: State, space: Space): boolean => bases(state, space, 'farc') > 0;

/** 8.6 Which Operation. */
function choose(mind: Mind): 'rally' | 'march' | 'terror' | 'attack' {
  const { state } = mind;
  const free = available(state, 'auc-underground');
  if (free >= RESERVE) {
    because(mind, '8.6.q1.guerrillas-6', { guerrillas: free });
    return 'rally';
  }
  if (buildSites(state, 'auc').length > 0) {
    because(mind, '8.6.q1.build-site');
    return 'rally';
  }
  because(mind, '8.6.q1.no', { guerrillas: free });
  const farc = lands(state).filter((space) => hasFarcBase(state, space));
  const watched = farc.filter((space) => guerrillas(state, space, 'auc') > 0);
  if (2 * watched.length < farc.length) {
    because(mind, '8.6.q2.less-than-half', { watched: watched.length, bases: farc.length });
    return 'march';
  }
  if (farc.length === 0) because(mind, '8.6.q2.no-farc-base');
  else because(mind, '8.6.q2.half-or-more', { watched: watched.length, bases: farc.length });
  const isReady = farc.some((space) => underground(state, space, 'auc') > 0);
  because(mind, isReady ? '8.6.q3.underground-at-base' : '8.6.q3.none');
  return isReady ? 'terror' : 'attack';
}

/** 8.6.1 Rally: Bases, then cover, then guerrillas. */
function* rally(look: Look): Steps {
  yield* each(
    look,
    '8.6.1.rally.build',
    (state) => fresh(state, buildSites(state, 'auc')),
    (state) => Math.min(left(state), available(state, 'auc-base')),
  );
  yield* each(look, '8.6.1.rally.flip', (state) => fresh(state, covers(state, 'auc')), left);
  for (const where of PLACES)
    yield* each(
      look,
      `8.6.1.rally.${where}`,
      (state) => placing(state, fresh(state, lands(state)), where),
      (state, among) => servable(state, among, 'auc', left(state)),
    );
}

/** Where guerrillas come: beside a FARC Base, then an AUC Base, then elsewhere. */
const PLACES = ['farc-base', 'auc-base', 'other'] as const;

function placing(state: State, among: readonly Space[], where: (typeof PLACES)[number]): Space[] {
  const places = among.filter((space) => canPlaceGuerrilla(state, space, 'auc'));
  if (where === 'other') return places;
  return places.filter((space) => bases(state, space, where === 'farc-base' ? 'farc' : 'auc') > 0);
}

/** 8.6.1 Elite Backing (6.4.5): a Base if possible, else guerrillas; nobody turns Underground or gathers (N14). */
export function eliteBacking(mind: Mind): string {
  const step = backing(
    mind.state,
    mind.options.flatMap((option) => spaceOf(option) ?? []),
  );
  if (step !== undefined) return idOf(take(mind, step));
  because(mind, '8.6.1.elite.none');
  return 'done';
}

export function backing(state: State, open: readonly Space[]): Step | undefined {
  const sites = open.filter((space) => isBuildSite(state, space, 'auc'));
  if (sites.length > 0 && available(state, 'auc-base') > 0)
    return { reasons: ['8.6.1.elite.build'], among: sites, capacity: 1 };
  for (const where of PLACES) {
    const among = placing(state, open, where);
    if (among.length > 0) return { reasons: [`8.6.1.elite.${where}`], among, capacity: 1 };
  }
  return undefined;
}

/** 8.6.1 Extort, after Rally and March: wherever it is possible. */
const extort = (look: Look, reason: '8.6.1.extort.some' | '8.6.2.extort.some'): Steps =>
  each(
    look,
    reason,
    (state) => unvisited(state, spaces(state)).filter((space) => canExtort(state, space)),
    all,
  );

const canExtort = (state: State, space: Space): boolean =>
  underground(state, space, 'auc') > 0 && hasMajority(state, space, 'auc');

/** D10 One stays where AUC or FARC has a Base. */
export const AUC_MARCH: MarchTerms = {
  faction: 'auc',
  isOrigin: anywhere,
  keepsOne: (state, space) => bases(state, space, 'auc') > 0 || hasFarcBase(state, space),
};

/** FARC there, and nobody of AUC. */
export const isAucGoal = (state: State, space: Space): boolean =>
  pieces(state, space, 'farc') > 0 && guerrillas(state, space, 'auc') === 0;

/** 8.6.2 March to one space: FARC Bases first, then where somebody stays Underground (N13). */
function* march({ state }: Look): Steps {
  if (spacesLeft(state, 'auc', 1) < 1) return;
  const goals = lands(state).filter(
    (space) => isAucGoal(state, space) && originsFor(state, space, AUC_MARCH).length > 0,
  );
  const hasBase = (space: Space): boolean => hasFarcBase(state, space);
  const isUnseen = (space: Space): boolean => canEnterUnseen(state, space, AUC_MARCH);
  const among = best(goals, hasBase, isUnseen);
  const [first] = among;
  if (first === undefined) return;
  const [what, how] = [
    hasBase(first) ? 'base' : 'piece',
    isUnseen(first) ? 'underground' : 'active',
  ] as const;
  yield { reasons: [`8.6.2.march.farc-${what}-${how}`], among, capacity: 1 };
}

/** 8.6.3 Attack where most AUC guerrillas are, and there the better victims. */
function* attack(look: Look): Steps {
  for (;;) {
    const { state } = look;
    const targets = fresh(state, spaces(state)).filter((space) => canStrike(state, space));
    const most = best(targets, (space) => guerrillas(state, space, 'auc'));
    const among = best(most, victimKey(state, 'auc'));
    const [first] = among;
    const capacity = left(state);
    if (first === undefined || capacity < 1) return;
    const strength = guerrillas(state, first, 'auc') >= STRONG ? 'three-guerrillas' : 'underground';
    const isTied = among.length < most.length;
    yield { reasons: [`8.6.3.attack.${strength}`], among, capacity, ...(isTied && { note: noteTie }) };
  }
}

const noteTie = (mind: Mind): void => because(mind, '8.6.3.attack.tie-by-victim');

const canStrike = (state: State, space: Space): boolean =>
  (underground(state, space, 'auc') > 0 || guerrillas(state, space, 'auc') >= STRONG) &&
  hasVictim(state, space, 'auc');

/** 8.6.4 Terror: in one space with a FARC Base, one with any FARC piece, then in others. */
function* terror(look: Look): Steps {
  const cells = (state: State): Space[] =>
    fresh(state, lands(state)).filter((space) => underground(state, space, 'auc') > 0);
  yield* once(
    look,
    '8.6.4.terror.farc-base',
    (state) => cells(state).filter((space) => hasFarcBase(state, space)),
    one,
  );
  yield* once(
    look,
    '8.6.4.terror.farc-piece',
    (state) => cells(state).filter((space) => pieces(state, space, 'farc') > 0),
    one,
  );
  yield* each(look, '8.6.4.terror.other', cells, left);
}

/** 8.6.4 Assassinate in every Terror space where it is possible. */
function* assassinate(look: Look): Steps {
  for (;;) {
    const { state } = look;
    const { turn } = state;
    const among = turn?.spaces.filter((space) => canAssassinateIn(state, space, turn)) ?? [];
    if (among.length === 0) return;
    yield { reasons: [], among, capacity: among.length, note: (mind) => noteGuarded(mind) };
  }
}

/** Terror spaces where Police bar the Assassination. */
function noteGuarded(mind: Ending, turn: Turn | null = mind.state.turn): void {
  if (turn === null) return;
  for (const space of turn.spaces) {
    if (canAssassinateIn(mind.state, space, turn) || turn.activitySpaces.includes(space)) continue;
    if (guerrillas(mind.state, space, 'auc') <= police(mind.state, space))
      because(mind, '8.6.4.assassinate.police-block', { space: idOf(space) });
  }
}

/** Bases come first even if they are defended (4.4.2). */
const ASSASSINATED: VictimOrder = ['shipment', 'farc', 'government', 'cartels'];

export function assassinateWhom(mind: Mind): PieceId | undefined {
  const ids = mind.options as PieceId[];
  const id = victim(ids, ASSASSINATED);
  if (id === undefined) return undefined;
  const { kind, load } = pieceOf(id);
  const faction = factionOf(kind);
  if (load > 0) because(mind, '8.6.4.assassinate.shipment');
  else if (faction !== 'auc') because(mind, `8.6.4.assassinate.${faction}`);
  noteVictim(mind, id, ids);
  return id;
}

export const AUC: Chart = {
  choose,
  up: ['terror', 'attack', 'march', 'rally'],
  boxes: {
    rally: {
      steps: rally,
      activity: {
        name: 'extort',
        steps: (look) => extort(look, '8.6.1.extort.some'),
        none: (end) => because(end, '8.6.1.extort.none'),
      },
    },
    march: {
      steps: march,
      activity: {
        name: 'extort',
        steps: (look) => extort(look, '8.6.2.extort.some'),
        none: (end) => because(end, '8.6.2.extort.none'),
      },
    },
    attack: { steps: attack },
    terror: {
      steps: terror,
      activity: {
        name: 'assassinate',
        steps: assassinate,
        none(end, turn) {
          noteGuarded(end, turn);
          because(end, '8.6.4.assassinate.none');
        },
      },
    },
  },
  marchTerms: () => AUC_MARCH,
  oneStaysFor: (state, space) =>
    bases(state, space, 'auc') > 0 ? '8.6.2.march.auc-base-keeps-one' : '8.6.2.march.farc-base-keeps-one',
};
