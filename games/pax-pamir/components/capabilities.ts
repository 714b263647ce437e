/** J7 The capability cards: their kinds and when they may be activated (J7.3.2). */
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

/** What must be so, or happen, for the card to be activated. */
export type Activation =
  | { readonly stars: Stars }
  | { readonly when: 'ruler' | 'four-locations' | 'loyalty-card' }
  /** At that moment only (doubt 93). */
  | { readonly at: 'loyalty-change' | 'casualties' }
  | { readonly price: number };

export interface CapabilityCard {
  readonly kind: CapabilityKind;
  readonly activation: Activation;
}

const stars = (kind: CapabilityKind, needed: Stars): CapabilityCard => ({
  kind,
  activation: { stars: needed },
});
const ONE_OF_EACH: Stars = { military: 1, intelligence: 1, political: 1, economic: 1 };

export const CAPABILITIES: Readonly<Record<CapabilityNumber, CapabilityCard>> = {
  116: stars('persistent', { intelligence: 2, military: 1 }),
  117: stars('persistent', { economic: 3 }),
  118: stars('action', { political: 2, military: 2 }),
  119: stars('action', { economic: 3 }),
  120: stars('action', { political: 2, economic: 1 }),
  121: stars('action', { intelligence: 1, economic: 2 }),
  122: { kind: 'action', activation: { when: 'ruler' } },
  123: stars('action', { military: 3 }),
  124: { kind: 'topple', activation: { at: 'loyalty-change' } },
  125: { kind: 'topple', activation: { at: 'casualties' } },
  126: stars('topple', { political: 2, economic: 2 }),
  128: { kind: 'topple', activation: { price: 2 } },
  129: { kind: 'topple', activation: { when: 'loyalty-card' } },
  130: stars('topple', ONE_OF_EACH),
  131: stars('interrupt', { intelligence: 3 }),
  132: stars('interrupt', { intelligence: 3 }),
  133: stars('persistent', { military: 3 }),
  134: stars('persistent', { economic: 2, intelligence: 2 }),
  135: stars('persistent', { intelligence: 4 }),
  137: { kind: 'persistent', activation: { when: 'four-locations' } },
  138: stars('persistent', { economic: 3 }),
  139: stars('persistent', { political: 3 }),
  140: stars('persistent', { economic: 4 }),
  141: stars('persistent', { military: 3 }),
  144: stars('persistent', { political: 3 }),
  145: stars('persistent', { political: 2, economic: 1 }),
  147: stars('persistent', ONE_OF_EACH),
};

export const CAPABILITY_NUMBERS: readonly CapabilityNumber[] = Object.values(CAPABILITY);
