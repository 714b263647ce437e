/** Tables for tests: a position in a few words (docs/positions/pax-pamir.md), rules run on it with given answers. */
import {
  Dice,
  defaultSetting,
  fastDice,
  type Json,
  type OptionValue,
  render,
  type Setting,
} from '@sandtable/engine';
import { type Answers, type Play, play } from '@sandtable/engine/testing';
import { type Empire } from '../components/empires.ts';
import { ALL_CONNECTIONS, AT, type ConnectionId, type LocationId } from '../components/map.ts';
import { paxPamir } from '../game.ts';
import { asides, talk } from '../negotiations/talk.ts';
import type { SpecialAction } from '../components/modes.ts';
import { KHAN_ACTIONS } from '../solo/actions/index.ts';
import { courtOf, type Player, playerOf, rankOf, type State, whoIs } from '../state.ts';

type Fields = { readonly [key: string]: Json };

/** Plain cards of Kabul and Punjab; tests put others into hands and tableaux. */
const MARKET = { top: [8, 9, 10, 12, 13, 14], bottom: [26, 27, 28, 29, 31, 34] };
const DECK = [43, 44, 'topple', 56, 57, 59, 60, 'topple', 61, 62];

export type Options = Readonly<Record<string, OptionValue>>;

export const KHYBER: Options = { expansion: 'khyber-knives', nationBuilding: true };

export function settingOf(document: Json, options: Options = {}, scenario = 'standard'): Setting {
  const players = (document as Fields)['players'];
  const count = Array.isArray(players) ? players.length : 2;
  return {
    ...defaultSetting(paxPamir, { players: Math.max(2, count), ...options }),
    scenario,
    attachments: { position: document },
  };
}

/** A table laid out; what is not said of market and deck is plain. */
export function lay(position: Fields, options: Options = {}, cards?: Json, scenario = 'standard'): State {
  const document = { market: MARKET, deck: DECK, ...position };
  const setting = settingOf(document, options, scenario);
  const attachments = { ...setting.attachments, ...(cards === undefined ? {} : { cards }) };
  const faults = paxPamir.attachments?.['position']?.(document, { ...setting, attachments }) ?? [];
  if (faults[0] !== undefined) throw new Error(render(paxPamir.speech.en, faults[0]));
  return paxPamir.setup({ ...setting, attachments }, new Dice(fastDice('test')));
}

/** A solo table: white is Shere Khan, whose turn it is unless said otherwise; black is the person. */
export const laySolo = (position: Fields, options: Options = {}, cards?: Json): State =>
  lay({ turn: { player: 'white' }, ...position }, options, cards, 'solo');

/** A special action of Shere Khan with a card of his tableau. */
export function khanActs(
  state: State,
  action: SpecialAction,
  card: number,
  answers: Answers = [],
  isNew = false,
): Play<State> {
  const { owner: who, court } = courtOf(state, card);
  const played = play(paxPamir, state, answers, [], (table) =>
    KHAN_ACTIONS[action]({ table, state, who, court, rank: rankOf(state, court), isNew }),
  );
  paxPamir.laws(played.state);
  return played;
}

/** A player of the colours white, black, orange in their order: British unless said otherwise, with a loyalty card. */
export const white = (fields: Fields = {}): Fields => ({
  colour: 'white',
  loyalty: 'british',
  loyaltyCard: true,
  ...fields,
});
export const black = (fields: Fields = {}): Fields => ({
  colour: 'black',
  loyalty: 'afghan',
  loyaltyCard: true,
  ...fields,
});
export const orange = (fields: Fields = {}): Fields => ({
  colour: 'orange',
  loyalty: 'russian',
  loyaltyCard: true,
  ...fields,
});

export const go = (state: State, answers: Answers = [], rolls: readonly number[] = []): Play<State> => {
  const played = play(paxPamir, state, answers, rolls);
  paxPamir.laws(played.state);
  return played;
};

/** A table for what is said aside: nothing is rolled or told. */
const SILENT = {
  reveal: () => {},
  log: () => {},
  tell: () => {},
  fired: () => {},
  roll: () => 1,
  below: () => 0,
  shuffle: () => {},
};

/** G1 What a seat could say to the player whose turn it is. */
export const promises = (state: State, seat: string): string[] =>
  asides(state, seat).map((aside) => aside.id);

/** Somebody says one of those things. */
export function promise(state: State, seat: string, id: string): void {
  if (!promises(state, seat).includes(id)) throw new Error(`${seat} cannot say ${id}`);
  talk({ ...SILENT, state }, seat, id);
}

export const of = (state: State, colour: string): Player => playerOf(state, whoIs(state, colour));
export const armies = (state: State, empire: Empire, location: LocationId): number =>
  state.armies[empire][AT[location]] ?? 0;
export const roads = (state: State, empire: Empire, connection: ConnectionId): number =>
  state.roads[empire][ALL_CONNECTIONS.indexOf(connection)] ?? 0;
export const tribes = (state: State, colour: string, location: LocationId): number =>
  of(state, colour).tribes[AT[location]] ?? 0;
export const tableau = (state: State, colour: string): number[] =>
  of(state, colour).tableau.map((court) => court.card);
/** The rupees of the market, top row and bottom row. */
export const market = (state: State): string =>
  `${state.market.rupees.slice(0, 6).join('')} ${state.market.rupees.slice(6).join('')}`;
/** The spies on a card as `colour spot`. */
export function spies(state: State, card: number): string[] {
  const court = state.players.flatMap((player) => player.tableau).find((one) => one.card === card);
  return (court?.spies ?? []).map(
    (spy) =>
      `${playerOf(state, Math.floor(spy / 3)).colour} ${['middle', 'patriot', 'prize'][spy % 3] ?? ''}`,
  );
}
export const keys = (played: Play<State>): string[] => played.lines.map((line) => line.key);

/** The options of a menu that begin with a word. */
export const offers = (played: Play<State>, word: string): string[] =>
  played.menu.filter((option) => option.startsWith(`${word}:`));
