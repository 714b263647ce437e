/** J6 The headline cards, by the numbers printed on them, and the figures in their texts. */
import type { Empire } from './empires.ts';
import type { Mode } from './modes.ts';

export const HEADLINES = [
  94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 110, 111, 113, 114, 115,
] as const;
export type HeadlineNumber = (typeof HEADLINES)[number];

type Cylinders = Readonly<Partial<Record<Empire, number>>>;

/** What a text counts. Owners may correct what a card has, but not give it more. */
export interface HeadlineCard {
  /** Cylinders that leave the game, and those that come out of the box. */
  readonly lost?: Cylinders;
  readonly added?: Cylinders;
  /** Gained by everybody, or by the players loyal to an empire. */
  readonly rupees?: number;
  readonly loyal?: Empire;
  readonly regime?: Mode;
  /** Armies (104), units (110), discs (111). */
  readonly amount?: number;
}

const RECOIL: HeadlineCard = { lost: { british: 4 }, added: { afghan: 1 } };

export const HEADLINE_CARDS = {
  94: RECOIL,
  // Doubt 38
  95: { lost: { russian: 2 }, added: { afghan: 1 } },
  96: { added: { british: 2, afghan: 1 } },
  97: { added: { afghan: 2 }, loyal: 'british' },
  101: { added: { afghan: 2 }, rupees: 2, loyal: 'afghan' },
  // Doubt 39
  102: { added: { british: 2 }, rupees: 2, loyal: 'afghan' },
  104: { added: { russian: 2 }, amount: 3 },
  105: { regime: 'military' },
  106: { rupees: 1, regime: 'economic' },
  110: { amount: 4 },
  111: { amount: 3 },
  115: RECOIL,
} as const satisfies Partial<Record<HeadlineNumber, HeadlineCard>>;
/** The headlines whose texts count something. */
export type CountingHeadline = keyof typeof HEADLINE_CARDS;

export const isCounting = (card: number): card is CountingHeadline => card in HEADLINE_CARDS;

/** Those that stay beside the map for a while, by name. */
export const LASTING = {
  pashtunwali: 98,
  chishti: 99,
  naqshbandi: 100,
  famine: 105,
  transcaspianIsolation: 107,
  persianIsolation: 108,
  badWeather: 111,
} as const satisfies Record<string, HeadlineNumber>;
export type LastingNumber = (typeof LASTING)[keyof typeof LASTING];
