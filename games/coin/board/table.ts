/** What lies on the table of any volume: factions, cards, what lasts, pieces. Made from a volume's facts. */
import type { PieceTable } from '../pieces.ts';
import type { CoinState, Space, Volume } from '../volume.ts';
import type {
  Board,
  CardOnBoard,
  FactionOnBoard,
  LastingMark,
  LastingOnBoard,
  StackOnBoard,
} from './on-board.ts';

/** What every view of the series adds to the state. */
export interface Seen<V extends Volume<V>> {
  /** Cards left in the deck, face down or not. */
  readonly deckSize: number;
  readonly margins: Readonly<Record<V['faction'], number>>;
}

export interface BoardFacts<V extends Volume<V>> {
  readonly factions: readonly V['faction'][];
  readonly table: PieceTable<V['faction'], V['kind']>;
  /** Null for a faction without Resources of its own. */
  readonly resourcesOf: (view: V['state'], faction: V['faction']) => number | null;
  readonly isPropaganda: (card: number) => boolean;
  readonly orderOf: (card: number, view: V['state']) => readonly V['faction'][];
  readonly markOf: (card: number, view: V['state']) => LastingMark | null;
}

export interface Boards<V extends Volume<V>> {
  readonly factions: (view: V['state'] & Seen<V>) => readonly FactionOnBoard<V>[];
  readonly played: (view: V['state'] & Seen<V>) => Board<V>['played'];
  readonly next: (view: V['state'] & Seen<V>) => Board<V>['next'];
  readonly lasting: (view: V['state']) => readonly LastingOnBoard[];
  readonly stacks: (view: V['state'], space: Space) => readonly StackOnBoard<V['kind']>[];
  readonly isWorked: (view: V['state'], space: Space) => boolean;
}

export function boards<V extends Volume<V>>(facts: BoardFacts<V>): Boards<V> {
  const { table } = facts;

  function faction(view: CoinState<V> & V['state'] & Seen<V>, id: V['faction']): FactionOnBoard<V> {
    const kinds = table.kindsOf(id).filter((kind) => table.facts(kind).activeOf === undefined);
    return {
      id,
      margin: view.margins[id],
      resources: facts.resourcesOf(view, id),
      isEligible: view.eligible[id],
      isActing: view.turn?.faction === id,
      deed: view.done.find((one) => one.faction === id)?.deed ?? null,
      available: kinds.map((kind) => ({ kind, count: table.available(view, kind) })),
    };
  }

  function card(
    view: CoinState<V> & V['state'],
    number: number,
    isPlayed: boolean,
  ): CardOnBoard<V['faction']> {
    const id = String(number);
    if (facts.isPropaganda(number)) return { id, isPropaganda: true, order: [], mark: null };
    return {
      id,
      isPropaganda: false,
      order: facts.orderOf(number, view).map((one) => ({
        faction: one,
        isOut: isPlayed && !view.eligible[one],
        hasActed: isPlayed && view.done.some((done) => done.faction === one),
      })),
      mark: facts.markOf(number, view),
    };
  }

  return {
    factions: (view) => facts.factions.map((id) => faction(view, id)),
    played: (view) => (view.card > 0 ? card(view, view.card, true) : null),
    next(view) {
      const [first] = view.deck;
      if (view.deckSize === 0) return null;
      return first === undefined ? 'face-down' : card(view, first, false);
    },
    lasting: ({ capabilities, momentum }: CoinState<V>) => [
      ...Object.entries(capabilities).flatMap(([number, side]) =>
        side === undefined ? [] : [{ card: number, side, mark: 'capability' as const }],
      ),
      ...momentum.map((number) => ({
        card: String(number),
        side: 'shaded' as const,
        mark: 'momentum' as const,
      })),
    ],
    stacks: (view, space) =>
      table.kinds.flatMap((kind) => {
        const count = table.count(view, space, kind);
        return count > 0 ? [{ kind, count }] : [];
      }),
    isWorked: ({ turn }: CoinState<V>, space) =>
      turn !== null && (turn.spaces.includes(space) || turn.activitySpaces.includes(space)),
  };
}
