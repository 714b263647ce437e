/** What there is once for every one of a few names: factions, lasting effects. */

/**
 * A thing for each name, made once and found by comparing: quicker than an object that is asked by ever changing
 * names.
 */
export function byName<N extends string, T>(names: readonly N[], make: (name: N) => T): (name: N) => T {
  const things = names.map(make);
  return (name) => {
    for (let i = 0; i < names.length; i++) if (names[i] === name) return things[i] as T;
    throw new RangeError(`nothing is called ${name}`);
  };
}
