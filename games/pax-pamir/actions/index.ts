/** E5–E12 The special actions. */
import type { SpecialAction } from '../components/modes.ts';
import { ASSASSINATE } from './assassinate.ts';
import { BRIBE } from './bribe.ts';
import { CAMPAIGN } from './campaign/index.ts';
import { COMMERCE } from './commerce.ts';
import { COUNTER_ESPIONAGE } from './counter-espionage.ts';
import { GIFT } from './gift.ts';
import type { SpecialRule } from './special.ts';
import { TAX } from './tax.ts';
import { TRAVEL } from './travel.ts';

export const SPECIAL: Readonly<Record<SpecialAction, SpecialRule>> = {
  travel: TRAVEL,
  'counter-espionage': COUNTER_ESPIONAGE,
  bribe: BRIBE,
  assassinate: ASSASSINATE,
  commerce: COMMERCE,
  gift: GIFT,
  tax: TAX,
  campaign: CAMPAIGN,
};
