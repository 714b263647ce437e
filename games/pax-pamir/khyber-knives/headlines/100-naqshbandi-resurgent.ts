/** 100 Naqshbandi Resurgent */
import { LASTING } from '../../components/headlines.ts';
import type { HeadlineEffect } from './rules.ts';
import { resurgence } from './vocabulary.ts';

export const naqshbandiResurgent: HeadlineEffect = ({ state }) => resurgence(state, LASTING.naqshbandi);
