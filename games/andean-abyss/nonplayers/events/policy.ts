/** What a non-player needs to know about a card beyond 8.4.1 to 8.4.3. */
import type {
  CardPolicy as CoinCardPolicy,
  SpaceChoice as CoinSpaceChoice,
} from '@sandtable/coin/nonplayers';
import type { Mind } from '../mind.ts';

export type SpaceChoice = CoinSpaceChoice<Mind>;
export type CardPolicy = CoinCardPolicy<Mind>;
