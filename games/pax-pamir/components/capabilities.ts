/** J7 The capability cards: their kinds and when they may be activated (J7.3.2). */
import { AT, type Location } from './map.ts';
import type { Mode } from './modes.ts';

/** By name; the numbers are those printed on the cards. */
export const CAPABILITY = {
  sistaniPirates: 116,
  propaganda: 117,
  conscription: 118,
  ghilzaiOutreach: 119,
  hiding: 120,
  spyRecruiter: 121,
  dungeon: 122,
  terrorTactics: 123,
  criticalIntelligence: 124,
  legendaryVictory: 125,
  dynastyBuilding: 126,
  kohINoor: 128,
  trustworthy: 129,
  logisticalInnovations: 130,
  supplyRaid: 131,
  manOnTheInside: 132,
  khyberPirates: 133,
  intelligenceInfrastructure: 134,
  safeHouse: 135,
  strangeBedfellows: 137,
  charismaticCourtiers: 138,
  claimOfAncientLineage: 139,
  harem: 140,
  reputationForCruelty: 141,
  jihad: 144,
  guerrillaWarfare: 145,
  politicalMachine: 147,
} as const;
export type CapabilityNumber = (typeof CAPABILITY)[keyof typeof CAPABILITY];

/** J7.3.3 */
export type CapabilityKind = 'persistent' | 'action' | 'interrupt' | 'topple';

export type Stars = Readonly<Partial<Record<Mode, number>>>;

export const EVENTS = ['loyalty-change', 'casualties'] as const;
export const CONDITIONS = ['ruler', 'four-locations', 'loyalty-card'] as const;

/** What must be so, or happen, for the card to be activated. */
export type Activation =
  | { readonly stars: Stars }
  | { readonly when: (typeof CONDITIONS)[number] }
  /** At that moment only (doubt 93). */
  | { readonly at: (typeof EVENTS)[number] }
  | { readonly price: number };

/** Owners may correct what a card has, but not give it more. */
export interface CapabilityCard {
  readonly kind: CapabilityKind;
  readonly activation: Activation;
  /** Rupees its use costs; for card 120 by the star. */
  readonly cost?: number;
  /** Armies (118), rupees (123, 139), casualties (125), locations (137). */
  readonly amount?: number;
  /** Where it works. */
  readonly locations?: readonly Location[];
}

const stars = (
  kind: CapabilityKind,
  needed: Stars,
  figures: Pick<CapabilityCard, 'cost' | 'amount' | 'locations'> = {},
): CapabilityCard => ({
  kind,
  activation: { stars: needed },
  ...figures,
});
const ONE_OF_EACH: Stars = { military: 1, intelligence: 1, political: 1, economic: 1 };

export const CAPABILITIES: Readonly<Record<CapabilityNumber, CapabilityCard>> = {
  116: stars('persistent', { intelligence: 2, military: 1 }, { locations: [AT.persia, AT.herat] }),
  117: stars('persistent', { economic: 3 }),
  118: stars('action', { political: 2, military: 2 }, { amount: 2 }),
  119: stars('action', { economic: 3 }, { cost: 2, locations: [AT.herat, AT.kandahar] }),
  120: stars('action', { political: 2, economic: 1 }, { cost: 2 }),
  121: stars('action', { intelligence: 1, economic: 2 }, { cost: 2 }),
  122: { kind: 'action', activation: { when: 'ruler' } },
  123: stars('action', { military: 3 }, { amount: 2 }),
  124: { kind: 'topple', activation: { at: 'loyalty-change' } },
  125: { kind: 'topple', activation: { at: 'casualties' }, amount: 4 },
  126: stars('topple', { political: 2, economic: 2 }),
  128: { kind: 'topple', activation: { price: 2 } },
  129: { kind: 'topple', activation: { when: 'loyalty-card' } },
  130: stars('topple', ONE_OF_EACH),
  131: stars('interrupt', { intelligence: 3 }, { cost: 2 }),
  132: stars('interrupt', { intelligence: 3 }),
  133: stars('persistent', { military: 3 }, { locations: [AT.kabul, AT.punjab] }),
  134: stars('persistent', { economic: 2, intelligence: 2 }),
  135: stars('persistent', { intelligence: 4 }),
  137: { kind: 'persistent', activation: { when: 'four-locations' }, amount: 4 },
  138: stars('persistent', { economic: 3 }),
  139: stars('persistent', { political: 3 }, { amount: 2 }),
  140: stars('persistent', { economic: 4 }),
  141: stars('persistent', { military: 3 }),
  144: stars('persistent', { political: 3 }),
  145: stars('persistent', { political: 2, economic: 1 }),
  147: stars('persistent', ONE_OF_EACH),
};

export const CAPABILITY_NUMBERS: readonly CapabilityNumber[] = Object.values(CAPABILITY);
