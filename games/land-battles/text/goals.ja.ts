/** 勝利条件と、近づく手段。 */
import type { Translation } from '@sandtable/engine';
import type { goalsEn } from './goals.en.ts';

export const goalsJa: Translation<typeof goalsEn> = {
  'goal.wins.points': () => '即時：得点',
  'goal.wins.breakthrough': () => '即時：敵の部隊カードが突破エリアからなくなる',
  'goal.points': () => '得点（VP）',
  'goal.breakthrough': () => '突破エリアの敵の部隊カード',
  'goal.help.destroy': () => '部隊カードを破壊する（4ヒット）。そのカードの得点が入る',
  'goal.help.secure': () => '地形カードを確保する。そのカードの得点が入る',
  'goal.help.superiority': () => '優勢カウンターは、そこでの攻撃のダイスに加算される',
};
