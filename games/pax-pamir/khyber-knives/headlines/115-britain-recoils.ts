/** 115 Britain Recoils: as card 94. */
import { headlineOf } from '../../state.ts';
import type { HeadlineEffect } from './rules.ts';
import { addCylinders, loseCylinders } from './vocabulary.ts';

export const britainRecoils: HeadlineEffect = function* (headline) {
  const figures = headlineOf(headline.state, 115);
  yield* loseCylinders(headline, figures);
  addCylinders(headline, figures);
};
