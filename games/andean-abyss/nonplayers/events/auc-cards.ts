/** What is thought of the cards of AUC (37 to 54): 8.1 whether they do anything, 8.4.4 their instructions, and what they are worth. */
import type { CardNumber } from '../../events/index.ts';
import { factionOf, type Insurgent, INSURGENTS, isUnderground } from '../../forces.ts';
import { AT, CITIES, idOf, isLoc, populationOf, type Space, spaceOf } from '../../map.ts';
import { pieceOf } from '../../shipments.ts';
import {
  active,
  allGuerrillas,
  available,
  cubes,
  departments,
  guerrillas,
  hasOpposition,
  lands,
  type PieceId,
  pieces,
  police,
  spaces,
  type State,
  terror,
  troops,
  underground,
} from '../../state.ts';
import { because, type Mind, spaceIn } from '../mind.ts';
import { best, evenly } from '../selection.ts';
import { hasVictim } from '../victims.ts';
import {
  always,
  type CardOpinion,
  COMMON_HARM,
  isUnsure,
  someLand,
  type SpaceChoice,
  when,
} from './opinion.ts';
import { basesFit, goals, hasFreeMarch, marchIfPossible, mayLeave, placesGuerrilla } from './shared.ts';

// 37 Former Military.

/** An Ambush where there is a victim (8.6.3). */
const ambush: SpaceChoice = { filter: ({ state }, space) => hasVictim(state, space, 'auc') };

const formerMilitary: CardOpinion = {
  usable: (state) => hasFreeMarch(state, 'auc'),
  policy: { spaces: { act: ambush }, answers: { 'ask.event.whether': marchIfPossible } },
  worth: always(3),
  harm: COMMON_HARM,
};

// 40 Demobilization.

/** Most Police, then most Troops. */
const demobilized: SpaceChoice = {
  keys: [({ state }, space) => police(state, space), ({ state }, space) => troops(state, space)],
  note(mind, space) {
    const rivals = mind.options.flatMap((option) => spaceOf(option) ?? []).filter((one) => one !== space);
    const most = police(mind.state, space);
    because(mind, '8.4.card-40.most-police');
    if (rivals.some((one) => police(mind.state, one) === most)) because(mind, '8.4.card-40.most-troops');
  },
};

const demobilization: CardOpinion = {
  usable: (state) =>
    departments(state).some((one) => pieces(state, one, 'auc') > 0 && cubes(state, one) > 0) ||
    CITIES.some((city) => basesFit(state, city, 'auc') || placesGuerrilla(state, city, 'auc')),
  policy: { spaces: { from: demobilized } },
  worth: always(4),
  harm: 3,
};

// 46 Limpieza.

/** Where the faction has a guerrilla; FARC not in Opposition. */
const cleansable = (state: State, space: Space, faction: Insurgent): boolean =>
  !isLoc(space) &&
  guerrillas(state, space, faction) > 0 &&
  !(faction === 'farc' && hasOpposition(state, space));

/** In a City or Department, FARC not in Opposition. */
const cleansing: SpaceChoice = {
  filter: ({ state, faction }, space) => cleansable(state, space, faction),
  note(mind, space) {
    if (populationOf(space) === 0) because(mind, '8.4.card-46.population-0', { space: idOf(space) });
  },
};

function cleansedLevel(mind: Mind): string {
  const isAuc = mind.faction === 'auc';
  because(mind, isAuc ? '8.4.card-46.auc-support' : '8.4.card-46.opposition');
  return isAuc ? 'passive-support' : 'passive-opposition';
}

const limpieza: CardOpinion = {
  usable: (state, faction) => lands(state).some((one) => cleansable(state, one, faction)),
  policy: { spaces: { act: cleansing }, answers: { 'ask.event.how': cleansedLevel } },
  worth: always(0),
  harm: 4,
};

// 50 Carabineros.

/** Opposition first, LoCs last. */
const corrupted: SpaceChoice = {
  gives: ({ state }, space) => police(state, space),
  keys: [({ state }, space) => hasOpposition(state, space), (_mind, space) => !isLoc(space)],
  note(mind, space) {
    const where = hasOpposition(mind.state, space) ? 'opposition' : isLoc(space) ? 'loc' : 'other';
    because(mind, `8.4.card-50.${where}`, { space: idOf(space) });
  },
};

function corruptedHow(mind: Mind): string {
  const canReplace = mind.options.includes('replace');
  because(mind, canReplace ? '8.4.card-50.replaced' : '8.4.card-50.plain-removal');
  return canReplace ? 'replace' : 'remove';
}

const carabineros: CardOpinion = {
  usable: (state) => spaces(state).some((one) => police(state, one) > 0),
  policy: { spaces: { choose: corrupted }, answers: { 'ask.event.how': corruptedHow } },
  worth: always(2),
  harm: COMMON_HARM,
};

// 51 Pipeline Repairs.

const pipelineRepairs: CardOpinion = {
  worth: always(4),
  harm: 3,
};

// 53 Criminal Air Force.

/** Departments from which guerrillas may leave for a goal elsewhere, those with most guerrillas. */
const flights = (state: State, faction: Insurgent): Space[] =>
  best(
    departments(state).filter(
      (space) =>
        mayLeave(state, space, faction) > 0 &&
        goals(state, departments(state), faction).some((to) => to !== space),
    ),
    (space) => guerrillas(state, space, faction),
  );

/** From where most guerrillas are to a goal of the faction's March (N25). */
const takeOff: SpaceChoice = {
  filter: ({ state, faction }, space) => flights(state, faction).includes(space),
  note: (mind, space) => because(mind, '8.4.card-53.most-guerrillas', { space: idOf(space) }),
};

const landing: SpaceChoice = {
  filter: (mind, space) =>
    goals(
      mind.state,
      departments(mind.state).filter((one) => mind.options.includes(idOf(one))),
      mind.faction,
    ).includes(space),
  note: (mind, space) => because(mind, '8.4.card-53.destination', { space: idOf(space) }),
};

/** Active before Underground and holders of Shipments first (8.1.2), as long as somebody may leave. */
function passenger(mind: Mind): string | undefined {
  const from = spaceIn(mind.prompt);
  const isEmptied = from !== undefined && mayLeave(mind.state, from, mind.faction) === 0;
  if (isEmptied && mind.options.includes('done')) {
    because(mind, '8.1.2.march.one-stays', { space: idOf(from) });
    return 'done';
  }
  const ids = mind.options.filter((option) => option !== 'done') as PieceId[];
  const shown = ids.filter((id) => !isUnderground(pieceOf(id).kind));
  const among = shown.length > 0 ? shown : ids;
  because(mind, shown.length > 0 ? '8.4.card-53.active-first' : '8.4.card-53.underground');
  return among.find((id) => pieceOf(id).load > 0) ?? among[0];
}

const criminalAirForce: CardOpinion = {
  usable: (state, faction) => flights(state, faction).length > 0,
  policy: { spaces: { from: takeOff, to: landing }, answers: { 'ask.event.piece': passenger } },
  worth: always(0),
  harm: COMMON_HARM,
};

// 54 Deserters & Defectors.

/** Guerrillas of the others. */
const enemyGuerrillas = (state: State, space: Space, faction: Insurgent): number =>
  allGuerrillas(state, space) - guerrillas(state, space, faction);

/** Two enemy guerrillas of one faction in one space; one, where no space has two. */
const deserted: SpaceChoice = {
  filter(mind, space) {
    const begun = mind.state.turn?.spaces.at(-1);
    if (begun !== undefined) return space === begun && deserterIn(mind, begun) !== undefined;
    return !isLoc(space) && enemyGuerrillas(mind.state, space, mind.faction) > 0;
  },
  keys: [({ state, faction }, space) => enemyGuerrillas(state, space, faction) >= 2],
};

/** The faction of the first deserter, while it has guerrillas there. */
function deserterIn(mind: Mind, space: Space): Insurgent | undefined {
  const first = mind.state.turn?.choices.at(-1) as PieceId | undefined;
  if (first === undefined) return undefined;
  const faction = factionOf(pieceOf(first).kind) as Insurgent;
  return guerrillas(mind.state, space, faction) > 0 ? faction : undefined;
}

function deserter(mind: Mind): string | undefined {
  const space = spaceIn(mind.prompt);
  if (space === undefined) return undefined;
  const before = deserterIn(mind, space);
  if (before !== undefined) because(mind, '8.4.card-54.same-faction', { faction: before });
  const faction = before ?? mostNumerous(mind, space);
  const ids = mind.options.filter(
    (id) => id !== 'done' && factionOf(pieceOf(id as PieceId).kind) === faction,
  );
  return ids.find((id) => id.includes('-underground')) ?? ids[0];
}

function mostNumerous(mind: Mind, space: Space): Insurgent | undefined {
  const others = INSURGENTS.filter((one) => one !== mind.faction);
  const most = Math.max(...others.map((one) => guerrillas(mind.state, space, one)));
  const leading = others.filter((one) => guerrillas(mind.state, space, one) === most);
  const { thing, roll } = evenly(mind, leading);
  if (roll === undefined) because(mind, '8.4.card-54.single', { faction: thing });
  else because(mind, '8.4.card-54.tie-die', { faction: thing, roll });
  return thing;
}

const desertersAndDefectors: CardOpinion = {
  usable: (state, faction) => lands(state).some((one) => enemyGuerrillas(state, one, faction) > 0),
  policy: { spaces: { replace: deserted }, answers: { 'ask.event.piece': deserter } },
  worth: always(0),
  harm: COMMON_HARM,
};

export const AUC_CARDS = {
  37: formerMilitary,
  // 38 National Coordination Center.
  38: {
    worth: always(2),
    harm: COMMON_HARM,
  },
  // 39 Soldados Campesinos.
  39: {
    worth: always(4),
    harm: COMMON_HARM,
  },
  40: demobilization,
  // 41 Mancuso.
  41: {
    worth: always(3),
    harm: COMMON_HARM,
  },
  42: { worth: always(5), harm: 3 }, // Senado & Cámara
  // 43 Calima Front.
  43: {
    worth: always(2),
    harm: 3,
  },
  // 44 Colombia Nueva.
  44: {
    worth: when(isUnsure),
    harm: 10,
  },
  // 45 Los Derechos Humanos.
  45: {
    worth: when((state) => someLand(state, (space) => terror(state, space) > 0)),
    harm: COMMON_HARM,
  },
  46: limpieza,
  // 47 Pinto & del Rosario.
  47: {
    usable: (state) =>
      available(state, 'auc-underground') > 0 ||
      underground(state, AT.cucuta, 'auc') > 0 ||
      spaces(state).some((one) => active(state, one, 'auc') > 0),
    policy: { spaces: { turn: { gives: ({ state }, space) => active(state, space, 'auc') } } },
    worth: always(3),
    harm: COMMON_HARM,
  },
  // 48 Unión Sindical Obrera.
  48: {
    worth: always(4),
    harm: 5,
  },
  // 49 Bloques.
  49: {
    policy: {
      spaces: {
        place: {
          counts: true,
          keys: [
            ({ state }, space) =>
              Number(basesFit(state, space, 'auc')) + Number(placesGuerrilla(state, space, 'auc')),
          ],
        },
      },
    },
    worth: always(3),
    harm: COMMON_HARM,
  },
  50: carabineros,
  51: pipelineRepairs,
  // 52 Castaño.
  52: {
    worth: always(5),
    harm: COMMON_HARM,
  },
  53: criminalAirForce,
  54: desertersAndDefectors,
} satisfies Readonly<Partial<Record<CardNumber, CardOpinion>>>;
