/** K5 Shere Khan's special actions. */
import type { SpecialAction } from '../../components/modes.ts';
import type { KhanRule } from './act.ts';
import { assassinate } from './assassinate.ts';
import { bribe } from './bribe.ts';
import { campaign } from './campaign.ts';
import { commerce } from './commerce.ts';
import { counterEspionage } from './counter-espionage.ts';
import { gift } from './gift.ts';
import { tax } from './tax.ts';
import { travel } from './travel.ts';

export const KHAN_ACTIONS: Readonly<Record<SpecialAction, KhanRule>> = {
  travel,
  'counter-espionage': counterEspionage,
  bribe,
  assassinate,
  commerce,
  gift,
  tax,
  campaign,
};
