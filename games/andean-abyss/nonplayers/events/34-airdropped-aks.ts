import { BASE, UNDERGROUND } from '../../forces.ts';
import { populationOf, type Space } from '../../map.ts';
import { departments, placeable } from '../../state.ts';
import type { Mind } from '../mind.ts';
import { always, type CardOpinion } from './opinion.ts';
import { basesFit, placesGuerrilla } from './shared.ts';

/** Pieces of the faction that a Base and some guerrillas would make in a space. */
const placed =
  (guerrillasWanted: number) =>
  ({ state, faction }: Mind, space: Space): number =>
    Math.min(1, placeable(state, space, BASE[faction])) +
    Math.min(guerrillasWanted, placeable(state, space, UNDERGROUND[faction]));

/** 34 Airdropped AKs. */
export const airdroppedAks: CardOpinion = {
  usable: (state, faction) =>
    departments(state).some(
      (one) =>
        populationOf(one) === 0 && (basesFit(state, one, faction) || placesGuerrilla(state, one, faction)),
    ),
  policy: { spaces: { place: { counts: true, keys: [placed(2)] } } },
  worth: always(2),
  harm: 3,
};
