import { describe, expect, test } from 'vitest';
import { sandtable } from './command.ts';

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
});
