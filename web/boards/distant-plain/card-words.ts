/** How sure a card's text is. */
import type { Language } from '@sandtable/engine';

interface CardWords {
  readonly reconstructed: (percent: number) => string;
  readonly corrected: string;
}

export const CARD_WORDS: Readonly<Record<Language, CardWords>> = {
  en: {
    reconstructed: (percent) => ` ≈ reconstructed, ${percent} % certain`,
    corrected: ' ✎ corrected by an owner of the box',
  },
  ja: {
    reconstructed: (percent) => ` ≈ 再構成（確度${percent}%）`,
    corrected: ' ✎ 所有者による訂正',
  },
};
