import { speaker } from '../../../index.ts';
import type { en } from './en.ts';

export const say = speaker<typeof en>();
