/** 8.5 The Cartels. Each part follows the rulebook from top to bottom. */
import { BRIBE_COST, removalOf } from '../activities/bribe.ts';
import { isFertile } from '../activities/cultivate.ts';
import { ACTIVE, BASE, factionOf, isBase, type Kind, KINDS, UNDERGROUND } from '../forces.ts';
import { idOf, isDepartment, populationOf, type Space } from '../map.ts';
import { type PieceId, pieceIds, pieceOf } from '../shipments.ts';
import {
  adjacent,
  available,
  bases,
  guerrillas,
  hasOpposition,
  hasSupport,
  lands,
  pieces,
  police,
  roomForGuerrillas,
  shipmentsLeft,
  spaces,
  type State,
  underground,
} from '../state.ts';
import type { Chart } from './chart.ts';
import { anywhere, hasOwnBase, type MarchTerms, originsFor } from './marching.ts';
import { because, isAsked, type Look, type Mind, numberIn, type Plan, reply, spaceIn } from './mind.ts';
import { noteVictim } from './pieces.ts';
import { settle } from './selection.ts';
import {
  buildSites,
  canPlaceGuerrilla,
  covers,
  fresh,
  hasRoom,
  isBuildSite,
  purse,
  servable,
  spacesLeft,
  unvisited,
  wanted,
  wantsCover,
} from './sites.ts';
import { each, once, type Step, type Steps, take } from './steps.ts';

const RESERVE = 10;
/** Rally, Terror and Bribe go to three spaces at most. */
const SPACES = 3;

const left = (state: State): number => spacesLeft(state, 'cartels', SPACES);

/** 8.5 Which Operation. */
function choose(mind: Mind): 'rally' | 'march' | 'terror' {
  const { state } = mind;
  const reserve = available(state, 'cartels-underground') + available(state, 'cartels-base');
  if (reserve >= RESERVE) {
    because(mind, '8.5.q1.pieces-10', { pieces: reserve });
    return 'rally';
  }
  if (buildSites(state, 'cartels').length > 0) {
    because(mind, '8.5.q1.build-site');
    return 'rally';
  }
  because(mind, '8.5.q1.no', { pieces: reserve });
  if (shipmentsLeft(state) > 0) {
    because(mind, '8.5.q2.shipment');
    return 'march';
  }
  because(mind, '8.5.q2.no-shipment');
  return 'terror';
}

/** 8.5.1 Rally: Bases, then cover, then guerrillas for bare Bases, last one more Department for Cultivate. */
function* rally(look: Look): Steps {
  yield* each(
    look,
    '8.5.1.rally.build',
    (state) => fresh(state, buildSites(state, 'cartels')),
    (state) => Math.min(left(state), available(state, 'cartels-base')),
  );
  yield* each(look, '8.5.1.rally.flip', (state) => fresh(state, covers(state, 'cartels')), left);
  yield* each(
    look,
    '8.5.1.rally.place',
    (state) => bareBases(state).filter((space) => canPlaceGuerrilla(state, space, 'cartels')),
    (state, among) => servable(state, among, 'cartels', left(state)),
  );
  yield* each(
    look,
    '8.5.1.rally.gather',
    (state) => bareBases(state).filter((space) => canGather(state, space)),
    (state, among) => (canAllGather(state, among) ? left(state) : Math.min(1, left(state))),
  );
  yield* once(
    look,
    '8.5.1.rally.extra',
    (state) => fresh(state, extras(state)),
    (state) => Math.min(1, left(state)),
  );
}

const bareBases = (state: State): Space[] =>
  fresh(state, lands(state)).filter((space) => isBare(state, space));

/** D17 A Cartels Base without a Cartels guerrilla. */
export const isBare = (state: State, space: Space): boolean =>
  bases(state, space, 'cartels') > 0 && guerrillas(state, space, 'cartels') === 0;

/** No guerrilla is Available. In Ecuador two Bases leave no room for those who come (card 33). */
export const canGather = (state: State, space: Space): boolean =>
  isBare(state, space) &&
  available(state, 'cartels-underground') === 0 &&
  roomForGuerrillas(state, space, 'cartels') > 0 &&
  gatherSources(state).length > 0;

/** Whether a Rally does anything in a space that has been chosen (card 69). */
export const canRallyAt = (state: State, space: Space): boolean =>
  isBuildSite(state, space, 'cartels') ||
  wantsCover(state, space, 'cartels') ||
  canGather(state, space) ||
  canPlaceGuerrilla(state, space, 'cartels');

/** N8 Guerrillas gather from spaces without a Cartels Base, LoCs too. */
export const gatherSources = (state: State): Space[] =>
  spaces(state).filter(
    (space) => guerrillas(state, space, 'cartels') > 0 && bases(state, space, 'cartels') === 0,
  );

export const gatherable = (state: State, from: readonly Space[]): number =>
  from.reduce((sum, space) => sum + guerrillas(state, space, 'cartels'), 0);

/** So many come to a space. */
export const GATHERED = 3;

const canAllGather = (state: State, among: readonly Space[]): boolean =>
  gatherable(state, gatherSources(state)) >= GATHERED * among.length;

/** Departments where Cultivate could place a Base once guerrillas are there. */
function extras(state: State): Space[] {
  const free = available(state, 'cartels-underground');
  if (free === 0 || available(state, 'cartels-base') === 0) return [];
  const after = (space: Space): number =>
    guerrillas(state, space, 'cartels') + Math.min(wanted(state, space, 'cartels'), free);
  return lands(state).filter(
    (space) =>
      isDepartment(space) &&
      populationOf(space) > 0 &&
      hasRoom(state, space, 'cartels') &&
      after(space) > police(state, space),
  );
}

/** 8.5.1 Cultivate, after Rally: a Base in a Department of this Rally; else one moved from a space with two. */
function* cultivate({ state }: Look): Steps {
  const { turn } = state;
  if (turn === null || turn.activity !== null) return;
  const fields = turn.spaces.filter((space) => isDepartment(space) && isFertile(state, space));
  if (available(state, 'cartels-base') > 0 && fields.length > 0)
    return yield { reasons: ['8.5.1.cultivate.place'], among: fields, capacity: 1 };
  if (doubleBases(state).length === 0) return;
  const among = lands(state).filter(
    (space) => bases(state, space, 'cartels') === 0 && isFertile(state, space),
  );
  if (among.length > 0) yield { reasons: ['8.5.1.cultivate.move'], among, capacity: 1 };
}

/** Spaces with two Cartels Bases can spare one. */
const doubleBases = (state: State): Space[] =>
  lands(state).filter((space) => bases(state, space, 'cartels') === 2);

/** A new Base where there is one for it; else one from a space with two. */
export function cultivateFrom(mind: Mind): string | undefined {
  const { state } = mind;
  const space = spaceIn(mind.prompt);
  const isNew = space !== undefined && isDepartment(space) && isFertile(state, space);
  if (isNew && available(state, 'cartels-base') > 0 && mind.options.includes('new-base')) {
    because(mind, '8.1.1.as-chosen');
    return 'new-base';
  }
  const among = doubleBases(state).filter((from) => from !== space);
  return among.length === 0 ? undefined : idOf(settle(mind, { among, capacity: 1 }));
}

export const CARTELS_MARCH: MarchTerms = {
  faction: 'cartels',
  isOrigin: anywhere,
  keepsOne: hasOwnBase('cartels'),
};

const CROWD = 3;

/** 8.5.2 March to one space with room for a Base, beside a single space with three or more guerrillas (D16). */
const march = (look: Look): Steps =>
  once(
    look,
    '8.5.2.march.destination',
    (state) =>
      lands(state).filter(
        (space) =>
          hasRoom(state, space, 'cartels') &&
          adjacent(state, space).some((beside) => guerrillas(state, beside, 'cartels') >= CROWD) &&
          originsFor(state, space, CARTELS_MARCH).length > 0,
      ),
    (state) => spacesLeft(state, 'cartels', 1),
  );

const SHIPMENTS = 2;

/** 8.5.2 Process, after March: two Shipments, each drawn by itself; without such spaces a Base is sold (N10). */
function* process(look: Look): Steps {
  const loaded = (): number => look.state.turn?.tally.shipments ?? 0;
  if ((look.state.turn?.activitySpaces.length ?? 0) > loaded()) return;
  while (loaded() < SHIPMENTS && shipmentsLeft(look.state) > 0) {
    const among = labs(look.state);
    if (among.length === 0) break;
    yield { reasons: [], among, capacity: 1, note: noteShipment };
  }
  const among = doubleBases(look.state);
  if (loaded() === 0 && among.length > 0)
    yield { reasons: ['8.5.2.process.remove-base'], among, capacity: 1 };
}

/** Where the Cartels have a guerrilla and a Base. */
const labs = (state: State): Space[] =>
  lands(state).filter(
    (space) => guerrillas(state, space, 'cartels') > 0 && bases(state, space, 'cartels') > 0,
  );

function noteShipment(mind: Mind, at: Space): void {
  const { state } = mind;
  const { turn } = state;
  const space = idOf(at);
  if (turn?.activitySpaces.includes(at) === true) because(mind, '8.5.2.process.same-space', { space });
  else if (turn?.tally.shipments === 0 && shipmentsLeft(state) === 1)
    because(mind, '8.5.2.process.one-left', { space });
  else because(mind, '8.5.2.process.two-spaces', { space });
}

function* processIn(mind: Mind, step: Step): Plan {
  const isSale = step.reasons.includes('8.5.2.process.remove-base');
  if (isAsked(mind, 'ask.process.how')) {
    because(mind, isSale ? '8.5.2.process.sells' : '8.5.2.process.loads');
    yield* reply(mind, isSale ? 'sell-base' : 'load-shipment');
  }
  if (isAsked(mind, isSale ? 'ask.process.sell' : 'ask.process.load'))
    yield* reply(mind, idOf(take(mind, step)));
}

/** 8.5.3 Terror in Support, then Opposition, then Neutral. */
function* terror(look: Look): Steps {
  const cells = (state: State): Space[] =>
    fresh(state, lands(state)).filter(
      (space) => populationOf(space) > 0 && underground(state, space, 'cartels') > 0,
    );
  yield* each(
    look,
    '8.5.3.terror.support',
    (state) => cells(state).filter((space) => hasSupport(state, space)),
    left,
  );
  yield* each(
    look,
    '8.5.3.terror.opposition',
    (state) => cells(state).filter((space) => hasOpposition(state, space)),
    left,
  );
  yield* each(look, '8.5.3.terror.neutral', cells, left);
}

/** Whom the Cartels buy first. */
const TARGETS = ['government', 'farc', 'auc'] as const;
type BribeTarget = (typeof TARGETS)[number];

/** The first of the Government, FARC and AUC that is there. */
const bribeTarget = (state: State, space: Space): BribeTarget | undefined =>
  TARGETS.find((faction) => pieces(state, space, faction) > 0);

/** 8.5.3 Bribe, after Terror, wherever Cartels and enemies are: the Government first. */
export function* bribe(look: Look): Steps {
  for (const target of TARGETS)
    for (;;) {
      const { state } = look;
      const among = unvisited(state, spaces(state)).filter(
        (space) => pieces(state, space, 'cartels') > 0 && bribeTarget(state, space) === target,
      );
      const visited = state.turn?.activitySpaces.length ?? 0;
      const capacity = Math.min(SPACES - visited, Math.floor(purse(state, 'cartels') / BRIBE_COST));
      if (capacity < 1) return;
      if (among.length === 0) break;
      yield { reasons: [], among, capacity };
    }
}

/** N11 The target's Base, else two cubes or guerrillas; the Cartels never just turn them over. */
export function bribeWhom(mind: Mind): string | undefined {
  const space = spaceIn(mind.prompt);
  if (space === undefined) return undefined;
  const isSecond = numberIn(mind.prompt, 'left') === 1;
  const ids = pieceIds(mind.state, space, KINDS)
    .filter((id) => mind.options.includes(removalOf(id)))
    .filter((id) => !isSecond || !isBase(pieceOf(id).kind));
  const id = bribed(mind.state, space, ids);
  if (id === undefined) {
    because(mind, '8.1.1.no-more');
    return 'done';
  }
  noteBribe(mind, space, id, isSecond);
  noteVictim(mind, id, ids);
  return removalOf(id);
}

/** A Base; else cubes, Police first; else guerrillas, Underground first; then those of the next targets. */
export function bribed(state: State, space: Space, ids: readonly PieceId[]): PieceId | undefined {
  const target = bribeTarget(state, space);
  if (target === undefined) return undefined;
  const kinds = TARGETS.slice(TARGETS.indexOf(target)).flatMap(cheapest);
  return [BASE[target], ...kinds].flatMap((kind) => ids.find((id) => pieceOf(id).kind === kind) ?? [])[0];
}

const cheapest = (faction: BribeTarget): Kind[] =>
  faction === 'government' ? ['police', 'troops'] : [UNDERGROUND[faction], ACTIVE[faction]];

function noteBribe(mind: Mind, at: Space, id: PieceId, isSecond: boolean): void {
  const { kind } = pieceOf(id);
  const space = idOf(at);
  const faction = factionOf(kind);
  if (kind === 'police' || kind === 'troops') because(mind, `8.5.3.bribe.${kind}`, { space });
  else if (faction !== 'farc' && faction !== 'auc') because(mind, '8.5.3.bribe.government-base', { space });
  else if (isBase(kind)) because(mind, `8.5.3.bribe.${faction}-base`, { space });
  else if (isSecond && mind.prompt.params?.['after'] !== faction)
    because(mind, '8.5.3.bribe.mixed-guerrillas', { space });
  else because(mind, `8.5.3.bribe.${faction}-guerrillas`, { space });
}

export const CARTELS: Chart = {
  choose,
  up: ['terror', 'march', 'rally'],
  boxes: {
    rally: {
      steps: rally,
      activity: {
        name: 'cultivate',
        steps: cultivate,
        none: (end) => because(end, '8.5.1.cultivate.none'),
      },
    },
    march: {
      steps: march,
      activity: {
        name: 'process',
        steps: process,
        answer: processIn,
        none: (end) => because(end, '8.5.2.process.none'),
      },
    },
    terror: {
      steps: terror,
      activity: {
        name: 'bribe',
        steps: bribe,
        none: (end) =>
          because(
            end,
            end.state.resources.cartels < BRIBE_COST ? '8.5.3.bribe.no-resources' : '8.5.3.bribe.no-space',
          ),
      },
    },
  },
  marchTerms: () => CARTELS_MARCH,
  oneStaysFor: () => '8.5.2.march.base-keeps-one',
};
