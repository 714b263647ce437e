/** How long the levels take and how strong they are: docs/opponents.md has the commands. */
import type { Measures } from '@sandtable/engine';

export const measures: Measures = {
  beginner: { seconds: 0.01 },
  steady: { seconds: 0.01 },
  practised: { seconds: 0.1 },
  strong: { seconds: 0.8 },
  master: { seconds: 4 },
};
