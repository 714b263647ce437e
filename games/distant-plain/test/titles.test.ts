import { defaultSetting, fastDice, Match, render } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { CARDS } from '../cards.ts';
import { distantPlain } from '../index.ts';
import { speech } from '../text/index.ts';

const renamed = Object.fromEntries(
  CARDS.map(({ number }) => [number, { title: { en: `Title ${number}`, ja: `題${number}` } }]),
);

test("5.0 a title that an owner's file corrects stands in the journal, in both languages", () => {
  const setting = { ...defaultSetting(distantPlain), attachments: { cards: { cards: renamed } } };
  const match = Match.start(distantPlain, setting, fastDice('titles'));
  const [seat = ''] = match.turn;
  const option = ['unshaded', 'event'].find((one) => match.menuOf(seat).includes(one)) ?? '';
  const { card } = match.state;
  match.answer(seat, option);
  const lines = (language: 'en' | 'ja'): string[] =>
    match.journal.map(({ message }) => render(speech[language], message));
  expect(lines('en')).toContain(`Card ${card}: Title ${card}.`);
  expect(lines('ja')).toContain(`カード${card}「題${card}」。`);
  expect(lines('en').filter((line) => line.includes(`Title ${card}`)).length).toBeGreaterThan(1);
});

test('5.0 with our own deck the journal says no titles', () => {
  const match = Match.start(distantPlain, defaultSetting(distantPlain), fastDice('titles'));
  for (const { message } of match.journal) expect(message.params).not.toHaveProperty('titles');
});
