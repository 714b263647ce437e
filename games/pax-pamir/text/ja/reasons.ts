/** 自作のプレイヤーが選ぶ理由。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { reasons as english } from '../en/reasons.ts';

const card = (p: { card: string }, v: Voice): string => `「${v.name('card', p.card)}」`;
const empire = (p: { empire: string }, v: Voice): string => v.name('empire', p.empire);

const UNITS: Readonly<Record<string, string>> = {
  military: '軍隊',
  intelligence: 'スパイ',
  political: '部族',
  economic: '街道',
};

export const reasons: Translation<typeof english> = {
  'bot.vizier': (p) => `${p.ideas}通りを仮の${p.worlds}局で先まで進めて比べ、これを選んだ。`,
  'bot.ahead': () => '経験則では決め手がないが、先まで進めた結果がまさった。',
  'bot.hurry': () => 'ゲームが止まらないよう、ときどきカードを動かす。',
  'bot.only': () => 'ほかに選べるものがない。',
  'bot.alike': () => 'どれを選んでも大差がない。',
  'bot.least': () => 'これよりよさそうなものがない。',
  'bot.card.rank': (p, v) => `${card(p, v)}で${UNITS[p.mode] ?? 'ユニット'}を${p.count}個置ける。`,
  'bot.card.actions': (p, v) => `${card(p, v)}では${p.count}種類の特殊アクションを行える。`,
  'bot.card.stars': (p, v) =>
    `${card(p, v)}の軍事スター${p.count}個は、同点のときと、最後のトップルが失敗したときにものをいう。`,
  'bot.card.room': (p, v) => `${card(p, v)}でタブロー上限が${p.count}枚増える。`,
  'bot.card.leveraged': (p, v) => `${card(p, v)}はレバレッジで、プレイすると${p.count}ルピーを得る。`,
  'bot.card.patriot': (p, v) => `${card(p, v)}はパトリオットで、${empire(p, v)}への影響力になる。`,
  'bot.card.defects': (p, v) => `${card(p, v)}で${empire(p, v)}に寝返っても、失う影響力がない。`,
  'bot.card.regime': (p, v) => `${card(p, v)}で置くユニットは${v.name('regime', p.regime)}で数えられる。`,
  'bot.buy.gain': (p, v) => `${card(p, v)}の上には、代金より${p.count}ルピー多く載っている。`,
  'bot.buy.headline': (p, v) => `${card(p, v)}を発動するかどうかは購入者が決められる。`,
  'bot.buy.capability': (p, v) => `${card(p, v)}は特殊能力になるか、カードのランクを上げる。`,
  'bot.topple.wins': (p, v) =>
    `${empire(p, v)}が覇権を握っており、同帝国への影響力で負けていないので、トップルで勝てる。`,
  'bot.topple.last': () => '覇権を握る帝国がないので、最後のトップルではもっとも強い自分が勝つ。',
  'bot.topple.points': (p, v) => `${empire(p, v)}の覇権で得点が入る。`,
  'bot.topple.purge': (p, v) => `他者のために覇権へ近づく${empire(p, v)}を、粛清で押し戻す。`,
  'bot.use': (p, v) => `${card(p, v)}を使える。`,
  'bot.activate': (p, v) => `${card(p, v)}は活性化すれば役に立つ。`,
  'bot.wazir': (p, v) => `${v.name('location', p.location)}のワジールがアクションを行える。`,
  'bot.commerce': (p) => `マーケットから${p.count}ルピーまで取れる。`,
  'bot.tax': (p) => `徴税で${p.count}ルピーまで取れる。`,
  'bot.gift': (p, v) => `${p.cost}ルピーのギフトは${empire(p, v)}への影響力になる。`,
  'bot.counter': (p) => `他者のスパイを${p.count}個まで除去できる。`,
  'bot.travel': (p) => `スパイがあと${p.count}歩で、忠誠先への影響力になるバンドに届く。`,
  'bot.bribe': (p, v) => `${card(p, v)}を${p.cost}ルピーで味方にできる。`,
  'bot.prize': (p, v) => `${card(p, v)}は賞金首で、${empire(p, v)}への影響力になる。`,
  'bot.kill': (p, v) => `所有者はランク${p.count}の${card(p, v)}を失う。`,
  'bot.prey': (p, v) => `${v.name('location', p.location)}で他者の部族${p.count}個を攻撃できる。`,
  'bot.give.least': (p, v) => `${card(p, v)}より価値の低いものがない。`,
  'bot.give.cube': () => 'カードよりキューブのほうが損失が小さい。',
  'bot.keep-hand': () => '手札はまだプレイできる。',
  'bot.keep-units': () => '置いてあるユニットはそのままで役に立つ。',
  'bot.to-hand': () => '手札に加えれば再びプレイできる。',
  'bot.prize.left': (p, v) => `賞金首として獲得すると、忠誠が${empire(p, v)}に変わる。`,
  'bot.from.player': (p, v) => `${v.name('player', p.player)}のルピーも減る。`,
  'bot.from.place': (p, v) => `マーケットの1ルピー（${v.name('place', p.place)}）。`,
  'bot.badal': (p) =>
    p.count === 0 ? 'いまのランクで足りる。' : `バダル・トークン${p.count}枚でランクを上げる。`,
  'bot.all-armies': () => '多くの軍隊で進むほど、よく戦える。',
  'bot.travel.step': (p, v) => `${card(p, v)}へ進めば、忠誠先への影響力になるバンドに近づく。`,
  'bot.travel.stop': () => 'どう進んでも、忠誠先のバンドには近づかない。',
  'bot.band': (p, v) => `ここのスパイは${empire(p, v)}への影響力になる。`,
  'bot.hunt.band': () => 'バンドの上のスパイは、所有者の影響力になっている。',
  'bot.hunt.spy': () => '相手のスパイが減る。',
  'bot.stay': () => '軍隊のいるその場に攻撃の目標がある。',
  'bot.casualty.tribe': () => '部族の損失は、所有者にとってもっとも痛い。',
  'bot.casualty.road': () => '街道を除けば、他の帝国のユニットが減る。',
  'bot.casualty.army': () => '軍隊が部族と街道を守っている。',
  'bot.effect': () => '何も起こさないより、ヘッドラインを発動する。',
  'bot.interrupt': () => '相手の宣言したアクションを止める。',
  'bot.transfer': () => '渡すルピーはできるだけ少なくする。',
};
