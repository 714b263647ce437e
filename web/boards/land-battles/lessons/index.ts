import type { Lesson } from '../../lesson.ts';
import { LESSON as artillery } from './artillery.ts';
import { LESSON as fire } from './fire.ts';
import { LESSON as maneuver } from './maneuver.ts';

/** In the order they are best taken. */
export const LESSONS: readonly Lesson[] = [fire, artillery, maneuver];
