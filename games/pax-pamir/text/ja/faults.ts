/** 設定や文書の誤り。 */
import { type Place, readingWords, type Translation } from '@sandtable/engine';
import type { faults as english } from '../en/faults.ts';

const at = (p: Place, problem: string): string => (p.where === '' ? problem : `${p.where}：${problem}`);

export const faults: Translation<typeof english> = {
  ...readingWords.ja(at),
  'setting.nation-building': () => 'カイバル・ナイフは国家建設ルール（I1）を必ず併用します',
  'fault.json': (p) => `JSONとして読めません（${p.line}行${p.column}桁）`,
  'fault.card-twice': (p) => at(p, `カード${p.card}が2か所にあります`),
  'fault.no-card': (p) => at(p, `カード${p.card}はこのゲームでは使われません`),
  'fault.no-court': (p) => at(p, `カード${p.card}はタブローに置けるカードではありません`),
  'fault.no-capability': (p) => at(p, 'このゲームの特殊能力カードでなければなりません'),
  'fault.no-lasting': (p) => at(p, 'マップの脇に残るヘッドラインでなければなりません'),
  'fault.piles': (p) => at(p, '記された山札の枚数と合っていなければなりません'),
  'fault.no-deals': (p) => at(p, 'シェール・ハーンとは取引できません'),
  'fault.offer': (p) => at(p, '売り手の手札にあるカードを1回だけ記してください'),
  'fault.toll': (p) => at(p, '所有者の部族の数より少ない値を1回だけ記してください'),
  'fault.loan': (p) => at(p, '貸し手のスパイがいるカードを1回だけ記してください'),
  'fault.no-headline': (p) => at(p, 'このゲームのヘッドラインでなければなりません'),
  'fault.stated': (p, v) =>
    at(p, `ルールブックに記された経路（${v.name('connection', p.connection)}）が必要です`),
  'fault.alone': (p, v) => at(p, `${v.name('location', p.location)}には経路が1本以上必要です`),
  'fault.no-figure': (p) => at(p, `カード${p.card}の文面にこの数値はありません`),
  'fault.activation': (p) => at(p, 'stars、when、priceはいずれか1つだけ記してください'),
  'fault.topples': (p) => at(p, 'トップルは4枚しかありません'),
  'setting.solo': () => '1人用では国家建設も、拡張のほかの要素も使えません',
  'fault.khan-hand': (p) => at(p, 'シェール・ハーンは手札を持ちません'),
  'fault.anchor': (p) => at(p, 'シェール・ハーンのタブローのカードでなければなりません'),
  'fault.no-topple': () => 'マーケットか山札にトップルが残っていなければ、ゲームが終わりません',
  'fault.arrows': (p) => at(p, '体制変更矢印は1枚につき1つまでです'),
  'fault.icons': (p) => at(p, 'ワジールのアイコンは1つか2つです'),
  'fault.ends': (p) => at(p, '忠誠カードには異なる帝国の2つの端が必要です'),
  'fault.orders': (p) => at(p, '同じプレイ順の数字は2回使えません'),
  'fault.prize': (p) => at(p, `カード${p.card}はこのプレイヤーの帝国の賞金首ではありません`),
  'fault.gift': (p) => at(p, '2、4、6のうち異なるものでなければなりません'),
  'fault.patriot': (p) => at(p, `カード${p.card}は他の帝国のパトリオットです`),
  'fault.band': (p) =>
    at(p, `カード${p.card}のバンドには、所有者以外の各プレイヤーのスパイ1個だけを置けます`),
  'fault.loyalty-card': (p) => at(p, 'この帝国の忠誠カードは残っていません'),
  'fault.no-sign': (p) => at(p, 'この帝国への忠誠には、忠誠カード、パトリオット、賞金首のいずれかが必要です'),
  'fault.favor': (p) => at(p, 'このプレイヤーは支持を得ていません'),
  'fault.wazir': (p) => at(p, 'このプレイヤーは統治者ではありません'),
  'fault.cubes': (p, v) => at(p, `${v.name('player', p.player)}のキューブが10個を超えています`),
  'fault.cylinders': (p, v) => `${v.name('empire', p.empire)}のシリンダーが多すぎます`,
  'fault.not-played': (p) => at(p, 'このゲームでは使われません'),
  'fault.augments': (p) => at(p, '強化してもランクは3までです'),
  'fault.prisoners': (p) =>
    at(p, '捕虜にできるのは、活性化したカード122による他のプレイヤーのスパイだけです'),
  'fault.untrustworthy': (p) => at(p, 'カード129は、初期配置の忠誠カードがある間だけ活性化しています'),
  'fault.used': (p) => at(p, `カード${p.card}はアクションを行うカードではありません`),
  'fault.avenged': (p) => at(p, '自分のターンにトークンを得ることはできません'),
  'fault.badal': () => 'バダル・トークンは10枚しかありません',
};
