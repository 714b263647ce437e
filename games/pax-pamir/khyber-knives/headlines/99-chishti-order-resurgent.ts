/** 99 Chishti Order Resurgent */
import { LASTING } from '../../components/headlines.ts';
import type { HeadlineEffect } from './rules.ts';
import { resurgence } from './vocabulary.ts';

export const chishtiOrderResurgent: HeadlineEffect = ({ state }) => resurgence(state, LASTING.chishti);
