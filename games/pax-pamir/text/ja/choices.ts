/** 選択肢。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { choices as english } from '../en/choices.ts';
import type { LoyaltyLost, Warned } from '../params.ts';

const card = (p: { card: string }, v: Voice): string => `「${v.name('card', p.card)}」`;
const location = (p: { location: string }, v: Voice): string => v.name('location', p.location);
const player = (p: { player: string }, v: Voice): string => v.name('player', p.player);
const empire = (p: { empire: string }, v: Voice): string => v.name('empire', p.empire);
/** 選ぶと失うもの。 */
const warning = (p: Warned, v: Voice): string => (p.warning === undefined ? '' : `（${v.say(p.warning)}）`);
const lostWith = (p: LoyaltyLost, v: Voice): string[] => [
  ...(p.gifts > 0 ? [`ギフト${p.gifts}個`] : []),
  ...(p.prizes > 0 ? [`賞金首${p.prizes}枚`] : []),
  ...(p.loyaltyCard ? ['忠誠カード'] : []),
  ...p.patriots.map((one) => `パトリオット「${v.name('card', String(one))}」`),
  ...(p.trust ? [`「${v.name('card', '129')}」`] : []),
];
const free = (p: { free: boolean }): string => (p.free ? '（追加アクション）' : '');

export const choices: Translation<typeof english> = {
  done: () => '完了',
  yes: () => 'はい',
  no: () => 'いいえ',
  number: (p) => String(p.number),
  card: (p, v) => `${v.name('card', p.card)}${warning(p, v)}`,
  player,
  location,
  connection: (p, v) => v.name('connection', p.connection),
  place: (p, v) => `${card(p, v)}（${v.name('place', p.place)}）`,

  'turn.end': () => 'ターンを終える',
  'turn.buy': (p, v) =>
    `${card(p, v)}を${p.cost}ルピーで購入する（${v.name('place', p.place)}${p.found > 0 ? `、${p.found}ルピー付き` : ''}）`,
  'turn.play': (p, v) =>
    `${card(p, v)}をプレイする${p.cost > 0 ? `（部族の所有者に${p.cost}ルピー）` : ''}${warning(p, v)}`,
  'loyalty.changes': (p, v) => {
    const lost = lostWith(p, v);
    if (lost.length === 0) return `忠誠が${empire(p, v)}に変わる。失うものはない`;
    const owed = p.owed > 0 ? `。さらに${p.owed}ルピーを返済` : '';
    return `忠誠が${empire(p, v)}に変わり、${lost.join('、')}を失う${owed}`;
  },
  'turn.discard': (p, v) => `${card(p, v)}を捨てる`,
  'turn.take': (p, v) => `${player(p, v)}から${card(p, v)}を${p.cost}ルピーで購入する`,
  'turn.travel': (p, v) => `${card(p, v)}で旅行${free(p)}`,
  'turn.counter-espionage': (p, v) => `${card(p, v)}で防諜${free(p)}`,
  'turn.bribe': (p, v) => `${card(p, v)}で買収${free(p)}${warning(p, v)}`,
  'turn.assassinate': (p, v) => `${card(p, v)}で暗殺${free(p)}${warning(p, v)}`,
  'turn.commerce': (p, v) => `${card(p, v)}で交易${free(p)}`,
  'turn.gift': (p, v) => `${card(p, v)}でギフト${free(p)}`,
  'turn.tax': (p, v) => `${card(p, v)}で徴税${free(p)}`,
  'turn.campaign': (p, v) => `${card(p, v)}で戦役${free(p)}`,
  'turn.consolidate': (p, v) => `${location(p, v)}のワジールで強化${free(p)}`,
  'icon.regime': (p, v) => v.name('regime', p.regime),
  'turn.regime-change': (p, v) =>
    `${location(p, v)}のワジールで体制を${p.regimes.map((regime) => v.name('regime', regime)).join('または')}に変更${free(p)}`,
  'turn.use': (p, v) => `${card(p, v)}を使う`,
  'turn.activate': (p, v) => `${card(p, v)}を活性化する`,
  'turn.release': (p, v) => `${player(p, v)}のスパイを解放する`,

  'loyalty.end': (p, v) => `${empire(p, v)}（プレイ順${p.order}）`,
  'end.left': (p, v) => `${card(p, v)}を左端へ`,
  'end.right': (p, v) => `${card(p, v)}を右端へ`,
  'take-back.none': () => '回収せず、置かない',
  'travel.step': (p, v) => `${card(p, v)}（${v.name('spot', p.spot)}）から「${v.name('card', p.to)}」へ`,
  band: (p, v) => `${v.name('spot', p.spot)}（${empire(p, v)}）`,
  'band.middle': () => 'カードの中央',
  'bribe.card': (p, v) => `${v.name('player', p.owner)}の${card(p, v)}（${p.cost}ルピー）${warning(p, v)}`,
  'assassinate.card': (p, v) => `${v.name('player', p.owner)}の${card(p, v)}${warning(p, v)}`,
  'prize.take': (p, v) => `${card(p, v)}を${empire(p, v)}の賞金首として獲得する${warning(p, v)}`,
  'prize.leave': (p, v) => `${card(p, v)}を捨てる${warning(p, v)}`,
  'gift.spot': (p) => `${p.cost}ルピーのギフト`,
  'gift.transfer': (p, v) => `${player(p, v)}にルピーを渡す`,
  'take.player': (p, v) => `${player(p, v)}から`,
  'take.place': (p, v) => `${card(p, v)}（${v.name('place', p.place)}）から`,
  'take.none': () => '取らない',
  'way.stay': () => 'とどまって攻撃する',
  'way.road': (p, v) => `街道で${location(p, v)}へ`,
  'way.baggage': (p, v) => `補給段列で${location(p, v)}へ（2ルピー）`,
  'way.support': (p, v) => `民衆の支援で${location(p, v)}へ（1ルピー）`,
  'attack.empire': (p, v) => `${empire(p, v)}を攻撃する`,
  'attack.none': () => '攻撃しない',
  'keep.none': (p, v) => `1枚も残さない${warning(p, v)}`,
  'honeymoon.hand': (p, v) => `${card(p, v)}を手札に加える`,
  'honeymoon.discard': (p, v) => `${card(p, v)}を捨てる`,
  'headline.effect': (p, v) => `${card(p, v)}を発動する`,
  'headline.discard': (p, v) => `${card(p, v)}を効果なしで捨てる`,
  'capability.below': (p, v) => `${card(p, v)}を特殊能力として置く`,
  'capability.augment': (p, v) => `「${v.name('card', p.host)}」を強化する（ランク+1）`,
  'overhead.pay': (p, v) => `${card(p, v)}のために支払う`,
  'overhead.discard': (p, v) => `${card(p, v)}を捨てる`,

  'unit.tribe': (p, v) => `${location(p, v)}の${player(p, v)}の部族`,
  'unit.spy': (p, v) => `${card(p, v)}にいる${player(p, v)}のスパイ（${v.name('spot', p.spot)}）`,
  'unit.gift': (p, v) => `${player(p, v)}の${p.cost}ルピーのギフト`,
  'unit.army': (p, v) => `${location(p, v)}の${empire(p, v)}の軍隊`,
  'unit.road': (p, v) => `${v.name('connection', p.connection)}の${empire(p, v)}の街道`,

  'aside.offer': (p, v) => `${player(p, v)}に${card(p, v)}を${p.price}ルピーで売ると申し出る`,
  'aside.withdraw': (p, v) => `${player(p, v)}への${card(p, v)}の申し出を取り下げる`,
  'aside.toll': (p, v) => `${location(p, v)}でのプレイに対し、${player(p, v)}に${p.count}ルピーを求める`,
  'aside.lend': (p, v) => `${card(p, v)}（${location(p, v)}）の自分のスパイを${player(p, v)}に一度使わせる`,
  'aside.recall': (p, v) =>
    `${card(p, v)}（${location(p, v)}）の自分のスパイを${player(p, v)}に使わせるのをやめる`,
};
