/** 記録。 */
import type { Message, Translation, Voice } from '@sandtable/engine';
import type { log as english } from '../en/log.ts';

const card = (p: { card: string }, v: Voice): string => `「${v.name('card', p.card)}」`;
const location = (p: { location: string }, v: Voice): string => v.name('location', p.location);
const player = (p: { player: string }, v: Voice): string => v.name('player', p.player);
const empire = (p: { empire: string }, v: Voice): string => v.name('empire', p.empire);
const owner = (p: { owner: string }, v: Voice): string => v.name('player', p.owner);
const unit = (p: { unit: Message }, v: Voice): string => v.say(p.unit);

export const log: Translation<typeof english> = {
  'log.loyal': (p, v) => `${player(p, v)}は${empire(p, v)}に忠誠を誓った（プレイ順${p.order}）。`,
  'log.first': (p, v) => `スタートプレイヤーは${player(p, v)}。`,
  'log.bought': (p, v) =>
    `${player(p, v)}が${card(p, v)}を${p.cost}ルピーで購入した${p.found > 0 ? `（カード上の${p.found}ルピーを獲得）` : ''}。`,
  'log.sold': (p, v) =>
    `${player(p, v)}が${v.name('player', p.seller)}から${card(p, v)}を${p.price}ルピーで買った。`,
  'log.played': (p, v) => `${player(p, v)}が${card(p, v)}をプレイした。`,
  'log.discarded': (p, v) => `${player(p, v)}が${card(p, v)}を捨てた。`,
  'log.toll': (p, v) => `${player(p, v)}が${owner(p, v)}に${p.count}ルピーを支払った。`,
  'log.action.travel': (p, v) => `${player(p, v)}：${card(p, v)}で旅行。`,
  'log.action.counter-espionage': (p, v) => `${player(p, v)}：${card(p, v)}で防諜。`,
  'log.action.bribe': (p, v) => `${player(p, v)}：${card(p, v)}で買収。`,
  'log.action.assassinate': (p, v) => `${player(p, v)}：${card(p, v)}で暗殺。`,
  'log.action.commerce': (p, v) => `${player(p, v)}：${card(p, v)}で交易。`,
  'log.action.gift': (p, v) => `${player(p, v)}：${card(p, v)}でギフト。`,
  'log.action.tax': (p, v) => `${player(p, v)}：${card(p, v)}で徴税。`,
  'log.action.campaign': (p, v) => `${player(p, v)}：${card(p, v)}で戦役。`,
  'log.travelled': (p, v) =>
    `${player(p, v)}のスパイ${p.cards.length}個が${p.cards.map((one) => `「${v.name('card', one)}」`).join('、')}へ移動。`,
  'log.spy-removed': (p, v) => `${player(p, v)}が${card(p, v)}から${owner(p, v)}のスパイ1個を除去。`,
  'log.spy-home': (p, v) => `${card(p, v)}にいた${player(p, v)}のスパイが手元に戻った。`,
  'log.bribed': (p, v) => `${player(p, v)}が${owner(p, v)}の${card(p, v)}を買収。`,
  'log.coup': (p, v) => `クー：${location(p, v)}の${owner(p, v)}の部族が${player(p, v)}に寝返った。`,
  'log.assassinated': (p, v) => `${player(p, v)}が${owner(p, v)}の${card(p, v)}に刺客を放った。`,
  'log.prize': (p, v) => `${player(p, v)}が${card(p, v)}を${empire(p, v)}の賞金首として獲得した。`,
  'log.took.player': (p, v) => `${player(p, v)}が${v.name('player', p.from)}から1ルピーを取った。`,
  'log.took.place': (p, v) => `${player(p, v)}が${card(p, v)}から1ルピーを取った。`,
  'log.gift': (p, v) => `${player(p, v)}が${empire(p, v)}に${p.cost}ルピーのギフトを贈った。`,
  'log.transfer': (p, v) => `${player(p, v)}が${v.name('player', p.to)}に${p.count}ルピーを渡した。`,
  'log.marched': (p, v) =>
    `${player(p, v)}の軍勢（${p.count}個）が${v.name('location', p.from)}から${v.name('location', p.to)}へ移動。`,
  'log.baggage': (p, v) => `${player(p, v)}が補給段列の費用を支払った。`,
  'log.support': (p, v) => `${player(p, v)}が民衆の支援を受けた。`,
  'log.arms': (p, v) => `${player(p, v)}が洋式装備の費用を支払った。`,
  'log.removed': (p, v) => `${player(p, v)}が${unit(p, v)}を除去。`,
  'log.lost': (p, v) => `${player(p, v)}が${unit(p, v)}を喪失。`,
  'log.taken-back': (p, v) => `${player(p, v)}が${unit(p, v)}を回収。`,
  'log.given-up': (p, v) => `${player(p, v)}が${unit(p, v)}を手放した。`,
  'log.placed.armies': (p, v) =>
    `${player(p, v)}が${location(p, v)}に${empire(p, v)}の軍隊${p.count}個を配置。`,
  'log.placed.spies': (p, v) => `${player(p, v)}が${card(p, v)}にスパイ${p.count}個を配置。`,
  'log.placed.tribes': (p, v) => `${player(p, v)}が${location(p, v)}に部族${p.count}個を配置。`,
  'log.placed.road': (p, v) =>
    `${player(p, v)}が${v.name('connection', p.connection)}に${empire(p, v)}の街道を配置。`,
  'log.leveraged': (p, v) => `${player(p, v)}がレバレッジで${p.count}ルピーを獲得した。`,
  'log.leveraged.paid': (p, v) =>
    `${player(p, v)}がレバレッジの${p.paid}ルピーを返済した${p.missing > 0 ? `（${p.missing}ルピー不足）` : ''}。`,
  'log.investment': (p, v) => `${player(p, v)}が国庫融資で${p.count}ルピーを獲得した。`,
  'log.left-tableau': (p, v) => `${card(p, v)}が${player(p, v)}のタブローを離れた。`,
  'log.to-hand': (p, v) => `${card(p, v)}が${player(p, v)}の手札に戻った。`,
  'log.loyalty': (p, v) => `${player(p, v)}の忠誠が${empire(p, v)}に変わった。`,
  'log.regime': (p, v) => `体制が${v.name('regime', p.regime)}になった。`,
  'log.favor': (p, v) => `${player(p, v)}が${empire(p, v)}の支持（${v.name('favor', p.empire)}）を得た。`,
  'log.favor.aside': (p, v) => `${empire(p, v)}の支持を持つプレイヤーがいなくなった。`,
  'log.left-end': (p, v) => `${card(p, v)}がマーケットの左端から捨札になった。`,
  'log.drawn': (p, v) => `${card(p, v)}がマーケットに加わった。`,
  'log.topple.failed': () => 'トップル失敗：覇権を達成した帝国はない。',
  'log.topple.supremacy': (p, v) => `トップル成功：${empire(p, v)}が覇権を達成した。`,
  'log.purge': () => '粛清。',
  'log.honeymoon': () => '蜜月：ユニットを取り除き、タブローを引き取る。',
  'log.points': (p, v) => `${player(p, v)}が勝利得点${p.count}点を得た（合計${p.total}点）。`,
  'log.badal': (p, v) => `${player(p, v)}がバダル・トークン1枚を得た。`,
  'log.badal.taken': (p, v) => `${player(p, v)}が${v.name('player', p.from)}からトークン1枚を取った。`,
  'log.badal.spent': (p, v) => `${player(p, v)}がバダル・トークン${p.count}枚を使った。`,
  'log.offer': (p, v) => `${player(p, v)}が${card(p, v)}を${p.price}ルピーで売ると申し出た。`,
  'log.withdrawn': (p, v) => `${player(p, v)}が${card(p, v)}の申し出を取り下げた。`,
  'log.asks': (p, v) => `${player(p, v)}が${location(p, v)}でのプレイに${p.count}ルピーを求めた。`,
  'log.lent': (p, v) => `${player(p, v)}が${card(p, v)}のスパイの使用を許諾した。`,
  'log.recalled': (p, v) => `${player(p, v)}が${card(p, v)}のスパイの使用の許諾を取り消した。`,
  'log.wazir': (p, v) => `${player(p, v)}が${location(p, v)}の統治者となり、ワジールを得た。`,
  'log.wazir.aside': (p, v) => `${location(p, v)}の統治者がいなくなった。`,
  'log.wazir.acts': (p, v) =>
    `${player(p, v)}：「${v.name('card', p.host)}」をホストに${location(p, v)}のワジールを使用。`,
  'log.consolidated': (p, v) => `${player(p, v)}が${unit(p, v)}を配置。`,
  'log.headline': (p, v) => `ヘッドライン：${card(p, v)}。`,
  'log.headline.declined': (p, v) => `${card(p, v)}は効果なしで捨札になった。`,
  'log.lasting.ended': (p, v) => `${card(p, v)}の効果が終わった。`,
  'log.cylinders.added': (p, v) => `${empire(p, v)}のシリンダー${p.count}個が予備に加わった。`,
  'log.cylinders.lost': (p, v) => `${empire(p, v)}のシリンダー${p.count}個がゲームから取り除かれた。`,
  'log.gained': (p, v) => `${player(p, v)}が${p.count}ルピーを獲得した。`,
  'log.isolated': (p, v) => `${location(p, v)}が閉ざされ、軍隊と部族が取り除かれた。`,
  'log.capability': (p, v) => `${player(p, v)}が${card(p, v)}を特殊能力として置いた。`,
  'log.augmented': (p, v) => `${player(p, v)}が${card(p, v)}で「${v.name('card', p.host)}」を強化した。`,
  'log.activated': (p, v) => `${player(p, v)}が${card(p, v)}を活性化した。`,
  'log.capability.used': (p, v) => `${player(p, v)}：${card(p, v)}を使用。`,
  'log.capability.discarded': (p, v) => `${player(p, v)}が特殊能力${card(p, v)}を失った。`,
  'log.declared': (p, v) => `宣言：${v.say(p.deed)}`,
  'log.carried-out': () => '取り消しなし。宣言どおりに実行する。',
  'log.cancelled': (p, v) =>
    `${player(p, v)}が${card(p, v)}でこのアクション（${v.name('action', p.action)}）を取り消した。宣言した内容は起こらず、費用は支払われたままになる。`,
  'log.captured': (p, v) => `${player(p, v)}が${unit(p, v)}を捕らえた。`,
  'log.released': (p, v) => `${player(p, v)}が${owner(p, v)}のスパイを${card(p, v)}に解放した。`,
  'log.destroyed': (p, v) => `${player(p, v)}が1ルピーをゲームから取り除いた（${v.say(p.from)}）。`,
};
