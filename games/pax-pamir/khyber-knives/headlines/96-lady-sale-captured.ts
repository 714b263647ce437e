/** 96 Lady Sale Captured */
import { headlineOf } from '../../state.ts';
import type { HeadlineEffect } from './rules.ts';
import { addCylinders } from './vocabulary.ts';

export const ladySaleCaptured: HeadlineEffect = (headline) =>
  addCylinders(headline, headlineOf(headline.state, 96));
