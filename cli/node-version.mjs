// Whether this Node is one that a program wants. Plain enough for any Node to read.

/** True when the version lies in the range, as package.json has it: `^20.19.0 || >=22.12.0`. */
export function isFit(range, version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, kind, from, least] = /(\^|>=)(\d+)\.(\d+)/.exec(part) ?? [];
    if (major === Number(from)) return minor >= Number(least);
    return kind === '>=' && major > Number(from);
  });
}

/** Ends the program with a sentence when this Node is none of them: it would fail later, and nobody would guess why. */
export function demandNode(range) {
  if (isFit(range)) return;
  console.error(`Sandtable needs Node ${range}; this is ${process.versions.node}.`);
  process.exit(1);
}
