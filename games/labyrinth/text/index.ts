/** Every word a person reads, and the rules and cards in short. */
import type { Speech } from '@sandtable/engine';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { namesEn } from './names.en.ts';
import { namesJa } from './names.ja.ts';

export { cardsEn, type CardText } from './cards.en.ts';
export { cardsJa } from './cards.ja.ts';
export { rulesEn } from './rules.en.ts';
export { rulesJa } from './rules.ja.ts';

export const speech: { readonly en: Speech; readonly ja: Speech } = {
  en: { sentences: en, name: (kind, id) => namesEn[kind]?.[id] },
  ja: { sentences: ja, name: (kind, id) => namesJa[kind]?.[id] },
};
