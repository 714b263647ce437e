/** The parameters that sentences of this volume share. */
import type { Forces, InSpace } from '@sandtable/coin/text/params';

/** What a space holds. */
export interface Held extends InSpace, Forces {
  /** The guerrillas that carry a Shipment, each as often as it carries one. */
  carriers: readonly string[];
}
