import { describe, expect, test } from 'vitest';
import { fileOf, sandtable } from './command.ts';

describe('books at the terminal', () => {
  test('a rule is read by its number, or all are listed', async () => {
    expect((await sandtable(['rule', 'land-battles', 'r16'])).out).toMatch(
      /^R16 {2}The action cards\n {2}- ASSAULT/,
    );
    expect((await sandtable(['rule', 'andean-abyss'])).out).toMatch(/^8\.0 +Non-player factions$/m);
    expect((await sandtable(['rule', 'andean-abyss', '8.0', '--language', 'ja'])).out).toMatch(
      /^8\.0 {2}.*\p{Script=Han}/u,
    );
  });

  test('a card is read by number or name, or all are listed', async () => {
    expect((await sandtable(['card', 'andean-abyss', '24'])).out).toMatch(/^24 {2}Operación Jaque\n/);
    expect((await sandtable(['card', 'land-battles', 'm60'])).out).toMatch(
      /^M60A3 Patton {2}Force cards: United States\n {2}Main battle tank\n {2}VP: /,
    );
    expect((await sandtable(['card', 'land-battles'])).out).toMatch(/^ {2}overwatch +OVERWATCH$/m);
  });

  test('a card is shown as an attached document has it', async () => {
    const cards = fileOf({
      cards: {
        40: {
          title: { en: 'Balanced Budget', ja: '均衡予算' },
          unshaded: [{ gain: 'aid', amount: 5 }],
          nonPlayers: { government: { operates: 'always' } },
        },
      },
    });
    const attach = ['--attach', `cards=${cards}`];
    const { out } = await sandtable(['card', 'distant-plain', '40', ...attach]);
    expect(out).toMatch(/^40 {2}Balanced Budget\n[^]*unshaded text \(corrected\):\n {4}Aid \+5\.\n/);
    expect(out).toContain('non-players (corrected):\n    Government: operate instead of executing it.');
    expect((await sandtable(['card', 'distant-plain', '40'])).out).toMatch(
      /^40 {2}Line Item\n[^]*\(≈\):\n {4}Aid \+8\./,
    );
    expect((await sandtable(['card', 'distant-plain', ...attach, '--language', 'ja'])).out).toMatch(
      /^ {2}40 +均衡予算 {2}Balanced Budget$/m,
    );
    const wrong = ['--attach', `cards=${fileOf({ cards: { 40: { unshaded: 5 } } })}`];
    expect(await sandtable(['card', 'distant-plain', '40', ...wrong])).toMatchObject({ code: 2, out: '' });
    expect(await sandtable(['card', 'demo', ...attach])).toMatchObject({ code: 2, out: '' });
  });

  test.each([
    ['andean-abyss', 'Sicarios', '殺し屋'],
    ['distant-plain', 'Night Letters', '夜の手紙'],
    ['labyrinth', 'Patriot Act', '愛国者法'],
    ['land-battles', 'overwatch', '見張り'],
    ['pax-pamir', 'Koh-i-Noor', 'コ・イ・ヌール'],
  ])(
    '%s: in Japanese a card is found by its English title, and told with it',
    async (game, english, japanese) => {
      const { code, out } = await sandtable(['card', game, english, '--language', 'ja']);
      expect([code, out]).toEqual([0, expect.stringMatching(new RegExp(english, 'i'))]);
      expect((await sandtable(['card', game, japanese, '--language', 'ja'])).out).toBe(out);
      expect((await sandtable(['card', game, '--language', 'ja'])).out).toMatch(
        new RegExp(`${japanese}.*${english}`, 'i'),
      );
    },
  );

  test('games are called as their rulebooks call themselves, in one way', async () => {
    const { out } = await sandtable(['games', '--language', 'ja']);
    expect(out.match(/^[a-z]+(?:-[a-z]+)* {2}.*/gm)).toEqual([
      'andean-abyss  アンデアン・アビス',
      'distant-plain  ディスタント・プレイン',
      'labyrinth  ラビリンス',
      'land-battles  モダンランドバトルズ',
      'pax-pamir  パックス・パミール',
    ]);
    expect((await sandtable(['games'])).out).toMatch(/^distant-plain {2}A Distant Plain$/m);
  });
});
