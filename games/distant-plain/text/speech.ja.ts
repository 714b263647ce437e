/** Every word a person reads in Japanese. */
import type { Speech } from '@sandtable/engine';
import { CARDS } from '../cards.ts';
import { ja } from './ja.ts';
import { namesJa } from './names.ja.ts';

/** What stands on the English cards. */
const original = Object.fromEntries(CARDS.map(({ number, title }) => [String(number), title.en]));
const names: typeof namesJa = { ...namesJa, original };

export const speechJa: Speech = { sentences: ja, name: (kind, id) => names[kind]?.[id] };
