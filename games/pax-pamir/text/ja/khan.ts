/** シェール・ハーンの番。 */
import type { Translation } from '@sandtable/engine';
import type { khan as english } from '../en/khan.ts';

export const khan: Translation<typeof english> = {
  'ask.golden': (p, v) => `シェール・ハーンの選択をあなたが決めます。${v.say(p.ask)}`,
  'ask.khan.spy': () => 'プレイヤーカードから同じ近さのスパイがいます。どのスパイが旅行しますか？',
  'ask.khan.counter': (p, v) =>
    `「${v.name('card', p.card)}」にいるあなたのスパイのうち、どれが除去されますか？`,
  'ask.khan.tax': () => '徴税の次の1ルピーはどこから取られますか？',
  'ask.khan.battle': () => 'どのロケーションで戦いますか？',
  'ask.khan.source': () => 'どのロケーションから軍隊が出発しますか？',
  'ask.khan.goal': () => '軍隊はどのロケーションへ向かいますか？',
  'ask.khan.enemy': (p, v) => `${v.name('location', p.location)}でどの帝国を攻撃しますか？`,
  'ask.khan.road': () => 'どの街道を除去しますか？',
  'table.khan': (p, v) =>
    p.isEmpty
      ? 'シェール・ハーンは白いキューブを使います。プレイヤーカードの下にカードはありません'
      : `シェール・ハーンは白いキューブを使います。プレイヤーカードの下には「${v.name('card', p.card)}」があります`,
  'sk.dice': (p, v) => `シェール・ハーンのダイスは${p.first}と${p.second}です（${v.name('place', p.place)}）`,
  'sk.acts': (p, v) => `「${v.name('card', p.card)}」のアクション：${v.name('action', p.action)}`,
  'sk.buy.rolled': (p, v) => `ダイスの示すカード（${v.name('place', p.place)}）の代金を払えます`,
  'sk.buy.left.empty': (p, v) => `${v.name('place', p.place)}にはカードがないので、左隣を見ます`,
  'sk.buy.left.poor': (p, v) => `${v.name('place', p.place)}の${p.cost}ルピーを払えないので、左隣を見ます`,
  'sk.buy.left.paid': (p, v) =>
    `${v.name('place', p.place)}にはこの番に自分でルピーを置いたので、左隣を見ます`,
  'sk.buy.none': () => 'この列には買えるカードがありません',
  'sk.card.topple': (p, v) => `トップルなので、効果なしで捨てます（「${v.name('card', p.card)}」）`,
  'sk.card.loyalty': (p, v) =>
    `「${v.name('card', p.card)}」は忠誠先ではない${v.name('empire', p.empire)}のパトリオットなので、効果なしで捨てます`,
  'sk.card.toll': (p, v) =>
    `あなたの部族に${p.cost}ルピーを払えないので、「${v.name('card', p.card)}」を効果なしで捨てます`,
  'sk.card.played': (p, v) => `シェール・ハーンは「${v.name('card', p.card)}」をプレイします`,
  'sk.place.anchor': (p, v) => `「${v.name('card', p.card)}」をプレイヤーカードの真下に置きます`,
  'sk.place.fewer-left': (p, v) => `枚数の少ない左側に「${v.name('card', p.card)}」を置きます`,
  'sk.place.fewer-right': (p, v) => `枚数の少ない右側に「${v.name('card', p.card)}」を置きます`,
  'sk.place.band-left': (p, v) => `「${v.name('card', p.card)}」にはバンドがあるので左側に置きます`,
  'sk.place.plain-right': (p, v) => `「${v.name('card', p.card)}」にはバンドがないので右側に置きます`,
  'sk.units.short': () => '手持ちが尽きたので、不足分は置きません',
  'sk.roads.wrap': () => '最後の経路まで置いたので、最初の経路に戻ります',
  'sk.bonus.acted': (p, v) =>
    `${v.name('regime', p.regime)}による「${v.name('card', p.card)}」の追加アクションでした`,
  'sk.bonus.used': (p, v) =>
    `「${v.name('card', p.card)}」はこの番に行動済みなので、${v.name('regime', p.regime)}の追加アクションはありません`,
  'sk.travel.patriot': (p, v) => `スパイが「${v.name('card', p.card)}」のパトリオット・バンドに立ちます`,
  'sk.travel.prize': (p, v) => `スパイが「${v.name('card', p.card)}」の賞金首のバンドに立ちます`,
  'sk.travel.middle': (p, v) => `スパイは「${v.name('card', p.card)}」まで進みます`,
  'sk.travel.stop': (p) =>
    p.left > 0 ? `旅行できるスパイがいません（残り${p.left}歩）` : '旅行の歩数を使い切りました',
  'sk.counter.removed': (p, v) => `「${v.name('card', p.card)}」からあなたのスパイ1個を除去します`,
  'sk.counter.none': () => '彼のスパイと同じカードにあなたのスパイはいません',
  'sk.bribe.taken': (p, v) => `時計回りで最も近い「${v.name('card', p.card)}」を${p.cost}ルピーで買収します`,
  'sk.bribe.coup': (p, v) =>
    `あなたの最高位の政治カードだったので、${v.name('location', p.location)}でクーデターが起きます`,
  'sk.bribe.skip-loyalty': (p, v) =>
    `忠誠が${v.name('empire', p.empire)}に変わってしまう「${v.name('card', p.card)}」は見送ります`,
  'sk.bribe.none': () => '買収できるカードがありません',
  'sk.assassinate.enemy': (p, v) => `反時計回りで最も近い賞金首、「${v.name('card', p.card)}」を暗殺します`,
  'sk.assassinate.strawman': (p, v) =>
    `自分の「${v.name('card', p.card)}」を身代わりにします。影響力があなたを上回ります`,
  'sk.assassinate.none': () => '獲得できる賞金首がありません',
  'sk.commerce.taken': (p, v) => `ルピーが最も多いのは「${v.name('card', p.card)}」です`,
  'sk.commerce.none': () => 'マーケットにルピーがありません',
  'sk.gift.2': () => '残っている最も安いギフトは2ルピーです',
  'sk.gift.4': () => '残っている最も安いギフトは4ルピーです',
  'sk.gift.6': () => '残っている最も安いギフトは6ルピーです',
  'sk.gift.none': () => 'ギフトを買えません',
  'sk.tax.player': (p, v) => `${v.name('location', p.location)}であなたから徴税します`,
  'sk.tax.market': (p, v) => `${v.name('location', p.location)}のマーケットのカードから徴税します`,
  'sk.tax.none': (p, v) => `${v.name('location', p.location)}では徴税できません`,
  'sk.campaign.here': (p, v) => `軍隊はその場、${v.name('location', p.location)}で戦います`,
  'sk.campaign.road': (p, v) =>
    `軍隊1個を残し、街道を通って${v.name('location', p.from)}から${v.name('location', p.to)}へ進みます`,
  'sk.campaign.baggage': (p, v) =>
    `軍隊1個を残し、補給段列で${v.name('location', p.from)}から${v.name('location', p.to)}へ進みます`,
  'sk.campaign.move-only': (p, v) => `${v.name('location', p.location)}に攻撃できるものはありません`,
  'sk.campaign.none': () => '戦役を行う軍隊がないか、向かう先がありません',
  'sk.fight.intel': (p, v) =>
    `諜報があるので、${v.name('location', p.location)}の${v.name('empire', p.empire)}を部族、街道、軍隊の順に攻撃します`,
  'sk.fight.armies-first': (p, v) =>
    `${v.name('location', p.location)}の${v.name('empire', p.empire)}を、軍隊、部族、街道の順に攻撃します`,
  'sk.fight.group-gone': (p, v) => `${v.name('location', p.location)}の戦闘群がなくなりました`,
  'sk.fight.overthrow': (p, v) => `${v.name('location', p.location)}にあなたの部族は残っていません`,
  'sk.discard.rank': (p, v) =>
    `「${v.name('card', p.card)}」を捨てます。ランクが最も低いカードです（政治カードは最後）`,
  'sk.discard.mode': (p, v) =>
    `「${v.name('card', p.card)}」を捨てます。同じモードのより高いカードがあります`,
  'sk.discard.spies': (p, v) => `「${v.name('card', p.card)}」を捨てます。あなたのスパイが最も多いカードです`,
  'sk.discard.nearest': (p, v) => `「${v.name('card', p.card)}」を捨てます。反時計回りで最も近いカードです`,
  'sk.discard.overthrow': (p, v) => `シェール・ハーンは転覆され、「${v.name('card', p.card)}」を失います`,
  'sk.badal.spent': (p, v) => `バダル・トークンを1個使い、「${v.name('card', p.card)}」のランクを1上げます`,
  'sk.purge': () => 'シェール・ハーンは各モード1枚を残し、ほかを捨てます',
  'sk.end.player-wins': (p, v) =>
    `${v.name('empire', p.empire)}が覇権を握り、${v.name('player', p.player)}の影響力がシェール・ハーンを上回りました`,
  'sk.end.sk-wins': (p, v) =>
    `${v.name('empire', p.empire)}が覇権を握り、シェール・ハーンの影響力が${v.name('player', p.player)}を上回りました`,
  'sk.end.tie': (p, v) =>
    `${v.name('empire', p.empire)}が覇権を握り、影響力は${v.name('player', p.player)}と同点なので、シェール・ハーンの勝利です`,
  'sk.end.last-topple': () => '最後のトップルで覇権が成立せず、シェール・ハーンの勝利です',
  'sk.golden': (p, v) => `ゴールデンルールによる選択です: ${v.say(p.choice)}`,
};
