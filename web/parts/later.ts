/** A part of the page that is fetched when somebody first looks at it, and there at once when they look again. */
export type Part<Of> = () => Of | Promise<Of>;

export function later<Of>(fetch: () => Promise<{ readonly default: Of }>): Part<Of> {
  let fetched: Of | undefined;
  return () => fetched ?? fetch().then((found) => (fetched = found.default));
}
