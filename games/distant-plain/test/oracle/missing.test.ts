import { choiceAfter } from '@sandtable/coin';
import { type Ask, defaultSetting, Dice, fastDice } from '@sandtable/engine';
import { play } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { isLastEvent } from '../../deck.ts';
import { type Faction, FACTIONS } from '../../forces.ts';
import { distantPlain } from '../../index.ts';
import { SCENARIOS } from '../../scenarios.ts';
import type { State } from '../../state.ts';
import { missing } from './missing.ts';
import { sparse } from './sparse.ts';

const GAMES = 6;
const POSITIONS = 600;

/** Operations wrongly missing in the full turns of a random game, and how many such turns there were. */
function missingIn(game: number): { readonly turns: number; readonly found: readonly string[] } {
  const chance = new Dice(fastDice(`missing/${game}`));
  const scenario = SCENARIOS[game % SCENARIOS.length] ?? '2009';
  const state: State = distantPlain.setup({ ...defaultSetting(distantPlain), scenario }, chance);
  const found: string[] = [];
  let turns = 0;
  const answer = (seat: string, ask: Ask): string | undefined => {
    const isFull = choiceAfter(state.done)?.activity === true && !isLastEvent(state);
    if (ask.prompt.key === 'ask.turn' && isFull) {
      turns++;
      for (const { operation, activity } of missing(state, seat as Faction))
        found.push(`${seat}: ${operation} after ${activity}`);
    }
    const menu = ask.options(seat);
    return menu[chance.below(menu.length)];
  };
  play(distantPlain, state, answer, fastDice(`dice/${game}`));
  return { turns, found };
}

test('4.1 no Operation is missing that a Special Activity before it makes possible: full turns of random games', () => {
  let turns = 0;
  for (let game = 0; game < GAMES; game++) {
    const seen = missingIn(game);
    turns += seen.turns;
    expect(seen.found).toEqual([]);
  }
  expect(turns).toBeGreaterThan(50 * GAMES);
});

test('4.1 nor in positions of few pieces, little money and something that lasts', () => {
  const chance = new Dice(fastDice('sparse'));
  for (let position = 0; position < POSITIONS; position++) {
    const state = sparse(chance);
    for (const faction of FACTIONS) expect(missing(state, faction)).toEqual([]);
  }
});
