import { torture } from '@sandtable/engine/testing';
import { loadGames } from '@sandtable/games';
import { findPlayer, LEVELS } from '@sandtable/players';
import { expect, test } from 'vitest';
import { MINDS } from '../torture-task.ts';

/** Minds think at one moment in so many; at one in more where a game is long. `npm run torture` looks closer. */
const EVERY = 40;
const OF_LONG_GAMES: Readonly<Record<string, number>> = {
  'andean-abyss': 160,
  'distant-plain': 200,
  'land-battles': 100,
};

const games = (await loadGames()).filter(({ mind }) => mind !== undefined);

test.each(games.map((game) => [game.id, game] as const))(
  'no secret reaches a mind of %s, and its reasons read in both languages',
  (_id, game) => {
    const players = MINDS.flatMap((id) => findPlayer(game, id) ?? []);
    expect(players).toHaveLength(LEVELS.length);
    const every = OF_LONG_GAMES[game.id] ?? EVERY;
    expect(torture(game, { games: 1, every, skirmishes: 0, deals: 0, players }).failures).toEqual([]);
  },
  300_000,
);

test.each(games.map((game) => [game.id, game] as const))(
  'features of %s have weights and words',
  (_id, { mind, speech }) => {
    const { names = [] } = mind?.features ?? {};
    expect(names.length).toBeGreaterThan(3);
    expect(Object.keys(mind?.weights.terms ?? {}).toSorted()).toEqual([...names].toSorted());
    for (const name of names)
      for (const { sentences } of [speech.en, speech.ja]) expect(sentences[`mind.${name}`]).toBeDefined();
  },
);
