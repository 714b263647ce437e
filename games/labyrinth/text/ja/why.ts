/** 選べない理由。 */
import type { Translation } from '@sandtable/engine';
import type { why as english } from '../en/why.ts';
import { title } from './parts.ts';

export const why: Translation<typeof english> = {
  'why.automatic': (p, voice) =>
    `${title(p, voice)}はイベントとしてはプレイできません。カードが使われるか捨て札になると自動的に発動します。`,
  'why.association': (p, voice) => `${title(p, voice)}は相手陣営のイベントです。`,
  'why.condition': (p, voice) =>
    `${title(p, voice)}は発動条件を満たしていません。条件：${voice.name('requires', String(p.card))}`,
  'why.effect': (p, voice) => `「${voice.name('effect', p.effect)}」が有効です。`,
  'why.ops': (p) => `${p.needed}作戦値が必要です。`,
  'why.ops-anywhere': (p) => `${p.ops}作戦値で足りる国がありません。`,
  'why.nowhere': (p, voice) => `${voice.name('operation', p.operation)}を実施できる国がありません。`,
  'why.islamist': () => 'イスラム原理主義国では体制変更しか実施できません。',
  'why.woi.fixed': () => 'この国の政治姿勢はイデオロギー戦争では変わりません。',
  'why.woi.iran': () => 'イランはイスラム教国にも非イスラム教国にも含まれません。',
  'why.woi.adversary': () => '反米国家です。',
  'why.woi.good-ally': () => '良好な同盟国はこれ以上改善できません。',
  'why.woi.regime-change': () => '体制変更国家では、兵員がセルより5個以上多くなければなりません。',
  'why.deploy': () => 'このカードで兵員を動かせる場所がありません。',
  'why.not-hard': () => 'USの政治姿勢が強硬でなければなりません。',
  'why.not-soft': () => 'USの政治姿勢が穏健でなければなりません。',
  'why.no-islamist': () => '体制変更の対象となる国がありません。',
  'why.no-landing': (p) => `1か所から兵員${p.needed}個を動かせる場所がありません。`,
  'why.no-regime-change': () => '兵員のいる体制変更国家がありません。',
  'why.disrupt.iran': () => 'イランでは掃討作戦を実施できません。',
  'why.disrupt.prey': () => '掃討作戦の対象となるセルや幹部がありません。',
  'why.disrupt.closed': () => '同盟国ではなく、兵員も2個未満です。',
  'why.no-plot': () => 'マップ上にプロットがありません。',
  'why.reassessment': () => '3作戦値のカード2枚が必要で、アクションフェイズのすべてを使います。',
  'why.reserves': () => '予備にできるのは1～2作戦値のカードだけです。',
  'why.no-cell': () => '現在の資金では利用可能なセルがありません。',
  'why.deploy.ally': () => '兵員を展開できるのは同盟国だけです。',
  'why.deploy.regime-change': () => '体制変更国家には、セルより5個以上多い兵員を残さなければなりません。',
  'why.jihad.kind': () => 'ジハードを行えるのはイスラム教国だけです。',
  'why.jihad.islamist': () => 'すでにイスラム原理主義国です。',
  'why.jihad.margin': (p) =>
    `セルが兵員より${p.needed}個以上多くなければなりません（現在はセル${p.cells}個、兵員${p.troops}個）。`,
  'why.jihad.minor': () => 'この国では小規模なジハードを宣言済みです。1つの国で両方は行えません。',
  'why.jihad.major': () => 'この国では大規模なジハードを宣言済みです。1つの国で両方は行えません。',
  'why.each-cell': () => 'この国のセルはすべてロールに割り当て済みです。ロールはセル1個につき1回です。',
  'why.travel.each-cell': () => 'この国のセルはすべて移動先を指定済みです。移動はセル1個につき1回です。',
  'why.plot.islamist': () => 'イスラム原理主義国ではプロットを行えません。',
  'why.jihad': () => 'ジハードを行えるイスラム教国にセルがありません。',
  'why.plot': () => 'イスラム原理主義でない国にセルがありません。',
};
