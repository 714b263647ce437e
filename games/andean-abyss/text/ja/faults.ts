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
  'fault.shipments': () => '積荷が足りません',
  'fault.carrier': (p, voice) => `${place(p, voice)}の積荷を持つゲリラがいません`,
};
