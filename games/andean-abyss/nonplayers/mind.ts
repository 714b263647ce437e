/** What a non-player has before it when it is asked, and how it says why. */
import { type Mind as CoinMind, reasons, spaceIn as spaceInPrompt } from '@sandtable/coin/nonplayers';
import type { Insurgent } from '../forces.ts';
import { MAP } from '../map.ts';
import type { Andes } from '../state.ts';
import type { nonplayersEn } from '../text/nonplayers.en.ts';

export { numberIn } from '@sandtable/coin/nonplayers';

/** The name of a reason: rule, box and priority that decided. */
export type Reason = keyof typeof nonplayersEn;

export type Mind = CoinMind<Andes, Insurgent>;

/** The rule at the head of a reason's name: `8.5.1` of `8.5.1.rally.build`. The cards' instructions are 8.4.4. */
export const ruleOfReason = (reason: Reason): string =>
  reason.startsWith('8.4.card') ? '8.4.4' : (/^[\d.]*\d/.exec(reason)?.[0] ?? '8.1');

/** Notes a reason. Its parameters are checked where the sentences are defined. */
export const because = reasons<typeof nonplayersEn>(ruleOfReason);

/** The space a prompt is about. */
export const spaceIn = spaceInPrompt(MAP);
