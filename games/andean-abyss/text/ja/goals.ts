/** 勝利条件と、近づく手段。シリーズ共通の文に加えるもの。 */
import type { Translation } from '@sandtable/engine';
import type { goals as english } from '../en/goals.ts';

export const goals: Translation<typeof english> = {
  'goal.support': () => '支持合計',
  'goal.opposition': () => '対立合計とFARCの基地',
  'goal.help.support': () => '支持フェイズや訓練の市民運動で、スペースを支持に向けて動かす',
  'goal.help.opposition': () => 'テロや支持フェイズのアジテーションで、スペースを対立に向けて動かす',
  'goal.help.farc': () => 'FARCの基地を1個除去すれば、AUCの基地を1個置くのと同じだけ近づく',
  'goal.help.process': () => '精製では、基地や積荷をリソースに替えられる',
};
