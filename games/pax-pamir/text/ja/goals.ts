/** 勝利条件と、近づく手段。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { goals as english } from '../en/goals.ts';

const empire = (p: { empire: string }, v: Voice): string => v.name('empire', p.empire);

export const goals: Translation<typeof english> = {
  'goal.wins.points': () => '最後のトップル：勝利得点がもっとも多い',
  'goal.wins.empire': (p, v) => `トップル：${empire(p, v)}が覇権を達成し、その帝国への影響力がもっとも大きい`,
  'goal.points': () => '勝利得点（他の最高と比べる）',
  'goal.units': (p, v) =>
    `${v.name('regime', p.regime)}で数える${empire(p, v)}のユニット（他の帝国の合計と比べる）`,
  'goal.kinds': (p, v) => `${empire(p, v)}が持つユニットの種類（軍隊、街道、部族、スパイ）`,
  'goal.influence': (p, v) => `${empire(p, v)}への影響力（他の最高と比べる）`,
  'goal.help.topple': () => '得点は成功したトップルで入る',
  'goal.help.units': () =>
    'カードのインパクトと特殊アクションでユニットが増える。体制が変われば数えるユニットも変わる',
  'goal.help.loyal': () =>
    'ギフト、賞金首、タブローのパトリオット、同じ色のバンドの上のスパイが影響力を増やす',
  'goal.help.change': (p, v) =>
    `まず忠誠を${empire(p, v)}に変える必要がある。その帝国のパトリオットか賞金首で変わる`,
};
