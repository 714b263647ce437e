/** 問いかけ。 */
import { left, place, title } from '@sandtable/coin/text/ja/parts';
import type { Translation } from '@sandtable/engine';
import type { asks as english } from '../en/asks.ts';

export const asks: Translation<typeof english> = {
  'ask.discord': (p, voice) =>
    `${title(p, voice)}：${voice.name('faction', p.faction)}はイベントとオペレーションのどちらを実施しますか。`,
  'ask.ship': () => '積荷1つを取り除き、無償の限定オペレーションを行いますか。',
  'ask.ship.offer': (p, voice) =>
    `自分の積荷1つを取り除き、${voice.name('faction', p.faction)}に無償の限定オペレーションをさせますか。`,
  'ask.ship.operation': () => '無償の限定オペレーションはどれにしますか。',
  'ask.sweep.counted': () => 'この掃討ではどちらのキューブで捜索しますか。',
  'ask.rally.from': (p, voice) => `${place(p, voice)}へ、どこからゲリラを集めますか。`,
  'ask.ambush': () => 'どの攻撃を待ち伏せにしますか。',
  'ask.air-lift.from': () => 'どこの兵員を空輸しますか。',
  'ask.air-lift.to': (p, voice) => `${voice.name('space', p.from)}の兵員をどこへ空輸しますか。`,
  'ask.air-strike': () => 'どこに航空攻撃を行いますか。',
  'ask.eradicate': () => 'どの行政区で麻薬撲滅を行いますか。',
  'ask.eradicate.shift': (p, voice) =>
    `${place(p, voice)}での散布により、積極的な対立に向かうのはどのスペースですか。`,
  'ask.extort': () => 'どこで脅迫を行いますか。',
  'ask.kidnap': () => 'どこで誘拐を行いますか。',
  'ask.kidnap.victim': (p, voice) => `${place(p, voice)}で身代金を払うのは誰ですか。`,
  'ask.assassinate': () => 'どこで暗殺を行いますか。',
  'ask.cultivate': () => 'どこで栽培を行いますか。',
  'ask.cultivate.from': (p, voice) => `${place(p, voice)}の基地はどこから来ますか。`,
  'ask.process.how': () => '精製：基地を売りますか、積荷を置きますか。',
  'ask.process.sell': () => 'どの基地をリソースに換えますか。',
  'ask.process.load': () => 'どこに積荷を置きますか。',
  'ask.bribe': () => 'どこで買収を行いますか。',
  'ask.bribe.target': (p, voice) => `${place(p, voice)}で誰を買収しますか（${left(p.left)}）。`,
  'ask.shipment.taker': (p, voice) => `${place(p, voice)}のどのゲリラが積荷を受け取りますか。`,
  'ask.shipment.save': (p, voice) => `${place(p, voice)}で積荷を持つゲリラが取り除かれます。誰に渡しますか。`,
  'ask.control.repair': (p) => `テロかサボタージュを取り除きますか（${left(p.left)}）。`,
  'ask.drug-profits': (p, voice) => `${place(p, voice)}の積荷を基地にしますか、リソースにしますか。`,
  'ask.civic-action': () => 'どこで市民運動を行いますか。',
  'ask.agitation': () => 'どこでアジテーションを行いますか。',
  'ask.elite-backing': () => 'エリートの支持：どこで無償の集結を行いますか。',
  'ask.zone': () => 'どの行政区をFARCゾーンにしますか。',
  'ask.event.stays': (p, voice) => `${title(p, voice)}：${place(p, voice)}に残るゲリラはどれですか。`,
};
