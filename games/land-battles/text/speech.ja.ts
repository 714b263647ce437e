/** Every word a person reads in Japanese. */
import type { Speech } from '@sandtable/engine';
import { ja } from './ja.ts';
import { nameIn } from './names.ts';

export const speechJa: Speech = { sentences: ja, name: nameIn('ja') };
