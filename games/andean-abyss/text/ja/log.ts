/** 記録の行。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { log as english } from '../en/log.ts';
import type { InSpace, OfFaction, OfPieces } from '../params.ts';

const place = (p: InSpace, voice: Voice) => voice.name('space', p.space);
const who = (p: OfFaction, voice: Voice) => voice.name('faction', p.faction);
const counted = (p: OfPieces, voice: Voice) => `${voice.name('kind', p.kind)}${p.count}個`;
const signed = (change: number) => (change > 0 ? `+${change}` : `−${-change}`);
const places = (ids: readonly string[], voice: Voice) =>
  ids.length === 0 ? 'なし' : ids.map((id) => voice.name('space', id)).join('、');

export const log: Translation<typeof english> = {
  'log.placed': (p, voice) => `${place(p, voice)}に${counted(p, voice)}を配置。`,
  'log.removed': (p, voice) => `${place(p, voice)}から${counted(p, voice)}を除去。`,
  'log.moved': (p, voice) =>
    `${counted(p, voice)}が${voice.name('space', p.from)}から${voice.name('space', p.to)}へ移動。`,
  'log.turned': (p, voice) => `${place(p, voice)}のゲリラ${p.count}個が${voice.name('kind', p.kind)}になる。`,
  'log.lost': (p, voice) => `${counted(p, voice)}がゲームから永久に除かれる。`,
  'log.level': (p, voice) => `${place(p, voice)}：${voice.name('level', String(p.level))}。`,
  'log.terror': (p, voice) => `${place(p, voice)}にテロマーカー${p.count}個を配置。`,
  'log.terror.by': (p, voice) => `${who(p, voice)}が${place(p, voice)}でテロを実施。`,
  'log.sabotage': (p, voice) => `${place(p, voice)}がサボタージュされる。`,
  'log.repaired': (p, voice) => `${place(p, voice)}のサボタージュが除かれる。`,
  'log.calmed': (p, voice) => `${place(p, voice)}のテロマーカー1個が除かれる。`,
  'log.resources': (p, voice) => `${who(p, voice)}のリソース${signed(p.change)}（${p.now}）。`,
  'log.aid': (p) => `援助${signed(p.change)}（${p.now}）。`,
  'log.ineligible': (p, voice) => `${who(p, voice)}は次のカードでイベント資格なし。`,
  'log.stays-eligible': (p, voice) => `${who(p, voice)}はイベント資格ありのまま。`,
  'log.opened': (p, voice) => `${place(p, voice)}が以後スペースとなる。`,
  'log.roll': (p) => `ダイス：${p.roll}。`,
  'log.operation': (p, voice) => `${who(p, voice)}：${voice.name('operation', p.operation)}。`,
  'log.limited': (p, voice) => `${who(p, voice)}：限定${voice.name('operation', p.operation)}。`,
  'log.activity': (p, voice) => `${who(p, voice)}：${voice.name('activity', p.activity)}。`,
  'log.assault': (p, voice) => `${place(p, voice)}で急襲（強さ${p.strength}）。`,
  'log.sweep': (p, voice) => `${place(p, voice)}で掃討。`,
  'log.attack': (p, voice) => `${who(p, voice)}が${place(p, voice)}で攻撃。`,
  'log.attack.failed': () => '攻撃は失敗。',
  'log.ambush': (p, voice) => `${who(p, voice)}が${place(p, voice)}で待ち伏せ。`,
  'log.kidnap': (p, voice) => `${place(p, voice)}で誘拐。身代金は${who(p, voice)}が払う。`,
  'log.shipment.placed': (p, voice) => `${place(p, voice)}の${voice.name('kind', p.kind)}に積荷1個。`,
  'log.shipment.passed': (p, voice) => `${place(p, voice)}の${voice.name('kind', p.kind)}に積荷が渡される。`,
  'log.shipment.lost': (p, voice) => `${place(p, voice)}の積荷${p.count}個が失われる。`,
  'log.card': (p, voice) => `カード${p.card}「${voice.name('card', String(p.card))}」。`,
  'log.pass': (p, voice) => `${who(p, voice)}はパス。`,
  'log.shipped': (p, voice) =>
    `${who(p, voice)}が${place(p, voice)}の積荷を取り除き、無償の限定オペレーションに充てる。`,
  'log.gift': (p, voice) => `${who(p, voice)}が${voice.name('faction', p.to)}にリソース${p.amount}を渡す。`,
  'log.propaganda': (p) => `第${p.number}プロパガンダラウンド。`,
  'log.propaganda.skipped': () => '連続するため、プロパガンダラウンドは行わない。',
  'log.control': (p, voice) =>
    `政府の支配：${places(p.government, voice)}。FARCの支配：${places(p.farc, voice)}。`,
  'log.drug-profits': (p, voice) => `${who(p, voice)}が${place(p, voice)}の積荷を利益に換える。`,
  'log.president': (p, voice) => `${voice.name('president', p.president)}が大統領となる。`,
  'log.reset': () => 'リセット：全派閥がイベント資格あり、マーカーを除き、ゲリラはすべて潜伏状態。',
  'log.zone': (p, voice) => `${place(p, voice)}がFARCゾーンとなる。`,
  'log.zone.removed': (p, voice) => `${place(p, voice)}はFARCゾーンではなくなる。`,
  'log.event': (p, voice) => `${who(p, voice)}が「${voice.name('card', String(p.card))}」を実施。`,
  'log.event.dual': (p, voice) =>
    `${who(p, voice)}が「${voice.name('card', String(p.card))}」の${p.side === 'shaded' ? '網掛けの' : '網掛けのない'}テキストを実施。`,
};
