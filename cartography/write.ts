import type { Geography } from './format.ts';

/** One space a line: compact, and a change to one space shows as one line in a diff. */
export function writeGeography(geography: Geography): string {
  const entries = Object.entries(geography).map(
    ([key, value]) => `${JSON.stringify(key)}:${writePart(value)}`,
  );
  return `{\n${entries.join(',\n')}\n}\n`;
}

function writePart(part: unknown): string {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return JSON.stringify(part);
  const lines = Object.entries(part).map(
    ([key, value]) => `  ${JSON.stringify(key)}:${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}`;
}
