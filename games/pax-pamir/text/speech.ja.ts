/** Every word a person reads in Japanese. */
import type { Speech } from '@sandtable/engine';
import { ja } from './ja.ts';
import { namesJa } from './names.ja.ts';
import { titlesEn } from './titles.en.ts';

/** `original` is what stands on the English cards. */
const names: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = {
  ...namesJa,
  original: titlesEn,
};

export const speechJa: Speech = { sentences: ja, name: (kind, id) => names[kind]?.[id] };
