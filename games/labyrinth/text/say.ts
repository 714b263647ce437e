/** How the rules speak: typed messages for the sentences of this game. */
import { speaker } from '@sandtable/engine';
import type { en } from './en.ts';

export const say = speaker<typeof en>();
