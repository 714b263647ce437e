import type { Lesson } from '../../lesson.ts';
import { LESSON as cards } from './cards.ts';
import { LESSON as otherSide } from './other-side.ts';
import { LESSON as regimeChange } from './regime-change.ts';

/** In the order they are best taken. */
export const LESSONS: readonly Lesson[] = [cards, regimeChange, otherSide];
