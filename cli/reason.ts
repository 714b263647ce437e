/** Why the system or a database would not do something, in the words of whoever asked where there are any. */
import type { Words } from './words/index.ts';

export function reasonOf(error: unknown, { reasons }: Words): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // SQLite says more than is of use here: SQLITE_READONLY_DIRECTORY.
  const known = code.replace(/^(SQLITE_[A-Z]+)_.*/, '$1');
  if (Object.hasOwn(reasons, known)) return reasons[known as keyof typeof reasons];
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\s*\n\s*/g, ' ').replace(/\.$/, '');
}
