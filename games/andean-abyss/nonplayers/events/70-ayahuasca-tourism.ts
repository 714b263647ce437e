import { tourGuide } from '../../events/70-ayahuasca-tourism.ts';
import { active, allGuerrillas, lands } from '../../state.ts';
import { because } from '../mind.ts';
import { type CardOpinion, type SpaceChoice, when } from './opinion.ts';

const tours: SpaceChoice = {
  note({ state, faction, why }, space) {
    because(
      { why },
      active(state, space, faction) > 0 ? '8.4.card-70.own-active' : '8.4.card-70.own-underground',
    );
  },
};

/** 70 Ayahuasca Tourism. */
export const ayahuascaTourism: CardOpinion = {
  usable: (state, faction) => tourGuide(state, faction) !== undefined,
  policy: { spaces: { act: tours } },
  worth: when((state) => lands(state).filter((space) => allGuerrillas(state, space) === 0).length > 14),
  harm: 4,
};
