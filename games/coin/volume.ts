/** The types a volume is made of: a volume declares one interface of names and hands it to every kit. */
import type { Done } from './eligibility.ts';

/** A space by its place in the volume's list: what the state counts by. The brand keeps it apart from other numbers. */
export type Space = number & { readonly brand: 'space' };

export type Side = 'unshaded' | 'shaded';

/** The names of a volume, each from a constant list. */
export interface Names {
  readonly space: string;
  readonly faction: string;
  readonly kind: string;
  /** A piece as one can point at it: its kind, or more where pieces carry something. */
  readonly piece: string;
  readonly operation: string;
  readonly activity: string;
  /** What a turn can be about: an Operation, an Event, and what else goes on by itself. */
  readonly doing: string;
  readonly phase: string;
  readonly level: number;
  /** What becomes of a piece that is removed, besides leaving its space. */
  readonly fate: string;
  /** Factions with Resources of their own. */
  readonly payer: string;
  /** What a turn counts in this volume besides what all volumes do. */
  readonly tally: object;
}

/** A volume's types as kits ask for them: `<V extends Volume<V>>`. */
export interface Volume<V extends Names> extends Names {
  /** Factions with guerrillas. */
  readonly insurgent: V['faction'];
  readonly payer: V['faction'];
  readonly operation: V['doing'];
  /** Kinds of guerrillas. */
  readonly guerrilla: V['kind'];
  readonly state: CoinState<V>;
}

/** What the acting faction is doing: all that a page or a bot needs to see of it. */
export interface CoinTurn<V extends Names> {
  readonly faction: V['faction'];
  readonly doing: V['doing'];
  /** An Operation in one space; what a player shows may still make it a full one. */
  limited: boolean;
  /** Costs nothing. */
  readonly free: boolean;
  /** A Special Activity may go with it. */
  activities: boolean;
  /** Where the Operation has been executed so far. */
  readonly spaces: Space[];
  /** What was chosen in each of them, in the same order: how to Rally, which piece of an Event. */
  readonly choices: string[];
  /** Resources spent on it. */
  paid: number;
  activity: V['activity'] | null;
  /** Where the Special Activity has been executed so far. */
  readonly activitySpaces: Space[];
  /** Pieces that have moved and may not move again: cell of the table of pieces, number. */
  readonly moved: [cell: number, count: number][];
  /** Resources the faction must keep to be able to go on, until it has spent them. */
  commitment: number;
  readonly tally: V['tally'];
}

/** The variants agreed on before play, as far as the rules look at them. */
export interface Variants<F extends string> {
  /** Factions run by the non-player rules. */
  readonly nonPlayers: readonly F[];
  /** Factions run by one player; each group in the order of the factions. */
  readonly pairs: readonly (readonly F[])[];
  /** The next card stays face down. */
  readonly hiddenNext: boolean;
  /** Where the order of the factions is read, and whether acting costs Eligibility. */
  readonly eligibility: 'standard' | 'a' | 'b';
  /** The Propaganda card that is the final one. */
  readonly finalPropaganda: number;
}

/** What is to be played next. A step goes from one of these to another. */
export type Stage<F extends string, P extends string> =
  | { readonly kind: 'deploy'; readonly faction: F }
  | { readonly kind: 'card' }
  | { readonly kind: 'propaganda'; readonly phase: P }
  | { readonly kind: 'over'; readonly by: 'victory' | 'final' };

/** What lies on every table of the series. A volume adds its own tracks and markers. */
export interface CoinState<V extends Names> {
  readonly variants: Variants<V['faction']>;
  stage: Stage<V['faction'], V['phase']>;

  readonly pieces: number[];
  readonly available: number[];
  /** By space. */
  readonly levels: V['level'][];
  /** By space: Terror, or Sabotage on a LoC. */
  readonly markers: number[];
  readonly resources: Record<V['payer'], number>;

  /** The card in play; 0 during free deployment. */
  card: number;
  /** What is left to be drawn, the next card first. */
  deck: number[];
  /** Cards at the top of the deck that lie face up. */
  shown: number;
  readonly played: number[];
  /** Event cards put away at set-up. */
  readonly unused: number[];
  /** Propaganda cards played so far. */
  propagandas: number;

  readonly eligible: Record<V['faction'], boolean>;
  done: Done<V['faction']>[];
  /** What Events say about Eligibility on the next card. */
  next: { readonly eligible: V['faction'][]; readonly ineligible: V['faction'][] };

  /** Lasting effects by card number, and the text that lasts. */
  readonly capabilities: Partial<Record<number, Side>>;
  /** Cards in effect until Reset. */
  momentum: number[];

  turn: CoinTurn<V> | null;
  /** Gifts and other table talk so far: menus look again when it has changed. */
  talks: number;
}
