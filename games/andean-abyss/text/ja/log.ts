/** 記録の行。 */
import { place, places as listed, who } from '@sandtable/coin/text/ja/parts';
import type { Translation, Voice } from '@sandtable/engine';
import type { log as english } from '../en/log.ts';

const places = (ids: readonly string[], voice: Voice) => (ids.length === 0 ? 'なし' : listed(ids, voice));

export const log: Translation<typeof english> = {
  'log.kidnap': (p, voice) => `${place(p, voice)}で誘拐。身代金は${who(p, voice)}が払う。`,
  'log.rally.nobody': (p, voice) => `${place(p, voice)}で集結。配置できるコマはない。`,
  'log.shipment.placed': (p, voice) => `${place(p, voice)}の${voice.name('kind', p.kind)}に積荷1つを配置。`,
  'log.shipment.passed': (p, voice) => `${place(p, voice)}の${voice.name('kind', p.kind)}に積荷が渡される。`,
  'log.shipment.lost': (p, voice) => `${place(p, voice)}の積荷${p.count}つが失われる。`,
  'log.shipped': (p, voice) =>
    `${who(p, voice)}が${place(p, voice)}の積荷を取り除き、無償の限定オペレーションに充てる。`,
  'log.control': (p, voice) =>
    `政府の支配：${places(p.government, voice)}。FARCの支配：${places(p.farc, voice)}。`,
  'log.drug-profits': (p, voice) => `${who(p, voice)}が${place(p, voice)}の積荷を利益に換える。`,
  'log.president': (p, voice) => `${voice.name('president', p.president)}が大統領となる。`,
  'log.zone': (p, voice) => `${place(p, voice)}がFARCゾーンとなる。`,
  'log.zone.removed': (p, voice) => `${place(p, voice)}はFARCゾーンではなくなる。`,
};
