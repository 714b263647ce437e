import ts from 'typescript';

/** A text in a source file. What is computed inside it stands as `…`. */
export interface Literal {
  readonly line: number;
  readonly text: string;
}

export const COMPUTED = '\uFFFC';

const JAPANESE = /[ぁ-んァ-ヶ一-龠々／：（）「」、。]/;

/** The Japanese texts of a source file, comments left out. */
export function japaneseTexts(source: string): Literal[] {
  const file = ts.createSourceFile('a.ts', source, ts.ScriptTarget.Latest, true);
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined && JAPANESE.test(text))
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, text });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(COMPUTED);
}
