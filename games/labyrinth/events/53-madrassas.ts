import { opsOf } from '../cards.ts';
import { recruitForMadrassas } from '../operations/recruit.ts';
import { radicalize } from '../solitaire/radicalization.ts';
import { madrassasAlone } from '../solitaire/recruit.ts';
import type { CardEvent } from './rules.ts';
import { isFirstCard } from './vocabulary.ts';

const MADRASSAS = 53;

/** 53 Madrassas: this card recruits at once; what the second card does is in ../play-card.ts. */
export const madrassas: CardEvent = {
  isPlayable: (state) => isFirstCard(state, MADRASSAS),

  *event(action) {
    const ops = opsOf(MADRASSAS);
    if (action.state.variants.solo) yield* radicalize(action, yield* madrassasAlone(action, ops));
    else yield* recruitForMadrassas(action, ops, 'barred');
    action.state.phase.bound = 'madrassas';
  },
};
