/** Cards 37 to 54: what 8.4 does not settle by itself. */
import type { CardPolicy } from './policy.ts';

export const aucCardPolicies: Readonly<Partial<Record<number, CardPolicy>>> = {};
