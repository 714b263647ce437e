/** Who plays a faction: a person, or the rulebook. */
import { isNamed } from './by-name.ts';
import type { Variants } from './volume.ts';

interface Played<F extends string> {
  readonly variants: Variants<F>;
}

/** Whether the non-player rules run this faction. */
export const isNonPlayer = <F extends string>({ variants }: Played<F>, faction: F): boolean =>
  isNamed(variants.nonPlayers, faction);
