/** 結果。 */
import type { Translation } from '@sandtable/engine';
import type { results as english } from '../en/results.ts';

export const results: Translation<typeof english> = {
  'over.supremacy': (p, v) =>
    `${v.name('empire', p.empire)}が覇権を達成し、同帝国への影響力がもっとも大きい${v.name('player', p.player)}の勝利。`,
  'over.last-topple': (p, v) =>
    `最後のトップルでも覇権を達成した帝国がなく、もっとも強い${v.name('player', p.player)}の勝利。`,
  'over.nation-building': (p, v) => `${v.name('player', p.player)}が${p.points}点で勝利。`,
  'over.nobody': () => '同点処理でも決着がつかず、勝者なし。',
};
