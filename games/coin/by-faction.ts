/** What there is once for every faction. */

/**
 * A thing for each faction, made once and found by comparing a few names: quicker than an object that is asked by ever
 * changing names.
 */
export function byFaction<F extends string, T>(
  factions: readonly F[],
  make: (faction: F) => T,
): (faction: F) => T {
  const things = factions.map(make);
  return (faction) => {
    for (let i = 0; i < factions.length; i++) if (factions[i] === faction) return things[i] as T;
    throw new RangeError(`no faction ${faction}`);
  };
}
