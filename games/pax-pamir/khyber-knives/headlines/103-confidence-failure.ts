/** 103 Confidence Failure */
import { pickFromHand } from '../../asking.ts';
import { takeFromHand } from '../../hands.ts';
import { colourOf, playerOf, startingWith } from '../../state.ts';
import { say } from '../../text/say.ts';
import type { HeadlineEffect } from './rules.ts';

export const confidenceFailure: HeadlineEffect = function* ({ table, state, who: first }) {
  for (const who of startingWith(state, first)) {
    const half = Math.floor(playerOf(state, who).hand.length / 2);
    for (let left = half; left > 0; left--) {
      const card = yield* pickFromHand(state, who, say('ask.discard-half', 'J6.3', { left }), false);
      if (card === undefined) continue;
      takeFromHand(table, who, card);
      state.discards.push(card);
      table.log(say('log.discarded', 'J6.3', { player: colourOf(state, who), card: String(card) }));
    }
  }
};
