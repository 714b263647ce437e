import { describe, expect, test } from 'vitest';
import { distantPlain } from '../../../index.ts';
import { isSpace } from './board.ts';
import { type Looked, watchGame } from './games.ts';

/** `npm run oracle:distant-plain` asks for more whole games of each scenario, and for short ones after each. */
const LONG = process.env['SANDTABLE_ORACLE_GAMES'];
const GAMES = Number(LONG ?? 1);
const SHORT = LONG === undefined ? 2 : 12;
const SEED = process.env['SANDTABLE_ORACLE_SEED'] ?? 'oracle';
const A_DAY = 86_400_000;

/** Where people hold some seats: they play at random, and the charts meet stranger positions. */
const WITH_PEOPLE = [
  'government-taliban-warlords',
  'coalition-government-warlords',
  'government-warlords',
  'warlords',
] as const;

function look(scenario: string, nonPlayers: string): Looked {
  const all = Array.from({ length: GAMES }, (_, game) =>
    watchGame(scenario, nonPlayers, `${SEED}-${game}`, { short: SHORT }),
  );
  const answers = all.reduce((sum, one) => sum + one.answers, 0);
  if (LONG !== undefined)
    console.info(`${scenario}, ${nonPlayers}: ${GAMES} games, ${answers} answers compared`);
  return { differences: all.flatMap(({ differences }) => differences), answers };
}

describe('8.5 to 8.8 the charts choose what a second reading of the chapter allows', () => {
  test.each(distantPlain.scenarios)(
    '8.5, 8.6, 8.7, 8.8 four non-players in %s',
    (scenario) => {
      const { differences, answers } = look(scenario, 'all');
      expect(differences).toEqual([]);
      expect(answers).toBeGreaterThan(200 * GAMES);
    },
    A_DAY,
  );

  test.each(WITH_PEOPLE)(
    '8.5, 8.6, 8.7, 8.8 %s among people',
    (nonPlayers) => {
      expect(distantPlain.scenarios.flatMap((scenario) => look(scenario, nonPlayers).differences)).toEqual(
        [],
      );
    },
    A_DAY,
  );
});

test.each([
  ['ask.infiltrate', isSpace],
  ['ask.move.troops', () => true],
  ['ask.turn', (option: string) => /^(pass|terror|assault)$/.test(option)],
] as const)('8.0 the second reading finds a wrong answer to %s', (key, isWrong) => {
  // The last of those, whatever the chart says.
  const { differences } = watchGame('2005', 'all', 'spoilt', {
    spoil: (asked, options, given) =>
      asked === key && isWrong(given) ? (options.findLast((option) => isWrong(option)) ?? given) : given,
  });
  expect(differences.filter((one) => one.includes(key)).length).toBeGreaterThan(0);
});

test('8.8.2 a Train may end with its Surge where a second space of PRTs can no longer be paid', () => {
  const { differences, answers } = watchGame('2009', 'coalition-government-warlords', 'owners2-4', {
    short: 3,
  });
  expect(differences).toEqual([]);
  expect(answers).toBeGreaterThan(200);
});
