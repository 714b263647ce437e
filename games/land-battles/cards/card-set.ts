/** What a card set is made of. The set in use is the standard one (standard.ts) or one supplied with the game. */

export const NATIONS = ['usa', 'ussr', 'uk', 'china', 'israel', 'arab', 'insurgent'] as const;
export type Nation = (typeof NATIONS)[number];

/** Weapons of card attacks. Artillery fires in an action of its own (R12). */
export const WEAPONS = ['smallArms', 'cannon', 'missile'] as const;
export type Weapon = (typeof WEAPONS)[number];

/** The kinds of action cards. A card set may change their figures, not their texts. */
export const ACTIONS = [
  'assault',
  'barrage',
  'cannon',
  'close-air-support',
  'combined-arms',
  'counter-fire',
  'cover',
  'cover-fire',
  'engineers',
  'minefield',
  'missile',
  'overrun',
  'overwatch',
  'pull-back',
  'raid',
  'reaction-force',
  'recon-drone',
  'regroup',
  'screening-force',
  'small-arms',
] as const;
export type ActionId = (typeof ACTIONS)[number];

export const BONUSES = [
  'remove-acted',
  'remove-hits',
  'draw',
  'superior',
  'reinforce',
  'enemy-discard',
] as const;
export type BonusKind = (typeof BONUSES)[number];

/** One kind of force card; identical copies share it. `null` means the card lacks the symbol. */
export interface ForceKind {
  readonly id: string;
  readonly nation: Nation;
  readonly name: string;
  readonly type: string;
  readonly copies: number;
  readonly vp: number;
  readonly armor: number;
  /** The number each maneuver die must reach; lower is better. */
  readonly maneuver: number | null;
  readonly smallArms: number | null;
  readonly cannon: number | null;
  readonly missile: number | null;
  readonly artillery: { readonly range: number; readonly modifier: number } | null;
  readonly headquarters: boolean;
  /** What is not reconstructed: printed in the rulebook's examples, or supplied with a set of one's own. */
  readonly known: readonly string[];
}

/** The figures of one kind of action card. */
export interface ActionKind {
  readonly id: ActionId;
  readonly copies: number;
  readonly maneuverModifier: number;
  readonly reinforcement: number;
  readonly known: readonly string[];
}

export interface TerrainKind {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  readonly vp: number;
  /** Spaces between the start space and each end. */
  readonly trackLength: number;
  readonly bonus: { readonly kind: BonusKind; readonly amount: number };
  readonly known: readonly string[];
}

/** All the cards of a game, by id, in the order in which menus list them. */
export interface CardSet {
  readonly forces: Readonly<Record<string, ForceKind>>;
  readonly actions: Readonly<Record<ActionId, ActionKind>>;
  readonly terrain: Readonly<Record<string, TerrainKind>>;
}

/** A force card as the lists write it: symbols the card lacks are left out. */
type Written = Pick<ForceKind, 'id' | 'name' | 'type' | 'copies' | 'vp' | 'armor'> &
  Partial<Omit<ForceKind, 'nation'>>;

export function forceKinds(nation: Nation, list: readonly Written[]): readonly ForceKind[] {
  return list.map((written) => ({
    nation,
    maneuver: null,
    smallArms: null,
    cannon: null,
    missile: null,
    artillery: null,
    headquarters: false,
    known: [],
    ...written,
  }));
}

export function byId<K extends string, T extends { readonly id: K }>(list: readonly T[]): Record<K, T> {
  const record: Partial<Record<K, T>> = {};
  for (const item of list) record[item.id] = item;
  return record as Record<K, T>;
}
