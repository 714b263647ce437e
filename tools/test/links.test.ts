import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anchorsOf, deadLinks } from '../links.ts';

test('headings have the anchors that GitHub gives them', () => {
  const text =
    '# The `sim` command\n\n```sh\n# no heading\n```\n## Ask & answer\n## Ask & answer\n### [Plans](plans.md)\n';
  expect([...anchorsOf(text)]).toEqual(['the-sim-command', 'ask--answer', 'ask--answer-1', 'plans']);
});

describe('documents of a folder', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'links-'));
    mkdirSync(join(root, 'docs'));
    mkdirSync(join(root, 'engine'));
    writeFileSync(join(root, 'engine/dice.ts'), '');
    writeFileSync(join(root, 'docs/dice.md'), '# Fair dice\n');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function found(text: string): string[] {
    writeFileSync(join(root, 'README.md'), text);
    return deadLinks(root);
  }

  test('files, headings, other sites and what stands in code are no dead links', () => {
    expect(
      found(
        '[dice](docs/dice.md#fair-dice) `engine/dice.ts` [x](https://example.org/none)\n\n```md\n[x](none.md)\n```\n`[x](none.md)`\n',
      ),
    ).toEqual([]);
  });

  test('a file that is not there', () => {
    expect(found('\n[coins](docs/coins.md)\n')).toEqual(['README.md:2: there is no docs/coins.md']);
  });

  test('a heading that is not there, here or in another document', () => {
    expect(found('[a](#none) [b](docs/dice.md#loaded)\n')).toEqual([
      'README.md:1: README.md has no heading #none',
      'README.md:1: docs/dice.md has no heading #loaded',
    ]);
  });

  test('a file of the project that is named and not there', () => {
    expect(found('It lies in `engine/coins.ts`, and `coins.ts` says nothing of a folder.\n')).toEqual([
      'README.md:1: there is no engine/coins.ts',
    ]);
  });
});
