/** Every word a person reads in English. */
import type { Speech } from '@sandtable/engine';
import { en } from './en.ts';
import { nameIn } from './names.ts';

export const speechEn: Speech = { sentences: en, name: nameIn('en') };
