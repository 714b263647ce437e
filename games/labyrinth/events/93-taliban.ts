import { besiege } from '../deeds.ts';
import { AT } from '../map.ts';
import { isIslamist } from '../country.ts';
import { changePrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';
import { placeCellInEach } from './vocabulary.ts';

/** 93 Taliban. */
export const taliban: CardEvent = {
  *event(action) {
    const { state } = action;
    // D-93: whatever the Governance.
    besiege(action, AT.afghanistan);
    yield* placeCellInEach(action, [AT.pakistan, AT.afghanistan]);
    const isWon = isIslamist(state, AT.afghanistan) || isIslamist(state, AT.pakistan);
    changePrestige(action, isWon ? -3 : -1);
  },
};
