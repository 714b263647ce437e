/** できない理由。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { why as english } from '../en/why.ts';

const location = (p: { location: string }, v: Voice): string => v.name('location', p.location);

export const why: Translation<typeof english> = {
  'why.no-actions': () => 'このターンの2回のアクションは終わっています。',
  'why.must-act': () => '可能な限り、2回のアクションを行わなければなりません。',
  'why.used': () => 'このカードはこのターンにすでに使われました。',
  'why.cost': (p) => `${p.cost}ルピー必要ですが、${p.rupees}ルピーしかありません。`,
  'why.hand-full': () => '手札に空きがありません。',
  'why.paid-on': () => 'このターンにこのカードへルピーを置きました。',
  'why.toll': (p, v) =>
    `${location(p, v)}の部族の所有者に${p.cost}ルピー必要ですが、${p.rupees}ルピーしかありません。`,
  'why.isolated': (p, v) => `いまは${location(p, v)}のカードをプレイできません。`,
  'why.no-spy': () => 'カード上に自分のスパイがいません。',
  'why.no-ring': () => '移動先のカードがありません。',
  'why.no-counter': () => '自分のスパイと他人のスパイが同じカードにいません。',
  'why.no-bribe': () => '自分のスパイがいて費用を払える他人のカードがありません。',
  'why.no-market-rupees': () => 'マーケットにルピーがありません。',
  'why.no-rupees': () => 'ルピーがありません。',
  'why.gifts-made': () => '3か所のギフトはすべて埋まっています。',
  'why.no-majority': (p, v) => `${location(p, v)}でもっとも多くのユニットを持っていません。`,
  'why.no-wazir': (p, v) => `${location(p, v)}のワジールを持っていません。`,
  'why.nothing-to-tax': (p, v) => `${location(p, v)}で徴税できる相手もマーケットカードもありません。`,
  'why.famine': (p, v) => `${location(p, v)}は飢饉に見舞われています。`,
  'why.bad-weather': () => '悪天候のため戦役はできません。',
  'why.no-army': (p, v) => `移動か攻撃のできる${v.name('empire', p.empire)}の軍隊がありません。`,
  'why.no-tribe': () => 'マップ上に自分の部族がいません。',
  'why.no-cube': () => '使えるキューブやシリンダーがありません。',
  'why.no-tableau': () => 'タブローにカードがありません。',
  'why.no-host': () => 'このターンにまだ使われていないカードがありません。',
  'why.wazir-used': (p, v) => `${location(p, v)}のワジールはこのターンにすでに使われました。`,
  'why.same-regime': () => 'すでにこの体制です。',
  'why.no-suspect': () => '自分のカードに他人のスパイがいません。',
  'why.inactive': () => 'このカードは活性化していません。',
  'why.condition': () => '活性化の条件を満たしていません。',
};
