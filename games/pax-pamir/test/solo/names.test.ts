/** K3 Shere Khan has one name, whoever tells of him. */
import {
  defaultSetting,
  Dice,
  fastDice,
  type Language,
  Match,
  type Message,
  render,
} from '@sandtable/engine';
import { randomAnswer } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { paxPamir } from '../../game.ts';

/** All that is said in a game alone: the journal, prompts, options, the table in words, the result. */
function saidIn(seed: string, options: Readonly<Record<string, boolean | string>>): Set<Message> {
  const setting = { ...defaultSetting(paxPamir, options), scenario: 'solo' };
  const match = Match.start(paxPamir, setting, fastDice(seed));
  const chance = new Dice(fastDice(`${seed}/answers`));
  const said = new Set<Message>();
  for (let seat = match.turn[0]; seat !== undefined; seat = match.turn[0]) {
    const ask = match.ask(seat);
    if (ask?.prompt !== undefined) said.add(ask.prompt);
    for (const { label } of ask?.options ?? []) said.add(label);
    for (const { label, why } of match.blocked(seat)) said.add(label).add(why);
    for (const line of paxPamir.overview?.(match.view(seat), seat) ?? []) said.add(line);
    const { option } = randomAnswer(match, chance);
    match.answer(seat, option);
  }
  for (const { message } of match.journal) said.add(message);
  if (match.result !== undefined) said.add(match.result.reason);
  return said;
}

const NOT_HIS_NAME: Readonly<Record<Language, RegExp>> = { en: /\bWhite\b/, ja: /白[がのはをにとへ：、]/ };

test('K3 Shere Khan is called by his name throughout, never by his colour', () => {
  for (const [seed, soloColour] of ['black', 'orange', 'purple'].entries()) {
    const said = saidIn(`names ${seed}`, { soloColour, badal: seed > 0 });
    for (const language of ['en', 'ja'] as const) {
      const texts = [...said].map((message) => render(paxPamir.speech[language], message));
      expect(texts.filter((text) => NOT_HIS_NAME[language].test(text))).toEqual([]);
      expect(texts.some((text) => /Shere Khan|シェール・ハーン/.test(text))).toBe(true);
    }
  }
});

test('K3 with several players White is White', () => {
  const match = Match.start(paxPamir, defaultSetting(paxPamir), fastDice('two'));
  for (const seat of match.turn) match.answer(seat, match.menuOf(seat)[0] ?? '');
  const lines = match.journal.map(({ message }) => render(paxPamir.speech.en, message));
  expect(lines.some((line) => line.startsWith('White is loyal to'))).toBe(true);
});
