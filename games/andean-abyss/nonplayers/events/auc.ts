/** Cards 37 to 54: what 8.4 does not settle by itself. */
import { factionOf, type Insurgent, INSURGENTS, isUnderground } from '../../forces.ts';
import { idOf, isLoc, populationOf, type Space, spaceOf } from '../../map.ts';
import { type PieceId, pieceOf } from '../../shipments.ts';
import { active, departments, guerrillas, hasOpposition, police, troops } from '../../state.ts';
import { because, type Mind, spaceIn } from '../mind.ts';
import { evenly } from '../selection.ts';
import { hasVictim } from '../victims.ts';
import { marchIfPossible } from './farc.ts';
import type { CardPolicy, SpaceChoice } from './policy.ts';
import {
  basesFit,
  cleansable,
  enemyGuerrillas,
  flights,
  goals,
  mayLeave,
  placesGuerrilla,
} from './spaces.ts';

/** 37 Former Military: an Ambush where there is a victim (8.6.3). */
const ambush: SpaceChoice = { filter: ({ state }, space) => hasVictim(state, space, 'auc') };

/** 40 Demobilization: most Police, then most Troops. */
const demobilized: SpaceChoice = {
  keys: [({ state }, space) => police(state, space), ({ state }, space) => troops(state, space)],
  note(mind, space) {
    const rivals = mind.options.flatMap((option) => spaceOf(option) ?? []).filter((one) => one !== space);
    const most = police(mind.state, space);
    because(mind, '8.4.card-40.most-police');
    if (rivals.some((one) => police(mind.state, one) === most)) because(mind, '8.4.card-40.most-troops');
  },
};

/** 46 Limpieza: in a City or Department, FARC not in Opposition. */
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

/** 50 Carabineros: Opposition first, LoCs last. */
const corrupted: SpaceChoice = {
  gives: ({ state }, space) => police(state, space),
  keys: [({ state }, space) => hasOpposition(state, space), (_mind, space) => !isLoc(space)],
  note(mind, space) {
    const where = hasOpposition(mind.state, space) ? 'opposition' : isLoc(space) ? 'loc' : 'other';
    because(mind, `8.4.card-50.${where}`, { space: idOf(space) });
  },
};

function corruptedHow(mind: Mind): string {
  return mind.options.includes('replace') ? 'replace' : 'remove';
}

/** 53 Criminal Air Force: from where most guerrillas are to a goal of the faction's March (N25). */
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
  if (isEmptied && mind.options.includes('done')) return 'done';
  const ids = mind.options.filter((option) => option !== 'done') as PieceId[];
  const shown = ids.filter((id) => !isUnderground(pieceOf(id).kind));
  const among = shown.length > 0 ? shown : ids;
  return among.find((id) => pieceOf(id).load > 0) ?? among[0];
}

/** 54 Deserters & Defectors: two enemy guerrillas of one faction in one space; one, where no space has two. */
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
  const faction = deserterIn(mind, space) ?? mostNumerous(mind, space);
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

export const aucCardPolicies: Readonly<Partial<Record<number, CardPolicy>>> = {
  37: { spaces: { act: ambush }, answers: { 'ask.event.whether': marchIfPossible } },
  40: { spaces: { from: demobilized } },
  46: { spaces: { act: cleansing }, answers: { 'ask.event.how': cleansedLevel } },
  49: {
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
  47: { spaces: { turn: { gives: ({ state }, space) => active(state, space, 'auc') } } },
  50: { spaces: { choose: corrupted }, answers: { 'ask.event.how': corruptedHow } },
  53: { spaces: { from: takeOff, to: landing }, answers: { 'ask.event.piece': passenger } },
  54: { spaces: { replace: deserted }, answers: { 'ask.event.piece': deserter } },
};
