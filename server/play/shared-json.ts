/** JSON for several viewers: what is the same for all of them is serialised once. */

/** JSON of each, in an order of its members that is not the object's own. */
export function writtenTogether(objects: readonly object[]): readonly string[] {
  const [first, ...others] = objects as readonly Readonly<Record<string, unknown>>[];
  if (first === undefined || others.length === 0) return objects.map((object) => JSON.stringify(object));
  const same: Record<string, unknown> = {};
  for (const key in first) {
    const value = first[key];
    if (value !== undefined && others.every((other) => other[key] === value)) same[key] = value;
  }
  const front = JSON.stringify(same).slice(0, -1);
  return objects.map((object) => `${front}${rest(object, same, front === '{')}`);
}

/** The members that are not the same for all, and the end. */
function rest(object: object, same: object, isFirst: boolean): string {
  const own: Record<string, unknown> = {};
  for (const key in object)
    if (!Object.hasOwn(same, key)) own[key] = (object as Record<string, unknown>)[key];
  const text = JSON.stringify(own).slice(1);
  return isFirst || text === '}' ? text : `,${text}`;
}
