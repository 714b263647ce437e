/** Positions from a file (docs/positions/labyrinth.md): checked word by word, then laid out. */
import {
  type Chance,
  DocumentFault,
  faultIn,
  type Fields,
  type Json,
  type Message,
  reader,
  type Setting,
} from '@sandtable/engine';
import { CARDS, type Side, SIDES } from './cards.ts';
import { LAPSING, LASTING } from './effects.ts';
import { AT, type Country, countryOf, idOf } from './map.ts';
import { faultOf } from './laws.ts';
import { variantsOf } from './options.ts';
import { ALIGNMENT_WORDS, GOVERNANCE_WORDS, POSTURE_WORDS, STAGES } from './position-words.ts';
import { isTurnOver, newPhase } from './phases.ts';
import { emptyTable } from './setup.ts';
import { putAside, setAside } from './solitaire/wmd.ts';
import { isRegimeChange } from './country.ts';
import {
  type Alignment,
  BOXED_WMD,
  type Governance,
  GREEN,
  type Memory,
  type PlotValue,
  type Posture,
  type Stage,
  type State,
  TAN,
  WMD,
} from './state.ts';
import { say } from './text/say.ts';
import { victory } from './victory.ts';

const BOUND = ['gadahn', 'madrassas'] as const;

const { record, entry, list, whole, oneOf, flag } = reader('3.2');

function country(value: Json | undefined, where: string): Country {
  const found = typeof value === 'string' ? countryOf(value) : undefined;
  if (found === undefined)
    throw new DocumentFault(
      say('fault.no-country', '4.1.1', { where, given: JSON.stringify(value ?? null) }),
    );
  return found;
}
const card = (value: Json | undefined, where: string): number => whole(value, where, CARDS.length, 1);
const cards = (value: Json | undefined, where: string): number[] =>
  list(value, where).map((one) => card(one, where));
const countries = (value: Json | undefined, where: string): Country[] =>
  list(value, where).map((one) => country(one, where));

const COUNTRY_FIELDS = [
  'governance',
  'alignment',
  'posture',
  'sleepers',
  'active',
  'troops',
  'aid',
  'besieged',
  'cadre',
  'regimeChange',
];

function layCountry(state: State, at: Country, value: Json): void {
  const where = `countries.${idOf(at)}`;
  const here = entry(value, where, COUNTRY_FIELDS);
  const ranked = (field: string, among: readonly string[]): number | undefined =>
    here[field] === undefined ? undefined : among.indexOf(oneOf(here[field], `${where}.${field}`, among));
  const count = (field: string): number =>
    here[field] === undefined ? 0 : whole(here[field], `${where}.${field}`, 15);
  const isSet = (field: string): number =>
    here[field] !== undefined && flag(here[field], `${where}.${field}`) ? 1 : 0;
  const governed = ranked('governance', GOVERNANCE_WORDS);
  if (governed !== undefined) state.governance[at] = governed as Governance;
  state.alignment[at] = (ranked('alignment', ALIGNMENT_WORDS) ?? 0) as Alignment;
  const stance = ranked('posture', POSTURE_WORDS);
  if (stance !== undefined) state.posture[at] = stance as Posture;
  state.sleepers[at] = count('sleepers');
  state.active[at] = count('active');
  state.troops[at] = count('troops');
  state.cellsOnTrack -= count('sleepers') + count('active');
  state.troopsOnTrack -= count('troops');
  state.aid[at] = count('aid');
  state.besieged[at] = isSet('besieged');
  state.cadre[at] = isSet('cadre');
  if (here['regimeChange'] !== undefined) {
    const colour = oneOf(here['regimeChange'], `${where}.regimeChange`, ['tan', 'green']);
    state.regimeChange[at] = colour === 'green' ? GREEN : TAN;
  }
}

function layPlot(state: State, value: Json, where: string): void {
  const plot = entry(value, where, ['country', 'value', 'most', 'exact', 'shown', 'backlash']);
  const found = plot['value'] === 'wmd' ? WMD : whole(plot['value'], `${where}.value`, 3, 1);
  const isSet = (field: string): boolean =>
    plot[field] !== undefined && flag(plot[field], `${where}.${field}`);
  state.plots.push({
    country: country(plot['country'], `${where}.country`),
    value: found as PlotValue,
    most: isSet('exact') ? found : whole(plot['most'] ?? 3, `${where}.most`, 3, 1),
    exact: isSet('exact'),
    shown: isSet('shown'),
    backlash: isSet('backlash'),
  });
  // A WMD came out of the box that Events draw from, unless the field `wmd` says otherwise.
  if (found === WMD) state.looseNukes--;
  else state.available[found - 1] = (state.available[found - 1] ?? 0) - 1;
}

/** By side: us, jihadist. */
function bySide(value: Json, where: string, put: (side: Side, value: Json, where: string) => void): void {
  for (const [side, one] of Object.entries(record(value, where)))
    put(oneOf(side, where, SIDES), one, `${where}.${side}`);
}

function layMemory(memory: Memory, value: Json | undefined, where: string): void {
  const fields = entry(value, where, ['disrupted', 'raised']);
  memory.disrupted = countries(fields['disrupted'], `${where}.disrupted`);
  memory.raised = countries(fields['raised'], `${where}.raised`);
}

/** How each field of a position is laid on an empty table. */
const FIELDS: Readonly<Record<string, (state: State, value: Json) => void>> = {
  prestige: (state, value) => void (state.prestige = whole(value, 'prestige', 12, 1)),
  funding: (state, value) => void (state.funding = whole(value, 'funding', 9, 1)),
  usPosture(state, value) {
    state.posture[AT['united-states']] = POSTURE_WORDS.indexOf(
      oneOf(value, 'usPosture', ['soft', 'hard']),
    ) as Posture;
  },
  countries(state, value) {
    for (const [id, here] of Object.entries(record(value, 'countries')))
      layCountry(state, country(id, 'countries'), here);
  },
  nato: (state, value) => void (state.nato = country(value, 'nato')),
  plots(state, value) {
    for (const [i, one] of list(value, 'plots', 12).entries()) layPlot(state, one, `plots.${i}`);
  },
  wmd(state, value) {
    const boxes = entry(value, 'wmd', ['available', 'looseNukes', 'arsenal']);
    const count = (field: string, usual: number): number =>
      boxes[field] === undefined ? usual : whole(boxes[field], `wmd.${field}`, 6);
    state.available[WMD - 1] = count('available', 0);
    state.looseNukes = count('looseNukes', BOXED_WMD);
    state.arsenal = count('arsenal', BOXED_WMD);
  },
  aside(state, value) {
    for (const one of list(value, 'aside', 6)) putAside(state, whole(one, 'aside', 3, 1));
  },
  effects(state, value) {
    for (const one of list(value, 'effects')) state.effects[oneOf(one, 'effects', LASTING)] = true;
    // D-80 The marker shields Pakistan, as when its card is played.
    if (state.effects.fata && !isRegimeChange(state, AT.pakistan)) state.effects['fata-shield'] = true;
  },
  lapsing(state, value) {
    for (const one of list(value, 'lapsing', 8)) state.lapsing[oneOf(one, 'lapsing', LAPSING)]++;
  },
  reserves(state, value) {
    bySide(value, 'reserves', (side, one, where) => void (state.reserves[side] = whole(one, where, 2)));
  },
  hands(state, value) {
    bySide(value, 'hands', (side, one, where) => state.hands[side].push(...cards(one, where)));
    for (const side of SIDES) if (!state.variants.solo) state.hands[side].sort((a, b) => a - b);
    state.stage = { kind: 'cards' };
    state.turn = 1;
  },
  known(state, value) {
    bySide(value, 'known', (side, one, where) => state.known[side].push(...cards(one, where)));
  },
  mixed: (state, value) => void (state.mixed = [...new Set(cards(value, 'mixed'))].toSorted((a, b) => a - b)),
  lacking(state, value) {
    bySide(value, 'lacking', (side, one, where) => state.lacking[side].push(...cards(one, where)));
  },
  holding(state, value) {
    const lists = list(value, 'holding').map((one, i) => cards(one, `holding.${i}`));
    if (lists.length > 0) state.holding = lists;
  },
  // Written the next card first; the state keeps it last.
  deck: (state, value) => void (state.deck = cards(value, 'deck').reverse()),
  discards: (state, value) => void (state.discards = cards(value, 'discards')),
  removed: (state, value) => void state.removed.push(...cards(value, 'removed')),
  lapsingBox: (state, value) => void (state.lapsingBox = cards(value, 'lapsingBox')),
  firstPlot(state, value) {
    state.firstPlot =
      typeof value === 'boolean' ? { used: value, card: 0 } : { used: true, card: card(value, 'firstPlot') };
  },
  reshuffles: (state, value) => void (state.reshuffles = whole(value, 'reshuffles', 2)),
  turn: (state, value) => void (state.turn = whole(value, 'turn', 99, 1)),
  phase(state, value) {
    const phase = entry(value, 'phase', ['side', 'played', 'held', 'bound']);
    state.phase = {
      side: oneOf(phase['side'], 'phase.side', SIDES),
      played: phase['played'] === undefined ? 0 : whole(phase['played'], 'phase.played', 2),
      held: phase['held'] !== undefined && flag(phase['held'], 'phase.held'),
      bound: phase['bound'] === undefined ? null : oneOf(phase['bound'], 'phase.bound', BOUND),
    };
  },
  stage: (state, value) => void (state.stage = { kind: oneOf(value, 'stage', STAGES) } satisfies Stage),
  now: (state, value) => layMemory(state.memory.now, value, 'now'),
  before: (state, value) => layMemory(state.memory.before, value, 'before'),
};

/** Lays a document out on an empty table; the cards it does not name go under those of its deck, or make the deck. */
function lay(state: State, document: Json): void {
  const fields: Fields = entry(document, '', Object.keys(FIELDS));
  // In the order of FIELDS, whatever the order of the document.
  for (const [field, put] of Object.entries(FIELDS)) {
    const value = fields[field];
    if (value !== undefined) put(state, value);
  }
  // 5.2.3 Plots are resolved, and turns end, after a phase of the US.
  if (fields['phase'] === undefined && isAfterUs(state)) state.phase = newPhase('us');
  addRest(state);
  setAside(state);
  const fault = faultOf(state) ?? stageFault(state) ?? knownFault(state);
  if (fault !== undefined) throw new DocumentFault(fault);
  const won = victory(state, 'us');
  if (won !== undefined)
    throw new DocumentFault(say('fault.won', won.winner === 'us' ? '2.1.1' : '2.1.2', { side: won.winner }));
}

function addRest(state: State): void {
  const { deck, hands, discards, removed, lapsingBox, firstPlot } = state;
  const named = new Set([
    ...deck,
    ...hands.us,
    ...hands.jihadist,
    ...discards,
    ...removed,
    ...lapsingBox,
    firstPlot.card,
  ]);
  const rest = CARDS.map((one) => one.number as number).filter((one) => !named.has(one));
  state.deck = [...rest, ...deck];
}

/** 3.3, 5.2.2 What cannot have come about. */
function stageFault(state: State): Message | undefined {
  if (state.reshuffles >= state.variants.decks)
    return say('fault.reshuffles', '3.3', { found: state.reshuffles, most: state.variants.decks - 1 });
  const { phase, hands } = state;
  if (phase.bound !== null && (phase.side !== 'jihadist' || phase.played !== 1))
    return say('fault.bound', '5.2.2');
  if (isAfterUs(state) && phase.side !== 'us') return say('fault.stage', '5.2.3');
  if (phase.held && (!isAfterUs(state) || hands.us.length !== 1)) return say('fault.held', '5.2.4');
  return state.stage.kind === 'end-of-turn' && !isTurnOver(state) ? say('fault.turn', '5.2.1') : undefined;
}

const isAfterUs = ({ stage }: State): boolean => stage.kind === 'plots' || stage.kind === 'end-of-turn';

/** One can only know a card that is there, and miss one that is not. */
function knownFault(state: State): Message | undefined {
  for (const side of SIDES)
    for (const one of state.known[side])
      if (!state.hands[side].includes(one)) return say('fault.known', '5.3.2', { card: one });
  for (const one of state.mixed ?? [])
    if (!state.variants.solo || !state.known.jihadist.includes(one))
      return say('fault.mixed', '9.2', { card: one });
  for (const side of SIDES)
    for (const one of state.lacking[side])
      if (state.hands[side].includes(one)) return say('fault.lacking', '5.3.2', { card: one });
  const isHeld = (one: readonly number[]): boolean => one.some((held) => state.hands.us.includes(held));
  return (state.holding ?? []).every(isHeld) ? undefined : say('fault.holding', '5.3.2');
}

/** What is wrong with a position; empty when it can be played. */
export function positionFaults(document: Json, setting: Setting): readonly Message[] {
  const state = emptyTable(variantsOf(setting));
  const fault = faultIn(() => lay(state, document));
  return fault === undefined ? [] : [fault];
}

/** Lays out a position that has been checked; the cards it did not name are shuffled. */
export function applyPosition(state: State, document: Json, chance: Chance): void {
  lay(state, document);
  const named = list(record(document, '')['deck'], 'deck').length;
  const rest = state.deck.splice(0, state.deck.length - named);
  chance.shuffle(rest);
  state.deck.unshift(...rest);
}
