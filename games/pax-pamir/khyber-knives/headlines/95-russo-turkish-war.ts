/** 95 Russo-Turkish War: the empire that takes from stock first is Russia (doubt 38). */
import type { HeadlineEffect } from './rules.ts';
import { addCylinders, loseCylinders } from './vocabulary.ts';

export const russoTurkishWar: HeadlineEffect = function* (headline) {
  yield* loseCylinders(headline, 'russian', 2);
  addCylinders(headline, 'afghan', 1);
};
