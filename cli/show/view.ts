/** What lies on the table, as an indented list that fits any game. */
import { textWidth } from '@sandtable/engine';

const LINE = 100;
const NOTHING = '–';

/** The lines of a view: short things on one line, the rest indented below their names. */
export function viewLines(view: unknown, indent = ''): string[] {
  if (!isObject(view)) return [`${indent}${inline(view) ?? NOTHING}`];
  return Object.entries(view).flatMap(([key, value]) => {
    const short = inline(value);
    const line = `${indent}${key}: ${short ?? ''}`;
    if (short !== undefined && textWidth(line) <= LINE) return [line];
    return [`${indent}${key}:`, ...itemLines(value, `${indent}  `)];
  });
}

function itemLines(value: unknown, indent: string): string[] {
  if (!Array.isArray(value)) return viewLines(value, indent);
  if (value.every(isScalar)) return wrapped(value.map(scalar), indent);
  return value.flatMap((item: unknown) => {
    const short = inline(item);
    if (short !== undefined && textWidth(short) + indent.length < LINE) return [`${indent}- ${short}`];
    const [first = '', ...rest] = itemLines(item, `${indent}  `);
    return [`${indent}- ${first.trimStart()}`, ...rest];
  });
}

/** On one line, when it is simple enough: `alder 4, birch 3`. */
function inline(value: unknown): string | undefined {
  if (isScalar(value)) return scalar(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return NOTHING;
    return value.every(isScalar) ? value.map(scalar).join(', ') : undefined;
  }
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value);
  if (entries.length === 0) return NOTHING;
  const parts = entries.map(([key, inner]) => {
    const list = Array.isArray(inner) && inner.length > 0 && inner.every(isScalar);
    if (list) return `${key} (${inner.map(scalar).join(', ')})`;
    return isScalar(inner) || (Array.isArray(inner) && inner.length === 0)
      ? `${key} ${inline(inner)}`
      : undefined;
  });
  return parts.every((part) => part !== undefined) ? parts.join(', ') : undefined;
}

function wrapped(items: readonly string[], indent: string): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(last) + textWidth(item) + 2 <= LINE)
      lines[lines.length - 1] = `${last}, ${item}`;
    else lines.push(`${indent}${item}`);
  }
  return lines;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isScalar(value: unknown): value is string | number | boolean | null {
  return typeof value !== 'object' || value === null;
}

function scalar(value: string | number | boolean | null): string {
  return value === null ? NOTHING : String(value);
}
