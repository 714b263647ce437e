/** 質問。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { asks as english } from '../en/asks.ts';

const card = (p: { card: string }, v: Voice): string => `「${v.name('card', p.card)}」`;
const location = (p: { location: string }, v: Voice): string => v.name('location', p.location);

export const asks: Translation<typeof english> = {
  'ask.turn': (p) =>
    p.counted >= 2
      ? 'あなたのターンです。2回のアクションは終わりました。追加アクションを行うか、ターンを終えてください。'
      : `あなたのターンです（2回中${p.counted + 1}回目のアクション）。`,
  'ask.loyalty': () => '最初にどの帝国に忠誠を誓いますか。',
  'ask.end': (p, v) => `${card(p, v)}をタブローのどちらの端に置きますか。`,
  'ask.road': (p, v) => `${location(p, v)}のどの経路に街道を置きますか（残り${p.left}個）。`,
  'ask.take-back': () => '手元のユニットが足りません。場のどのユニットを回収しますか。',
  'ask.odd-rupee': () => '端数の1ルピーをどのカードに置きますか。',
  'ask.travel': (p) => `どのスパイをどこへ動かしますか（残り${p.left}歩）。`,
  'ask.band': (p, v) => `${card(p, v)}のどこにスパイを置きますか。`,
  'ask.counter': (p) => `どのスパイを除去しますか（あと${p.left}個まで）。`,
  'ask.bribe': () => 'どのカードを買収しますか。',
  'ask.whose-spy': (p, v) => `${card(p, v)}にいる誰のスパイを使いますか。`,
  'ask.assassinate': () => 'どのカードを暗殺しますか。',
  'ask.which-spy': (p, v) => `${card(p, v)}のどのスパイを失いますか。`,
  'ask.safe-house': () => 'スパイを自分のどのカードに逃がしますか。',
  'ask.prize': (p, v) =>
    p.changes
      ? `${card(p, v)}を賞金首として獲得しますか。獲得すると、忠誠が${v.name('empire', p.empire)}に変わります。`
      : `${card(p, v)}を賞金首として獲得しますか。`,
  'ask.commerce': (p) => `マーケットのどのカードから1ルピーを取りますか（あと${p.left}ルピーまで）。`,
  'ask.gift': () => 'どのギフトを買いますか。または、誰にルピーを渡しますか。',
  'ask.transfer': (p, v) => `${v.name('player', p.player)}に何ルピー渡しますか。`,
  'ask.tax': (p, v) => `${location(p, v)}の税を誰から1ルピー取りますか（あと${p.left}ルピーまで）。`,
  'ask.campaign.from': () => '軍勢はどこから出発しますか。',
  'ask.campaign.way': (p, v) => `${location(p, v)}の軍勢はどこへ向かいますか。`,
  'ask.campaign.armies': (p, v) => `${location(p, v)}へ軍隊を何個送りますか。`,
  'ask.campaign.tribes': (p, v) => `${location(p, v)}へ部族を何個同行させますか。`,
  'ask.campaign.enemy': (p, v) => `${location(p, v)}でどの帝国を攻撃しますか。`,
  'ask.casualty': (p, v) =>
    `${location(p, v)}で${v.name('empire', p.empire)}のどのユニットを除去しますか（あと${p.left}個まで）。`,
  'ask.own-loss': () => '自分のどのユニットを失いますか。',
  'ask.arms': (p) => `洋式装備：1ルピーを支払い、ランク${p.rank + 1}で戦いますか。`,
  'ask.lent-intel': (p, v) => `${card(p, v)}にいる${v.name('player', p.player)}のスパイを諜報に使いますか。`,
  'ask.overthrow': (p, v) => `${location(p, v)}の最後の部族を失いました。どの政治カードを捨てますか。`,
  'ask.give-up': (p) =>
    `レバレッジの返済に${p.missing}ルピー足りません。どのキューブかカードを手放しますか。`,
  'ask.discard-rupee': () => '捨札を2回行いました。どこから1ルピーを取りますか。',
  'ask.tableau-discard': (p) => `タブローが${p.cards}枚あります（上限${p.size}枚）。どれを捨てますか。`,
  'ask.keep': (p, v) => `粛清：${v.name('mode', p.mode)}カードのどれを残しますか。`,
  'ask.free-discard': () => '手札のどのカードを捨てますか（費用はかかりません）。',
  'ask.honeymoon': (p, v) => `蜜月：${card(p, v)}をどうしますか。`,
  'ask.badal.from': () => 'トークンが残っていません。誰からバダル・トークンを取りますか。',
  'ask.badal.spend': (p) => `このアクション（ランク${p.rank}）にバダル・トークンを何枚使いますか。`,
  'ask.icon': (p, v) => `${location(p, v)}のワジールでどの体制に変更しますか。`,
  'ask.host': (p, v) => `${location(p, v)}のワジールのホストをどのカードにしますか。`,
  'ask.consolidate': (p, v) =>
    `${location(p, v)}に2ルピーでどのユニットを置きますか（あと${p.left}個まで）。`,
  'ask.headline': (p, v) => `${card(p, v)}を発動しますか。`,
  'ask.capability': (p, v) => `${card(p, v)}を何に使いますか。`,
  'ask.activate': (p, v) => `${card(p, v)}を今活性化しますか。`,
  'ask.interrupt': (p, v) =>
    `${v.name('player', p.player)}が${v.name('action', p.action)}を宣言しました。${card(p, v)}で取り消しますか。`,
  'ask.give-up-spy': () => '自分のどのスパイを除去しますか。',
  'ask.lose-cylinder': (p, v) =>
    `${v.name('empire', p.empire)}のどのユニットをゲームから取り除きますか（残り${p.left}個）。`,
  'ask.discard-half': (p) => `手札の半分を捨てます。どれを捨てますか（残り${p.left}枚）。`,
  'ask.armies-in': (p, v) => `${location(p, v)}に軍隊を何個置きますか。`,
  'ask.riot': (p) => `カブールとその経路のどのユニットを除去しますか（残り${p.left}個）。`,
  'ask.frustrated': () => 'どのパトリオットかギフトを失いますか。',
  'ask.overhead': (p, v) => `1ルピーを支払って${card(p, v)}を残しますか。`,
  'ask.conscription': () => 'どこの部族を軍隊2個に替えますか。',
  'ask.outreach': () => '部族をどこに置きますか。',
  'ask.hiding': () => 'どのカードを手札に戻しますか。',
  'ask.recruit': () => 'どのカードにスパイを置きますか。',
  'ask.dungeon': () => 'どのスパイを捕らえますか。',
  'ask.release': (p, v) => `${v.name('player', p.player)}のスパイをどのカードに解放しますか。`,
  'ask.terror': (p) => `誰のルピーをゲームから取り除きますか（残り${p.left}ルピー）。`,
  'ask.claim': (_, v) => `「${v.name('card', '139')}」：どこから1ルピーを取りますか。`,
};
