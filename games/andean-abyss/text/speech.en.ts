/** Every word a person reads in English. */
import type { Speech } from '@sandtable/engine';
import { en } from './en.ts';
import { namesEn } from './names.en.ts';

export const speechEn: Speech = { sentences: en, name: (kind, id) => namesEn[kind]?.[id] };
