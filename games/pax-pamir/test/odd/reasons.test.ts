/** Why something cannot be done: the reason that is told must be the true one. */
import { expect, test } from 'vitest';
import { black, go, KHYBER, lay, laySolo, white } from '../table.ts';

type Fields = Parameters<typeof lay>[0];
const active = (card: number) => ({ capabilities: [{ card, active: true }] });
const blocked = (fields: Fields) => go(lay({ players: [white(fields), black()] }, KHYBER)).blocked;
const alone = (fields: Fields) =>
  go(laySolo({ turn: { player: 'black' }, players: [white(), black({ tableau: [41], ...fields })] })).blocked;

test('J7.3.3 120 the cheapest card to hide is what it costs; without a tableau there is none to hide', () => {
  const told = go(
    lay({ players: [white({ rupees: 3, tableau: [15, 91], ...active(120) }), black()] }, KHYBER),
  );
  expect(told.blocked).toContain('use:120: J7.3.3 why.cost');
  const why = told.ask?.blocked?.('white').find((one) => one.option === 'use:120')?.why;
  expect(why?.params).toMatchObject({ cost: 4, rupees: 3 });
  expect(blocked({ rupees: 9, ...active(120) })).toContain('use:120: J7.3.3 why.no-tableau');
});

test('J7.3.3 121 a spy needs a card of the own tableau, J3.3 a wazir a host', () => {
  expect(blocked({ rupees: 9, ...active(121) })).toContain('use:121: J7.3.3 why.no-tableau');
  expect(blocked({ rupees: 9, tribes: { kabul: 1 } })).toContain('consolidate:kabul: J3.3 why.no-tableau');
});

test('K4, E10.2 alone a gift is too dear, all spots are filled, or no cube is left', () => {
  expect(alone({ rupees: 1 })).toContain('gift:41: E10.2 why.cost');
  expect(alone({ rupees: 9, gifts: [2, 4, 6] })).toContain('gift:41: E10.3 why.gifts-made');
  expect(alone({ rupees: 3, gifts: [2] })).toContain('gift:41: E10.2 why.cost');
});
