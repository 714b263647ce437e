import type { Lesson } from '../../lesson.ts';
import { LESSON as fire } from './fire.ts';

/** In the order they are best taken. */
export const LESSONS: readonly Lesson[] = [fire];
