/** Japanese sentences. */
import { eventFaults } from '@sandtable/coin/event-language';
import type { Place, Translation } from '@sandtable/engine';
import type { en } from './en.ts';

const at = (p: Place, problem: string) => `カードファイル${p.where === '' ? '' : `、${p.where}`}：${problem}`;

export const ja: Translation<typeof en> = {
  ...eventFaults.ja(at),
  'fault.order': (p) => at(p, '4つの派閥を1回ずつ挙げなければなりません'),
  'fault.capability': (p) => at(p, '情勢カードには、両面に継続する効果が必要です'),
};
