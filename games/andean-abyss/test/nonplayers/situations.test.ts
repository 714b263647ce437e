import { readdirSync, readFileSync } from 'node:fs';
import type { Json } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { andeanAbyss } from '../../index.ts';
import { playOn, playSituation, positionOf, type Script } from './situation.ts';

interface Play extends Script {
  readonly decisions: readonly string[];
  /** Who is asked then, and what may be answered. */
  readonly next: string;
  readonly menu: readonly string[];
  /** What lies on the table then. */
  readonly after: Json;
  /** How the game has ended, if it has. */
  readonly result?: Json;
}

const FOLDER = new URL('../../../../docs/situations/andean-abyss/', import.meta.url);
const END = '.position.json';
const NAMES = readdirSync(FOLDER)
  .filter((file) => file.endsWith(END))
  .map((file) => file.slice(0, -END.length));

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));

describe('8.0 situations for one player', () => {
  test.each(NAMES)('8.1 %s is played as its file says, decision by decision', (name) => {
    const position = read(name + END) as Json;
    const play = read(`${name}.play.json`) as Play;
    const { match, decisions, next, menu, diceLeft } = playSituation(position, play);
    expect(decisions).toEqual(play.decisions);
    expect(next).toBe(play.next);
    expect(menu).toEqual(play.menu);
    expect(positionOf(match.state)).toEqual(play.after);
    expect(match.result?.reason).toEqual(play.result);
    expect(diceLeft).toBe(0);
    andeanAbyss.laws(match.state);
  });

  test('8.5, 8.6, 8.7 every Operation and Special Activity of each non-player stands in a situation', () => {
    const decisions = NAMES.flatMap((name) => (read(`${name}.play.json`) as Play).decisions);
    const expected = {
      cartels: ['rally', 'cultivate', 'march', 'process', 'terror', 'bribe', 'pass'],
      auc: ['rally', 'extort', 'march', 'attack', 'terror', 'assassinate'],
      farc: ['rally', 'extort', 'march', 'attack', 'terror', 'kidnap', 'shaded'],
    };
    for (const [faction, deeds] of Object.entries(expected))
      for (const deed of deeds)
        expect(
          decisions.some((decision) => `${decision} `.startsWith(`${faction}: ${deed} `)),
          `${faction} ${deed}`,
        ).toBe(true);
    for (const ambush of ['8.6.3.ambush.fewest', '8.7.3.ambush.extra'])
      expect(decisions.some((decision) => decision.includes(ambush))).toBe(true);
  });

  test('8.0 a situation can be played on to the end of the game', () => {
    for (const name of NAMES) {
      const { options } = read(`${name}.play.json`) as Play;
      const position = read(name + END) as Json;
      expect(playOn(position, options).result, name).toBeDefined();
    }
  });
});
