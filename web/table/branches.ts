/** Branches of one game as a tree: each hangs on the table it was branched from. */
import type { TableInfo } from '@sandtable/server/protocol';

export interface Branch {
  readonly table: TableInfo;
  readonly branches: readonly Branch[];
}

/** The table at which it all began, as far as it is known. */
export function rootOf(table: TableInfo, known: readonly TableInfo[]): string {
  const seen = new Set<string>();
  let root = table;
  while (root.sandbox?.table !== undefined && !seen.has(root.id)) {
    seen.add(root.id);
    const { table: parent } = root.sandbox;
    const found = known.find(({ id }) => id === parent);
    if (found === undefined) return parent;
    root = found;
  }
  return root.id;
}

/** What was branched from a table, earliest moment first, each with what was branched from it. */
export function branchesOf(table: string, known: readonly TableInfo[]): readonly Branch[] {
  return known
    .filter(({ id, sandbox }) => sandbox?.table === table && id !== table)
    .toSorted((a, b) => (a.sandbox?.moment ?? 0) - (b.sandbox?.moment ?? 0))
    .map((branch) => ({ table: branch, branches: branchesOf(branch.id, known) }));
}
