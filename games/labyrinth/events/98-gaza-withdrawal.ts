import { placeCells } from '../deeds.ts';
import { AT } from '../map.ts';
import { changeFunding } from '../tracks.ts';
import type { CardEvent } from './rules.ts';

/** 98 Gaza Withdrawal. */
export const gazaWithdrawal: CardEvent = {
  event(action) {
    if (action.side === 'us') changeFunding(action, -1);
    else placeCells(action, AT.israel);
  },
};
