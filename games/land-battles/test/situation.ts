/** Situations for tests: rows of cards, hands, and answers written as a script. */
import { defaultSetting, Dice, fastDice, forcedDice, Match, type OptionValue } from '@sandtable/engine';
import type { ActionId, Nation } from '../cards/card-set.ts';
import { landBattles } from '../game.ts';
import { emptyTable } from '../setup.ts';
import { type Area, type Force, forceById, kindIdOf, playerOf, type State } from '../state.ts';
import type { View } from '../view.ts';

/** A card's id, or with hits and an Acted counter: `['usa-m1a1-1', { hits: 2, acted: true }]`. */
type Placed = string | readonly [id: string, marks: Partial<Pick<Force, 'hits' | 'acted'>>];
/** Rows from the front to the rear. */
type Rows = readonly (readonly Placed[])[];

export interface Situation {
  readonly forces: Partial<Record<Nation, Partial<Record<Area, Rows>>>>;
  readonly hands?: Partial<Record<Nation, readonly ActionId[]>>;
  readonly terrain?: string | null;
  /** Steps towards red. */
  readonly control?: number;
  readonly turn?: Nation;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** Anything else. */
  readonly change?: (state: State) => void;
}

export type Battle = Match<State, View>;

/** The United States (red) against China (blue) unless the options say otherwise. */
export function situation(given: Situation): State {
  const setting = defaultSetting(landBattles, given.options);
  const state = emptyTable(setting, new Dice(fastDice('situation')));
  state.stage = 'battle';
  state.waiting = [];
  state.opener = 'red';
  for (const player of state.players) {
    for (const [area, placedRows] of Object.entries(given.forces[player.nation] ?? {}))
      for (const [at, row] of placedRows.entries())
        for (const placed of row) put(state, player.nation, area as Area, at + 1, placed);
    for (const held of given.hands?.[player.nation] ?? []) player.hand.push(takeFrom(state.deck, held));
  }
  setTerrain(state, given.terrain);
  state.control = given.control ?? 0;
  const nation = given.turn ?? state.players[0]?.nation ?? 'usa';
  state.turn = { nation, extra: 0, destroyed: 0, secured: 0, attempt: null, arranging: false };
  given.change?.(state);
  return state;
}

/** Open Ground unless told otherwise; without any, all Terrain cards lie in blue's and red's piles unscored. */
function setTerrain(state: State, terrain: string | null | undefined): void {
  const all = [...state.terrainDeck, ...(state.terrain === null ? [] : [state.terrain])];
  if (terrain === null) {
    state.terrain = null;
    state.terrainDeck = [];
    return;
  }
  const up = `${terrain ?? 'open-ground'}-1`;
  state.terrain = up;
  state.terrainDeck = all.filter((id) => id !== up);
}

function put(state: State, nation: Nation, area: Area, row: number, placed: Placed): void {
  const [id, marks] = typeof placed === 'string' ? [placed, {}] : placed;
  const player = playerOf(state, nation);
  takeFrom(player.reserve, id);
  const { team } = player;
  const force = { id, kind: kindIdOf(id), owner: nation, team, area, row, hits: 0, acted: false };
  state.forces.push({ ...force, ...marks });
}

function takeFrom<T>(list: T[], item: T): T {
  const at = list.indexOf(item);
  if (at < 0) throw new Error(`no ${String(item)} to take`);
  list.splice(at, 1);
  return item;
}

/** A match that goes on from a situation, with the dice to come. */
export function battle(given: Situation, rolls: readonly number[] = []): Battle {
  return Match.resume(landBattles, {
    game: landBattles.id,
    version: landBattles.version,
    setting: defaultSetting(landBattles, given.options),
    seq: 0,
    asks: 0,
    dice: forcedDice(rolls),
    state: situation(given),
    answers: [],
  });
}

/** Answers in order, `'usa: maneuver usa-stryker-1 flank/1'`. An answer that is not offered fails the test. */
export function play(match: Battle, ...script: readonly string[]): void {
  for (const line of script) {
    const [seat = '', answers = ''] = line.split(':');
    for (const option of answers.trim().split(/\s+/)) {
      const offered = match.menuOf(seat);
      if (!offered.includes(option))
        throw new Error(
          `${seat} is not offered ${option} for ${match.prompt?.key} but: ${offered.join(', ')}`,
        );
      match.answer(seat, option);
    }
  }
}

export function menu(match: Battle): readonly string[] {
  return match.menuOf(match.turn[0] ?? '');
}

export function card(match: Battle, id: string): Force {
  return forceById(match.state, id);
}

/** A team's rows in an area, each sorted: `[['p'], ['q', 'r']]`. */
export function rows(match: Battle, team: 'red' | 'blue', area: Area): string[][] {
  const found: string[][] = [];
  for (const force of match.state.forces) {
    if (force.team !== team || force.area !== area) continue;
    while (found.length < force.row) found.push([]);
    found[force.row - 1]?.push(force.id);
  }
  return found.map((row) => row.toSorted());
}

export function hand(match: Battle, nation: Nation): readonly ActionId[] {
  return playerOf(match.state, nation).hand;
}
