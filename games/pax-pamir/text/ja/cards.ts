/** カードの説明。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { cards as english } from '../en/cards.ts';
import type { CapabilityFigures, HeadlineFigures } from '../params.ts';

const CONDITIONS: Readonly<Record<string, (amount: number) => string>> = {
  ruler: () => 'いずれかのロケーションの統治者であること',
  'four-locations': (amount) => `タブローに${amount}か所のロケーションのカードがあること`,
  'loyalty-card': () => '初期忠誠カードを持っていること',
  'loyalty-change': () => '忠誠を変更した時',
  casualties: (amount) => `1つの番の戦役で合計${amount}個のユニットを除去した時`,
  price: (amount) => `マーケットへ${amount}ルピーの支払い`,
};
const KINDS: Readonly<Record<string, string>> = {
  persistent: '持続',
  action: 'アクション',
  interrupt: '割り込み',
  topple: 'トップル',
};
const RESURGENT = '全員がルピーの半分（切り捨て）をここに置きます。次のトップルの解決後、等分して配ります';

function cylinders(p: HeadlineFigures, v: Voice): string {
  const some = (empires: readonly string[], counts: readonly number[]): string =>
    empires.map((empire, at) => `${v.name('empire', empire)}のシリンダー${counts[at] ?? 0}個`).join('と');
  return [
    ...(p.lost.length > 0 ? [`${some(p.lost, p.lostCounts)}をゲームから除きます（予備が先）`] : []),
    ...(p.added.length > 0 ? [`${some(p.added, p.addedCounts)}を箱から予備に加えます`] : []),
  ].join('。');
}

const gains = (p: HeadlineFigures, v: Voice): string =>
  `${v.name('empire', p.loyal)}に忠誠を持つプレイヤーは${p.rupees}ルピーを獲得します`;

const places = (p: CapabilityFigures, v: Voice): string =>
  p.locations.map((location) => v.name('location', location)).join('か');

export const cards: Translation<typeof english> = {
  'card.court': (p, v) =>
    [
      `${v.name('card', p.card)}：${v.name('mode', p.mode)}、ランク${p.rank}、${v.name('location', p.location)}`,
      ...p.patriot.map((empire) => `${v.name('empire', empire)}のパトリオット`),
      ...p.prize.map((empire) => `${v.name('empire', empire)}の賞金首`),
      ...(p.impacts.length > 0
        ? [`プレイ時：${p.impacts.map((impact) => v.name('impact', impact)).join('、')}`]
        : []),
      ...(p.actions.length > 0
        ? [`アクション：${p.actions.map((action) => v.name('action', action)).join('、')}`]
        : []),
      ...(p.known ? [] : ['後の版から復元した値です']),
    ].join('。'),
  'card.topple': (p, v) => `${v.name('card', p.card)}：購入されると、ただちに覇権を判定します`,
  'card.headline': (p, v) => `${v.name('card', p.card)}：${v.say(p.effect)}`,
  'card.capability': (p, v) =>
    `${v.name('card', p.card)}（${KINDS[p.kind] ?? ''}。活性化：${
      p.condition === 'stars'
        ? p.modes.map((mode, at) => `${v.name('mode', mode)}${p.stars[at] ?? 0}`).join('・')
        : (CONDITIONS[p.condition]?.(p.amount) ?? '')
    }）：${v.say(p.effect)}`,
  'card.wazir': (p, v) =>
    `${v.name('location', p.location)}のワジール：統治者だけがここで徴税できます。${p.icons
      .map((icon) => (icon === 'consolidate' ? '強化' : `${v.name('regime', icon)}への体制変更`))
      .join('、または')}${p.known ? '' : '（アイコンは推定です）'}`,
  'card.loyalty': (p, v) =>
    `忠誠カード：${p.empires.map((empire, at) => `${v.name('empire', empire)}${p.orders[at] ?? 0}`).join('または')}${p.known ? '' : '（推定です）'}`,
  'card.favor': (p, v) => `${v.name('favor', p.empire)}：${v.say(p.effect)}`,

  'effect.favor.british': () =>
    'レバレッジのカードがタブローから離れる（捨札か手札へ）たびに、ゲーム外から1ルピーを獲得します',
  'effect.favor.russian': () => '戦役ごとに一度、1ルピーをゲーム外に支払ってランクを1上げられます（最大3）',
  'effect.favor.afghan': () => '戦役で、マーケット右端のカードに1ルピーを置けば、街道なしで移動できます',

  'effect.94': cylinders,
  'effect.95': cylinders,
  'effect.96': cylinders,
  'effect.97': (p, v) =>
    `${cylinders(p, v)}。カブールの全カードから${v.name('empire', p.loyal)}に忠誠を持つプレイヤーのスパイを除去します`,
  'effect.98': () => RESURGENT,
  'effect.99': () => RESURGENT,
  'effect.100': () => RESURGENT,
  'effect.101': (p, v) => `${cylinders(p, v)}。${gains(p, v)}`,
  'effect.102': (p, v) => `${cylinders(p, v)}。${gains(p, v)}`,
  'effect.103': () => '全員が手札の半分（切り捨て）を捨てます',
  'effect.104': (p, v) =>
    `ペルシャの統治者は同地に軍隊を${p.amount}個まで置けます。${cylinders(p, v)}。「ペルシャ孤立主義」は終わります`,
  'effect.105': (p, v) =>
    `${v.name('regime', p.regime)}になります。次のトップルの解決まで、パンジャブでは誰も徴税できず、そのワジールも使えません`,
  'effect.106': (p, v) => `全員が${p.rupees}ルピーを獲得し、${v.name('regime', p.regime)}になります`,
  'effect.107': () =>
    'カスピ海沿岸の軍隊と部族を取り除きます。次のトップルの解決まで、同地のカードはプレイできません',
  'effect.108': () =>
    'ペルシャの軍隊と部族を取り除きます。次のトップルの解決まで、同地のカードはプレイできません',
  'effect.110': (p) =>
    `カブールの統治者が、カブールとその経路からユニット${p.amount}個を除去します（自分のものも含みます）`,
  'effect.111': (p) => `さらに${p.amount}枚のヘッドラインがマーケットを離れるまで、戦役はできません`,
  'effect.113': () => 'ロシアかイギリスの支持を得るプレイヤーは、パトリオットかギフトを1つ失います',
  'effect.114': () =>
    '全員が特殊能力カード1枚につき1ルピーをマーケットに支払います。支払わないカードは捨てます',
  'effect.115': cylinders,

  'effect.116': (p, v) => `他のプレイヤーが${places(p, v)}のカードで交易を行うたびに、1ルピーを奪います`,
  'effect.117': () => '自分のカードは買収されません',
  'effect.118': (p) => `自分の部族1個を戻し、その場所に忠誠を持つ帝国の軍隊${p.amount}個を置きます`,
  'effect.119': (p, v) => `${p.cost}ルピーで、${places(p, v)}に部族1個を置きます`,
  'effect.120': (p) => `タブローのカード1枚を、ランクごとに${p.cost}ルピーで手札に戻します`,
  'effect.121': (p) => `${p.cost}ルピーで、自分のタブローのカードにスパイ1個を置きます`,
  'effect.122': () => '自分のカードにいる他人のスパイ1個を捕虜にします。捕虜は自分の番に解放できます',
  'effect.123': (p) => `自分のスパイ1個を戻し、任意の場所の${p.amount}ルピーをゲームから除きます`,
  'effect.124': () => '覇権判定で自分のスパイを2倍に数えます',
  'effect.125': () => '覇権判定で自分の帝国の軍隊を2倍に数えます',
  'effect.126': () => '覇権判定で自分の部族を2倍に数えます',
  'effect.128': () => '自分のギフトはそれぞれ影響力2になります',
  'effect.129': () => '自分のパトリオットはそれぞれ影響力2になります。忠誠を変えると捨札になります',
  'effect.130': () => '粛清で、自分の帝国の街道と軍隊、自分の部族は取り除かれません',
  'effect.131': (p) => `${p.cost}ルピーで他のプレイヤーの戦役を取り消します`,
  'effect.132': () => '自分のスパイ1個で、他のプレイヤーの諜報アクションを取り消します',
  'effect.133': (p, v) => `他のプレイヤーが${places(p, v)}のカードで交易を行うたびに、1ルピーを奪います`,
  'effect.134': () => '旅行では、ランク1つにつきスパイ1個を1枚か2枚分動かせます',
  'effect.135': () => '暗殺で失うはずのスパイを、自分のタブローのカードに移します',
  'effect.137': () => '旅行では、同じロケーションのカードを隣とみなします',
  'effect.138': () => 'カードのプレイで部族の所有者に支払う必要がありません',
  'effect.139': (p) => `ルピーなしで番を始めた時、任意の場所から${p.amount}ルピーを取ります`,
  'effect.140': () => '手札の上限がなくなります',
  'effect.141': () => '捨札が追加アクションになり、番の間に2枚捨てるごとに任意の場所から1ルピーを取ります',
  'effect.144': () => '自分の部族は軍隊のように攻撃し、防御します',
  'effect.145': () => 'ランク1の戦役では自軍の損害がありません',
  'effect.147': () => 'タブローの上限がなくなります',
};
