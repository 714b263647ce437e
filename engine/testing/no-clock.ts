/** Runs something in a world without clock and without outside chance: whoever reaches for them fails at once. */
export function withoutClock<T>(run: () => T): T {
  const { random } = Math;
  const RealDate = Date;
  const refuse = (what: string) => () => {
    throw new Error(`${what} was called: the rules know neither clock nor outside chance`);
  };
  Math.random = refuse('Math.random');
  globalThis.Date = new Proxy(RealDate, {
    construct: refuse('new Date'),
    apply: refuse('Date'),
    get: (target, key) => (key === 'now' ? refuse('Date.now') : (Reflect.get(target, key) as unknown)),
  });
  try {
    return run();
  } finally {
    Math.random = random;
    globalThis.Date = RealDate;
  }
}
