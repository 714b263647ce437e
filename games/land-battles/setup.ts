/** R3 The table before anybody decides: nations, Terrain deck, reserves, the action deck. */
import type { Chance, Message, Seat, Setting } from '@sandtable/engine';
import { ACTIONS, type ActionId, type CardSet, NATIONS, type Nation } from './cards/card-set.ts';
import { readCardSet } from './cards/read.ts';
import { STANDARD } from './cards/standard.ts';
import { randomTeam } from './muster.ts';
import { type Player, type Side, type State, TEAMS, type Team } from './state.ts';
import { say } from './text/say.ts';

/** R18.2 The options that name the nations of a team, in seat order. */
const NATION_OPTIONS: Readonly<Record<Team, readonly string[]>> = {
  red: ['red1', 'red2', 'red3'],
  blue: ['blue1', 'blue2', 'blue3'],
};

/** The most players in a team (D41). */
export const TEAM_SIZE = 3;

function nationsOf(setting: Setting, team: Team): Nation[] {
  const size = Number(setting.options[team]);
  return NATION_OPTIONS[team].slice(0, size).flatMap((option) => {
    const nation = NATIONS.find((one) => one === setting.options[option]);
    return nation === undefined ? [] : [nation];
  });
}

/** D41: the teams' players sit alternately as long as both have any. */
function seating(setting: Setting): { nation: Nation; team: Team }[] {
  const [red, blue] = [nationsOf(setting, 'red'), nationsOf(setting, 'blue')];
  return NATION_OPTIONS.red.flatMap((_, at) =>
    TEAMS.flatMap((team) => {
      const nation = (team === 'red' ? red : blue)[at];
      return nation === undefined ? [] : [{ nation, team }];
    }),
  );
}

export function seatsOf(setting: Setting): Seat[] {
  return seating(setting).map(({ nation, team }) => ({ id: nation, team }));
}

/** R3 Two players may not take the same nation (D45). */
export function checkSetting(setting: Setting): Message[] {
  const nations = seating(setting).map((seat) => seat.nation);
  const twice = NATIONS.filter((nation) => nations.indexOf(nation) !== nations.lastIndexOf(nation));
  return twice.map((nation) => say('setting.same-nation', 'R3', { nation }));
}

/** The table before anybody decides; a battle from a file goes on from there. */
export function emptyTable(setting: Setting, chance: Chance): State {
  const own = suppliedCards(setting);
  const cards = own ?? STANDARD;
  const seats = seating(setting);
  const terrainDeck = cardIds(Object.values(cards.terrain));
  chance.shuffle(terrainDeck);
  const terrain = terrainDeck.pop() ?? null;
  const isBuying = setting.options['actionReserve'] === true;
  const opener = openerOf(setting, chance, isBuying);
  return {
    cards: own ?? null,
    longRange: setting.options['longRange'] === true,
    stage: isBuying ? 'buying' : 'muster',
    waiting: isBuying ? buyers(seats, opener) : seats.map((seat) => seat.nation),
    opener,
    players: seats.map(({ nation, team }) => newPlayer(cards, nation, team)),
    sides: { red: newSide(), blue: newSide() },
    forces: [],
    deck: ACTIONS.flatMap((card) => copies(card, cards.actions[card].copies)),
    discards: [],
    played: [],
    terrainDeck,
    terrain,
    control: 0,
    turn: null,
    idle: 0,
    outcome: null,
  };
}

function suppliedCards(setting: Setting): CardSet | undefined {
  const attached = setting.attachments?.['cards'];
  if (attached === undefined) return undefined;
  const { cards, faults } = readCardSet(attached);
  if (cards === undefined) throw new Error(`the card set has ${faults.length} faults`);
  return cards;
}

/** R3 Agreed before the game (D34), drawn now for the buying (D42), or drawn later. */
function openerOf(setting: Setting, chance: Chance, isBuying: boolean): Team | null {
  const agreed = TEAMS.find((team) => team === setting.options['first']);
  return agreed ?? (isBuying ? randomTeam(chance) : null);
}

/** D42: from the first player on. */
function buyers(seats: readonly { nation: Nation; team: Team }[], opener: Team | null): Nation[] {
  const first = seats.findIndex((seat) => seat.team === opener);
  return [...seats.slice(first), ...seats.slice(0, first)].map((seat) => seat.nation);
}

function copies(card: ActionId, count: number): ActionId[] {
  return Array.from({ length: count }, () => card);
}

/** The ids of single cards: `usa-m1a1-1`, `usa-m1a1-2`. */
export function cardIds(kinds: readonly { readonly id: string; readonly copies: number }[]): string[] {
  return kinds.flatMap(({ id, copies: count }) => Array.from({ length: count }, (_, i) => `${id}-${i + 1}`));
}

function newPlayer(cards: CardSet, nation: Nation, team: Team): Player {
  const own = Object.values(cards.forces).filter((kind) => kind.nation === nation);
  return { nation, team, hand: [], aside: [], spare: 0, reserve: cardIds(own) };
}

function newSide(): Side {
  return { superiority: 0, destroyed: [], secured: [], points: 0, next: 0 };
}
