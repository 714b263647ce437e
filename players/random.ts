import type { Player } from '@sandtable/engine';

/** Takes any option, all equally likely. */
export const random: Player = {
  id: 'random',
  answer(seen) {
    const { options } = seen;
    const option = options[options.length === 1 ? 0 : seen.dice.below(options.length)];
    if (option === undefined) throw new Error('a menu without options');
    return { option };
  },
};
