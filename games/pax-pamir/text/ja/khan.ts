/** シェール・ハーンのターン。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { khan as english } from '../en/khan.ts';

const card = (p: { card: string }, v: Voice): string => `「${v.name('card', p.card)}」`;
const location = (p: { location: string }, v: Voice): string => v.name('location', p.location);
const empire = (p: { empire: string }, v: Voice): string => v.name('empire', p.empire);
const place = (p: { place: string }, v: Voice): string => v.name('place', p.place);
const march = (p: { from: string; to: string }, v: Voice): string =>
  `${v.name('location', p.from)}から${v.name('location', p.to)}へ`;

export const khan: Translation<typeof english> = {
  'ask.golden': (p, v) => `シェール・ハーンに代わって決めてください。${v.say(p.ask)}`,
  'ask.khan.spy': () => 'プレイヤーカードから同じ近さのスパイがいます。どのスパイが旅行しますか。',
  'ask.khan.counter': (p, v) => `${card(p, v)}にいるあなたのスパイのうち、どれが除去されますか。`,
  'ask.khan.tax': () => '徴税の次の1ルピーはどこから取られますか。',
  'ask.khan.battle': () => 'どのロケーションで戦いますか。',
  'ask.khan.source': () => 'どのロケーションから軍隊が出発しますか。',
  'ask.khan.goal': () => '軍隊はどのロケーションへ向かいますか。',
  'ask.khan.enemy': (p, v) => `${location(p, v)}でどの帝国を攻撃しますか。`,
  'ask.khan.road': () => 'どの街道を除去しますか。',
  'table.khan': (p, v) =>
    p.isEmpty
      ? 'シェール・ハーン（白）：プレイヤーカードの下にカードなし'
      : `シェール・ハーン（白）：プレイヤーカードの下は${card(p, v)}`,
  'sk.dice': (p, v) => `シェール・ハーンのダイスは${p.first}と${p.second}：${place(p, v)}。`,
  'sk.acts': (p, v) => `${card(p, v)}のアクション：${v.name('action', p.action)}。`,
  'sk.buy.rolled': (p, v) => `ダイスの示すカード（${place(p, v)}）の代金を払える。`,
  'sk.buy.left.empty': (p, v) => `${place(p, v)}にはカードがないので、左隣を見る。`,
  'sk.buy.left.poor': (p, v) => `${place(p, v)}の${p.cost}ルピーを払えないので、左隣を見る。`,
  'sk.buy.left.paid': (p, v) => `${place(p, v)}にはこのターンに自分でルピーを置いたので、左隣を見る。`,
  'sk.buy.none': () => 'この段には買えるカードがない。',
  'sk.card.topple': (p, v) => `${card(p, v)}なので、効果なしで捨てる。`,
  'sk.card.loyalty': (p, v) =>
    `${card(p, v)}は忠誠先ではない${empire(p, v)}のパトリオットなので、効果なしで捨てる。`,
  'sk.card.toll': (p, v) => `あなたの部族に${p.cost}ルピーを払えないので、${card(p, v)}を効果なしで捨てる。`,
  'sk.card.played': (p, v) => `シェール・ハーンが${card(p, v)}をプレイした。`,
  'sk.place.anchor': (p, v) => `${card(p, v)}をプレイヤーカードの真下に置く。`,
  'sk.place.fewer-left': (p, v) => `枚数の少ない左側に${card(p, v)}を置く。`,
  'sk.place.fewer-right': (p, v) => `枚数の少ない右側に${card(p, v)}を置く。`,
  'sk.place.band-left': (p, v) => `${card(p, v)}にはバンドがあるので左側に置く。`,
  'sk.place.plain-right': (p, v) => `${card(p, v)}にはバンドがないので右側に置く。`,
  'sk.units.short': () => '手持ちが尽きたので、不足分は置かない。',
  'sk.roads.wrap': () => '最後の経路まで置いたので、最初の経路に戻る。',
  'sk.bonus.acted': (p, v) => `${v.name('regime', p.regime)}による${card(p, v)}の追加アクション。`,
  'sk.bonus.used': (p, v) =>
    `${card(p, v)}はこのターンにアクション済みなので、${v.name('regime', p.regime)}の追加アクションはない。`,
  'sk.travel.patriot': (p, v) => `スパイが${card(p, v)}のパトリオット・バンドに立つ。`,
  'sk.travel.prize': (p, v) => `スパイが${card(p, v)}の賞金首バンドに立つ。`,
  'sk.travel.middle': (p, v) => `スパイが${card(p, v)}まで進む。`,
  'sk.travel.stop': (p) =>
    p.left > 0 ? `旅行できるスパイがいない（残り${p.left}歩）。` : '旅行の歩数を使い切った。',
  'sk.counter.removed': (p, v) => `${card(p, v)}からあなたのスパイ1個を除去。`,
  'sk.counter.none': () => 'シェール・ハーンのスパイがいるカードに、あなたのスパイはいない。',
  'sk.bribe.taken': (p, v) => `時計回りでもっとも近い${card(p, v)}を${p.cost}ルピーで買収。`,
  'sk.bribe.coup': (p, v) => `あなたの最高位の政治カードだったので、${location(p, v)}でクーが起きる。`,
  'sk.bribe.skip-loyalty': (p, v) => `忠誠が${empire(p, v)}に変わってしまう${card(p, v)}は見送る。`,
  'sk.bribe.none': () => '買収できるカードがない。',
  'sk.assassinate.enemy': (p, v) => `反時計回りでもっとも近い賞金首、${card(p, v)}を暗殺。`,
  'sk.assassinate.strawman': (p, v) => `藁人形：自分の${card(p, v)}を暗殺し、影響力であなたを上回る。`,
  'sk.assassinate.none': () => '獲得できる賞金首がない。',
  'sk.commerce.taken': (p, v) => `ルピーがもっとも多いのは${card(p, v)}。`,
  'sk.commerce.none': () => 'マーケットにルピーがない。',
  'sk.gift.2': () => '残っているもっとも安いギフトは2ルピー。',
  'sk.gift.4': () => '残っているもっとも安いギフトは4ルピー。',
  'sk.gift.6': () => '残っているもっとも安いギフトは6ルピー。',
  'sk.gift.none': () => 'ギフトを買えない。',
  'sk.tax.player': (p, v) => `${location(p, v)}であなたから徴税。`,
  'sk.tax.market': (p, v) => `マーケットの${location(p, v)}のカードから徴税。`,
  'sk.tax.none': (p, v) => `${location(p, v)}では徴税できない。`,
  'sk.campaign.here': (p, v) => `軍隊は動かず、${location(p, v)}で戦う。`,
  'sk.campaign.road': (p, v) => `軍隊1個を残し、街道を通って${march(p, v)}進む。`,
  'sk.campaign.baggage': (p, v) => `軍隊1個を残し、補給段列で${march(p, v)}進む。`,
  'sk.campaign.move-only': (p, v) => `${location(p, v)}に攻撃できるものはない。`,
  'sk.campaign.none': () => '戦役を行う軍隊がないか、向かう先がない。',
  'sk.fight.intel': (p, v) =>
    `諜報があるので、${location(p, v)}の${empire(p, v)}を部族、街道、軍隊の順に攻撃。`,
  'sk.fight.armies-first': (p, v) => `${location(p, v)}の${empire(p, v)}を、軍隊、部族、街道の順に攻撃。`,
  'sk.fight.group-gone': (p, v) => `${location(p, v)}の軍勢がなくなった。`,
  'sk.fight.overthrow': (p, v) => `${location(p, v)}にあなたの部族は残っていない。`,
  'sk.discard.rank': (p, v) => `${card(p, v)}を捨てる：ランクがもっとも低い（政治カードは後回し）。`,
  'sk.discard.mode': (p, v) => `${card(p, v)}を捨てる：同じモードのよりランクの高いカードがある。`,
  'sk.discard.spies': (p, v) => `${card(p, v)}を捨てる：あなたのスパイがもっとも多い。`,
  'sk.discard.nearest': (p, v) => `${card(p, v)}を捨てる：反時計回りでもっとも近い。`,
  'sk.discard.overthrow': (p, v) => `転覆：シェール・ハーンが${card(p, v)}を失った。`,
  'sk.badal.spent': (p, v) => `バダル・トークン1枚を使い、${card(p, v)}のランクを1上げる。`,
  'sk.purge': () => 'シェール・ハーンは各モード1枚を残し、ほかを捨てる。',
  'sk.end.player-wins': (p, v) =>
    `${empire(p, v)}が覇権を達成し、同帝国への影響力で${v.name('player', p.player)}がシェール・ハーンを上回った。`,
  'sk.end.sk-wins': (p, v) =>
    `${empire(p, v)}が覇権を達成し、同帝国への影響力でシェール・ハーンが${v.name('player', p.player)}を上回った。`,
  'sk.end.tie': (p, v) =>
    `${empire(p, v)}が覇権を達成したが、影響力は${v.name('player', p.player)}と同点なので、シェール・ハーンの勝利。`,
  'sk.end.last-topple': () => '最後のトップルでも覇権を達成した帝国がなく、シェール・ハーンの勝利。',
  'sk.golden': (p, v) => `ゴールデンルールによる選択：${v.say(p.choice)}。`,
};
