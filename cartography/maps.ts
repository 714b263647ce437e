/** The maps there are: one line each. */
import { andeanAbyss } from './andean-abyss/plan.ts';
import { distantPlain } from './distant-plain/plan.ts';
import { labyrinth } from './labyrinth.ts';
import { paxPamir } from './pax-pamir.ts';
import type { Plan } from './plan.ts';

export const MAPS: readonly Plan[] = [andeanAbyss, distantPlain, labyrinth, paxPamir];
