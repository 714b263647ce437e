/** What our US staff gives as reasons, in both languages. */
import type { Translation, Voice } from '@sandtable/engine';
import type { Compared, Planned } from './params.ts';

const isOperation = (use: string): boolean => use !== 'event' && use !== 'none';

export const staffEn = {
  'staff.plan': (p: Planned, v: Voice) =>
    `${v.name('card', String(p.card))} for ${isOperation(p.use) ? v.name('operation', p.use) : p.use === 'event' ? 'its Event' : 'nothing'}`,
  'staff.plan-in': (p: { country: string }, v: Voice) => v.name('country', p.country),
  'staff.best': (p: Compared, v: Voice) =>
    `${v.say(p.plan)}: played on in ${p.worlds} possible worlds, the US wins about ${p.chance} % of them; next best, ${v.say(p.other)}, ${p.less} %.`,
  'staff.alert': () => 'The plot that would do most harm.',
  'staff.cell': () => 'Active cells first: they are removed.',
  'staff.posture': () => 'The posture of the US, to be spared a GWOT penalty.',
  'staff.thumb': () => 'By rule of thumb: what promises most for Good Governance and Prestige.',
};

export const staffJa: Translation<typeof staffEn> = {
  'staff.plan': (p, v) =>
    `「${v.name('card', String(p.card))}」${p.use === 'none' ? 'を何にも使わない案' : `を${p.use === 'event' ? 'イベント' : v.name('operation', p.use)}に使う案`}`,
  'staff.plan-in': (p, v) => v.name('country', p.country),
  'staff.best': (p, v) =>
    `${v.say(p.plan)}：${p.worlds}通りの展開を読むと、USの勝率は約${p.chance}%。次点の${v.say(p.other)}は${p.less}%。`,
  'staff.alert': () => 'もっとも被害の大きいプロットを阻止する。',
  'staff.cell': () => '活動中のセルを優先して除去する。',
  'staff.posture': () => 'テロ戦争協力関係ペナルティを避けるため、USと同じ政治姿勢にする。',
  'staff.thumb': () => '経験則に従い、良好な政治体制と国威にもっとも役立つものを選ぶ。',
};
