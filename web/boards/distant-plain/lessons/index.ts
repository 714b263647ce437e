import type { Lesson } from '../../lesson.ts';
import { LESSON as activity } from './activity.ts';
import { LESSON as event } from './event.ts';
import { LESSON as operation } from './operation.ts';
import { LESSON as round } from './round.ts';

/** In the order they are best taken. */
export const LESSONS: readonly Lesson[] = [operation, activity, event, round];
