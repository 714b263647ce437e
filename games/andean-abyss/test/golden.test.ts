import { defaultSetting, Dice, fastDice, Match } from '@sandtable/engine';
import { playRandomly, transcript } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { andeanAbyss } from '../index.ts';

test('a short game of random players, told in both languages', async () => {
  const setting = defaultSetting(andeanAbyss, { shortGame: true });
  const match = Match.start(andeanAbyss, setting, fastDice('golden/3'));
  playRandomly(match, new Dice(fastDice('golden/players')));
  andeanAbyss.laws(match.state);
  await expect(transcript(match, 'en')).toMatchFileSnapshot('golden/short-game.en.txt');
  await expect(transcript(match, 'ja')).toMatchFileSnapshot('golden/short-game.ja.txt');
});
