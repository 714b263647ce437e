import { defaultSetting, fastDice, Match, type Setting, Sight } from '@sandtable/engine';
import { transcript } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { paxPamir } from '../game.ts';
import { courtier } from '../players/courtier.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

/** A whole game of courtiers. */
function played(setting: Setting, seed: string): Match<State, View> {
  const match = Match.start(paxPamir, setting, fastDice(seed));
  while (match.result === undefined) {
    const seat = match.turn[0] ?? '';
    match.reply(seat, courtier.answer(new Sight(match, seat)));
    paxPamir.laws(match.state);
  }
  return match;
}

test('A2 a game of two courtiers, told in both languages', async () => {
  const match = played(defaultSetting(paxPamir), 'golden/two');
  await expect(transcript(match, 'en')).toMatchFileSnapshot('golden/two.en.txt');
  await expect(transcript(match, 'ja')).toMatchFileSnapshot('golden/two.ja.txt');
});

test('K5 a courtier alone against Shere Khan, told in both languages', async () => {
  const match = played({ ...defaultSetting(paxPamir, { badal: true }), scenario: 'solo' }, 'golden/solo');
  await expect(transcript(match, 'en')).toMatchFileSnapshot('golden/solo.en.txt');
  await expect(transcript(match, 'ja')).toMatchFileSnapshot('golden/solo.ja.txt');
});
