/** What is thought of the cards of the Cartels (55 to 72): 8.1 whether they do anything, 8.4.4 their instructions, and what they are worth. */
import { downriver } from '../../events/69-riverines-and-fast-boats.ts';
import { tourGuide } from '../../events/70-ayahuasca-tourism.ts';
import type { CardNumber } from '../../events/index.ts';
import type { Insurgent } from '../../forces.ts';
import { AT, CITIES, idOf, isCity, isMountain, type Space, spaceOf } from '../../map.ts';
import {
  active,
  allGuerrillas,
  available,
  bases,
  basesOnMap,
  guerrillas,
  hasSupport,
  isNonPlayer,
  lands,
  pieces,
  police,
  shipmentsLeft,
  spaces,
  type State,
  underground,
} from '../../state.ts';
import { beginTurn } from '../../turn.ts';
import { bribe, canRallyAt } from '../cartels.ts';
import { because, type Mind, spaceIn } from '../mind.ts';
import { best, settle } from '../selection.ts';
import { isPossible } from '../steps.ts';
import { always, type CardOpinion, cartelsGunmen, COMMON_HARM, type SpaceChoice, when } from './opinion.ts';
import { basesFit, goals, mayLeave, quietCity } from './shared.ts';

// 57 Op Millennium.

/** Police in Cities and Departments. */
const garrisons = (state: State): Space[] => lands(state).filter((space) => police(state, space) > 0);

/** Cities, then Departments. */
const infiltrated: SpaceChoice = {
  keys: [(_mind, space) => isCity(space)],
  note: (mind, space) => because(mind, isCity(space) ? '8.4.card-57.city' : '8.4.card-57.department'),
};

const opMillennium: CardOpinion = {
  usable: (state) => garrisons(state).length > 0,
  policy: { spaces: { replace: infiltrated } },
  worth: always(4),
  harm: COMMON_HARM,
};

// 58 General Serrano.

/** Spaces that Cartels and Police share. */
const sharedWithPolice = (state: State): Space[] =>
  spaces(state).filter((space) => pieces(state, space, 'cartels') > 0 && police(state, space) > 0);

const cleanCities = (state: State): Space[] => CITIES.filter((city) => pieces(state, city, 'cartels') === 0);

/** Police leave the Cartels alone, for one City. */
const transferred: SpaceChoice = {
  filter: ({ state }, space) => sharedWithPolice(state).includes(space),
  gives: ({ state }, space) => police(state, space),
  note: (mind) => because(mind, '8.4.card-58.relocate'),
};

const posting: SpaceChoice = {
  filter({ state }, space) {
    const begun = state.turn?.spaces.at(-1);
    return begun === undefined ? cleanCities(state).includes(space) : begun === space;
  },
};

const generalSerrano: CardOpinion = {
  usable: 'always',
  operatesInstead: (state) => sharedWithPolice(state).length === 0 || cleanCities(state).length === 0,
  operating: '8.4.card-58.op',
  policy: { spaces: { from: transferred, to: posting } },
  worth: when((state) => cartelsGunmen(state) >= 2),
  harm: 1,
};

// 59 Salcedo.

/** Cartels guerrillas that may go, one staying behind. */
const spareGunmen = (state: State): Space[] =>
  spaces(state).filter((space) => guerrillas(state, space, 'cartels') >= 2);

/** Support Cities with the fewest Police to which somebody could come. */
const havens = (state: State): Space[] =>
  best(
    CITIES.filter((city) => hasSupport(state, city)),
    (city) => -police(state, city),
  ).filter((city) => spareGunmen(state).some((from) => from !== city));

/** Gunmen gather in the Support City with the fewest Police. */
const haven: SpaceChoice = {
  filter: ({ state }, space) => havens(state).includes(space),
  note: (mind, space) => because(mind, '8.4.card-59.city', { space: idOf(space) }),
};

const summoned: SpaceChoice = {
  filter: ({ state }, space) => spareGunmen(state).includes(space),
  keys: [({ state }, space) => guerrillas(state, space, 'cartels')],
  gives: ({ state }, space) => guerrillas(state, space, 'cartels') - 1,
};

/** One guerrilla stays behind. */
function howManyGo(mind: Mind): string | undefined {
  const from = spaceIn(mind.prompt, 'from');
  if (from === undefined) return undefined;
  const most = guerrillas(mind.state, from, 'cartels') - 1;
  because(mind, '8.4.card-59.one-stays', { space: idOf(from) });
  return mind.options.findLast((option) => Number(option) <= most) ?? mind.options[0];
}

function whoGoes(mind: Mind): string | undefined {
  const from = spaceIn(mind.prompt);
  if (from !== undefined && guerrillas(mind.state, from, 'cartels') <= 1 && mind.options.includes('done')) {
    because(mind, '8.4.card-59.one-stays', { space: idOf(from) });
    return 'done';
  }
  const holder = mind.options.find((option) => option.includes('+'));
  because(mind, holder === undefined ? '8.1.1.as-many' : '8.1.2.march.shipment-first');
  return holder ?? mind.options[0];
}

const salcedo: CardOpinion = {
  usable: (state) =>
    spaces(state).some((one) => active(state, one, 'cartels') > 0) || havens(state).length > 0,
  policy: {
    spaces: { from: summoned, to: haven },
    answers: { 'ask.event.number': howManyGo, 'ask.event.piece': whoGoes },
  },
  worth: always(3),
  harm: COMMON_HARM,
};

// 60 The Chess Player.

const canBribe = (state: State): boolean =>
  isPossible(bribe({ state: { ...state, turn: beginTurn('cartels', 'event', { free: true }) } }));

/** The Bribe of 8.5.3, for nothing. */
function freeBribe(mind: Mind): string {
  const { value: step } = bribe(mind).next();
  if (!(step instanceof Object)) {
    because(mind, '8.5.3.bribe.no-space');
    return 'done';
  }
  because(mind, '8.4.card-60.bribe');
  return idOf(settle(mind, { ...step, capacity: 1 }));
}

const theChessPlayer: CardOpinion = {
  usable: (state) =>
    CITIES.some((city) => basesFit(state, city, 'cartels')) ||
    !isNonPlayer(state, 'cartels') ||
    canBribe(state),
  policy: { spaces: { place: quietCity }, answers: { 'ask.event.act': freeBribe } },
  worth: when((state) => basesOnMap(state, 'cartels') > 4, 5),
  harm: COMMON_HARM,
};

// 63 Narco-War.

/** Terror wherever it is allowed. */
const spread: SpaceChoice = {
  note: (mind, space) => because(mind, '8.4.card-63.free-terror', { space: idOf(space) }),
};

const narcoWar: CardOpinion = {
  usable: 'always',
  operatesInstead: () => true,
  operating: '8.4.card-63.op',
  policy: { spaces: { act: spread } },
  worth: when((state) => cartelsGunmen(state) >= 5),
  harm: COMMON_HARM,
};

// 65 Poppies.

/** Mountains where a Base fits, or a Shipment finds a guerrilla. */
const poppyBases = (state: State, faction: Insurgent): Space[] =>
  lands(state).filter((space) => isMountain(space) && basesFit(state, space, faction));

const poppyShipments = (state: State, faction: Insurgent): Space[] =>
  shipmentsLeft(state) === 0
    ? []
    : lands(state).filter((space) => isMountain(space) && guerrillas(state, space, faction) > 0);

/** An own Base, else a Shipment with an own guerrilla. */
const field: SpaceChoice = {
  filter({ state, faction }, space) {
    const sites = poppyBases(state, faction);
    return (sites.length > 0 ? sites : poppyShipments(state, faction)).includes(space);
  },
};

function harvest(mind: Mind): string {
  const space = spaceIn(mind.prompt);
  const hasBase = space !== undefined && poppyBases(mind.state, mind.faction).includes(space);
  because(mind, hasBase ? '8.4.card-65.base' : '8.4.card-65.shipment');
  return hasBase ? 'new-base' : 'load-shipment';
}

const poppies: CardOpinion = {
  operatesInstead: (state, faction) =>
    poppyBases(state, faction).length === 0 && poppyShipments(state, faction).length === 0,
  operating: '8.4.card-65.op',
  policy: { spaces: { choose: field }, answers: { 'ask.event.how': harvest } },
  worth: always(0),
  harm: COMMON_HARM,
};

// 69 Riverines & Fast Boats.

/** An Underground guerrilla is here, and somebody may leave. */
const canEmbark = (state: State, space: Space, faction: Insurgent): boolean =>
  underground(state, space, faction) > 0 && mayLeave(state, space, faction) > 0;

/** The goals among all Departments that somebody could get to. */
function landings(state: State, faction: Insurgent): Space[] {
  const ports = spaces(state).filter((space) => canEmbark(state, space, faction));
  return goals(state, [...new Set(ports.flatMap((from) => downriver(state, from, faction)))], faction);
}

/** A goal of the March, then somebody Underground who gets there. */
const disembarked: SpaceChoice = {
  filter: ({ state, faction }, space) => landings(state, faction).includes(space),
  note: (mind, space) => because(mind, '8.4.card-69.destination', { space: idOf(space) }),
};

const embarked: SpaceChoice = {
  filter: ({ state, faction }, space) => canEmbark(state, space, faction),
};

function afterLanding(mind: Mind): string {
  const wanted = mind.faction === 'cartels' ? 'rally' : 'terror';
  const landed = mind.state.turn?.spaces.at(-1);
  const isFutile = wanted === 'rally' && landed !== undefined && !canRallyAt(mind.state, landed);
  if (isFutile || !mind.options.includes(wanted)) {
    because(mind, '8.1.1.no-more');
    return 'done';
  }
  because(mind, `8.4.card-69.${wanted}`);
  return wanted;
}

const riverinesAndFastBoats: CardOpinion = {
  usable: 'always',
  operatesInstead: (state, faction) => landings(state, faction).length === 0,
  operating: '8.4.card-69.op',
  policy: { spaces: { from: embarked, to: disembarked }, answers: { 'ask.event.option': afterLanding } },
  worth: always(0),
  harm: COMMON_HARM,
};

// 70 Ayahuasca Tourism.

const tours: SpaceChoice = {
  note({ state, faction, why }, space) {
    because(
      { why },
      active(state, space, faction) > 0 ? '8.4.card-70.own-active' : '8.4.card-70.own-underground',
    );
  },
};

const ayahuascaTourism: CardOpinion = {
  usable: (state, faction) => tourGuide(state, faction) !== undefined,
  policy: { spaces: { act: tours } },
  worth: when((state) => lands(state).filter((space) => allGuerrillas(state, space) === 0).length > 14),
  harm: 4,
};

// 72 Sicarios.

/** One by one, so that the numbers placed differ by one at most. */
function hideout(mind: Mind): string {
  const { state } = mind;
  const open = mind.options.flatMap((option) => spaceOf(option) ?? []);
  const placed = (space: Space): number => (state.turn?.spaces ?? []).filter((one) => one === space).length;
  const among = best(open, (space) => -placed(space));
  const left = available(state, 'cartels-underground');
  const space = settle(mind, { among, capacity: left });
  if (left < among.length) because(mind, '8.4.card-72.remainder', { space: idOf(space) });
  return idOf(space);
}

function oneByOne(mind: Mind): string | undefined {
  because(mind, '8.4.card-72.one-by-one');
  return mind.options[0];
}

const sicarios: CardOpinion = {
  usable: (state) =>
    available(state, 'cartels-underground') > 0 &&
    lands(state).some((one) => bases(state, one, 'cartels') > 0),
  policy: { answers: { 'ask.event.place': hideout, 'ask.event.count': oneByOne } },
  worth: always(2),
  harm: COMMON_HARM,
};

export const CARTELS_CARDS = {
  // 55 DEA Agents.
  55: {
    worth: when((state) => cartelsGunmen(state) >= 3),
    harm: 3,
  },
  // 56 Drogas La Rebaja.
  56: {
    policy: { spaces: { place: quietCity } },
    worth: when((state) => state.resources.cartels >= 6, 5),
    harm: COMMON_HARM,
  },
  57: opMillennium,
  58: generalSerrano,
  59: salcedo,
  60: theChessPlayer,
  // 61 Air Bridge.
  61: {
    worth: always(4),
    harm: COMMON_HARM,
  },
  // 62 Amazonía.
  62: {
    worth: always(3),
    harm: COMMON_HARM,
  },
  63: narcoWar,
  // 64 Cocaine Labs.
  64: {
    worth: always(0),
    harm: COMMON_HARM,
  },
  65: poppies,
  // 66 Tingo María.
  66: {
    worth: when((state) => basesOnMap(state, 'cartels') > 4, 5),
    harm: COMMON_HARM,
  },
  // Mexican Traffickers.
  67: { worth: when((state) => state.resources.cartels >= 8, 4), harm: COMMON_HARM },
  // 68 Narco-Subs.
  68: {
    worth: always(3),
    harm: COMMON_HARM,
  },
  69: riverinesAndFastBoats,
  70: ayahuascaTourism,
  // 71 Darién.
  71: {
    usable: (state, faction) => (state.opened & 2) === 0 || basesFit(state, AT.panama, faction),
    worth: always(2),
    harm: COMMON_HARM,
  },
  72: sicarios,
} satisfies Readonly<Partial<Record<CardNumber, CardOpinion>>>;
