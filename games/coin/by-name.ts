/** What there is once for every one of a few names: factions, lasting effects. */

/**
 * A thing for each name, made once and found by comparing: quicker than an object that is asked by ever changing
 * names. The first four are compared without a list, because everything asks for factions.
 */
export function byName<N extends string, T>(names: readonly N[], make: (name: N) => T): (name: N) => T {
  const things = names.map(make);
  const [a, b, c, d] = names;
  const [atA, atB, atC, atD] = things;
  return (name) => {
    if (name === a) return atA as T;
    if (name === b) return atB as T;
    if (name === c) return atC as T;
    if (name === d) return atD as T;
    for (let i = 4; i < names.length; i++) if (names[i] === name) return things[i] as T;
    throw new RangeError(`nothing is called ${name}`);
  };
}

/** Whether a short list of names has it. Numbers have `isAmong`: code that compares both is slow with either. */
export function isNamed<N extends string>(names: readonly N[], name: N): boolean {
  for (let i = 0; i < names.length; i++) if (names[i] === name) return true;
  return false;
}
