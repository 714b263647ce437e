/** 1人プレイの決着、卓上のやり取り。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { results as english } from '../en/results.ts';

const carrier = (kind: string, load: number, voice: Voice) =>
  `${voice.name('kind', kind)}${load > 0 ? `（積荷${load}つ）` : ''}`;

const ahead = (p: { score: number }, level: string) =>
  `政府と、もっとも高いノンプレーヤー派閥とのマージンの差は${p.score < 0 ? `−${-p.score}` : p.score}：${level}。`;

export const results: Translation<typeof english> = {
  'over.solo.failure': (p) => ahead(p, 'COINの失敗'),
  'over.solo.stalemate': (p) => ahead(p, '手詰まり'),
  'over.solo.progress': (p) => ahead(p, 'COINの進展'),
  'over.solo.victory': (p) => ahead(p, 'COINの勝利'),
  'aside.pass': (p, voice) =>
    `${voice.name('space', p.space)}の${carrier(p.from, p.carried, voice)}の積荷を${carrier(p.kind, p.load, voice)}に渡す`,
};
