/** What is thought of the cards of FARC (19 to 36): 8.1 whether they do anything, 8.4.4 their instructions, and what they are worth. */
import { ACTIVE_OPPOSITION } from '../../changes.ts';
import type { CardNumber } from '../../events/index.ts';
import { BASE, type Insurgent, UNDERGROUND } from '../../forces.ts';
import { AT, idOf, isLoc, populationOf, type Space } from '../../map.ts';
import {
  active,
  departments,
  guerrillas,
  hasOpposition,
  hasSupport,
  isNonPlayer,
  isSabotaged,
  level,
  type PieceId,
  pieces,
  placeable,
  spaces,
  type State,
  troops,
  underground,
} from '../../state.ts';
import { because, type Mind, spaceIn } from '../mind.ts';
import { noteVictim, victim, type VictimOrder } from '../pieces.ts';
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
import { basesFit, hasFreeMarch, marchIfPossible, placesGuerrilla } from './shared.ts';

// 19 General Offensive.

/** Spaces where the faction would act, and how. */
function offensive(
  state: State,
  space: Space,
  faction: Insurgent,
): 'terror-shift' | 'attack' | 'terror-only' | undefined {
  const canTerror = underground(state, space, faction) > 0 && !(isLoc(space) && isSabotaged(state, space));
  const canAttack = guerrillas(state, space, faction) > 0 && hasVictim(state, space, faction);
  if (canTerror && (!canAttack || wouldShift(state, space, faction)))
    return canAttack ? 'terror-shift' : 'terror-only';
  return canAttack ? 'attack' : undefined;
}

const wouldShift = (state: State, space: Space, faction: Insurgent): boolean =>
  populationOf(space) > 0 &&
  (faction === 'farc' ? level(state, space) > ACTIVE_OPPOSITION : level(state, space) !== 0);

/** Everywhere it can, Terror where that shifts a level. */
const everywhere: SpaceChoice = {
  filter: (mind, space) => offensive(mind.state, space, mind.faction) !== undefined,
};

function offensiveHow(mind: Mind): string | undefined {
  const space = spaceIn(mind.prompt);
  const how = space === undefined ? undefined : offensive(mind.state, space, mind.faction);
  if (space === undefined || how === undefined) return undefined;
  because(mind, `8.4.card-19.${how}`, { space: idOf(space) });
  return how === 'attack' ? 'attack' : 'terror';
}

const generalOffensive: CardOpinion = {
  usable: (state, faction) => spaces(state).some((one) => offensive(state, one, faction) !== undefined),
  policy: { spaces: { act: everywhere }, answers: { 'ask.event.how': offensiveHow } },
  worth: always(0),
  harm: 4,
};

// 20 Mono Jojoy.

const cover: SpaceChoice = {
  keys: [({ state }, space) => hasSupport(state, space), (_mind, space) => isLoc(space)],
  gives: ({ state }, space) => active(state, space, 'farc'),
  note(mind, space) {
    const where = hasSupport(mind.state, space) ? 'support' : isLoc(space) ? 'loc' : 'other';
    because(mind, `8.4.card-20.flip-${where}`, { space: idOf(space) });
  },
};

const monoJojoy: CardOpinion = {
  usable: (state) =>
    hasFreeMarch(state, 'farc') || spaces(state).some((one) => active(state, one, 'farc') > 0),
  policy: { spaces: { turn: cover }, answers: { 'ask.event.whether': marchIfPossible } },
  worth: always(0),
  harm: COMMON_HARM,
};

// 21 Raúl Reyes.

/** Beside a FARC guerrilla, in Support if possible. */
const stronghold: SpaceChoice = {
  keys: [
    ({ state }, space) => guerrillas(state, space, 'farc') > 0 && hasSupport(state, space),
    ({ state }, space) => guerrillas(state, space, 'farc') > 0,
  ],
  note({ state, why }, space) {
    const isHeld = guerrillas(state, space, 'farc') > 0;
    because(
      { why },
      isHeld
        ? hasSupport(state, space)
          ? '8.4.card-21.guerrilla-support'
          : '8.4.card-21.guerrilla'
        : '8.4.card-21.any',
    );
  },
};

const raulReyes: CardOpinion = {
  policy: { spaces: { place: stronghold } },
  worth: always(4),
  harm: COMMON_HARM,
};

// 25 Ejército de Liberación Nacional.

const farcPieces = ({ state }: Mind, space: Space): number =>
  Math.min(3, placeable(state, space, 'farc-base') + placeable(state, space, 'farc-underground'));

const ejercitoDeLiberacionNacional: CardOpinion = {
  policy: { spaces: { place: { counts: true, keys: [farcPieces] } } },
  worth: always(5),
  harm: 4,
};

// 28 Hugo Chávez.

const hugoChavez: CardOpinion = {
  worth: always(4),
  harm: COMMON_HARM,
};

// 29 Kill Zone.

/** D12 Who lies in wait: FARC if it is a non-player that can hit the Government or AUC, else AUC. */
function killers(state: State): 'farc' | 'auc' | undefined {
  const farcHits = spaces(state).some(
    (one) =>
      guerrillas(state, one, 'farc') > 0 && pieces(state, one, 'government') + pieces(state, one, 'auc') > 0,
  );
  if (isNonPlayer(state, 'farc') && farcHits) return 'farc';
  const aucHits = spaces(state).some(
    (one) =>
      guerrillas(state, one, 'auc') > 0 &&
      pieces(state, one, 'government') + pieces(state, one, 'farc') + pieces(state, one, 'cartels') > 0,
  );
  return aucHits ? 'auc' : undefined;
}

const KILL_ORDER: Readonly<Record<string, VictimOrder>> = {
  farc: ['government', 'auc', 'cartels'],
  auc: ['government', 'farc', 'cartels'],
};

/** Whose pieces rank the spaces: for FARC only the first two of its list. */
const RANKING: Readonly<Record<string, number>> = { farc: 2, auc: 3 };

function killerFaction(mind: Mind): string | undefined {
  const faction = killers(mind.state);
  if (faction === undefined) return undefined;
  because(mind, `8.4.card-29.${faction}`);
  return faction;
}

/** Enemy pieces that two Ambushes could remove. */
const AMBUSHED = 4;

/** Pieces of each faction in turn that two Ambushes would remove here. */
function ambushed(mind: Mind, space: Space, place: number): number {
  if (place >= (RANKING[mind.faction] ?? 0)) return 0;
  let left = AMBUSHED;
  const order = KILL_ORDER[mind.faction] ?? [];
  for (const [i, faction] of order.entries()) {
    if (faction === 'shipment') continue;
    const hit = Math.min(left, pieces(mind.state, space, faction));
    if (i === place) return hit;
    left -= hit;
  }
  return 0;
}

const zone: SpaceChoice = {
  keys: [0, 1, 2].map((place) => (mind: Mind, space: Space) => ambushed(mind, space, place)),
};

function killWhom(mind: Mind): string | undefined {
  const ids = mind.options.filter((option) => option !== 'done') as PieceId[];
  const id = victim(ids, KILL_ORDER[mind.faction] ?? ['government', 'farc', 'auc', 'cartels']);
  if (id !== undefined) noteVictim(mind, id, ids);
  return id;
}

const killZone: CardOpinion = {
  usable: (state) => killers(state) !== undefined,
  policy: {
    spaces: { act: zone },
    answers: { 'ask.event.faction': killerFaction, 'ask.remove': killWhom },
  },
  worth: always(3),
  harm: 4,
};

// 34 Airdropped AKs.

/** Pieces of the faction that a Base and some guerrillas would make in a space. */
const placed =
  (guerrillasWanted: number) =>
  ({ state, faction }: Mind, space: Space): number =>
    Math.min(1, placeable(state, space, BASE[faction])) +
    Math.min(guerrillasWanted, placeable(state, space, UNDERGROUND[faction]));

const airdroppedAks: CardOpinion = {
  usable: (state, faction) =>
    departments(state).some(
      (one) =>
        populationOf(one) === 0 && (basesFit(state, one, faction) || placesGuerrilla(state, one, faction)),
    ),
  policy: { spaces: { place: { counts: true, keys: [placed(2)] } } },
  worth: always(2),
  harm: 3,
};

export const FARC_CARDS = {
  19: generalOffensive,
  20: monoJojoy,
  21: raulReyes,
  // 22 Alfonso Cano.
  22: {
    worth: when((state) => someLand(state, (space) => hasOpposition(state, space))),
    harm: 5,
  },
  23: { worth: always(3), harm: COMMON_HARM }, // DoD Contractors
  // 24 Operación Jaque.
  24: {
    policy: {
      spaces: { remove: { counts: true, keys: [({ state }, space) => Math.min(2, troops(state, space))] } },
    },

    worth: when(isUnsure),
    harm: 5,
  },
  25: ejercitoDeLiberacionNacional,
  // 26 Gramaje.
  26: {
    worth: always(0),
    harm: COMMON_HARM,
  },
  27: { worth: always(3), harm: COMMON_HARM }, // Misil Antiaéreo
  28: hugoChavez,
  29: killZone,
  // 30 Peace Commission.
  30: {
    worth: always(0),
    harm: COMMON_HARM,
  },
  // 31 Betancourt.
  31: {
    worth: always(5),
    harm: 4,
  },
  // Secuestrados.
  32: { worth: always(5), harm: COMMON_HARM },
  // 33 Sucumbíos.
  33: {
    usable: (state, faction) =>
      (state.opened & 1) === 0 ||
      basesFit(state, AT.ecuador, faction) ||
      placesGuerrilla(state, AT.ecuador, faction),
    worth: always(4),
    harm: 3,
  },
  34: airdroppedAks,
  // 35 Crop Substitution.
  35: {
    worth: always(4),
    harm: COMMON_HARM,
  },
  // 36 Zona de Convivencia.
  36: {
    worth: always(0),
    harm: COMMON_HARM,
  },
} satisfies Readonly<Partial<Record<CardNumber, CardOpinion>>>;
