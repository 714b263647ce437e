/** R3 Battles from a file (docs/positions/land-battles.md): checked word by word, then laid out. */
import {
  type Chance,
  Dice,
  DocumentFault,
  fastDice,
  faultIn,
  type Fields,
  isFields,
  type Json,
  type Message,
  reader,
  type Setting,
} from '@sandtable/engine';
import { isIn } from './areas.ts';
import { ACTIONS, type Nation, NATIONS } from './cards/card-set.ts';
import { budgetOf } from './muster.ts';
import { readCardSet } from './cards/read.ts';
import { checkSetting, emptyTable } from './setup.ts';
import {
  AREAS,
  type Area,
  FORCE_POINTS,
  HAND_SIZE,
  cardsOf,
  handSize,
  HEADQUARTERS_CARDS,
  HITS_TO_DESTROY,
  IDLE_ACTIONS_EACH,
  kindById,
  kindIdOf,
  LAST_ROW,
  otherTeam,
  type Player,
  playerOf,
  playersOf,
  pointsToWin,
  type State,
  type Team,
  TEAMS,
  terrainKind,
} from './state.ts';
import { say } from './text/say.ts';

const { record, entry, list, whole, oneOf, flag } = reader('R3');

const FIELDS = [
  'turn',
  'forces',
  'hands',
  'aside',
  'spare',
  'destroyed',
  'secured',
  'discards',
  'terrain',
  'terrainDeck',
  'control',
  'superiority',
  'extra',
  'idle',
] as const;

/** Far more than a game brings about. */
const MOST_SUPERIORITY = 50;
const MOST_EXTRA = 9;

/** R3 The table before the first decision, or the battle that a file describes. */
export function setUp(setting: Setting, chance: Chance): State {
  const state = emptyTable(setting, chance);
  const position = setting.attachments?.['position'];
  if (position !== undefined) layOut(state, position, chance);
  return state;
}

/** Lays a battle on a table as it is before anybody decides. Throws a DocumentFault. */
function layOut(state: State, document: Json, chance: Chance): void {
  const position = entry(document, '', FIELDS);
  const hasReserve = state.stage === 'buying';
  if (!hasReserve && position['aside'] !== undefined)
    throw new DocumentFault(say('fault.no-reserve', 'R18.3', { where: 'aside' }));
  state.stage = 'battle';
  state.waiting = [];
  layForces(state, position['forces']);
  layPiles(state, position);
  layTerrain(state, position);
  layTracks(state, position);
  layActionCards(state, position, chance);
  layTurn(state, position, chance);
  const fault = faultOf(state);
  if (fault !== undefined) throw new DocumentFault(fault);
}

/** What is wrong with a position; empty when it can be played. */
export function positionFaults(document: Json, setting: Setting): readonly Message[] {
  // What is wrong with the rest of the setting is told elsewhere.
  const cards = setting.attachments?.['cards'];
  if (checkSetting(setting).length > 0) return [];
  if (cards !== undefined && readCardSet(cards).faults.length > 0) return [];
  const chance = new Dice(fastDice('position'));
  const fault = faultIn(() => layOut(emptyTable(setting, chance), document, chance));
  return fault === undefined ? [] : [fault];
}

/** R4 By nation and area: rows from the front to the rear. */
function layForces(state: State, value: Json | undefined): void {
  for (const [name, areas] of Object.entries(record(value, 'forces'))) {
    const player = seated(state, name, 'forces');
    for (const [area, rows] of Object.entries(record(areas, `forces.${name}`))) {
      const where = `forces.${name}.${area}`;
      const at = oneOf(area, `forces.${name}`, AREAS);
      for (const [row, cards] of list(rows, where, LAST_ROW).entries())
        for (const [i, card] of list(cards, `${where}.${row}`).entries())
          layForce(state, player, at, row + 1, card, `${where}.${row}.${i}`);
    }
  }
}

function layForce(state: State, player: Player, area: Area, row: number, card: Json, where: string): void {
  const { card: id, hits, acted } = isFields(card) ? entry(card, where, ['card', 'hits', 'acted']) : { card };
  const taken = takeForce(player, id, where);
  state.forces.push({
    id: taken,
    kind: kindIdOf(taken),
    owner: player.nation,
    team: player.team,
    area,
    row,
    hits: hits === undefined ? 0 : whole(hits, `${where}.hits`, HITS_TO_DESTROY - 1),
    acted: acted === undefined ? false : flag(acted, `${where}.acted`),
  });
}

function takeForce({ nation, reserve }: Player, id: Json | undefined, where: string): string {
  const at = reserve.findIndex((one) => one === id);
  const [taken] = at < 0 ? [] : reserve.splice(at, 1);
  if (taken === undefined)
    throw new DocumentFault(say('fault.no-force', 'R3', { where, given: shown(id), nation }));
  return taken;
}

/** R17 What each team has destroyed and secured: its points follow. */
function layPiles(state: State, { destroyed, secured }: Fields): void {
  const ids = [...state.terrainDeck, ...(state.terrain === null ? [] : [state.terrain])];
  for (const [name, cards] of teams(destroyed, 'destroyed'))
    for (const [i, id] of list(cards, `destroyed.${name}`).entries()) {
      const where = `destroyed.${name}.${i}`;
      const owner = playersOf(state, otherTeam(name)).find(({ reserve }) =>
        reserve.some((one) => one === id),
      );
      if (owner === undefined)
        throw new DocumentFault(say('fault.no-victim', 'R7', { where, given: shown(id), team: name }));
      const lost = takeForce(owner, id, where);
      state.sides[name].destroyed.push(lost);
      state.sides[name].points += kindById(cardsOf(state), kindIdOf(lost)).vp;
    }
  for (const [name, cards] of teams(secured, 'secured'))
    for (const [i, id] of list(cards, `secured.${name}`).entries()) {
      const card = takeTerrain(ids, id, `secured.${name}.${i}`);
      state.sides[name].secured.push(card);
      state.sides[name].points += terrainKind(state, card).vp;
    }
  state.terrain = null;
  state.terrainDeck = ids;
}

/** R10T The card face up, and those to come, the next first; what is not named comes after them as shuffled. */
function layTerrain(state: State, { terrain, terrainDeck }: Fields): void {
  const ids = state.terrainDeck;
  if (terrain === null) {
    if (ids.length > 0) throw new DocumentFault(say('fault.terrain-left', 'R10T', { where: 'terrain' }));
    return;
  }
  const named = list(terrainDeck, 'terrainDeck').map((id, i) => [id, `terrainDeck.${i}`] as const);
  const up = terrain === undefined ? undefined : takeTerrain(ids, terrain, 'terrain');
  const next = named.map(([id, where]) => takeTerrain(ids, id, where));
  const pile = [...ids, ...next.toReversed()];
  state.terrain = up ?? pile.pop() ?? null;
  state.terrainDeck = pile;
}

function takeTerrain(ids: string[], id: Json | undefined, where: string): string {
  const at = ids.findIndex((one) => one === id);
  const [card] = at < 0 ? [] : ids.splice(at, 1);
  if (card === undefined) throw new DocumentFault(say('fault.no-terrain', 'R3', { where, given: shown(id) }));
  return card;
}

function layTracks(state: State, { control, superiority, idle }: Fields): void {
  for (const [name, count] of teams(superiority, 'superiority'))
    state.sides[name].superiority = whole(count, `superiority.${name}`, MOST_SUPERIORITY);
  const length = state.terrain === null ? 0 : terrainKind(state, state.terrain).trackLength;
  if (control !== undefined) state.control = whole(control, 'control', length, 0 - length);
  const most = IDLE_ACTIONS_EACH * state.players.length - 1;
  if (idle !== undefined) state.idle = whole(idle, 'idle', most);
}

/** R8 Hands as given, others dealt as usual; the rest of the deck is shuffled. */
function layActionCards(state: State, { hands, aside, spare, discards }: Fields, chance: Chance): void {
  const mostHeld = HAND_SIZE + HEADQUARTERS_CARDS + drawnBeyond(state);
  state.discards = list(discards, 'discards').map((card, i) => takeAction(state, card, `discards.${i}`));
  for (const [name, cards] of Object.entries(record(aside, 'aside')))
    seated(state, name, 'aside').aside = list(cards, `aside.${name}`).map((card, i) =>
      takeAction(state, card, `aside.${name}.${i}`),
    );
  const left = record(spare, 'spare');
  for (const name of Object.keys(left)) seated(state, name, 'spare');
  for (const player of state.players) {
    const { nation } = player;
    // R18.3 Cards set aside are paid for out of it.
    const least = FORCE_POINTS - budgetOf(state, player.aside);
    player.spare =
      left[nation] === undefined ? least : whole(left[nation], `spare.${nation}`, FORCE_POINTS, least);
  }
  const given = record(hands, 'hands');
  for (const [name, cards] of Object.entries(given))
    seated(state, name, 'hands').hand = list(cards, `hands.${name}`, mostHeld).map((card, i) =>
      takeAction(state, card, `hands.${name}.${i}`),
    );
  chance.shuffle(state.deck);
  for (const player of state.players)
    if (given[player.nation] === undefined)
      player.hand = state.deck.splice(0, handSize(state, player.nation));
}

/** R10T What the Terrain cards of the set let players draw, which may be more than the hand size. */
function drawnBeyond(state: State): number {
  const kinds = Object.values(cardsOf(state).terrain);
  const drawing = kinds.filter(({ bonus }) => bonus.kind === 'draw');
  return drawing.reduce((sum, { copies, bonus }) => sum + copies * bonus.amount, 0);
}

function takeAction(state: State, value: Json, where: string) {
  const card = oneOf(value, where, ACTIONS);
  const at = state.deck.indexOf(card);
  if (at < 0) throw new DocumentFault(say('fault.no-copy', 'R3', { where, card }));
  state.deck.splice(at, 1);
  return card;
}

/** R6 Whose action it is: his team's others follow in turn. Who is not named is drawn as at the start. */
function layTurn(state: State, { turn, extra }: Fields, chance: Chance): void {
  const opener = state.opener ?? (chance.below(2) === 0 ? 'red' : 'blue');
  const player = turn === undefined ? playersOf(state, opener)[0] : seated(state, turn, 'turn');
  if (player === undefined) throw new Error(`${opener} has no players`);
  const { nation, team } = player;
  const own = playersOf(state, team);
  state.opener = team;
  state.sides[team].next = (own.indexOf(player) + 1) % own.length;
  state.turn = {
    nation,
    extra: extra === undefined ? 0 : whole(extra, 'extra', MOST_EXTRA),
    destroyed: 0,
    secured: 0,
    attempt: null,
    arranging: false,
  };
}

function seated(state: State, name: Json, where: string): Player {
  const playing = state.players.map((player) => player.nation);
  const nation: Nation = oneOf(oneOf(name, where, NATIONS), where, playing);
  return playerOf(state, nation);
}

const teams = (value: Json | undefined, where: string): [Team, Json][] =>
  Object.entries(record(value, where)).map(([name, held]) => [oneOf(name, where, TEAMS), held]);

const shown = (value: Json | undefined): string => JSON.stringify(value ?? null);

/** What cannot be in a battle that goes on. */
function faultOf(state: State): Message | undefined {
  for (const team of TEAMS) {
    if (!isIn(state, team, 'breakthrough')) return say('fault.no-breakthrough', 'R17', { team });
    if (state.sides[team].points >= pointsToWin(state, team)) return say('fault.won', 'R17', { team });
    for (const area of AREAS) if (hasGap(state, team, area)) return say('fault.gap', 'R4', { team, area });
  }
  const { red, blue } = state.sides;
  return red.superiority > 0 && blue.superiority > 0 ? say('fault.superiority', 'R10F') : undefined;
}

/** R4 Allies share rows, so a gap is a gap of the team. */
function hasGap(state: State, team: Team, area: Area): boolean {
  const rows = state.forces.filter((force) => force.team === team && force.area === area);
  return rows.some(({ row }) => row > 1 && !rows.some((force) => force.row === row - 1));
}
