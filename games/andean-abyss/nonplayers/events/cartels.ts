/** Cards 55 to 72: what 8.4 does not settle by itself. */
import { idOf, isCity, type Space, spaceOf } from '../../map.ts';
import { active, available, cubes, guerrillas, police } from '../../state.ts';
import { bribery } from '../cartels/bribe.ts';
import { canRallyAt } from '../cartels/rally.ts';
import { because, type Mind, spaceIn } from '../mind.ts';
import { best, settle } from '../selection.ts';
import type { CardPolicy, SpaceChoice } from './policy.ts';
import {
  canEmbark,
  cleanCities,
  havens,
  landings,
  poppyBases,
  poppyShipments,
  sharedWithPolice,
  spareGunmen,
} from './spaces.ts';

/** 56 Drogas La Rebaja, 60 The Chess Player: Cities with the fewest cubes. */
const quietCity: SpaceChoice = {
  keys: [({ state }, space) => -cubes(state, space)],
  note: (mind, space) => because(mind, '8.4.card-60.fewest-cubes', { space: idOf(space) }),
};

/** 57 Op Millennium: Cities, then Departments. */
const infiltrated: SpaceChoice = {
  keys: [(_mind, space) => isCity(space)],
  note: (mind, space) => because(mind, isCity(space) ? '8.4.card-57.city' : '8.4.card-57.department'),
};

/** 58 General Serrano: Police leave the Cartels alone, for one City. */
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

/** 59 Salcedo: gunmen gather in the Support City with the fewest Police. */
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
  return mind.options.findLast((option) => Number(option) <= most) ?? mind.options[0];
}

function whoGoes(mind: Mind): string | undefined {
  const from = spaceIn(mind.prompt);
  if (from !== undefined && guerrillas(mind.state, from, 'cartels') <= 1 && mind.options.includes('done'))
    return 'done';
  return mind.options.find((option) => option.includes('+')) ?? mind.options[0];
}

/** 60 The Chess Player: the Bribe of 8.5.3, for nothing. */
function freeBribe(mind: Mind): string {
  const selection = bribery(mind.state, []);
  if (selection === undefined) return 'done';
  because(mind, '8.4.card-60.bribe');
  return idOf(settle(mind, { ...selection, capacity: 1 }));
}

/** 63 Narco-War, 70 Ayahuasca Tourism: Terror wherever it is allowed. */
const spread: SpaceChoice = {
  note: (mind, space) => because(mind, '8.4.card-63.free-terror', { space: idOf(space) }),
};
const tours: SpaceChoice = {
  note({ state, faction, why }, space) {
    because(
      { why },
      active(state, space, faction) > 0 ? '8.4.card-70.own-active' : '8.4.card-70.own-underground',
    );
  },
};

/** 65 Poppies: an own Base, else a Shipment with an own guerrilla. */
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

/** 69 Riverines & Fast Boats (N25): a goal of the March, then somebody Underground who gets there. */
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
  if (isFutile || !mind.options.includes(wanted)) return 'done';
  because(mind, `8.4.card-69.${wanted}`);
  return wanted;
}

/** 72 Sicarios: one by one, so that the numbers placed differ by one at most. */
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

export const cartelsCardPolicies: Readonly<Partial<Record<number, CardPolicy>>> = {
  56: { spaces: { place: quietCity } },
  57: { spaces: { replace: infiltrated } },
  58: { spaces: { from: transferred, to: posting } },
  59: {
    spaces: { from: summoned, to: haven },
    answers: { 'ask.event.number': howManyGo, 'ask.event.piece': whoGoes },
  },
  60: { spaces: { place: quietCity }, answers: { 'ask.event.act': freeBribe } },
  63: { spaces: { act: spread } },
  65: { spaces: { choose: field }, answers: { 'ask.event.how': harvest } },
  69: { spaces: { from: embarked, to: disembarked }, answers: { 'ask.event.option': afterLanding } },
  70: { spaces: { act: tours } },
  72: { answers: { 'ask.event.place': hideout, 'ask.event.count': (mind) => mind.options[0] } },
};
