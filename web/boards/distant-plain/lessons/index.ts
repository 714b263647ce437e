import type { Lesson } from '../../lesson.ts';
import { LESSON as operation } from './operation.ts';

/** In the order they are best taken. */
export const LESSONS: readonly Lesson[] = [operation];
