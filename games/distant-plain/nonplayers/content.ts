/** What a content run must see of the non-players (8.0): every box, condition and priority, and every guideline. */
import { guidelinesEn } from '../text/guidelines.en.ts';
import { nonplayersEn } from '../text/nonplayers.en.ts';

export const NON_PLAYER_CONTENT: readonly string[] = Object.keys(nonplayersEn);
export const GUIDELINE_CONTENT: readonly string[] = Object.keys(guidelinesEn);
