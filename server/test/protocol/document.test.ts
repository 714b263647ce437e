import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Compile } from 'typebox/compile';
import { ClientFrame } from '../../protocol/incoming.ts';
import { MADE } from '../lib/protocol-text.ts';

const FILE = new URL('../../../docs/protocol.md', import.meta.url);

test('docs/protocol.md says what the code checks (UPDATE_DOCS=1 writes it)', () => {
  const text = readFileSync(FILE, 'utf8');
  const made = text.replaceAll(
    /<!-- made: (\w+) -->\n[\s\S]*?<!-- end -->/g,
    (_, name: string) => `<!-- made: ${name} -->\n${MADE[name]?.() ?? ''}\n<!-- end -->`,
  );
  if (process.env['UPDATE_DOCS'] === '1') writeFileSync(FILE, made);
  expect(text === made || process.env['UPDATE_DOCS'] === '1', 'docs/protocol.md is out of date').toBe(true);
  for (const kind of ['POST /api/tables', "type: 'answer'", 'export type ServerFrame'])
    expect(made).toContain(kind);
});

test('frames are checked exactly', () => {
  const check = Compile(ClientFrame);
  const answer = { type: 'answer', id: 1, seat: 'alder', ask: 0, options: ['1'] };
  expect(check.Check(answer)).toBe(true);
  for (const wrong of [
    { ...answer, more: 1 },
    { ...answer, id: -1 },
    { ...answer, id: 1.5 },
    { ...answer, options: [] },
    { ...answer, options: ['x'.repeat(257)] },
    { ...answer, seat: '' },
    { ...answer, type: 'answers' },
    [answer],
    null,
  ])
    expect(check.Check(wrong), JSON.stringify(wrong)).toBe(false);
});
