/** Content that random play may miss for thousands of games: why, and the test that shows it instead. */
export const RARE: Readonly<Record<string, string>> = {
  'event.15':
    'Somalia or Sudan under Islamist Rule while the US holds the card: test/events/15-ethiopia-strikes.test.ts',
  'event.73': 'Somalia or Yemen under Islamist Rule while the card is there: test/events/73-pirates.test.ts',
};
