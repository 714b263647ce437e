import type { Lesson } from '../../lesson.ts';
import { LESSON as cards } from './cards.ts';

/** In the order they are best taken. */
export const LESSONS: readonly Lesson[] = [cards];
