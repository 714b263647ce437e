import type { Player } from '@sandtable/engine';
import type { View } from '../view.ts';
import { decide } from './sergeant.ts';

export const colonel: Player<View> = {
  id: 'colonel',
  imagines: true,
  answer: (seen) => decide(seen.view, seen.seat, seen.prompt, seen.options),
};
