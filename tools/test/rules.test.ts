import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cites, testNames } from '../citations.ts';
import { coverage, coverageOfFolder } from '../rules.ts';

describe('the names of tests', () => {
  test('are found whatever the quotes, with the groups around them', () => {
    const source = `
      describe('3.3 operations', () => {
        test('3.3.1 one', () => {});
        it(\`3.3.2 \${x} two\`, () => {});
      });
      test.each([1, 2])("4.1 each %i", () => {});`;
    expect(testNames(source)).toEqual([
      '3.3 operations\n3.3.1 one',
      '3.3 operations\n3.3.2 … two',
      '4.1 each %i',
    ]);
  });

  test('do not count when the test does not run', () => {
    expect(
      testNames(`test.skip('1.1 a', f); test.todo('1.2 b'); describe.skip('1.3', () => { test('c', f); });`),
    ).toEqual([]);
  });

  test('of empty groups and of comments do not count', () => {
    expect(testNames(`describe('1.1 nothing', () => {}); // test('1.2 later', f)`)).toEqual([]);
  });
});

describe('a citation', () => {
  test.each([
    ['3.3.2 marchers are exposed', '3.3.2'],
    ['3.3.2, 4.1 both at once', '4.1'],
    ['R10T the tower holds', 'R10T'],
    ['a siege ends early (E12.1.3)', 'E12.1.3'],
    ['12, 13a and 14: a trap', '14'],
    ['3.3 operations\n7 seven', '7'],
    ['5.2.', '5.2'],
  ])('in "%s" is %s', (name, rule) => {
    expect(cites(name, rule)).toBe(true);
  });

  test.each([
    ['3.3.2 marchers are exposed', '3.3'],
    ['3.3.2 marchers are exposed', '3.2'],
    ['13.3 something else', '3.3'],
    ['3.3 marchers make 4 or more', '4'],
    ['R10Th is another', 'R10T'],
  ])('in "%s" is not %s', (name, rule) => {
    expect(cites(name, rule)).toBe(false);
  });
});

describe('coverage', () => {
  test('tells covered, exempt and uncovered rules apart', () => {
    const names = ['1.1 a', '1.2 b'];
    expect(coverage('chess', ['1.1', '1.2', '1.3', '1.4'], { '1.4': 'about the box' }, names)).toEqual({
      game: 'chess',
      rules: 4,
      covered: 2,
      uncovered: ['1.3'],
      exempt: ['1.4'],
    });
  });

  test('does not take an exemption without a reason', () => {
    expect(coverage('chess', ['1.1'], { '1.1': ' ' }, []).uncovered).toEqual(['1.1']);
  });

  test('refuses an exemption from what is no rule', () => {
    expect(() => coverage('chess', ['1.1'], { '9.9': 'gone' }, [])).toThrow('9.9');
  });

  test("is read from a game's folder", async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rules-'));
    const write = (file: string, text: string): void => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    write('package.json', '{ "type": "module" }');
    write('rules-exempt.ts', '');
    write('dist/rules.js', `export const RULES = ['1.1', '1.2', '1.3'];`);
    write('dist/rules-exempt.js', `export const EXEMPT = { '1.3': 'about the box' };`);
    write('test/deep/a.test.ts', `test('1.1 a', () => {});`);
    write('test/helpers.ts', `test('1.2 not a test file', () => {});`);
    const found = await coverageOfFolder('chess', folder);
    rmSync(folder, { recursive: true });
    expect(found).toEqual({ game: 'chess', rules: 3, covered: 1, uncovered: ['1.2'], exempt: ['1.3'] });
  });
});
