import { defaultSetting, fastDice, Match } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { musterAnswers, poolOf, priceOf, suggestedForce } from '../../board.ts';
import { landBattles } from '../../index.ts';

const start = () => Match.start(landBattles, defaultSetting(landBattles), fastDice('muster'));
const viewOf = (match: ReturnType<typeof start>, seat: string) => match.view(seat);
function asked(match: ReturnType<typeof start>, seat: string): string | undefined {
  const force = match.ask(seat)?.prompt?.params?.['force'];
  return typeof force === 'string' ? force : undefined;
}

test('R3 a force chosen as a whole is the answers to all questions of a player', () => {
  const match = start();
  const [usa = '', china = ''] = viewOf(match, 'spectator').waiting;
  const pool = poolOf(viewOf(match, usa), usa, asked(match, usa));
  expect(pool?.points).toBe(25);
  const nation = viewOf(match, usa).waiting[0];
  if (pool === undefined || nation === undefined) throw new Error('forces are chosen first');
  const force = suggestedForce(viewOf(match, usa), nation, pool, 1);
  expect([...force.keys()].reduce((sum, card) => sum + priceOf(viewOf(match, usa), card), 0)).toBe(25);
  match.answerAll(musterAnswers(pool, force).map((option) => ({ seat: usa, option })));
  const mine = viewOf(match, usa).forces.filter((one) => one.owner === nation);
  expect(new Map(mine.map(({ id, row }) => [id, row]))).toEqual(new Map(force));
  expect(match.ask(china)?.options).toBeDefined();
});

test('R3 whoever is not asked yet knows the whole pool, and after some answers what is left of it', () => {
  const match = start();
  const [first = '', second = ''] = viewOf(match, 'spectator').waiting;
  const whole = poolOf(viewOf(match, second), second, undefined);
  expect(whole?.cards.length).toBeGreaterThan(8);
  // The others are told nothing.
  expect(poolOf(viewOf(match, first), second, undefined)).toBeUndefined();
  const before = poolOf(viewOf(match, first), first, asked(match, first));
  match.answer(first, '1');
  const after = poolOf(viewOf(match, first), first, asked(match, first));
  expect(after?.cards).toEqual(before?.cards.slice(1));
  expect(after?.points).toBe(25 - priceOf(viewOf(match, first), before?.cards[0] ?? ''));
});

test('R3 suggestions differ from one another', () => {
  const match = start();
  const view = viewOf(match, viewOf(match, 'spectator').waiting[0] ?? '');
  const [nation] = view.waiting;
  const pool = nation === undefined ? undefined : poolOf(view, nation, undefined);
  if (nation === undefined || pool === undefined) throw new Error('forces are chosen first');
  const forces = [1, 2, 3].map((number) => [...suggestedForce(view, nation, pool, number).keys()].toSorted());
  expect(new Set(forces.map((force) => force.join())).size).toBeGreaterThan(1);
});
