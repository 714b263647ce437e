/** How the kits speak: in sentences that every volume has. */
import { speaker } from '@sandtable/engine';
import type { en } from './en.ts';

export const say = speaker<typeof en>();
