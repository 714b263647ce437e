/** Positions from a file (docs/positions/pax-pamir.md): checked word by word, then laid out. */
import { type Chance, faultIn, type Json, type Message, type Setting } from '@sandtable/engine';
import { CAPABILITY_NUMBERS } from '../components/capabilities.ts';
import { GAP, isCourt } from '../components/cards.ts';
import { EMPIRES } from '../components/empires.ts';
import { LASTING, type LastingNumber } from '../components/headlines.ts';
import { ALL_CONNECTIONS, connectionId, LOCATIONS, mapOf } from '../components/map.ts';
import { MODES } from '../components/modes.ts';
import { type Colour, COUNTED_ACTIONS } from '../components/players.ts';
import { favoured } from '../favors.ts';
import { isReady } from '../khyber-knives/activation.ts';
import { rulerOf } from '../khyber-knives/wazirs.ts';
import { cardsInPlay } from '../laws.ts';
import { MARKET_PLACES, placeNamed } from '../market-places.ts';
import { dealDeck, emptyTable, fillMarket } from '../setup/setup.ts';
import { coloursOf, correctionsOf, variantsOf } from '../setup/setting.ts';
import { drawCards } from '../setup/deck.ts';
import { KHAN } from '../solo/khan.ts';
import { COLUMNS, headlineOf, playerOf, type State, sum, whoIs } from '../state.ts';
import { allInfluence } from '../topple/influence.ts';
import { say } from '../text/say.ts';
import { addUp } from './adding-up.ts';
import { layPlayers } from './players.ts';
import { card, entry, fault, list, MOST_RUPEES, oneOf, record, whole } from './reading.ts';
import { layTalk } from './talk.ts';

export { positionOf } from './writing.ts';

const LASTING_NUMBERS = Object.values(LASTING);

// The map and the market.

function layUnits(
  state: State,
  value: Json | undefined,
  where: 'armies' | 'roads',
  places: readonly string[],
  open: readonly string[] = places,
): void {
  for (const [id, here] of Object.entries(record(value, where))) {
    const place = places.indexOf(oneOf(id, where, open));
    for (const [empire, count] of Object.entries(record(here, `${where}.${id}`))) {
      const whose = oneOf(empire, `${where}.${id}`, EMPIRES);
      state[where][whose][place] = whole(count, `${where}.${id}.${empire}`, 14);
    }
  }
}

/** J2.3 What lies in the box or is out of the game; the stock is what is left. */
function layCylinders(state: State, value: Json | undefined): void {
  if (value !== undefined && !state.variants.khyberKnives)
    fault(say('fault.not-played', 'J2.3', { where: 'cylinders' }));
  for (const empire of EMPIRES) {
    const where = `cylinders.${empire}`;
    const fields = entry(record(value, 'cylinders')[empire], where, ['box', 'gone']);
    const all = state.supply[empire] + state.box[empire];
    if (fields['box'] !== undefined) state.box[empire] = whole(fields['box'], `${where}.box`, all);
    if (fields['gone'] !== undefined) state.gone[empire] = whole(fields['gone'], `${where}.gone`, all);
    const onMap = sum(state.armies[empire]) + sum(state.roads[empire]);
    state.supply[empire] = all - state.box[empire] - state.gone[empire] - onMap;
    if (state.supply[empire] < 0) fault(say('fault.cylinders', 'B1', { empire }));
  }
}

function layMarket(state: State, value: Json | undefined): void {
  const rows = entry(value, 'market', ['top', 'bottom']);
  for (const [at, name] of ['top', 'bottom'].entries())
    for (const [column, one] of list(rows[name], `market.${name}`, COLUMNS).entries()) {
      if (one === null) continue;
      const where = `market.${name}.${column}`;
      const isPlain = typeof one !== 'object';
      const fields = isPlain ? { card: one } : entry(one, where, ['card', 'rupees']);
      const place = at * COLUMNS + column;
      state.market.cards[place] = card(state, fields['card'], `${where}.card`);
      if (fields['rupees'] !== undefined)
        state.market.rupees[place] = whole(fields['rupees'], `${where}.rupees`, MOST_RUPEES);
    }
}

/** Without a deck the usual one, less what lies elsewhere. */
function layDeck(state: State, value: Json | undefined, piles: Json | undefined, chance: Chance): void {
  if (value !== undefined) {
    for (const one of list(value, 'deck')) state.deck.unshift(card(state, one, 'deck'));
    layPiles(state, piles);
    return;
  }
  if (piles !== undefined) fault(say('fault.piles', 'C3.1', { where: 'piles' }));
  const laid = cardsInPlay(state);
  dealDeck(state, chance);
  const { deck, piles: sizes } = state;
  state.deck = [];
  state.piles = [];
  let first = 0;
  for (const size of sizes) {
    const kept = deck.slice(first, first + size).filter((one) => !laid.includes(one));
    state.deck.push(...kept);
    if (kept.length > 0) state.piles.push(kept.length);
    first += size;
  }
}

/** C3.1 What is left of each pile, the top one first; without it nobody knows where topples lie. */
function layPiles(state: State, value: Json | undefined): void {
  const { deck } = state;
  state.piles = list(value, 'piles')
    .map((one, at) => whole(one, `piles.${at}`, deck.length, 1))
    .toReversed();
  if (value === undefined && deck.length > 0) state.piles = [deck.length];
  if (sum(state.piles) !== deck.length) fault(say('fault.piles', 'C3.1', { where: 'piles' }));
}

// The turn.

const TURN_FIELDS = [
  'player',
  'counted',
  'discards',
  'used',
  'paid',
  'wazirs',
  'avenged',
  'casualties',
] as const;

function layTurn(state: State, value: Json | undefined): void {
  const fields = entry(value, 'turn', TURN_FIELDS);
  const { turn } = state;
  const colours = state.players.map((player) => player.colour);
  if (fields['player'] !== undefined)
    turn.player = whoIs(state, oneOf(fields['player'], 'turn.player', colours));
  if (fields['counted'] !== undefined)
    turn.counted = whole(fields['counted'], 'turn.counted', COUNTED_ACTIONS);
  if (fields['discards'] !== undefined)
    turn.discards = whole(fields['discards'], 'turn.discards', MOST_RUPEES);
  if (fields['casualties'] !== undefined)
    turn.casualties = whole(fields['casualties'], 'turn.casualties', MOST_RUPEES);
  for (const one of list(fields['used'], 'turn.used')) turn.used.push(actor(state, one));
  for (const one of list(fields['paid'], 'turn.paid'))
    turn.paid |= 1 << placeNamed(oneOf(one, 'turn.paid', MARKET_PLACES));
  if (fields['wazirs'] !== undefined && !state.variants.wazirs)
    fault(say('fault.not-played', 'J3.3', { where: 'turn.wazirs' }));
  for (const one of list(fields['wazirs'], 'turn.wazirs'))
    turn.wazirs.push(LOCATIONS.indexOf(oneOf(one, 'turn.wazirs', LOCATIONS)));
  layAvenged(state, fields['avenged'], colours);
}

/** E1.4 Court cards act, and so do capability cards where they are played with. */
function actor(state: State, value: Json): number {
  const where = 'turn.used';
  const number = card(state, value, where);
  const isCapability = CAPABILITY_NUMBERS.some((known) => known === number);
  if (drawCards(state.variants.khyberKnives).includes(number) && (isCourt(number) || isCapability))
    return number;
  return fault(say('fault.used', 'E1.4', { where, card: number }));
}

/** I2.2 Others than the player whose turn it is. */
function layAvenged(state: State, value: Json | undefined, colours: readonly Colour[]): void {
  const where = 'turn.avenged';
  if (value !== undefined && !state.variants.badal) fault(say('fault.not-played', 'I2', { where }));
  for (const one of list(value, where)) {
    const who = whoIs(state, oneOf(one, where, colours));
    if (who === state.turn.player) fault(say('fault.avenged', 'I2.2', { where }));
    state.turn.avenged.push(who);
  }
}

function layLasting(state: State, value: Json | undefined): void {
  for (const [at, one] of list(value, 'lasting').entries()) {
    const fields = entry(one, `lasting.${at}`, ['card', 'amount']);
    const number = LASTING_NUMBERS.find((known) => known === fields['card']);
    if (number === undefined || !state.variants.khyberKnives)
      fault(say('fault.no-lasting', 'J6.1', { where: `lasting.${at}.card` }));
    const [least, most] = amountsOf(state, number);
    const amount =
      fields['amount'] === undefined ? 1 : whole(fields['amount'], `lasting.${at}.amount`, most, least);
    state.lasting.push({ card: number, amount });
  }
}

/** Rupees of the piles, or discs: a storm without one is over. */
function amountsOf(state: State, headline: LastingNumber): readonly [least: number, most: number] {
  if (headline <= LASTING.naqshbandi) return [0, MOST_RUPEES];
  return headline === LASTING.badWeather ? [1, headlineOf(state, headline).amount ?? 1] : [1, 1];
}

/** Who holds the favor cards and wazirs follows from the table, but an unbroken tie leaves them with their holder. */
function layHolders(state: State, favors: Json | undefined, wazirs: Json | undefined): void {
  const colours = state.players.map((player) => player.colour);
  const holderIn = (fields: { readonly [key: string]: Json }, id: string, where: string): number | null =>
    fields[id] === undefined ? null : whoIs(state, oneOf(fields[id], `${where}.${id}`, colours));
  const favorFields = entry(favors, 'favors', EMPIRES);
  const influence = allInfluence(state);
  for (const empire of EMPIRES) {
    const holder = holderIn(favorFields, empire, 'favors');
    const now = state.variants.favors ? favoured(state, empire, influence, holder) : null;
    if (holder !== null && now !== holder) fault(say('fault.favor', 'B7.1', { where: `favors.${empire}` }));
    state.favors[empire] = now;
  }
  const wazirFields = entry(wazirs, 'wazirs', LOCATIONS);
  for (const [location, id] of LOCATIONS.entries()) {
    const holder = holderIn(wazirFields, id, 'wazirs');
    const now = state.variants.wazirs ? rulerOf(state, location, holder) : null;
    if (holder !== null && now !== holder) fault(say('fault.wazir', 'J3.2', { where: `wazirs.${id}` }));
    state.wazirs[location] = now;
  }
}

/** K5 Shere Khan has no hand; his anchor is the card named, or the one in the middle. */
function layKhan(state: State, anchor: Json | undefined): void {
  const khan = whoIs(state, KHAN);
  const { tableau, hand } = playerOf(state, khan);
  if (hand.length > 0) fault(say('fault.khan-hand', 'K3', { where: `players.${khan}.hand` }));
  const middle = tableau[(tableau.length - 1) >> 1]?.card ?? GAP;
  state.anchor = anchor === undefined ? middle : card(state, anchor, 'anchor');
  if (anchor !== undefined && !tableau.some((court) => court.card === state.anchor))
    fault(say('fault.anchor', 'K5', { where: 'anchor' }));
}

/** I1.3 */
function laySupreme(state: State, value: Json): void {
  if (!state.variants.nationBuilding) fault(say('fault.not-played', 'I1.3', { where: 'supreme' }));
  state.supreme = oneOf(value, 'supreme', EMPIRES);
}

// The whole.

const FIELDS = [
  'players',
  'regime',
  'armies',
  'roads',
  'cylinders',
  'market',
  'deck',
  'piles',
  'discards',
  'turn',
  'stage',
  'talk',
  'favors',
  'wazirs',
  'lasting',
  'supreme',
  'anchor',
] as const;

function layOut(document: Json, setting: Setting, chance: Chance): State {
  const variants = variantsOf(setting);
  const state = emptyTable(coloursOf(setting), variants, correctionsOf(setting));
  const position = entry(document, '', FIELDS);
  if (position['regime'] !== undefined) state.regime = oneOf(position['regime'], 'regime', MODES);
  if (position['supreme'] !== undefined) laySupreme(state, position['supreme']);
  layPlayers(state, position['players']);
  if (variants.solo) layKhan(state, position['anchor']);
  else if (position['anchor'] !== undefined) fault(say('fault.not-played', 'K5', { where: 'anchor' }));
  layUnits(state, position['armies'], 'armies', LOCATIONS);
  layUnits(state, position['roads'], 'roads', ALL_CONNECTIONS, mapOf(state).connections.map(connectionId));
  layCylinders(state, position['cylinders']);
  layLasting(state, position['lasting']);
  layMarket(state, position['market']);
  for (const one of list(position['discards'], 'discards')) state.discards.push(card(state, one, 'discards'));
  layDeck(state, position['deck'], position['piles'], chance);
  if (position['market'] === undefined) fillMarket(state);
  layTurn(state, position['turn']);
  layTalk(state, position['talk']);
  state.stage =
    position['stage'] === undefined ? 'actions' : oneOf(position['stage'], 'stage', ['actions', 'cleanup']);
  addUp(state);
  layHolders(state, position['favors'], position['wazirs']);
  for (const [who, player] of state.players.entries())
    for (const capability of player.capabilities)
      capability.ready = capability.active || isReady(state, who, capability.card);
  return state;
}

/** For checking: nothing is left to chance. */
const NO_CHANCE: Chance = { roll: () => 1, below: () => 0, shuffle: () => {} };

/** What is wrong with a position; empty when it can be played. */
export function positionFaults(document: Json, setting: Setting): readonly Message[] {
  const found = faultIn(() => void layOut(document, setting, NO_CHANCE));
  return found === undefined ? [] : [found];
}

/** The table as a position that has been checked lays it out. */
export function applyPosition(document: Json, setting: Setting, chance: Chance): State {
  return layOut(document, setting, chance);
}
