import { describe, expect, test } from 'vitest';
import { sandtable } from './command.ts';

describe('books at the terminal', () => {
  test('a rule is read by its number, or all are listed', () => {
    expect(sandtable(['rule', 'land-battles', 'r16']).out).toMatch(/^R16 {2}The action cards\n {2}- ASSAULT/);
    expect(sandtable(['rule', 'andean-abyss']).out).toMatch(/^8\.0 +Non-player factions$/m);
    expect(sandtable(['rule', 'andean-abyss', '8.0', '--language', 'ja']).out).toMatch(
      /^8\.0 {2}.*\p{Script=Han}/u,
    );
  });

  test('a card is read by number or name, or all are listed', () => {
    expect(sandtable(['card', 'andean-abyss', '24']).out).toMatch(/^24 {2}Operación Jaque\n/);
    expect(sandtable(['card', 'land-battles', 'm60']).out).toMatch(
      /^M60A3 Patton {2}Force cards: United States\n {2}Main battle tank\n {2}VP: /,
    );
    expect(sandtable(['card', 'land-battles']).out).toMatch(/^ {2}overwatch +OVERWATCH$/m);
  });

  test.each([
    ['andean-abyss', 'Sicarios', '殺し屋'],
    ['distant-plain', 'Night Letters', '夜の手紙'],
    ['labyrinth', 'Patriot Act', '愛国者法'],
    ['land-battles', 'overwatch', '見張り'],
    ['pax-pamir', 'Koh-i-Noor', 'コ・イ・ヌール'],
  ])('%s: in Japanese a card is found by its English title, and told with it', (game, english, japanese) => {
    const { code, out } = sandtable(['card', game, english, '--language', 'ja']);
    expect([code, out]).toEqual([0, expect.stringMatching(new RegExp(english, 'i'))]);
    expect(sandtable(['card', game, japanese, '--language', 'ja']).out).toBe(out);
    expect(sandtable(['card', game, '--language', 'ja']).out).toMatch(
      new RegExp(`${japanese}.*${english}`, 'i'),
    );
  });

  test('games are called as their rulebooks call themselves, in one way', () => {
    const { out } = sandtable(['games', '--language', 'ja']);
    expect(out.match(/^[a-z]+(?:-[a-z]+)* {2}.*/gm)).toEqual([
      'andean-abyss  アンデアン・アビス',
      'distant-plain  ディスタント・プレイン',
      'labyrinth  ラビリンス',
      'land-battles  モダンランドバトルズ',
      'pax-pamir  パックス・パミール',
    ]);
    expect(sandtable(['games']).out).toMatch(/^distant-plain {2}A Distant Plain$/m);
  });
});
