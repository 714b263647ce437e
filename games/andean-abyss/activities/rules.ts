/** The shape of a Special Activity (4.1) in this volume. */
import type { ActivityRules as CoinActivityRules } from '@sandtable/coin';
import type { Andes } from '../state.ts';

export type ActivityRules = CoinActivityRules<Andes>;
