import type { Lesson } from '../../lesson.ts';
import { LESSON as cards } from './cards.ts';
import { LESSON as gift } from './gift.ts';
import { LESSON as topple } from './topple.ts';

/** In the order they are best taken. */
export const LESSONS: readonly Lesson[] = [cards, gift, topple];
