/** カードの説明。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { cards as english } from '../en/cards.ts';
import type { CapabilityFigures, HeadlineFigures } from '../params.ts';

const CONDITIONS: Readonly<Record<string, (amount: number) => string>> = {
  ruler: () => 'いずれかのロケーションの統治者であること',
  'four-locations': (amount) => `タブローに${amount}か所のロケーションのカードがあること`,
  'loyalty-card': () => '初期の忠誠カードを持っていること',
  'loyalty-change': () => '忠誠を変更したとき',
  casualties: (amount) => `1ターンの戦役で合計${amount}個のユニットを除去したとき`,
  price: (amount) => `マーケットへ${amount}ルピーの支払い`,
};
const KINDS: Readonly<Record<string, string>> = {
  persistent: '持続',
  action: 'アクション',
  interrupt: '割り込み',
  topple: 'トップル',
};
const RESURGENT = '全員がルピーの半分（切り捨て）をここに置く。次のトップルの解決後、等分して配る。';

function cylinders(p: HeadlineFigures, v: Voice): string {
  const some = (empires: readonly string[], counts: readonly number[]): string =>
    empires.map((empire, at) => `${v.name('empire', empire)}のシリンダー${counts[at] ?? 0}個`).join('と');
  return [
    ...(p.lost.length > 0 ? [`${some(p.lost, p.lostCounts)}をゲームから取り除く（予備が先）。`] : []),
    ...(p.added.length > 0 ? [`${some(p.added, p.addedCounts)}を箱から予備に加える。`] : []),
  ].join('');
}

const gains = (p: HeadlineFigures, v: Voice): string =>
  `${v.name('empire', p.loyal)}に忠誠を持つプレイヤーは${p.rupees}ルピーを獲得する。`;

const places = (p: CapabilityFigures, v: Voice): string =>
  p.locations.map((location) => v.name('location', location)).join('か');

export const cards: Translation<typeof english> = {
  'card.court': (p, v) =>
    `${[
      `${v.name('card', p.card)}：${v.name('mode', p.mode)}、ランク${p.rank}、${v.name('location', p.location)}`,
      ...p.patriot.map((empire) => `${v.name('empire', empire)}のパトリオット`),
      ...p.prize.map((empire) => `${v.name('empire', empire)}の賞金首`),
      ...(p.impacts.length > 0
        ? [`インパクト：${p.impacts.map((impact) => v.name('impact', impact)).join('、')}`]
        : []),
      ...(p.actions.length > 0
        ? [`アクション：${p.actions.map((action) => v.name('action', action)).join('、')}`]
        : []),
      ...(p.known ? [] : ['後の版から復元した値']),
    ].join('。')}。`,
  'card.topple': (p, v) => `${v.name('card', p.card)}：購入されると、ただちに覇権を判定する。`,
  'card.headline': (p, v) => `${v.name('card', p.card)}：${v.say(p.effect)}`,
  'card.capability': (p, v) =>
    `${v.name('card', p.card)}（${KINDS[p.kind] ?? ''}。活性化：${
      p.condition === 'stars'
        ? p.modes.map((mode, at) => `${v.name('mode', mode)}${p.stars[at] ?? 0}`).join('・')
        : (CONDITIONS[p.condition]?.(p.amount) ?? '')
    }）：${v.say(p.effect)}`,
  'card.wazir': (p, v) =>
    `${v.name('location', p.location)}のワジール：統治者だけがここで徴税できる。${p.icons
      .map((icon) => (icon === 'consolidate' ? '強化' : `${v.name('regime', icon)}への体制変更`))
      .join('、または')}${p.known ? '' : '（アイコンは復元）'}`,
  'card.loyalty': (p, v) =>
    `忠誠カード：${p.empires.map((empire, at) => `${v.name('empire', empire)}${p.orders[at] ?? 0}`).join('または')}${p.known ? '' : '（復元）'}`,
  'card.favor': (p, v) => `${v.name('favor', p.empire)}：${v.say(p.effect)}`,

  'effect.favor.british': () =>
    'レバレッジのカードが捨札または手札になってタブローを離れるたびに、ゲーム外から1ルピーを獲得する。',
  'effect.favor.russian': () => '戦役ごとに一度、1ルピーをゲーム外に支払ってランクを1上げられる（最大3）。',
  'effect.favor.afghan': () => '戦役で、マーケット右端のカードに1ルピーを置けば、街道なしで移動できる。',

  'effect.94': cylinders,
  'effect.95': cylinders,
  'effect.96': cylinders,
  'effect.97': (p, v) =>
    `${cylinders(p, v)}カブールのすべてのカードから、${v.name('empire', p.loyal)}に忠誠を持つプレイヤーのスパイを除去する。`,
  'effect.98': () => RESURGENT,
  'effect.99': () => RESURGENT,
  'effect.100': () => RESURGENT,
  'effect.101': (p, v) => `${cylinders(p, v)}${gains(p, v)}`,
  'effect.102': (p, v) => `${cylinders(p, v)}${gains(p, v)}`,
  'effect.103': () => '全員が手札の半分（切り捨て）を捨てる。',
  'effect.104': (p, v) =>
    `ペルシャの統治者は同地に軍隊を${p.amount}個まで置ける。${cylinders(p, v)}「${v.name('card', '108')}」は終わる。`,
  'effect.105': (p, v) =>
    `体制が${v.name('regime', p.regime)}になる。次のトップルの解決まで、パンジャブでは誰も徴税できず、そのワジールも使えない。`,
  'effect.106': (p, v) => `全員が${p.rupees}ルピーを獲得し、体制が${v.name('regime', p.regime)}になる。`,
  'effect.107': () =>
    'カスピ海沿岸の軍隊と部族を取り除く。次のトップルの解決まで、同地のカードはプレイできない。',
  'effect.108': () =>
    'ペルシャの軍隊と部族を取り除く。次のトップルの解決まで、同地のカードはプレイできない。',
  'effect.110': (p) =>
    `カブールの統治者が、カブールとその経路からユニット${p.amount}個を除去する（自分のものも含む）。`,
  'effect.111': (p) => `さらに${p.amount}枚のヘッドラインがマーケットを離れるまで、戦役はできない。`,
  'effect.113': () => 'ロシアかイギリスの支持を得るプレイヤーは、パトリオット1枚かギフト1個を失う。',
  'effect.114': () => '全員が特殊能力カード1枚につき1ルピーをマーケットに支払う。支払わないカードは捨てる。',
  'effect.115': cylinders,

  'effect.116': (p, v) => `他のプレイヤーが${places(p, v)}のカードで交易を行うたびに、1ルピーを奪う。`,
  'effect.117': () => '自分のカードは買収されない。',
  'effect.118': (p) => `自分の部族1個を戻し、その場所に忠誠を持つ帝国の軍隊${p.amount}個を置く。`,
  'effect.119': (p, v) => `${p.cost}ルピーで、${places(p, v)}に部族1個を置く。`,
  'effect.120': (p) => `タブローのカード1枚を、ランク1につき${p.cost}ルピーで手札に戻す。`,
  'effect.121': (p) => `${p.cost}ルピーで、自分のタブローのカードにスパイ1個を置く。`,
  'effect.122': () => '自分のカードにいる他人のスパイ1個を捕虜にする。捕虜は自分のターンに解放できる。',
  'effect.123': (p) => `自分のスパイ1個を戻し、任意の場所の${p.amount}ルピーをゲームから取り除く。`,
  'effect.124': () => '覇権判定で自分のスパイを2倍に数える。',
  'effect.125': () => '覇権判定で自分の帝国の軍隊を2倍に数える。',
  'effect.126': () => '覇権判定で自分の部族を2倍に数える。',
  'effect.128': () => '自分のギフトはそれぞれ影響力2になる。',
  'effect.129': () => '自分のパトリオットはそれぞれ影響力2になる。忠誠を変えると捨札になる。',
  'effect.130': () => '粛清で、自分の帝国の街道と軍隊、自分の部族は取り除かれない。',
  'effect.131': (p) => `${p.cost}ルピーで他のプレイヤーの戦役を取り消す。`,
  'effect.132': () => '自分のスパイ1個で、他のプレイヤーの諜報アクションを取り消す。',
  'effect.133': (p, v) => `他のプレイヤーが${places(p, v)}のカードで交易を行うたびに、1ルピーを奪う。`,
  'effect.134': () => '旅行では、ランク1につきスパイ1個をカード1枚分か2枚分動かせる。',
  'effect.135': () => '暗殺で失うはずのスパイを、自分のタブローのカードに移す。',
  'effect.137': () => '旅行では、同じロケーションのカードを隣どうしとみなす。',
  'effect.138': () => 'カードのプレイで部族の所有者に支払う必要がない。',
  'effect.139': (p) => `ルピーなしでターンを始めたとき、任意の場所から${p.amount}ルピーを取る。`,
  'effect.140': () => '手札上限がなくなる。',
  'effect.141': () => '捨札が追加アクションになり、1ターンに2枚捨てるごとに任意の場所から1ルピーを取る。',
  'effect.144': () => '自分の部族は軍隊のように攻撃し、防御する。',
  'effect.145': () => 'ランク1の戦役では軍隊を失わない。',
  'effect.147': () => 'タブロー上限がなくなる。',
};
