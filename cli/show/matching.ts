/** What somebody means by a few letters. */

/** Without accents, capitals and spaces around: `Bogota` is Bogotá. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The items that are meant: those called so; if there are none, those that begin so; then those with it inside. */
export function meant<T>(
  typed: string,
  items: readonly T[],
  namesOf: (item: T) => readonly string[],
): readonly T[] {
  const wanted = plain(typed);
  if (wanted === '') return [];
  const begins = (name: string) => name.startsWith(wanted) || name.includes(` ${wanted}`);
  const named = items.map((item) => ({ item, names: namesOf(item).map(plain) }));
  // One Latin letter means too many things, and two are found inside too many words.
  const isShort = /^[\x20-\x7e]*$/.test(wanted);
  const fits: readonly ((name: string) => boolean)[] = [
    (name) => name === wanted,
    ...(isShort && wanted.length < 2 ? [] : [begins]),
    ...(isShort && wanted.length < 3 ? [] : [(name: string) => name.includes(wanted)]),
  ];
  for (const fit of fits) {
    const found = named.filter(({ names }) => names.some(fit)).map(({ item }) => item);
    if (found.length > 0) return found;
  }
  return [];
}
