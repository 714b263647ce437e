/** Content that random play may miss for thousands of games: why, and the test that shows it instead. */
export const RARE: Readonly<Record<string, string>> = {
  'operation.none':
    'No Operation at all is possible only when the last cell is Sadr under Islamist Rule: test/play-card.test.ts',
};
