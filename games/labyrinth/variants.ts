/** What was agreed before play (3.3, 9.2, 9.7), as far as the rules look at it. */
import type { Country } from './map.ts';

export const IDEOLOGIES = ['none', 'coherent', 'attractive', 'potent', 'infectious', 'virulent'] as const;
export type Ideology = (typeof IDEOLOGIES)[number];

/** What was agreed before play, as far as the rules look at it. */
export interface Variants {
  /** 3.3 Reshuffles that end the game. */
  readonly decks: number;
  /** 9.0 The Jihadist is run by the charts. */
  readonly solo: boolean;
  /** 9.2 Cards are dealt evenly by association. */
  readonly evenDeal: boolean;
  /** 9.7 */
  readonly ideology: Ideology;
  /** Slips of the card texts are read as the cards were printed. */
  readonly printed: boolean;
  /** D-T1 A GWOT penalty takes 1 from the die that says whether Prestige rises. */
  readonly prestigePenalty: boolean;
  /** D-72 Opium takes every cell of the track, not only the available ones. */
  readonly allOpium: boolean;
  /** D-S3 Box 4 of the Travel chart under a Soft US names Soft non-Muslim countries. */
  readonly softTravel: boolean;
  /** L2 As many rolls as the card's value must be made (8.1.2). Left out in tables begun before version 6. */
  readonly allRolls?: boolean;
  /** D-R9 Reserves are added before a test, not after it (4.9.5). Left out in tables begun before version 6. */
  readonly reservesFirst?: boolean;
  /** 9.5 The owner's own Random Country tables; null for those that come with the game (D-X1). */
  readonly tables: RandomTables | null;
  /** The owner's own figures of board and markers; null for those that come with the game (D-M1, D-M2, D-T2). */
  readonly figures: Figures | null;
}

/** What is printed, where the rulebook does not say it: by country, and by the value of plots. */
export interface Figures {
  /** 4.3.4; 0 where none is printed. */
  readonly recruit: readonly number[];
  /** 4.2.5 */
  readonly resources: readonly number[];
  /** 4.8.1 Markers of value 1, 2 and 3. */
  readonly plots: readonly number[];
}

/** 9.5 Random countries. */
export interface RandomTables {
  /** By the black die, then the tan one. */
  readonly global: readonly (readonly (Country | 'schengen')[])[];
  /** By one die. */
  readonly schengen: readonly Country[];
  /** By the sum of three dice, from 3. */
  readonly shiaMix: readonly Country[];
}

/** 9.7 From Potent on each level includes those before it. */
export const isAtLeast = ({ variants }: { readonly variants: Variants }, ideology: Ideology): boolean =>
  IDEOLOGIES.indexOf(variants.ideology) >= IDEOLOGIES.indexOf(ideology);
