/** 設定や局面の誤り。 */
import { readingWords, type Translation } from '@sandtable/engine';
import type { faults as english } from '../en/faults.ts';
import { place, who } from './parts.ts';

const at = (p: { where: string }, problem: string) =>
  `局面${p.where === '' ? '' : `の${p.where}`}：${problem}`;

export const faults: Translation<typeof english> = {
  'fault.practice': () => '練習ゲームではノンプレーヤー派閥を使いません',
  'fault.hidden-next': () => '次のカードで順番を決める場合、次のカードを伏せておけません',
  ...readingWords.ja(at),
  'fault.no-space': (p) => at(p, `${p.given}というスペースはありません`),
  'fault.no-population': (p) => at(p, '人口がありません'),
  'fault.terror-on-loc': (p) => at(p, '連絡線に置くのはテロではなくサボタージュです'),
  'fault.no-loc': (p) => at(p, 'サボタージュできるのは連絡線だけです'),
  'fault.twice': (p) => at(p, '2回書かれています'),
  'fault.deed': (p, voice) => at(p, `使用中のカードで${who(p, voice)}がこれを行ったはずがありません`),
  'fault.no-capability': (p, voice) =>
    at(p, `カード${p.given}は${voice.name('marker', 'capability')}ではありません`),
  'fault.no-momentum': (p, voice) =>
    at(p, `カード${p.given}は${voice.name('marker', 'momentum')}ではありません`),
  'fault.no-card': (p) => at(p, '少なくともプレイするカードが必要です'),
  'fault.no-round': (p) => at(p, 'プロパガンダカードの使用中でなければなりません'),
  'fault.final-round': (p) => at(p, '最終ラウンドにこのフェイズはありません'),
  'fault.no-deck': (p) => at(p, '使用中のカードを示す項目「deck」が必要です'),
  'fault.final-played': () => '局面：最終プロパガンダカードはすでに使われています',
  'fault.few-propagandas': (p) =>
    `局面：山札にはあと${p.needed}枚のプロパガンダカードが必要ですが、${p.found}枚しかありません`,
  'fault.too-many': (p, voice) => `${voice.name('kinds', p.kind)}が足りません`,
  'fault.miscounted': (p) => p.problem,
  'fault.bases': (p, voice) => `${place(p, voice)}の基地が多すぎます`,
  'fault.markers': () => 'テロとサボタージュのマーカーが足りません',
  'fault.marker': (p, voice) => `${place(p, voice)}のマーカーが誤っています`,
  'fault.resources': (p, voice) => `${who(p, voice)}のリソースが${p.resources}です`,
  'fault.aid': (p) => `援助が${p.aid}です`,
  'fault.card-twice': (p) => `カード${p.card}が2か所にあります`,
};
