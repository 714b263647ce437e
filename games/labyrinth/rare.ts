/** Content that random play may miss for thousands of games: why, and the test that shows it instead. */
export const RARE: Readonly<Record<string, string>> = {
  'event.15':
    'Somalia or Sudan under Islamist Rule while the US holds the card: test/events/15-ethiopia-strikes.test.ts',
};
