/** What is thought of the cards of the Government (1 to 18): 8.1 whether they do anything, 8.4.4 their instructions, and what they are worth. */
import type { CardNumber } from '../../events/index.ts';
import { isPipeline, LOCS, PIPELINES } from '../../map.ts';
import { adjacent, bases, cubes, departments, isSabotaged, markersLeft } from '../../state.ts';
import { because, type Mind } from '../mind.ts';
import { always, type CardOpinion, COMMON_HARM, sour, type SpaceChoice, when } from './opinion.ts';
import { canSour } from './shared.ts';

// 14 Tres Esquinas.

/** Troops before Police. */
function troopsFirst(mind: Mind): string | undefined {
  if (!mind.options.includes('troops')) return undefined;
  because(mind, '8.4.card-14.troops-first');
  return 'troops';
}

const esquinas: SpaceChoice = {
  counts: true,
  keys: [
    ({ state }, space) => Math.min(1, bases(state, space, 'government')) + Math.min(1, cubes(state, space)),
  ],
};

const tresEsquinas: CardOpinion = {
  policy: {
    spaces: { remove: esquinas, choose: esquinas },
    answers: { 'ask.event.piece': troopsFirst, 'ask.remove': troopsFirst },
  },
  worth: always(3),
  harm: COMMON_HARM,
};

export const GOVERNMENT_CARDS = {
  1: { worth: always(4), harm: 3 }, // 1st Division
  2: { worth: always(4), harm: 4 }, // Ospina & Mora
  3: { worth: always(4), harm: 4 }, // Tapias
  // 4 Caño Limón - Coveñas.
  4: {
    usable: (state) =>
      markersLeft(state) > 0 && PIPELINES.some((loc) => cubes(state, loc) === 0 && !isSabotaged(state, loc)),
    worth: always(5),
    harm: 4,
  },
  // 5 Occidental & Ecopetrol.
  5: {
    worth: always(3),
    harm: 3,
  },
  // 6 Oil Spill.
  6: {
    usable: (state) =>
      (markersLeft(state) > 0 && PIPELINES.some((loc) => !isSabotaged(state, loc))) ||
      departments(state).some((one) => canSour(state, one) && adjacent(state, one).some(isPipeline)),
    levelAfter: sour(1),
    worth: when((state) => LOCS.some((loc) => isSabotaged(state, loc))),
    harm: COMMON_HARM,
  },
  7: { worth: always(4), harm: 3 }, // 7th Special Forces
  // Fuerza Aérea Colombiana.
  8: { worth: always(3), harm: 3 },
  9: { worth: always(4), harm: 3 }, // High Mountain Battalions
  10: { worth: always(3), harm: 1 }, // Blackhawks
  11: { worth: always(3), harm: 3 }, // National Defense & Security Council
  12: { worth: when((state) => state.aid >= 6, 5), harm: 3 }, // Plan Colombia
  13: { worth: always(2), harm: COMMON_HARM }, // Plan Meteoro
  14: tresEsquinas,
  // 15 War Tax.
  15: {
    worth: always(5),
    harm: 6,
  },
  16: { worth: always(4), harm: 4 }, // Coffee Prices
  17: { worth: when((state) => state.aid >= 6, 5), harm: 3 }, // Madrid Donors
  // NSPD-18.
  18: { worth: always(5), harm: 4 },
} satisfies Readonly<Partial<Record<CardNumber, CardOpinion>>>;
