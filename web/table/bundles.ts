/** Things to say that differ by a number only are bundled: one line to choose the number in. */
import type { Aside, Param } from '@sandtable/engine';

/** Fewer than this are as quickly read as chosen from. */
const FEWEST = 4;

/** Bundles in the order of their first member; what stands alone is a bundle of one. */
export function bundlesOf(asides: readonly Aside[]): readonly (readonly Aside[])[] {
  const alike = new Map<string, Aside[]>();
  for (const aside of asides) {
    const kind = kindOf(aside);
    const bundle = alike.get(kind);
    if (bundle === undefined) alike.set(kind, [aside]);
    else bundle.push(aside);
  }
  return [...alike.values()].flatMap((bundle) =>
    bundle.length < FEWEST ? bundle.map((aside) => [aside]) : [bundle],
  );
}

/** All of a label but its numbers. */
function kindOf({ label: { key, params = {} } }: Aside): string {
  const isNumber = (value: Param) => typeof value === 'number';
  return JSON.stringify([key, Object.entries(params).filter(([, value]) => !isNumber(value))]);
}
