/** 記録。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { log as english } from '../en/log.ts';

const card = (p: { card: string }, v: Voice): string => `「${v.name('card', p.card)}」`;
const location = (p: { location: string }, v: Voice): string => v.name('location', p.location);
const player = (p: { player: string }, v: Voice): string => v.name('player', p.player);
const empire = (p: { empire: string }, v: Voice): string => v.name('empire', p.empire);
const owner = (p: { owner: string }, v: Voice): string => v.name('player', p.owner);

export const log: Translation<typeof english> = {
  'log.loyal': (p, v) => `${player(p, v)}は${empire(p, v)}に忠誠を誓います（プレイ順${p.order}）`,
  'log.first': (p, v) => `${player(p, v)}がスタートプレイヤーです`,
  'log.bought': (p, v) =>
    `${player(p, v)}が${card(p, v)}を${p.cost}ルピーで購入しました${p.found > 0 ? `（カード上の${p.found}ルピーを獲得）` : ''}`,
  'log.sold': (p, v) =>
    `${player(p, v)}が${v.name('player', p.seller)}から${card(p, v)}を${p.price}ルピーで買いました`,
  'log.played': (p, v) => `${player(p, v)}が${card(p, v)}をプレイしました`,
  'log.discarded': (p, v) => `${player(p, v)}が${card(p, v)}を捨てました`,
  'log.toll': (p, v) => `${player(p, v)}が${owner(p, v)}に${p.count}ルピーを支払いました`,
  'log.action.travel': (p, v) => `${player(p, v)}が${card(p, v)}で旅行を行います`,
  'log.action.counter-espionage': (p, v) => `${player(p, v)}が${card(p, v)}で防諜を行います`,
  'log.action.bribe': (p, v) => `${player(p, v)}が${card(p, v)}で買収を行います`,
  'log.action.assassinate': (p, v) => `${player(p, v)}が${card(p, v)}で暗殺を行います`,
  'log.action.commerce': (p, v) => `${player(p, v)}が${card(p, v)}で交易を行います`,
  'log.action.gift': (p, v) => `${player(p, v)}が${card(p, v)}でギフトを行います`,
  'log.action.tax': (p, v) => `${player(p, v)}が${card(p, v)}で徴税を行います`,
  'log.action.campaign': (p, v) => `${player(p, v)}が${card(p, v)}で戦役を行います`,
  'log.travelled': (p, v) =>
    `${player(p, v)}のスパイ${p.cards.length}個が移動しました：${p.cards.map((one) => `「${v.name('card', one)}」`).join('、')}へ`,
  'log.spy-removed': (p, v) => `${player(p, v)}が${card(p, v)}から${owner(p, v)}のスパイを除去しました`,
  'log.spy-home': (p, v) => `${card(p, v)}の${player(p, v)}のスパイが手元に戻りました`,
  'log.bribed': (p, v) => `${player(p, v)}が${owner(p, v)}の${card(p, v)}を買収しました`,
  'log.coup': (p, v) => `クー：${location(p, v)}の${owner(p, v)}の部族が${player(p, v)}に寝返りました`,
  'log.assassinated': (p, v) => `${player(p, v)}が${owner(p, v)}の${card(p, v)}に刺客を放ちました`,
  'log.prize': (p, v) => `${player(p, v)}が${card(p, v)}を${empire(p, v)}の賞金首として獲得しました`,
  'log.took.player': (p, v) => `${player(p, v)}が${v.name('player', p.from)}から1ルピーを取りました`,
  'log.took.place': (p, v) => `${player(p, v)}が${card(p, v)}から1ルピーを取りました`,
  'log.gift': (p, v) => `${player(p, v)}が${empire(p, v)}に${p.cost}ルピーのギフトを贈りました`,
  'log.transfer': (p, v) => `${player(p, v)}が${v.name('player', p.to)}に${p.count}ルピーを渡しました`,
  'log.marched': (p, v) =>
    `軍勢${p.count}個が${v.name('location', p.from)}から${v.name('location', p.to)}へ進みました`,
  'log.baggage': (p, v) => `${player(p, v)}が補給段列の費用を支払いました`,
  'log.support': (p, v) => `${player(p, v)}が民衆の支援を受けました`,
  'log.arms': (p, v) => `${player(p, v)}が洋式装備の費用を支払いました`,
  'log.removed': (p, v) => `${player(p, v)}が除去しました：${v.say(p.unit)}`,
  'log.lost': (p, v) => `${player(p, v)}が失いました：${v.say(p.unit)}`,
  'log.taken-back': (p, v) => `${player(p, v)}が回収しました：${v.say(p.unit)}`,
  'log.given-up': (p, v) => `${player(p, v)}が手放しました：${v.say(p.unit)}`,
  'log.placed.armies': (p, v) =>
    `${player(p, v)}が${location(p, v)}に${empire(p, v)}軍${p.count}個を置きました`,
  'log.placed.spies': (p, v) => `${player(p, v)}が${card(p, v)}にスパイ${p.count}個を置きました`,
  'log.placed.tribes': (p, v) => `${player(p, v)}が${location(p, v)}に部族${p.count}個を置きました`,
  'log.placed.road': (p, v) =>
    `${player(p, v)}が${v.name('connection', p.connection)}に${empire(p, v)}の街道を置きました`,
  'log.leveraged': (p, v) => `${player(p, v)}がレバレッジで${p.count}ルピーを獲得しました`,
  'log.leveraged.paid': (p, v) =>
    `${player(p, v)}がレバレッジの${p.paid}ルピーを返しました${p.missing > 0 ? `（${p.missing}ルピー不足）` : ''}`,
  'log.investment': (p, v) => `${player(p, v)}が国庫融資で${p.count}ルピーを獲得しました`,
  'log.left-tableau': (p, v) => `${card(p, v)}が${player(p, v)}のタブローから離れました`,
  'log.to-hand': (p, v) => `${card(p, v)}が${player(p, v)}の手札に戻りました`,
  'log.loyalty': (p, v) => `${player(p, v)}の忠誠が${empire(p, v)}に変わりました`,
  'log.regime': (p, v) => `体制が${v.name('regime', p.regime)}になりました`,
  'log.favor': (p, v) => `${player(p, v)}が${empire(p, v)}の支持（${v.name('favor', p.empire)}）を得ました`,
  'log.favor.aside': (p, v) => `${empire(p, v)}の支持を持つプレイヤーがいなくなりました`,
  'log.left-end': (p, v) => `マーケット左端の${card(p, v)}が取り除かれました`,
  'log.drawn': (p, v) => `${card(p, v)}がマーケットに加わりました`,
  'log.topple.failed': () => 'トップルは失敗です。覇権を達成した帝国はありません',
  'log.topple.supremacy': (p, v) => `トップル成功：${empire(p, v)}が覇権を達成しました`,
  'log.purge': () => '粛清が行われます',
  'log.honeymoon': () => '蜜月：ユニットが取り除かれ、タブローが引き取られます',
  'log.points': (p, v) => `${player(p, v)}が勝利得点${p.count}点を得ました（合計${p.total}点）`,
  'log.badal': (p, v) => `${player(p, v)}がバダル・トークンを得ました`,
  'log.badal.taken': (p, v) => `${player(p, v)}が${v.name('player', p.from)}からトークンを取りました`,
  'log.badal.spent': (p, v) => `${player(p, v)}がバダル・トークンを${p.count}枚使いました`,
  'log.offer': (p, v) => `${player(p, v)}が${card(p, v)}を${p.price}ルピーで売ると申し出ました`,
  'log.withdrawn': (p, v) => `${player(p, v)}が${card(p, v)}の申し出を取り下げました`,
  'log.asks': (p, v) => `${player(p, v)}は${location(p, v)}でのプレイに${p.count}ルピーを求めます`,
  'log.lent': (p, v) => `${player(p, v)}が${card(p, v)}のスパイの使用を認めました`,
  'log.recalled': (p, v) => `${player(p, v)}が${card(p, v)}のスパイの使用を取り消しました`,
  'log.wazir': (p, v) => `${player(p, v)}が${location(p, v)}の統治者となり、ワジールを得ました`,
  'log.wazir.aside': (p, v) => `${location(p, v)}の統治者がいなくなりました`,
  'log.wazir.acts': (p, v) =>
    `${player(p, v)}が「${v.name('card', p.host)}」をホストに${location(p, v)}のワジールを使います`,
  'log.consolidated': (p, v) => `${player(p, v)}が配置しました：${v.say(p.unit)}`,
  'log.headline': (p, v) => `ヘッドライン：${card(p, v)}`,
  'log.headline.declined': (p, v) => `${card(p, v)}は効果なしで捨てられました`,
  'log.lasting.ended': (p, v) => `${card(p, v)}の効果が終わりました`,
  'log.cylinders.added': (p, v) => `${empire(p, v)}のシリンダー${p.count}個が予備に加わりました`,
  'log.cylinders.lost': (p, v) => `${empire(p, v)}のシリンダー${p.count}個がゲームから除かれました`,
  'log.gained': (p, v) => `${player(p, v)}が${p.count}ルピーを獲得しました`,
  'log.isolated': (p, v) => `${location(p, v)}が閉ざされ、軍隊と部族が取り除かれました`,
  'log.capability': (p, v) => `${player(p, v)}が${card(p, v)}を特殊能力として置きました`,
  'log.augmented': (p, v) => `${player(p, v)}が${card(p, v)}で「${v.name('card', p.host)}」を強化しました`,
  'log.activated': (p, v) => `${player(p, v)}が${card(p, v)}を活性化しました`,
  'log.capability.used': (p, v) => `${player(p, v)}が${card(p, v)}を使います`,
  'log.capability.discarded': (p, v) => `${player(p, v)}が特殊能力${card(p, v)}を失いました`,
  'log.declared': (p, v) => `宣言：${v.say(p.deed)}`,
  'log.carried-out': () => '取り消されず、宣言どおりに実行しました',
  'log.cancelled': (p, v) =>
    `${player(p, v)}が${card(p, v)}でこのアクション（${v.name('action', p.action)}）を取り消しました。宣言した内容は起こりませんが、費用は支払われたままです`,
  'log.captured': (p, v) => `${player(p, v)}が捕らえました：${v.say(p.unit)}`,
  'log.released': (p, v) => `${player(p, v)}が${owner(p, v)}のスパイを${card(p, v)}に放しました`,
  'log.destroyed': (p, v) => `${player(p, v)}が1ルピーをゲームから除きました（${v.say(p.from)}）`,
};
