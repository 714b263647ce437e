import { PassThrough } from 'node:stream';
import { defaultSetting, fastDice, type Language, Match } from '@sandtable/engine';
import { findGame } from '@sandtable/games';
import { expect, test } from 'vitest';
import { Keyboard } from '../play/keyboard.ts';
import { Session } from '../play/session.ts';
import { listening } from './command.ts';

/** White, loyal to Britain, holds a Russian patriot. */
async function table(): Promise<Match> {
  const game = await findGame('pax-pamir');
  if (game === undefined) throw new Error('no Pax Pamir');
  const players = [
    { colour: 'white', loyalty: 'british', loyaltyCard: true, gifts: [2], hand: [93], rupees: 1 },
    { colour: 'black', loyalty: 'afghan', loyaltyCard: true },
  ];
  const position = { market: { top: [8, 9], bottom: ['topple'] }, players };
  return Match.start(game, { ...defaultSetting(game), attachments: { position } }, fastDice('warned'));
}

/** What is printed, and the answers given, as somebody types these lines. */
async function typing(lines: readonly string[], isTTY: boolean, language: Language = 'en') {
  const match = await table();
  const input = Object.assign(new PassThrough(), { isTTY });
  const keyboard = new Keyboard(input, new PassThrough());
  const { console, heard } = listening(['--language', language]);
  const session = {
    match,
    people: ['white', 'black'],
    bots: new Map(),
    commitment: undefined,
    file: undefined,
  };
  for (const line of ['', ...lines, 'q']) input.write(`${line}\n`);
  await new Session(session, keyboard, console).run();
  keyboard.close();
  return { out: heard().out, answers: match.record().answers.map(({ option }) => option) };
}

test('a terminal says once more what an option gives up for good, and does it when it is typed again', async () => {
  const once = await typing(['play:93'], true);
  expect(once.out).toContain(
    'Your loyalty changes to Russia; lost with it: 1 gift, the loyalty card [E4.1]\nType it again to do so.',
  );
  expect(once.answers).toEqual([]);
  expect((await typing(['play:93', 'play:93'], true)).answers).toEqual(['play:93']);
  expect((await typing(['play:93', 'discard:93', 'play:93'], true)).answers).toEqual(['discard:93']);
  expect((await typing(['play:93'], true, 'ja')).out).toContain('よければ、もう一度打ってください。');
});

test('whoever plays through a pipe reads it in the menu', async () => {
  const piped = await typing(['play:93'], false);
  expect(piped.answers).toEqual(['play:93']);
  expect(piped.out).toMatch(
    /Play .*\. Your loyalty changes to Russia; lost with it: 1 gift, the loyalty card/,
  );
});
