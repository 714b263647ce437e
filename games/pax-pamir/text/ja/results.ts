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

  'ending.over.supremacy': () => '帝国の覇権（H3.1）',
  'ending.over.last-topple': () => '最後のトップルで覇権なし（H5.1）',
  'ending.over.nation-building': () => '国家建設の得点（I1.3）',
  'ending.over.nobody': () => '同点で決着つかず（A3.1）',
  'ending.sk.end.player-wins': () => 'シェール・ハーンの敗北：覇権を握った帝国への影響力が下回る（H3）',
  'ending.sk.end.sk-wins': () => 'シェール・ハーンの勝利：覇権を握った帝国への影響力が上回る（H3）',
  'ending.sk.end.tie': () => 'シェール・ハーンの勝利：覇権を握った帝国への影響力が同点（H3）',
  'ending.sk.end.last-topple': () => 'シェール・ハーンの勝利：最後のトップルで覇権なし（H5）',
};
