/** J3 Wazirs: each offers consolidate and one regime change. The second icons are rebuilt; owners may correct them. */
import { AT, LOCATIONS } from './map.ts';
import type { Mode } from './modes.ts';

export interface Wazir {
  /** The regime its second action brings (J5.1). */
  readonly regime: Mode;
  readonly known: boolean;
}

/** By location. */
export const WAZIRS: readonly Wazir[] = LOCATIONS.map((_, at) => ({ regime: regimeOf(at), known: false }));

function regimeOf(location: number): Mode {
  switch (location) {
    case AT.transcaspia:
    case AT.kabul:
      return 'military';
    case AT.persia:
      return 'intelligence';
    case AT.kandahar:
      return 'political';
    default:
      return 'economic';
  }
}
