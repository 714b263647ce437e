/** The table in sentences, as far as it is the same in every volume: cards, factions, what lasts, the turn. */
import type { Message } from '@sandtable/engine';
import type { Decks } from './deck.ts';
import { nextToAct } from './eligibility.ts';
import type { PieceTable } from './pieces.ts';
import { isNonPlayer } from './non-player.ts';
import type { SpaceMap } from './spaces.ts';
import { say } from './text/say.ts';
import type { CoinState, CoinTurn, Space, Volume } from './volume.ts';

export interface OverviewFacts<V extends Volume<V>> {
  readonly rules: {
    readonly deploy: string;
    readonly order: string;
    readonly round: string;
    readonly nextCard: string;
    readonly deck: string;
    readonly resources: string;
    readonly choice: string;
    readonly eligible: string;
    readonly capability: string;
    readonly momentum: string;
    readonly operation: string;
    readonly activity: string;
    readonly event: string;
  };
  readonly map: SpaceMap<V['space']>;
  readonly table: PieceTable<V['faction'], V['kind']>;
  readonly factionOrder: Decks<V>['factionOrder'];
  readonly isPropaganda: (card: number) => boolean;
  readonly orderOf: (card: number, state: V['state']) => readonly V['faction'][];
  readonly payerOf: (faction: V['faction']) => V['payer'];
  /** A turn that is neither Event nor Operation, in words. */
  readonly otherDoing: (doing: V['doing']) => Message | undefined;
}

/** What these lines are made from besides the state. */
export interface Seen<V extends Volume<V>> {
  /** Cards left in the deck, face down or not. */
  readonly deckSize: number;
  readonly margins: Readonly<Record<V['faction'], number>>;
}

/** Pieces told faction by faction: one place each in three lists. */
export interface ToldForces {
  readonly factions: string[];
  readonly roles: string[];
  readonly counts: number[];
}

export interface Overviews<V extends Volume<V>> {
  readonly cardLines: (view: V['state'] & Seen<V>) => Message[];
  readonly factionLine: (view: V['state'] & Seen<V>, faction: V['faction']) => Message;
  readonly lastingLines: (view: V['state']) => Message[];
  readonly turnLines: (turn: CoinTurn<V> | null) => Message[];
  /** Whether a space has pieces, a level other than Neutral, or Terror and Sabotage. */
  readonly holdsAnything: (view: V['state'], space: Space) => boolean;
  /** The pieces in a space. */
  readonly forcesIn: (view: V['state'], space: number) => ToldForces;
  /** The pieces that are Available. */
  readonly forcesAvailable: (view: V['state']) => ToldForces;
}

export function overviews<V extends Volume<V>>(facts: OverviewFacts<V>): Overviews<V> {
  type State = V['state'];
  const { rules, table, isPropaganda, factionOrder, payerOf } = facts;
  const { idOf } = facts.map;

  const orderOn = (card: number, state: State): readonly V['faction'][] =>
    isPropaganda(card) ? [] : facts.orderOf(card, state);

  /** What it did on this card, whether it is Eligible, and what an Event says about the next card. */
  function statusOf(state: State, faction: V['faction']): Message {
    const view: CoinState<V> = state;
    const onNext = onNextCard(view, faction);
    const deed = view.done.find((one) => one.faction === faction)?.deed;
    if (deed !== undefined) return say(`table.status.${deed}`, rules.choice, { onNext });
    if (!view.eligible[faction]) return say('table.status.ineligible', rules.eligible, { onNext });
    const isNext =
      view.stage.kind === 'card' &&
      nextToAct(factionOrder(state), (one) => view.eligible[one], view.done) === faction;
    return say(isNext ? 'table.status.next' : 'table.status.eligible', rules.eligible, { onNext });
  }

  function onNextCard({ next }: CoinState<V>, faction: V['faction']): 'eligible' | 'ineligible' | 'open' {
    if (next.eligible.includes(faction)) return 'eligible';
    return next.ineligible.includes(faction) ? 'ineligible' : 'open';
  }

  function doingOf({ doing, limited, free }: CoinTurn<V>): Message {
    if (doing === 'event') return say('table.doing.event', rules.event);
    return (
      facts.otherDoing(doing) ??
      say('table.doing.operation', rules.operation, { operation: doing, isLimited: limited, isFree: free })
    );
  }

  function told(
    kinds: readonly V['kind'][],
    count: (kind: V['kind']) => number,
    roleOf: (kind: V['kind']) => string,
  ): ToldForces {
    const there = kinds.filter((kind) => count(kind) > 0);
    return {
      factions: there.map((kind) => table.facts(kind).faction),
      roles: there.map(roleOf),
      counts: there.map(count),
    };
  }

  function roleOnMap(kind: V['kind']): string {
    const { role, activeOf } = table.facts(kind);
    if (role !== 'guerrilla') return role;
    return activeOf === undefined ? 'underground' : 'active';
  }

  /** Guerrillas lie there Underground. */
  const inBox = table.kinds.filter((kind) => table.facts(kind).activeOf === undefined);

  return {
    cardLines(view) {
      const { stage, card, deck, propagandas }: CoinState<V> = view;
      const lines: Message[] = [];
      if (stage.kind === 'deploy') lines.push(say('table.deploy', rules.deploy, { faction: stage.faction }));
      if (card > 0) lines.push(say('table.card', rules.order, { card, order: orderOn(card, view) }));
      if (stage.kind === 'propaganda') lines.push(say('table.phase', rules.round, { phase: stage.phase }));
      for (const next of deck)
        lines.push(say('table.next', rules.nextCard, { card: next, order: orderOn(next, view) }));
      lines.push(say('table.deck', rules.deck, { cards: view.deckSize, propagandas }));
      return lines;
    },
    factionLine: (view, faction) =>
      say('table.faction', rules.resources, {
        faction,
        isNonPlayer: isNonPlayer<V['faction']>(view, faction),
        payer: payerOf(faction),
        resources: (view as CoinState<V>).resources[payerOf(faction)],
        margin: view.margins[faction],
        status: statusOf(view, faction),
      }),
    lastingLines(view) {
      const lines: Message[] = [];
      for (const [card, side] of Object.entries(view.capabilities))
        if (side !== undefined)
          lines.push(say('table.capability', rules.capability, { card: Number(card), side }));
      for (const card of view.momentum) lines.push(say('table.momentum', rules.momentum, { card }));
      return lines;
    },
    turnLines(turn) {
      if (turn === null) return [];
      const { faction, spaces, paid, activity, activitySpaces } = turn;
      const lines = [
        say('table.turn', rules.operation, {
          faction,
          doing: doingOf(turn),
          spaces: spaces.map(idOf),
          paid,
        }),
      ];
      if (activity !== null)
        lines.push(say('table.activity', rules.activity, { activity, spaces: activitySpaces.map(idOf) }));
      return lines;
    },
    holdsAnything: ({ pieces, levels, markers }: CoinState<V>, space) =>
      levels[space] !== 0 ||
      markers[space] !== 0 ||
      pieces.slice(space * table.width, (space + 1) * table.width).some((count) => count > 0),
    forcesIn: (view, space) => told(table.kinds, (kind) => table.count(view, space, kind), roleOnMap),
    forcesAvailable: (view) =>
      told(
        inBox,
        (kind) => table.available(view, kind),
        (kind) => table.facts(kind).role,
      ),
  };
}
