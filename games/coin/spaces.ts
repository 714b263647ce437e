/** Spaces and what lies beside what (1.3). A volume lists every border once; here it holds both ways. */

/** By number of the space: the numbers of those beside it, in order. `borders` names them, parted by blanks. */
export function touching(
  ids: readonly string[],
  borders: Readonly<Record<string, string | undefined>>,
): readonly (readonly number[])[] {
  const beside: number[][] = ids.map(() => []);
  for (const [id, list] of Object.entries(borders)) {
    for (const other of list?.split(' ') ?? []) {
      const [here, there] = [ids.indexOf(id), ids.indexOf(other)];
      if (here < 0 || there < 0 || here === there) throw new Error(`no such border: ${id}, ${other}`);
      beside[here]?.push(there);
      beside[there]?.push(here);
    }
  }
  return beside.map((list) => list.toSorted((a, b) => a - b));
}

/** Whether a short list has it: quicker than `includes`, which is slow to begin. */
export function isAmong<P>(list: readonly P[], wanted: P): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === wanted) return true;
  return false;
}
