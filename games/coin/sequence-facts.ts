/** What the sequence of play asks of a volume. */
import type { Rules, Table } from '@sandtable/engine';
import type { Actions } from './action.ts';
import type { Changes } from './changes.ts';
import type { Decks } from './deck.ts';
import type { Choice } from './eligibility.ts';
import type { Operations } from './operations/by-name.ts';
import type { Operating } from './operations/operate.ts';
import type { TurnTerms, Turns } from './turn.ts';
import type { CoinTurn, Side, Volume } from './volume.ts';

export interface SequenceFacts<V extends Volume<V>> {
  /** The numbers of the rules at work. */
  readonly rules: {
    readonly choice: string;
    readonly pass: string;
    readonly nextCard: string;
    readonly event: string;
    readonly dualEvent: string;
    readonly lastEvent: string;
    readonly operation: string;
  };
  readonly factions: readonly V['faction'][];
  readonly actions: Actions<V>;
  readonly gain: Changes<V>['gain'];
  readonly decks: Decks<V>;
  readonly turns: Turns<V>;
  readonly operations: Operations<V>;
  readonly operate: Operating<V>['operate'];
  readonly isPropaganda: (card: number) => boolean;
  readonly isDual: (card: number, state: V['state']) => boolean;
  readonly executeEvent: (
    table: Table<V['state']>,
    faction: V['faction'],
    card: number,
    side: Side,
  ) => Rules<void>;
  /** Resources for passing, and whose they are. */
  readonly passIncome: (faction: V['faction']) => { readonly payer: V['payer']; readonly amount: number };
  /** Whether an Operation can be begun, perhaps with what may be played before its first space. */
  readonly canStart: (state: V['state'], turn: CoinTurn<V>) => boolean;
  /** Whether the others could give a faction what it lacks for that cost. */
  readonly couldBeHelped: (state: V['state'], faction: V['faction'], cost: number) => boolean;
  /** Whether this faction may execute the Event at all, by this text. */
  readonly mayExecute: (state: V['state'], faction: V['faction'], option: EventOption) => boolean;
  readonly mayOperate: (state: V['state'], faction: V['faction']) => boolean;
  /** On what terms it operates, where they are not the usual ones. */
  readonly terms?: (state: V['state'], faction: V['faction'], usual: TurnTerms) => TurnTerms;
  /** The phase a Propaganda Round begins with, and the one that stands for no Round. */
  readonly phases: { readonly first: V['phase']; readonly skipped: V['phase'] };
  readonly hooks: SequenceHooks<V>;
}

export type EventOption = 'event' | Side;

export interface SequenceHooks<V extends Volume<V>> {
  /** Somebody else decides whether a faction executes the Event. */
  readonly arbiter?: {
    readonly decides: (state: V['state'], faction: V['faction'], choice: Choice) => boolean;
    /** The text that is executed; undefined when the faction shall operate. */
    readonly decide: (table: Table<V['state']>, faction: V['faction']) => Rules<Side | undefined>;
  };
  /** A faction passes; `isForced` when there was nothing else to do. */
  readonly passing?: (table: Table<V['state']>, faction: V['faction'], isForced: () => boolean) => void;
  /** A faction has executed the Event. */
  readonly executed?: (table: Table<V['state']>, faction: V['faction'], side: Side) => void;
  /** A faction has executed its Operation. */
  readonly operated?: (
    table: Table<V['state']>,
    faction: V['faction'],
    turn: CoinTurn<V>,
  ) => Rules<void> | void;
  /** A card is done: what the volume remembered of it. */
  readonly forget?: (state: V['state']) => void;
  /** The game has ended without another Round. */
  readonly over?: (table: Table<V['state']>) => void;
}
