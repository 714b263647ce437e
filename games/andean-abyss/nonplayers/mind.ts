/** What a non-player has before it when it is asked, and how it says why. */
import { type Mind as CoinMind, reasons, spaceIn as spaceInPrompt } from '@sandtable/coin/nonplayers';
import type { Insurgent } from '../forces.ts';
import { MAP } from '../map.ts';
import type { Andes } from '../state.ts';
import type { nonplayersEn } from '../text/nonplayers.en.ts';
import { ruleOfReason } from '../text/reasons.ts';

export { numberIn } from '@sandtable/coin/nonplayers';

export type Mind = CoinMind<Andes, Insurgent>;

/** Notes a reason. Its parameters are checked where the sentences are defined. */
export const because = reasons<typeof nonplayersEn>(ruleOfReason);

/** The space a prompt is about. */
export const spaceIn = spaceInPrompt(MAP);
