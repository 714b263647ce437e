import { mayDoActivity } from './free.ts';
import type { CardEvent } from './rules.ts';

/** 27 Misil Antiaéreo. */
export const misilAntiaereo: CardEvent = {
  *unshaded(action) {
    for (let i = 0; i < 3; i++) if (!(yield* mayDoActivity(action, 'government'))) return;
  },
  // D23: no Special Activity of the Government where a guerrilla is (activities/).
  shaded: [{ lasting: 'no-government-activity-by-guerrillas' }],
};
