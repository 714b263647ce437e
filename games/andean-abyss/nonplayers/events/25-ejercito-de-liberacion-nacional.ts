import { AT, isDepartment, type Space } from '../../map.ts';
import { adjacent, placeable } from '../../state.ts';
import type { Mind } from '../mind.ts';
import { always, type CardOpinion } from './opinion.ts';
import { basesFit, placesGuerrilla } from './shared.ts';

const farcPieces = ({ state }: Mind, space: Space): number =>
  Math.min(3, placeable(state, space, 'farc-base') + placeable(state, space, 'farc-underground'));

/** 25 Ejército de Liberación Nacional. */
export const ejercitoDeLiberacionNacional: CardOpinion = {
  usable: (state) =>
    [AT.antioquia, ...adjacent(state, AT.antioquia).filter(isDepartment)].some(
      (one) => basesFit(state, one, 'farc') || placesGuerrilla(state, one, 'farc'),
    ),
  policy: { spaces: { place: { counts: true, keys: [farcPieces] } } },
  worth: always(5),
  harm: 4,
};
