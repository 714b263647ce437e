/** Positions from a file (docs/positions.md): checked word by word, then laid out. */
import { choiceAfter, type Deed, type Done } from '@sandtable/coin';
import { DocumentFault, faultIn, type Json, type Message, reader, type Setting } from '@sandtable/engine';
import { EVENT_CARDS, isPropaganda, PROPAGANDA_CARDS } from './cards.ts';
import { drawCard } from './deck.ts';
import { type Faction, FACTIONS, isGuerrilla, type Kind, KINDS, TABLE } from './forces.ts';
import { faultOf } from './laws.ts';
import { idOf, isLoc, type Opened, populationOf, type Space, spaceOf } from './map.ts';
import { fixControl } from './propaganda/control.ts';
import { variantsOf } from './options.ts';
import { beginCard } from './sequence.ts';
import { emptyTable } from './setup.ts';
import { isNonPlayer, type Level, PHASES, type President, type Side, type State } from './state.ts';
import { say } from './text/say.ts';

const LEVELS: Readonly<Record<string, Level>> = {
  'active-support': 2,
  'passive-support': 1,
  neutral: 0,
  'passive-opposition': -1,
  'active-opposition': -2,
};
const PRESIDENTS: readonly President[] = ['samper', 'pastrana', 'uribe'];
const SIDES: readonly Side[] = ['unshaded', 'shaded'];

const { record, entry, list, whole, oneOf } = reader('2.1');

function space(value: Json | undefined, where: string): Space {
  const found = typeof value === 'string' ? spaceOf(value) : undefined;
  if (found === undefined)
    throw new DocumentFault(say('fault.no-space', '1.3.1', { where, given: JSON.stringify(value ?? null) }));
  return found;
}

/** How each field of a position is laid on an empty table. */
const FIELDS: Readonly<Record<string, (state: State, value: Json) => void>> = {
  opened(state, value) {
    for (const id of list(value, 'opened'))
      state.opened = (state.opened |
        (oneOf(id, 'opened', ['ecuador', 'panama']) === 'ecuador' ? 1 : 2)) as Opened;
  },
  zones(state, value) {
    for (const id of list(value, 'zones')) state.zones.push(space(id, 'zones'));
  },
  pieces(state, value) {
    for (const [id, here] of Object.entries(record(value, 'pieces'))) {
      const at = space(id, 'pieces');
      for (const [kind, count] of Object.entries(record(here, `pieces.${id}`)))
        putPieces(state, at, oneOf(kind, `pieces.${id}`, KINDS), whole(count, `pieces.${id}.${kind}`, 30));
    }
  },
  levels(state, value) {
    for (const [id, name] of Object.entries(record(value, 'levels'))) {
      const at = space(id, 'levels');
      const level = LEVELS[oneOf(name, `levels.${id}`, Object.keys(LEVELS))] ?? 0;
      if (level !== 0 && populationOf(at) === 0)
        throw new DocumentFault(say('fault.no-population', '1.6.2', { where: `levels.${id}` }));
      state.levels[at] = level;
    }
  },
  terror(state, value) {
    for (const [id, count] of Object.entries(record(value, 'terror'))) {
      const at = space(id, 'terror');
      if (isLoc(at)) throw new DocumentFault(say('fault.terror-on-loc', '3.3.4', { where: `terror.${id}` }));
      state.markers[at] = whole(count, `terror.${id}`, 40);
    }
  },
  sabotage(state, value) {
    for (const id of list(value, 'sabotage')) {
      const at = space(id, 'sabotage');
      if (!isLoc(at))
        throw new DocumentFault(say('fault.no-loc', '3.3.4', { where: `sabotage.${idOf(at)}` }));
      state.markers[at] = 1;
    }
  },
  shipments(state, value) {
    for (const [i, one] of list(value, 'shipments').entries()) {
      const where = `shipments.${i}`;
      const held = entry(one, where, ['space', 'with', 'count']);
      const kind = oneOf(held['with'], `${where}.with`, KINDS.filter(isGuerrilla));
      const load = held['count'] === undefined ? 1 : whole(held['count'], `${where}.count`, 4, 1);
      state.carriers.push({ space: space(held['space'], `${where}.space`), kind, load });
    }
  },
  resources(state, value) {
    for (const [faction, amount] of Object.entries(record(value, 'resources')))
      state.resources[oneOf(faction, 'resources', FACTIONS)] = whole(amount, `resources.${faction}`, 99);
  },
  aid: (state, value) => void (state.aid = whole(value, 'aid', 29)),
  lost(state, value) {
    state.lost = whole(value, 'lost', 18);
    const column = TABLE.columnOf('auc-underground');
    state.available[column] = (state.available[column] ?? 0) - state.lost;
  },
  president: (state, value) => void (state.president = oneOf(value, 'president', PRESIDENTS)),
  ineligible(state, value) {
    for (const faction of list(value, 'ineligible'))
      state.eligible[oneOf(faction, 'ineligible', FACTIONS)] = false;
  },
  capabilities(state, value) {
    for (const [card, side] of Object.entries(record(value, 'capabilities'))) {
      const facts = EVENT_CARDS.find((one) => String(one.number) === card);
      if (facts?.capability !== true)
        throw new DocumentFault(say('fault.no-capability', '5.3', { where: 'capabilities', given: card }));
      state.capabilities[facts.number] = oneOf(side, `capabilities.${card}`, SIDES);
    }
  },
  momentum(state, value) {
    for (const card of list(value, 'momentum')) {
      const number = whole(card, 'momentum', EVENT_CARDS.length, 1);
      if (EVENT_CARDS[number - 1]?.momentum !== true)
        throw new DocumentFault(
          say('fault.no-momentum', '5.4', { where: 'momentum', given: String(number) }),
        );
      state.momentum.push(number);
    }
  },
  shielded: (state, value) => void (state.shielded = oneOf(value, 'shielded', FACTIONS)),
  propagandas: (state, value) =>
    void (state.propagandas = whole(value, 'propagandas', PROPAGANDA_CARDS.length)),
  played(state, value) {
    for (const card of list(value, 'played')) state.played.push(anyCard(card, 'played'));
  },
  done(state, value) {
    for (const [i, one] of list(value, 'done').entries()) {
      const where = `done.${i}`;
      const { faction, deed } = entry(one, where, ['faction', 'deed']);
      state.done.push({
        faction: oneOf(faction, `${where}.faction`, FACTIONS),
        deed: oneOf(deed, `${where}.deed`, DEEDS),
      });
    }
  },
  deck(state, value) {
    state.deck = list(value, 'deck').map((card) => anyCard(card, 'deck'));
    if (state.deck.length === 0) throw new DocumentFault(say('fault.no-card', '2.1', { where: 'deck' }));
  },
};

/** Deeds on the card in play, in order. */
const DEEDS: readonly Deed[] = ['event', 'operation', 'operation-and-activity', 'limited-operation', 'pass'];

const anyCard = (card: Json, where: string): number =>
  whole(card, where, EVENT_CARDS.length + PROPAGANDA_CARDS.length, 1);

function putPieces(state: State, at: Space, kind: Kind, count: number): void {
  const had = TABLE.count(state, at, kind);
  TABLE.place(state, at, kind, count - had);
}

/** Lays a position on a table that is empty but for a shuffled deck. Throws a DocumentFault. */
function layOut(state: State, document: Json): void {
  const position = entry(document, '', [...Object.keys(FIELDS), 'phase']);
  // In the order of FIELDS, so that later fields can rely on earlier ones.
  for (const [field, read] of Object.entries(FIELDS)) {
    const value = position[field];
    if (value !== undefined) read(state, value);
  }
  countPropagandas(state, position['propagandas'] !== undefined);
  if (position['deck'] === undefined) keepUnplayed(state);
  else state.unused.splice(0, state.unused.length);
  drawCard(state);
  const fault = faultOf(state) ?? lastingFault(state) ?? deckFault(state) ?? doneFault(state);
  if (fault !== undefined) throw new DocumentFault(fault);
  beginCard(state);
  beginPhase(state, position['phase']);
}

/** A Propaganda Round may be entered at any phase; from the second on Control is fixed as it is (6.2). */
function beginPhase(state: State, value: Json | undefined): void {
  if (value === undefined) return;
  const phase = oneOf(value, 'phase', PHASES);
  if (state.stage.kind !== 'propaganda')
    throw new DocumentFault(say('fault.no-round', '6.0', { where: 'phase' }));
  state.stage = { kind: 'propaganda', phase };
  if (phase !== 'victory' && phase !== 'control') fixControl(state);
}

/** Propaganda cards among those played count by themselves; that there were more may be said (2.4.1). */
function countPropagandas(state: State, isSaid: boolean): void {
  const found = state.played.filter(isPropaganda).length;
  if (!isSaid) state.propagandas = found;
  else if (state.propagandas < found)
    throw new DocumentFault(
      say('fault.number', '2.4.1', { where: 'propagandas', min: found, max: FINAL_CARD }),
    );
}

const FINAL_CARD = PROPAGANDA_CARDS.length;

/** Cards that were played before: those in the pile, and those whose effect lasts (5.3, 5.4). */
const isInEffect = (state: State, card: number): boolean =>
  state.momentum.includes(card) || state.capabilities[card] !== undefined;

/** A card in effect cannot come again: only the card in play may just have brought it about. */
function lastingFault(state: State): Message | undefined {
  const isTwice = new Set(state.momentum).size < state.momentum.length;
  return isTwice || state.deck.some((card) => isInEffect(state, card))
    ? say('fault.card-twice', '2.1')
    : undefined;
}

/** 2.3.4 What factions have done on the card in play, each by what those before it left. */
function doneFault(state: State): Message | undefined {
  const at = state.done.findIndex((one, i) => !couldDo(state, one, state.done.slice(0, i)));
  const wrong = state.done[at];
  return wrong === undefined
    ? undefined
    : say('fault.deed', '2.3.4', { where: `done.${at}`, faction: wrong.faction });
}

function couldDo(state: State, { faction, deed }: Done<Faction>, before: readonly Done<Faction>[]): boolean {
  const choice = choiceAfter(before);
  if (isPropaganda(state.card) || choice === undefined || !state.eligible[faction]) return false;
  if (before.some((one) => one.faction === faction)) return false;
  if (deed === 'event') return choice.event;
  // 8.1 Non-players operate without limits.
  return !deed.startsWith('operation') || choice.operation === 'full' || isNonPlayer(state, faction);
}

/** Cards that the position has already played cannot come again. */
function keepUnplayed(state: State): void {
  const isPlayed = (card: number): boolean => state.played.includes(card) || isInEffect(state, card);
  state.deck = state.deck.filter((card) => !isPlayed(card));
  const unused = state.unused.filter((card) => !isPlayed(card));
  state.unused.splice(0, state.unused.length, ...unused);
}

/** The final Propaganda card must still be there, or the game would not end. */
function deckFault(state: State): Message | undefined {
  const toCome = [state.card, ...state.deck].filter(isPropaganda).length;
  const needed = state.variants.finalPropaganda - state.propagandas;
  if (needed < 1) return say('fault.final-played', '2.4.1');
  return toCome < needed ? say('fault.few-propagandas', '2.4.1', { needed, found: toCome }) : undefined;
}

/** What is wrong with a position; empty when it can be played. */
export function positionFaults(document: Json, setting: Setting): readonly Message[] {
  const state = emptyTable(variantsOf(setting));
  state.deck = [...EVENT_CARDS.map((card) => card.number), ...PROPAGANDA_CARDS];
  const fault = faultIn(() => layOut(state, document));
  return fault === undefined ? [] : [fault];
}

/** Lays out a position that has been checked. */
export function applyPosition(state: State, document: Json): void {
  layOut(state, document);
}
