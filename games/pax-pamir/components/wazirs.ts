/** J3 Wazirs: each has two icons, consolidate (J4) or a change of the regime (J5). All are rebuilt; owners may correct them. */
import { AT, LOCATIONS } from './map.ts';
import { type Mode, MODES } from './modes.ts';

/** A mode stands for the change to its regime (J5.1). */
export type WazirIcon = 'consolidate' | Mode;
export const WAZIR_ICONS: readonly WazirIcon[] = ['consolidate', ...MODES];
export const MOST_ICONS = 2;

export interface Wazir {
  readonly icons: readonly WazirIcon[];
  readonly known: boolean;
}

/** By location. */
export const WAZIRS: readonly Wazir[] = LOCATIONS.map((_, at) => ({
  icons: ['consolidate', regimeOf(at)],
  known: false,
}));

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

/** J5.1 The regimes its icons bring. */
export const regimesOf = ({ icons }: Wazir): readonly Mode[] =>
  icons.filter((icon) => icon !== 'consolidate');
