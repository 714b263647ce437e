/** What a content run must see of the non-players (8.0): every box, condition and priority. */
import { nonplayersEn } from '../text/nonplayers.en.ts';

export const NON_PLAYER_CONTENT: readonly string[] = Object.keys(nonplayersEn);
