/** Positions from a file: checked word by word, then laid out. */
import { DocumentFault, faultIn, type Json, type Message, type Reader, reader } from '@sandtable/engine';
import type { Decks } from './deck.ts';
import { choiceAfter, type Deed, type Done, nextToAct } from './eligibility.ts';
import type { PieceTable } from './pieces.ts';
import { isNonPlayer } from './non-player.ts';
import type { SpaceMap } from './spaces.ts';
import { say } from './text/say.ts';
import type { CoinState, Side, Space, Volume } from './volume.ts';

export interface PositionFacts<V extends Volume<V>> {
  readonly rules: {
    readonly position: string;
    readonly spaces: string;
    readonly levels: string;
    readonly markers: string;
    readonly capability: string;
    readonly momentum: string;
    readonly choice: string;
    readonly final: string;
    readonly round: string;
  };
  readonly map: SpaceMap<V['space']>;
  readonly table: PieceTable<V['faction'], V['kind']>;
  readonly factions: readonly V['faction'][];
  readonly payers: readonly V['payer'][];
  readonly resourcesLimit: number;
  readonly markers: number;
  readonly levels: Readonly<Record<string, V['level']>>;
  readonly isLoc: (space: Space) => boolean;
  readonly populationOf: (space: Space, state: V['state']) => number;
  /** The Event cards by number; the Propaganda cards follow them. */
  readonly events: readonly {
    readonly number: number;
    readonly capability: boolean;
    readonly momentum: boolean;
  }[];
  readonly propagandas: readonly number[];
  readonly isPropaganda: (card: number) => boolean;
  readonly decks: Pick<Decks<V>, 'drawCard' | 'factionOrder' | 'isLastEvent'>;
  readonly beginCard: (state: V['state']) => void;
  /** Every field in the order in which it is read, so that later ones can rely on earlier ones. */
  readonly fields: (common: CommonFields<V['state']>, read: PositionReader) => Fields<V['state']>;
  /** What is wrong with the table as it has been laid out. */
  readonly faultOf: (state: V['state']) => Message | undefined;
  /** Whether a card must have been executed, for something that only it brings about. */
  readonly hasLeftTraces?: (state: V['state'], card: number) => boolean;
  /** Whether a Limited Operation of this faction is like a full one without a Special Activity. */
  readonly isSpared?: (state: V['state'], faction: V['faction']) => boolean;
  /** What no game could have come to, though every part of it may be. */
  readonly cannotBe?: (state: V['state']) => Message | undefined;
  /** The phases at which a Round may be entered. */
  readonly phases: readonly V['phase'][];
  /** The last phase of the final Round. */
  readonly final: V['phase'];
  /** A Round is entered at that phase. */
  readonly enterPhase: (state: V['state'], phase: V['phase']) => void;
}

export type Field<S> = (state: S, value: Json) => void;
export type Fields<S> = Readonly<Record<string, Field<S>>>;

/** The fields every volume has. */
export type CommonFields<S> = Readonly<
  Record<
    | 'pieces'
    | 'levels'
    | 'terror'
    | 'sabotage'
    | 'resources'
    | 'ineligible'
    | 'capabilities'
    | 'momentum'
    | 'propagandas'
    | 'played'
    | 'done'
    | 'deck',
    Field<S>
  >
>;

/** How values are read, with the place of each fault. */
export interface PositionReader extends Reader {
  readonly space: (value: Json | undefined, where: string) => Space;
}

export interface Positions<V extends Volume<V>> {
  /** Lays a position on a table that is empty but for a shuffled deck. Throws a DocumentFault. */
  readonly applyPosition: (state: V['state'], document: Json) => void;
  /** What is wrong with a position; empty when it can be played from this empty table. */
  readonly positionFaults: (state: V['state'], document: Json) => readonly Message[];
}

const SIDES: readonly Side[] = ['unshaded', 'shaded'];
/** What can have been done on the card in play. */
const DEEDS: readonly Deed[] = ['event', 'operation', 'operation-and-activity', 'limited-operation', 'pass'];

function refuse(fault: Message | undefined): void {
  if (fault !== undefined) throw new DocumentFault(fault);
}

export function positions<V extends Volume<V>>(facts: PositionFacts<V>): Positions<V> {
  const { rules, isPropaganda } = facts;
  const read: PositionReader = {
    ...reader(rules.position),
    space(value, where) {
      const found = typeof value === 'string' ? facts.map.spaceOf(value) : undefined;
      if (found !== undefined) return found;
      const given = JSON.stringify(value ?? null);
      throw new DocumentFault(say('fault.no-space', rules.spaces, { where, given }));
    },
  };
  const fields = facts.fields(commonFields(facts, read), read);

  function layOut(state: V['state'], document: Json): void {
    const position = read.entry(document, '', [...Object.keys(fields), 'phase']);
    for (const [field, lay] of Object.entries(fields)) {
      const value = position[field];
      if (value !== undefined) lay(state, value);
    }
    countPropagandas(state, position['propagandas'] !== undefined);
    if (position['deck'] === undefined) dealUnplayed(state);
    else state.unused.splice(0, state.unused.length);
    facts.decks.drawCard(state);
    refuse(facts.faultOf(state) ?? lastingFault(state) ?? deckFault(state) ?? doneFault(state));
    facts.beginCard(state);
    beginPhase(state, position['phase']);
    refuse(facts.cannotBe?.(state));
  }

  /** A Propaganda Round may be entered at any phase. */
  function beginPhase(state: V['state'], value: Json | undefined): void {
    if (value === undefined) return;
    const phase = read.oneOf(value, 'phase', facts.phases);
    if (state.stage.kind !== 'propaganda')
      throw new DocumentFault(say('fault.no-round', rules.round, { where: 'phase' }));
    const isFinal = state.propagandas >= state.variants.finalPropaganda;
    if (isFinal && facts.phases.indexOf(phase) > facts.phases.indexOf(facts.final))
      throw new DocumentFault(say('fault.final-round', rules.round, { where: 'phase' }));
    state.stage = { kind: 'propaganda', phase };
    facts.enterPhase(state, phase);
  }

  /** Propaganda cards among those played count by themselves; that there were more may be said. */
  function countPropagandas(state: CoinState<V>, isSaid: boolean): void {
    const found = state.played.filter(isPropaganda).length;
    if (!isSaid) state.propagandas = found;
    else if (state.propagandas < found)
      throw new DocumentFault(
        say('fault.number', rules.final, { where: 'propagandas', min: found, max: facts.propagandas.length }),
      );
  }

  /** Cards that were played before: those in the pile, and those whose effect lasts. */
  const isInEffect = (state: CoinState<V>, card: number): boolean =>
    state.momentum.includes(card) ||
    state.capabilities[card] !== undefined ||
    facts.hasLeftTraces?.(state, card) === true;

  /** A card in effect cannot come again: only the card in play may just have brought it about. */
  function lastingFault(state: CoinState<V>): Message | undefined {
    const isExecuted = state.done.some((one) => one.deed === 'event');
    const toCome = isExecuted ? state.deck : [state.card, ...state.deck];
    const twice =
      state.momentum.find((card, at) => state.momentum.indexOf(card) < at) ??
      toCome.find((card) => isInEffect(state, card));
    return twice === undefined ? undefined : say('fault.card-twice', rules.position, { card: twice });
  }

  /** What factions have done on the card in play, each by what those before it left. */
  function doneFault(state: CoinState<V>): Message | undefined {
    const at = state.done.findIndex((one, i) => !couldDo(state, one, state.done.slice(0, i)));
    const wrong = state.done[at];
    return wrong === undefined
      ? undefined
      : say('fault.deed', rules.choice, { where: `done.${at}`, faction: wrong.faction });
  }

  function couldDo(
    state: CoinState<V>,
    { faction, deed }: Done<V['faction']>,
    before: readonly Done<V['faction']>[],
  ): boolean {
    const choice = choiceAfter(before);
    if (isPropaganda(state.card) || choice === undefined) return false;
    const { factionOrder, isLastEvent } = facts.decks;
    if (faction !== nextToAct(factionOrder(state), (one) => state.eligible[one], before)) return false;
    if (deed === 'pass') return true;
    if (deed === 'event') return choice.event;
    // Non-players operate without limits.
    const isLimited = !isNonPlayer(state, faction) && (choice.operation === 'limited' || isLastEvent(state));
    if (isLimited && deed === 'operation') return facts.isSpared?.(state, faction) === true;
    return isLimited === (deed === 'limited-operation');
  }

  /** Cards that the position has already played cannot come again. */
  function dealUnplayed(state: CoinState<V>): void {
    if (state.done.length > 0) throw new DocumentFault(say('fault.no-deck', rules.choice, { where: 'done' }));
    const isPlayed = (card: number): boolean => state.played.includes(card) || isInEffect(state, card);
    state.deck = state.deck.filter((card) => !isPlayed(card));
    const unused = state.unused.filter((card) => !isPlayed(card));
    state.unused.splice(0, state.unused.length, ...unused);
  }

  /** The final Propaganda card must still be there, or the game would not end. */
  function deckFault(state: CoinState<V>): Message | undefined {
    const toCome = [state.card, ...state.deck].filter(isPropaganda).length;
    const needed = state.variants.finalPropaganda - state.propagandas;
    if (needed < 1) return say('fault.final-played', rules.final);
    return toCome < needed ? say('fault.few-propagandas', rules.final, { needed, found: toCome }) : undefined;
  }

  return {
    applyPosition: layOut,
    positionFaults(state, document) {
      state.deck = [...facts.events.map((card) => card.number), ...facts.propagandas];
      const fault = faultIn(() => layOut(state, document));
      return fault === undefined ? [] : [fault];
    },
  };
}

function commonFields<V extends Volume<V>>(
  facts: PositionFacts<V>,
  read: PositionReader,
): CommonFields<V['state']> {
  const { rules, table, isLoc, populationOf, factions, payers, events } = facts;
  const { record, entry, list, whole, oneOf, space } = read;
  const { idOf } = facts.map;
  const anyCard = (card: Json, where: string): number =>
    whole(card, where, events.length + facts.propagandas.length, 1);
  const mostOf = (kind: V['kind']): number => {
    const { total, activeOf } = table.facts(kind);
    return activeOf === undefined ? total : table.facts(activeOf).total;
  };
  const most = Math.max(...table.kinds.map(mostOf));
  return {
    pieces(state, value) {
      for (const [id, here] of Object.entries(record(value, 'pieces'))) {
        const at = space(id, 'pieces');
        for (const [name, count] of Object.entries(record(here, `pieces.${id}`))) {
          const kind = oneOf(name, `pieces.${id}`, table.kinds);
          const wanted = whole(count, `pieces.${id}.${name}`, most);
          table.place(state, at, kind, wanted - table.count(state, at, kind));
        }
      }
    },
    levels(state: CoinState<V>, value) {
      for (const [id, name] of Object.entries(record(value, 'levels'))) {
        const at = space(id, 'levels');
        const level = facts.levels[oneOf(name, `levels.${id}`, Object.keys(facts.levels))];
        if (level !== undefined && level !== 0 && populationOf(at, state) === 0)
          throw new DocumentFault(say('fault.no-population', rules.levels, { where: `levels.${id}` }));
        if (level !== undefined) state.levels[at] = level;
      }
    },
    terror(state, value) {
      for (const [id, count] of Object.entries(record(value, 'terror'))) {
        const at = space(id, 'terror');
        if (isLoc(at))
          throw new DocumentFault(say('fault.terror-on-loc', rules.markers, { where: `terror.${id}` }));
        state.markers[at] = whole(count, `terror.${id}`, facts.markers);
      }
    },
    sabotage(state, value) {
      for (const id of list(value, 'sabotage')) {
        const at = space(id, 'sabotage');
        if (!isLoc(at))
          throw new DocumentFault(say('fault.no-loc', rules.markers, { where: `sabotage.${idOf(at)}` }));
        if (state.markers[at] === 1)
          throw new DocumentFault(say('fault.twice', rules.markers, { where: `sabotage.${idOf(at)}` }));
        state.markers[at] = 1;
      }
    },
    resources({ resources }: CoinState<V>, value) {
      for (const [faction, amount] of Object.entries(record(value, 'resources')))
        resources[oneOf(faction, 'resources', payers)] = whole(
          amount,
          `resources.${faction}`,
          facts.resourcesLimit,
        );
    },
    ineligible({ eligible }: CoinState<V>, value) {
      for (const faction of list(value, 'ineligible'))
        eligible[oneOf(faction, 'ineligible', factions)] = false;
    },
    capabilities(state, value) {
      for (const [card, side] of Object.entries(record(value, 'capabilities'))) {
        const known = events.find((one) => String(one.number) === card);
        if (known?.capability !== true)
          throw new DocumentFault(
            say('fault.no-capability', rules.capability, { where: 'capabilities', given: card }),
          );
        state.capabilities[known.number] = oneOf(side, `capabilities.${card}`, SIDES);
      }
    },
    momentum(state, value) {
      for (const card of list(value, 'momentum')) {
        const number = whole(card, 'momentum', events.length, 1);
        if (events[number - 1]?.momentum !== true)
          throw new DocumentFault(
            say('fault.no-momentum', rules.momentum, { where: 'momentum', given: String(number) }),
          );
        state.momentum.push(number);
      }
    },
    propagandas: (state, value) =>
      void (state.propagandas = whole(value, 'propagandas', facts.propagandas.length)),
    played(state, value) {
      for (const card of list(value, 'played')) state.played.push(anyCard(card, 'played'));
    },
    done({ done }: CoinState<V>, value) {
      for (const [i, one] of list(value, 'done').entries()) {
        const where = `done.${i}`;
        const { faction, deed } = entry(one, where, ['faction', 'deed']);
        done.push({
          faction: oneOf(faction, `${where}.faction`, factions),
          deed: oneOf(deed, `${where}.deed`, DEEDS),
        });
      }
    },
    deck(state, value) {
      state.deck = list(value, 'deck').map((card) => anyCard(card, 'deck'));
      if (state.deck.length === 0)
        throw new DocumentFault(say('fault.no-card', rules.position, { where: 'deck' }));
    },
  };
}
