import ts from 'typescript';

const TESTS: ReadonlySet<string> = new Set(['test', 'it']);
const NOT_RUN: ReadonlySet<string> = new Set(['skip', 'todo']);

/** The names of a test file's tests, each with the names of the groups around it in front. */
export function testNames(source: string): string[] {
  const file = ts.createSourceFile('a.test.ts', source, ts.ScriptTarget.Latest);
  const names: string[] = [];
  const visit = (node: ts.Node, groups: string): void => {
    const call = ts.isCallExpression(node) ? asTestCall(node) : undefined;
    if (call?.isRun === false) return;
    if (call?.kind === 'test') names.push(groups + call.name);
    const inside = call?.kind === 'describe' ? `${groups}${call.name}\n` : groups;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(file, '');
  return names;
}

interface TestCall {
  readonly kind: 'test' | 'describe';
  readonly name: string;
  readonly isRun: boolean;
}

function asTestCall(call: ts.CallExpression): TestCall | undefined {
  const [base, ...modifiers] = calleeWords(call.expression);
  const name = call.arguments[0];
  if (base === undefined || name === undefined) return undefined;
  if (!TESTS.has(base) && base !== 'describe') return undefined;
  if (!ts.isStringLiteralLike(name) && !ts.isTemplateExpression(name)) return undefined;
  return {
    kind: TESTS.has(base) ? 'test' : 'describe',
    name: nameText(name),
    isRun: !modifiers.some((modifier) => NOT_RUN.has(modifier)),
  };
}

/** `test.each(cases)` reads as test, each. */
function calleeWords(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calleeWords(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calleeWords(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calleeWords(callee.tag);
  return [];
}

/** What is fixed in a name; its computed parts cite nothing. */
function nameText(name: ts.StringLiteralLike | ts.TemplateExpression): string {
  if (ts.isStringLiteralLike(name)) return name.text;
  return [name.head.text, ...name.templateSpans.map((span) => span.literal.text)].join('…');
}

/** Whether a name cites a rule: as a whole word, and a rule that is a mere number only among the first words. */
export function cites(name: string, rule: string): boolean {
  const words = /^\w+$/.test(rule) ? name.split('\n').map(openingCitations).join(' ') : name;
  return positionsOf(words, rule).some((at) => {
    const before = words.slice(0, at);
    const after = words.slice(at + rule.length);
    return !/[\w.]$/.test(before) && !/^(\w|\.\w)/.test(after);
  });
}

/** The words up to the first one that has no digit: `12, 13a and 14: a trap` opens with 12, 13a and 14. */
function openingCitations(name: string): string {
  return /^(?:\s*(?:and\b|[&+/]|[\w.]*\d[\w.]*[,:;]?))*/.exec(name)?.[0] ?? '';
}

function positionsOf(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}
