/** 問いかけ。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { asks as english } from '../en/asks.ts';
import type { OnTheWay } from '../params.ts';
import { place, spot, stillToGo, title, toGo } from './parts.ts';

const way = (p: OnTheWay, voice: Voice) => `${spot(p.from, voice)}から${spot(p.to, voice)}へ`;

export const asks: Translation<typeof english> = {
  'ask.card': (p) => `このアクションフェイズの${p.number}枚目にどのカードをプレイしますか。`,
  'ask.use': (p, voice) => `${title(p, voice)}（${p.ops}作戦値）：何に使いますか。`,
  'ask.order': (p, voice) =>
    `${title(p, voice)}が発動します。${voice.name('operation', p.operation)}の前後どちらに解決しますか。`,
  'ask.in-between': (p, voice) => `${title(p, voice)}：割り込みでもう1枚プレイしますか。`,
  'ask.cadre': () => '自分の幹部を除去しますか。',
  'ask.reserves': (p, voice) =>
    p.needed === 0
      ? `${voice.name('operation', p.operation)}に予備を加えますか。`
      : `${voice.name('operation', p.operation)}に${p.needed}作戦値が必要になりました。予備を加えますか。`,
  'ask.reassessment': () => '政策の再評価：次に何を解決しますか。',

  'ask.woi': () => 'どこでイデオロギー戦争を行いますか。',
  'ask.deploy.from': () => 'どこの兵員を展開しますか。',
  'ask.deploy.to': (p, voice) => `${spot(p.from, voice)}の兵員をどこへ動かしますか。`,
  'ask.deploy.number': (p, voice) => `${way(p, voice)}動かす兵員は何個ですか。`,
  'ask.deploy.nato': (p, voice) => `NATOも${spot(p.from, voice)}から移しますか（マーカーは除去されます）。`,
  'ask.regime-change': () => 'どこで体制変更を行いますか。',
  'ask.regime-change.from': (p, voice) => `${place(p, voice)}の体制変更に使う兵員をどこから動かしますか。`,
  'ask.withdraw': () => 'どの体制変更国家から撤退しますか。',
  'ask.disrupt': () => 'どこで掃討作戦を行いますか。',
  'ask.disrupt.cell': (p, voice) => `${place(p, voice)}のどのセルを掃討しますか${stillToGo(p.left)}。`,
  'ask.alert': () => 'どのプロットを阻止しますか。',

  'ask.recruit': (p) => `どこでリクルートを行いますか${toGo(p.left)}。`,
  'ask.recruit.place': (p) => `成功の数に対してセルが足りません。どこに配置しますか${stillToGo(p.left)}。`,
  'ask.travel.from': (p) => `どの国のセルを移動させますか${toGo(p.left)}。`,
  'ask.travel.cell': (p, voice) => `${place(p, voice)}のどのセルを移動させますか。`,
  'ask.travel.to': (p, voice) => `${voice.name('country', p.from)}のセルをどこへ移動させますか。`,
  'ask.jihad': (p) => `どこでジハードを行いますか${toGo(p.left)}。`,
  'ask.jihad.lost': (p, voice) => `${place(p, voice)}のどのセルを失いますか。`,
  'ask.plot': (p) => `どこでプロットを行いますか${toGo(p.left)}。`,
  'ask.plot.marker': (p, voice) => `${place(p, voice)}にどのプロットを配置しますか。`,
  'ask.sadr': (p, voice) => `${place(p, voice)}では潜伏中のセルの代わりにサドルがロールしますか。`,

  'ask.alone.use': (p, voice) =>
    `ジハーディストが${title(p, voice)}（${p.ops}作戦値）をめくりました。イベントと作戦のどちらに使いますか。`,
  'ask.alone.operation': (p, voice) => `${title(p, voice)}：${p.ops}作戦値でどの作戦を実施しますか。`,
  'ask.madrassas': (p, voice) =>
    `「${voice.name('card', '53')}」：${p.left}作戦値でどこでリクルートを行いますか。`,
  'ask.travel.destination': (p) => `セルの移動先はどこですか${stillToGo(p.left)}。`,
  'ask.travel.visa': (p) => `ロールなしで移動するセルの移動先はどこですか${stillToGo(p.left)}。`,
  'ask.travel.source': (p, voice) => `${voice.name('country', p.to)}へ向かうセルはどこから移動しますか。`,
  'ask.radicalize.cell': () => '急進化：どこにセルを配置しますか。',
  'ask.radicalize.travel': () => '急進化：セルをどこへ移動させますか。',
  'ask.radicalize.plot': () => '急進化：どこにプロットを配置しますか。',
  'ask.radicalize.worsen': () => '急進化：どの国の政治体制を悪化させますか。',
  'ask.shia-mix': (p, voice) => `${title(p, voice)}：シーア派混合国家の表のどの国を選びますか。`,
  'ask.nearest': (p, voice) => `${title(p, voice)}：${place(p, voice)}にもっとも近いどの国を選びますか。`,

  'ask.resolve': () => '次にどのプロットを解決しますか。',
  'ask.reroll': (p, voice) => `${place(p, voice)}の政治姿勢のロールをやり直しますか。`,
  'ask.schengen': (p) => `ほかのどのシェンゲン加盟国でロールしますか${stillToGo(p.left)}。`,
  'ask.setup.cell': (p) => `最初のセルをどこに配置しますか${stillToGo(p.left)}。`,
  'ask.setup.reroll': () => 'シェンゲン加盟国1か所の政治姿勢のロールをやり直しますか。',

  'ask.event.remove': (p, voice) => `${title(p, voice)}：どこから除去しますか${toGo(p.left)}。`,
  'ask.event.place': (p, voice) => `${title(p, voice)}：どこに配置しますか${toGo(p.left)}。`,
  'ask.event.shift': (p, voice) => `${title(p, voice)}：どの国の同盟関係を変えますか${toGo(p.left)}。`,
  'ask.event.improve': (p, voice) => `${title(p, voice)}：どの国の政治体制を改善しますか${toGo(p.left)}。`,
  'ask.event.worsen': (p, voice) => `${title(p, voice)}：どの国の政治体制を悪化させますか${toGo(p.left)}。`,
  'ask.event.posture': (p, voice) => `${title(p, voice)}：どの国の政治姿勢を決めますか${toGo(p.left)}。`,
  'ask.event.aid': (p, voice) => `${title(p, voice)}：どの国に援助を置きますか${toGo(p.left)}。`,
  'ask.event.act': (p, voice) => `${title(p, voice)}：どこで行いますか${toGo(p.left)}。`,
  'ask.event.choose': (p, voice) => `${title(p, voice)}：どの国を選びますか${toGo(p.left)}。`,
  'ask.event.cell': (p, voice) => `${title(p, voice)}：${place(p, voice)}のどのセルを選びますか。`,
  'ask.event.posture-of': (p, voice) =>
    `${title(p, voice)}：${place(p, voice)}の政治姿勢をどちらにしますか。`,
  'ask.event.plot': (p, voice) => `${title(p, voice)}：どのプロットを選びますか。`,
  'ask.event.effect': (p, voice) => `${title(p, voice)}：どのマーカーを選びますか。`,
  'ask.event.discard': (p, voice) => `${title(p, voice)}：どのカードを捨て札にしますか。`,
  'ask.event.fetch': (p, voice) => `${title(p, voice)}：どのカードを手札に加えますか。`,
  'ask.event.operation': (p, voice) => `${title(p, voice)}：${p.ops}作戦値でどの作戦を実施しますか。`,
  'ask.event.regime-change': (p, voice) => `ただちに${place(p, voice)}の体制変更を行いますか。`,
};
