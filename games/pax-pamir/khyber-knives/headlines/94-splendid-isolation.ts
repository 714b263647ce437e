/** 94 Splendid Isolation: cylinders leave the game, others come out of the box. */
import { headlineOf } from '../../state.ts';
import type { HeadlineEffect } from './rules.ts';
import { addCylinders, loseCylinders } from './vocabulary.ts';

export const splendidIsolation: HeadlineEffect = function* (headline) {
  const figures = headlineOf(headline.state, 94);
  yield* loseCylinders(headline, figures);
  addCylinders(headline, figures);
};
