import { expect, test } from 'vitest';
import { labyrinth } from '../../index.ts';

const rare = Object.keys(labyrinth.rare ?? {});

test('9.0 what random play may miss is content, and the test that shows it is named', () => {
  for (const item of rare) {
    expect(labyrinth.content).toContain(item);
    expect(labyrinth.rare?.[item]).toMatch(/: test\/[\w/-]+\.test\.ts$/);
  }
});

test('9.4 every chart of chapter 9 has its branches among the content', () => {
  const count = (letter: string) => labyrinth.content.filter((item) => item.startsWith(`${letter}.`)).length;
  const least = { E: 18, P: 27, M: 15, N: 18, R: 16, T: 32, Z: 10, V: 29, F: 12, X: 15, I: 6, S: 9 };
  for (const [letter, branches] of Object.entries(least))
    expect(count(letter)).toBeGreaterThanOrEqual(branches);
});
