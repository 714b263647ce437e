/** Every word a person reads, and the rules in short. */
import type { Speech } from '@sandtable/engine';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { nameIn } from './names.ts';

export { rulesEn } from './rules.en.ts';
export { rulesJa } from './rules.ja.ts';

export const speech: { readonly en: Speech; readonly ja: Speech } = {
  en: { sentences: en, name: nameIn('en') },
  ja: { sentences: ja, name: nameIn('ja') },
};
