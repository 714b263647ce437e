/** Cards 96 to 120, associated with nobody. */
import type { UnassociatedCard } from '../cards.ts';
import { binLadin } from './112-bin-ladin.ts';
import { fatwa } from './97-fatwa.ts';
import { gtmo } from './114-gtmo.ts';
import { oilPriceSpike } from './117-oil-price-spike.ts';
import { usElection } from './120-us-election.ts';
import { hamasElected } from './99-hamas-elected.ts';
import { hizballah } from './103-hizballah.ts';
import { zarqawi } from './110-zarqawi.ts';
import type { CardEvent } from './rules.ts';

/** Not yet written: whoever writes one takes it off here, and the type checker asks for it below. */
export type UnwrittenUnassociated =
  | 96
  | 98
  | 100
  | 101
  | 102
  | 104
  | 105
  | 106
  | 107
  | 108
  | 109
  | 111
  | 113
  | 115
  | 116
  | 119;

export const unassociatedEvents: Readonly<
  Record<Exclude<UnassociatedCard, UnwrittenUnassociated>, CardEvent>
> = {
  97: fatwa,
  99: hamasElected,
  103: hizballah,
  110: zarqawi,
  112: binLadin,
  114: gtmo,
  117: oilPriceSpike,
  118: oilPriceSpike,
  120: usElection,
};
