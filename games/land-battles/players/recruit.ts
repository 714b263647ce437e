/** The weakest player: any option, but it does not give the game away. */
import type { Player } from '@sandtable/engine';
import type { View } from '../view.ts';

export const recruit: Player<View> = {
  id: 'recruit',
  answer(seen) {
    // R17: leaving the Breakthrough Area empty is legal and loses at once.
    const sane = seen.options.filter((option) => seen.label(option).key !== 'pick.abandon');
    const options = sane.length > 0 ? sane : seen.options;
    const option = options[seen.dice.below(options.length)];
    if (option === undefined) throw new Error('nothing to choose from');
    return { option };
  },
};
