/** Content that random play may miss for thousands of games, and why; the test of the card shows each. */
export const RARE: Readonly<Record<string, string>> = {};
