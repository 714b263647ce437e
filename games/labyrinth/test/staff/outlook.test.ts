import { expect, test } from 'vitest';
import { chanceToWin, signsOf } from '../../staff/outlook.ts';
import type { Countries, Situation } from '../table.ts';
import { alone } from '../jihadist/play.ts';

const chance = (countries: Countries, more: Situation = {}) => chanceToWin(alone({ countries, ...more }));

test('2.1 a game that is over is won or lost, whatever else lies there', () => {
  const won = alone({ change: (state) => void (state.outcome = { winner: 'us', by: 'good-resources' }) });
  const lost = alone({ change: (state) => void (state.outcome = { winner: 'jihadist', by: 'wmd' }) });
  expect([chanceToWin(won), chanceToWin(lost)]).toEqual([1, 0]);
});

test('2.3 Good Governance, Prestige and little Funding are good for the US; Islamist Rule is not', () => {
  const plain = chance({ egypt: 'fair ally' });
  expect(chance({ egypt: 'good ally' })).toBeGreaterThan(plain);
  expect(chance({ egypt: 'ir' })).toBeLessThan(plain);
  expect(chance({ egypt: 'fair ally' }, { prestige: 10 })).toBeGreaterThan(plain);
  expect(chance({ egypt: 'fair ally' }, { prestige: 2 })).toBeLessThan(plain);
  expect(chance({ egypt: 'fair ally' }, { funding: 3 })).toBeGreaterThan(plain);
});

test('9.1 what the end asks for counts more the fewer cards are left', () => {
  const good: Countries = { egypt: 'good ally', iraq: 'good ally' };
  const few: Situation = { change: (state) => void (state.deck.length = 12) };
  expect(chance(good, few)).toBeGreaterThan(chance(good));
  expect(chance({ egypt: 'good ally' }, few)).toBeLessThan(chance({ egypt: 'good ally' }));
});

test('9.1 the Good resources to be reached follow the decks, and twice the Islamist ones', () => {
  const gap = (countries: Countries, decks: number) => signsOf(alone({ countries, variants: { decks } })).gap;
  expect(gap({ egypt: 'good' }, 1)).toBe(3);
  expect(gap({ egypt: 'good' }, 3)).toBe(9);
  expect(gap({ egypt: 'good', iraq: 'ir', jordan: 'ir' }, 1)).toBe(6);
});
