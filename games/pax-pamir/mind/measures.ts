/** How long the levels take and how strong they are: docs/opponents.md has the commands. What practised won it won in a third of its time. */
import type { Measures } from '@sandtable/engine';

export const measures: Measures = {
  beginner: { seconds: 0.01 },
  steady: { seconds: 0.01, won: [40, 60] },
  practised: { seconds: 0.1, won: [38, 40] },
  strong: { seconds: 0.8 },
  master: { seconds: 4 },
};
