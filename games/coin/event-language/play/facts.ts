/** What the interpreter of events needs of a volume, and what it holds in its hands while it plays a side. */
import type { Message, Rules } from '@sandtable/engine';
import type { Action, Actions } from '../../action.ts';
import type { Asks } from '../../ask.ts';
import type { Changes } from '../../changes.ts';
import type { Placings } from '../../events/placing.ts';
import type { Vocabulary as Choices } from '../../events/vocabulary.ts';
import type { PieceIds } from '../../piece-ids.ts';
import type { Kinds, Pieces } from '../../pieces.ts';
import type { SpaceMap } from '../../spaces.ts';
import type { Space, Volume } from '../../volume.ts';
import type { Purpose } from '../../events/vocabulary.ts';
import type { EventSide, OwnCondition, OwnStep, Steps, Where } from '../language.ts';
import type { Measure, Vocabulary } from '../vocabulary.ts';
import type { Matches } from '../where.ts';
import type { PiecePlays } from './pieces.ts';
import type { Reckoning } from './reckoning.ts';

/** How a part of the language is played, and whether it would do anything now. */
export interface Play<V extends Volume<V>, S> {
  readonly can: (context: Context<V>, step: S) => boolean;
  readonly play: (context: Playing<V>, step: S) => Rules<unknown> | void;
}

/** What a step looks at. */
export interface Context<V extends Volume<V>> {
  readonly state: V['state'];
  /** Who executes the Event. */
  readonly executor: V['faction'];
  /** Who decides. */
  readonly faction: V['faction'];
  /** Null while it is only asked whether anything would happen. */
  readonly action: Action<V> | null;
  /** The space that was chosen around the step. */
  readonly here: Space | null;
  /** What the die around the step shows; 0 while none has been rolled. */
  readonly rolled: number;
  readonly memory: Memory;
}

export interface Playing<V extends Volume<V>> extends Context<V> {
  readonly action: Action<V>;
}

/** What later steps of a side may look back on. */
export interface Memory {
  /** What the last `inSpaces` chose. */
  chosen: readonly Space[];
  /** Pieces removed or replaced so far. */
  removed: number;
  /** By `inSpaces` steps: those that speak of the spaces they chose. */
  readonly followers: ReadonlyMap<object, readonly object[]>;
  /** What the content runner calls the side; null where it is not counted. */
  readonly item: string | null;
}

export interface EventFacts<V extends Volume<V>, L extends Vocabulary> {
  readonly volume: L;
  readonly rule: string;
  readonly map: SpaceMap<V['space']>;
  readonly actions: Actions<V>;
  readonly asks: Asks<V>;
  readonly changes: Changes<V>;
  readonly pieceIds: PieceIds<V>;
  readonly choices: Choices<V>;
  readonly placings: Placings<V>;
  readonly kinds: Kinds<V['faction'], V['kind'], V['guerrilla']>;
  readonly matches: Matches<V['state'], L>;
  /** Those there are now, or those among which a filter is looked for: in the order of menus. */
  readonly spacesOf: (state: V['state'], where?: Where<L>) => readonly Space[];
  readonly adjacentOf: (state: V['state'], space: Space) => readonly Space[];
  readonly kindsOf: (piece: L['pieces'][number]) => readonly V['kind'][];
  readonly count: (board: Pieces, space: number, kind: V['kind']) => number;
  readonly available: (state: V['state'], kind: V['kind']) => number;
  readonly room: (state: V['state'], space: Space, kind: V['kind']) => number;
  readonly piecesOf: (state: V['state'], space: Space, faction: V['faction']) => number;
  /** Whether a piece there may be exchanged at all. */
  readonly mayReplace: (space: Space, kind: V['kind']) => boolean;
  /** Whether guerrillas there can be turned that way. */
  readonly canTurn: (state: V['state'], space: Space, into: V['guerrilla']) => boolean;
  readonly levelOf: (level: L['levels'][number]) => V['level'];
  readonly fateOf: (box: L['boxes'][number]) => V['fate'];
  readonly boxes: {
    readonly count: (state: V['state'], box: L['boxes'][number], kind: V['kind']) => number;
    readonly send: (
      action: Action<V>,
      kind: V['kind'],
      from: L['boxes'][number],
      to: L['boxes'][number],
      count: number,
    ) => void;
  };
  readonly tracks: {
    readonly read: (state: V['state'], track: L['tracks'][number]) => number;
    readonly limit: (track: L['tracks'][number]) => number;
    readonly change: (action: Action<V>, track: L['tracks'][number], amount: number) => unknown;
  };
  readonly markers: {
    readonly count: (state: V['state'], space: Space, marker: L['markers'][number]) => number;
    /** How many more can be put there. */
    readonly room: (state: V['state'], space: Space, marker: L['markers'][number]) => number;
    readonly put: (action: Action<V>, space: Space, marker: L['markers'][number], count: number) => void;
    readonly take: (action: Action<V>, space: Space, marker: L['markers'][number], count: number) => void;
  };
  /** A figure printed on a space. */
  readonly measureOf: (space: Space, measure: Measure<L>) => number;
  readonly makeIneligible: (action: Action<V>, faction: V['faction']) => void;
  /** A lasting change comes into effect. */
  readonly last: (action: Action<V>, step: Steps<L>['lasting']) => void;
  readonly free: Play<V, Steps<L>['free']>;
  readonly own: Play<V, OwnStep<L>>;
  readonly specials: Readonly<Record<L['specials'][number], Play<V, Steps<L>['special']>>>;
  readonly holds: (state: V['state'], condition: OwnCondition<L>) => boolean;
  /** One of several lists of steps, in words. */
  readonly branch: (steps: EventSide<L>, rule: string) => Message;
  readonly manners: Manners<V, L>;
}

/** How the cards of a volume go about it, where the language leaves it open. */
export interface Manners<V extends Volume<V>, L extends Vocabulary> {
  /** How pieces are dealt with. */
  readonly pieces: (facts: EventFacts<V, L>, reckon: Reckoning<V, L>) => PiecePlays<V, L>;
  /** What the prompt says that a space is wanted for. */
  readonly purposeOf: (step: Steps<L>['inSpaces']) => Purpose;
  /** A step that can do nothing is passed over with a line; otherwise it is begun all the same, dice and all. */
  readonly passesOver: boolean;
  /** A faction is named even where the step says which: a question with one answer, for those who give reasons. */
  readonly namesAlways: boolean;
}
