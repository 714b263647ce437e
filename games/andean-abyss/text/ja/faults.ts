/** 設定や局面の誤り。 */
import { readingWords, type Translation, type Voice } from '@sandtable/engine';
import type { faults as english } from '../en/faults.ts';
import type { InSpace } from '../params.ts';

const at = (p: { where: string }, problem: string) =>
  `局面${p.where === '' ? '' : `の${p.where}`}：${problem}`;
const place = (p: InSpace, voice: Voice) => voice.name('space', p.space);

export const faults: Translation<typeof english> = {
  'fault.practice': () => '練習ゲームではノンプレーヤー派閥を使いません',
  'fault.hidden-next': () => '次のカードで順番を決める場合、次のカードを伏せておけません',

  ...readingWords.ja(at),
  'fault.no-space': (p) => at(p, `${p.given}というスペースはありません`),
  'fault.no-population': (p) => at(p, '人口がありません'),
  'fault.terror-on-loc': (p) => at(p, '連絡線に置くのはテロではなくサボタージュです'),
  'fault.no-loc': (p) => at(p, 'サボタージュできるのは連絡線だけです'),
  'fault.deed': (p, voice) =>
    at(p, `使用中のカードで${voice.name('faction', p.faction)}がこれを行ったはずがありません`),
  'fault.no-capability': (p) => at(p, `カード${p.given}は政治情勢ではありません`),
  'fault.no-momentum': (p) => at(p, `カード${p.given}は反政府運動ではありません`),
  'fault.no-card': (p) => at(p, '少なくともプレイするカードが必要です'),
  'fault.no-round': (p) => at(p, 'プロパガンダカードの使用中でなければなりません'),
  'fault.final-played': () => '局面：最終プロパガンダカードはすでに使われています',
  'fault.few-propagandas': (p) =>
    `局面：デッキにはあと${p.needed}枚のプロパガンダカードが必要ですが、${p.found}枚しかありません`,

  'fault.too-many': (p, voice) => `${voice.name('kinds', p.kind)}が足りません`,
  'fault.miscounted': (p) => p.problem,
  'fault.not-opened': (p, voice) => `まだスペースではない${place(p, voice)}にコマがあります`,
  'fault.bases': (p, voice) => `${place(p, voice)}の基地が多すぎます`,
  'fault.no-zone': (p, voice) =>
    `${place(p, voice)}は行政区でないか、すでにFARCゾーンなので、FARCゾーンにできません`,
  'fault.zone': (p, voice) => `FARCゾーンの${place(p, voice)}に政府のコマがあります`,
  'fault.ecuador': (p, voice) =>
    `${voice.name('space', 'ecuador')}にある${voice.name('faction', p.faction)}のコマが多すぎます`,
  'fault.markers': () => 'テロとサボタージュのマーカーが足りません',
  'fault.marker': (p, voice) => `${place(p, voice)}のマーカーが誤っています`,
  'fault.shipments': () => '積荷が足りません',
  'fault.carrier': (p, voice) => `${place(p, voice)}の積荷を持つゲリラがいません`,
  'fault.resources': (p, voice) => `${voice.name('faction', p.faction)}のリソースが${p.resources}です`,
  'fault.aid': (p) => `援助が${p.aid}です`,
  'fault.card-twice': () => '同じカードが2か所にあります',
};
