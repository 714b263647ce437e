/** 結果。 */
import type { Translation } from '@sandtable/engine';
import type { results as english } from '../en/results.ts';

export const results: Translation<typeof english> = {
  'over.supremacy': (p, v) =>
    `${v.name('empire', p.empire)}が覇権を達成し、最も影響力の大きい${v.name('player', p.player)}の勝利です`,
  'over.last-topple': (p, v) =>
    `最後のトップルでも覇権は成らず、同点処理により${v.name('player', p.player)}の勝利です`,
  'over.nation-building': (p, v) => `${v.name('player', p.player)}が${p.points}点で勝利しました`,
  'over.nobody': () => '同点で決着がつかず、勝者はいません',
};
