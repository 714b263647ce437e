/** Cards 55 to 72: what 8.4 does not settle by itself. */
import type { CardPolicy } from './policy.ts';

export const cartelsCardPolicies: Readonly<Partial<Record<number, CardPolicy>>> = {};
