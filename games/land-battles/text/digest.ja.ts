/** アクションのまとめ。 */
import type { Translation } from '@sandtable/engine';
import type { digestEn } from './digest.en.ts';
import { namesIn } from './voices.ts';

export const digestJa: Translation<typeof digestEn> = {
  'digest.arrives': (p, v) => `突破エリアに登場：${namesIn(v, 'force', p.forces).join('、')}。`,
  'digest.hits': (p, v) => `${v.name('force', p.force)}に${p.hits}ヒット（合計${p.total}）。`,
  'digest.superiority': (p, v) => `優勢カウンター：${v.name('team', p.team)}${p.own}個、敵${p.enemy}個。`,
};
