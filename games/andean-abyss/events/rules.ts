/** What a card is in code (5.0): a text or two, each of them rules. */
import type { CardEvent as CoinCardEvent } from '@sandtable/coin';
import type { Andes } from '../state.ts';

export { lasting } from '@sandtable/coin';
export type CardEvent = CoinCardEvent<Andes>;
