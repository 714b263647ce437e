import { defaultSetting, fastDice, Match, type Player, Sight } from '@sandtable/engine';
import { repliesBlindly } from '@sandtable/engine/testing';
import { findGame } from '@sandtable/games';
import { hintFor, LEVELS } from '@sandtable/players';
import { expect, test } from 'vitest';

const GAMES = ['andean-abyss', 'distant-plain', 'labyrinth', 'pax-pamir', 'land-battles'];
/** Few rollouts: what is hidden shows in any of them. */
const ROLLOUTS = 24;
const MOMENTS = 4;
const APART = 9;

test.for(GAMES)('%s: a hint does not follow from what its seat cannot see', async (id) => {
  const game = await findGame(id);
  const level = LEVELS.at(-1);
  if (game?.mind === undefined || level === undefined) throw new Error('nobody to ask');
  const { mind } = game;
  const seconds = (ROLLOUTS * mind.tempo.thoughts) / mind.tempo.pace;
  // As a player, so that the engine's own check of secrets can be put to it: the whole hint is its reason.
  const adviser: Player = {
    id: 'adviser',
    answer: (seen) => {
      const work = hintFor(mind, seen, { ...level, seconds });
      for (;;) {
        const step = work.next();
        if (step.done !== true) continue;
        const why = [{ key: JSON.stringify(step.value) }];
        return { option: step.value.plans[0].steps[0]?.option ?? '', why };
      }
    },
  };
  const match = Match.start(game, defaultSetting(game), fastDice('hints'), { journal: false });
  let asked = 0;
  for (let n = 0; asked < MOMENTS && match.result === undefined; n++) {
    const seat = match.turn[0] ?? '';
    const options = match.menuOf(seat);
    if (options.length > 1 && n % APART === 0) {
      const { option } = repliesBlindly(match, seat, adviser, `deal ${n}`);
      expect(options).toContain(option);
      asked++;
    }
    const plain = mind.habit.begin(seat);
    const { prompt, state } = new Sight(match, seat).imagine(0);
    if (prompt === undefined) break;
    match.answer(
      seat,
      options.length === 1
        ? (options[0] ?? '')
        : plain.answer({ seat, prompt, options, state, dice: new Sight(match, seat).dice }),
    );
  }
  expect(asked).toBeGreaterThan(0);
});
