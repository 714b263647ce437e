/** 98 Pashtunwali Resurgent */
import { LASTING } from '../../components/headlines.ts';
import type { HeadlineEffect } from './rules.ts';
import { resurgence } from './vocabulary.ts';

export const pashtunwaliResurgent: HeadlineEffect = ({ state }) => resurgence(state, LASTING.pashtunwali);
