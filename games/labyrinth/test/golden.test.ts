import { defaultSetting, Dice, fastDice, Match } from '@sandtable/engine';
import { playRandomly, transcript } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { labyrinth } from '../index.ts';

test('5.0 a game of random players, told in both languages', async () => {
  const match = Match.start(labyrinth, defaultSetting(labyrinth), fastDice('golden/1'));
  playRandomly(match, new Dice(fastDice('golden/players')));
  labyrinth.laws(match.state);
  expect(match.result?.winners).toHaveLength(1);
  await expect(transcript(match, 'en')).toMatchFileSnapshot('golden/game.en.txt');
  await expect(transcript(match, 'ja')).toMatchFileSnapshot('golden/game.ja.txt');
});
