import { defaultSetting, fastDice, Match, render, Sight } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { labyrinth } from '../../index.ts';
import { jihadistNonPlayer } from '../../jihadist/player.ts';
import { IDEOLOGIES } from '../../variants.ts';

const alone = (options = {}) => defaultSetting(labyrinth, { nonPlayers: 'jihadist', ...options });

/** A whole game of the charts against random answers of the US. */
function wholeGame(seed: string, options = {}) {
  const match = Match.start(labyrinth, alone(options), fastDice(seed));
  for (let i = 0; match.result === undefined; i++) {
    const seat = match.turn[0] ?? '';
    const sight = new Sight(match, seat);
    if (seat === 'jihadist') match.reply(seat, jihadistNonPlayer.answer(sight));
    else match.answer(seat, sight.options[(i * 7) % sight.options.length] ?? '');
  }
  return match;
}

test('4.9.6 9.0 the charts are for the game alone: the official Jihadist holds the seat only where the setting says so', () => {
  expect(jihadistNonPlayer).toMatchObject({ official: true, seats: ['jihadist'] });
  expect(labyrinth.nonPlayers?.seats).toEqual({ none: [], jihadist: ['jihadist'] });
  expect(labyrinth.players?.find(({ id }) => id === 'us-staff')?.official).toBeUndefined();
});

test('9.0 whole games alone at every ideology come to an end, with a reason for what the Jihadist does', () => {
  for (const ideology of IDEOLOGIES) {
    const match = wholeGame(`whole/${ideology}`, { ideology });
    expect(match.result?.reason.key).toMatch(/^over\./);
    const said = match.journal.flatMap((line) => (line.message.key.startsWith('E.') ? [line.message] : []));
    expect(said.length).toBeGreaterThan(4);
    for (const message of said.slice(0, 5))
      for (const language of ['en', 'ja'] as const)
        expect(render(labyrinth.speech[language], message)).not.toContain('undefined');
  }
}, 60_000);

test('9.2 the same game gives the same answers: the Jihadist remembers nothing', () => {
  const [one, two] = [wholeGame('same'), wholeGame('same')];
  expect(one.result).toEqual(two.result);
  expect(one.number).toBe(two.number);
}, 60_000);
