/** Every word a person reads in Japanese. */
import type { Speech } from '@sandtable/engine';
import { ja } from './ja.ts';
import { namesJa } from './names.ja.ts';

export const speechJa: Speech = { sentences: ja, name: (kind, id) => namesJa[kind]?.[id] };
