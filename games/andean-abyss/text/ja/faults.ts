/** 局面の誤り。 */
import { place, who } from '@sandtable/coin/text/ja/parts';
import type { Translation } from '@sandtable/engine';
import type { faults as english } from '../en/faults.ts';

export const faults: Translation<typeof english> = {
  'fault.not-opened': (p, voice) => `まだスペースではない${place(p, voice)}にコマがあります`,
  'fault.no-zone': (p, voice) =>
    `${place(p, voice)}は行政区でないか、すでにFARCゾーンなので、FARCゾーンにできません`,
  'fault.zone': (p, voice) => `FARCゾーンの${place(p, voice)}に政府のコマがあります`,
  'fault.ecuador': (p, voice) => `${voice.name('space', 'ecuador')}にある${who(p, voice)}のコマが多すぎます`,
  'fault.scenario': () => '局面は初期配置に代わるものなので、標準シナリオでなければなりません',
  'fault.shielded': (_p, voice) =>
    `「${voice.name('card', '42')}」の効果が続いている間だけ、守られる派閥があります`,
  'fault.president': (p, voice) =>
    `${voice.name('president', p.president)}が大統領になるには、もっと多くの選挙が必要です`,
  'fault.after-reset': () =>
    'プロパガンダカードの直後は全派閥がイベント資格を持ち、テロ、サボタージュ、反政府運動、活動状態のゲリラは残っていません',
  'fault.shipments': () => '積荷が足りません',
  'fault.carrier': (p, voice) => `${place(p, voice)}の積荷を持つゲリラがいません`,
};
