/** 95 Russo-Turkish War: the empire that takes from stock first is Russia (doubt 38). */
import { headlineOf } from '../../state.ts';
import type { HeadlineEffect } from './rules.ts';
import { addCylinders, loseCylinders } from './vocabulary.ts';

export const russoTurkishWar: HeadlineEffect = function* (headline) {
  const figures = headlineOf(headline.state, 95);
  yield* loseCylinders(headline, figures);
  addCylinders(headline, figures);
};
