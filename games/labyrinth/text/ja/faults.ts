/** 設定や局面ファイルの誤り。 */
import { type Place, readingWords, type Translation } from '@sandtable/engine';
import type { faults as english } from '../en/faults.ts';
import { place, side, title } from './parts.ts';

const at = (p: Place, problem: string) =>
  p.where.startsWith('figures')
    ? `${p.where}：${problem}`
    : `局面${p.where === '' ? '' : `（${p.where}）`}：${problem}`;

export const faults: Translation<typeof english> = {
  'fault.alone': (p, voice) => `${voice.name('option', p.option)}は1人プレイ専用です`,
  'fault.two': (p, voice) => `${voice.name('option', p.option)}は2人プレイ専用です`,

  ...readingWords.ja(at),
  'fault.no-country': (p) => at(p, `${p.given}という国はありません`),
  'fault.tables.short': (p) => `表の${p.where}には${p.length}個の項目が必要です`,
  'fault.tables.kinds': () => 'Global表にはイスラム教国とそれ以外の国の両方が必要です',
  'fault.tables.column': (p) => `Global表の${p.column}列目にイスラム教国とそれ以外が混ざっています`,
  'fault.figures.country': (p) =>
    `${p.where}：リクルート値は非イスラム教国、リソースはイスラム教国にのみ設定できます`,
  'fault.figures.plots': (p) => `figures.plots：値1、2、3のマーカーは合計${p.markers}つです`,
  'fault.won': (p, voice) => `局面：すでに${side(p, voice)}が勝利しています`,
  'fault.reshuffles': (p) =>
    `局面：山札を${p.found}回使い切っていますが、ゲームは${p.most + 1}回で終わります`,
  'fault.bound': () => '局面：使い道が決まっているのはジハーディストのアクションフェイズの2枚目だけです',
  'fault.stage': () => '局面：プロットの解決とターンの終了はUS側アクションフェイズの後です',
  'fault.held': () =>
    '局面：カードを取っておけるのは、US側がアクションフェイズの終わりに最後の1枚を残したときだけです',
  'fault.turn': () => '局面：プレイできるカードが残っている間はターンは終わりません',
  'fault.lacking': (p, voice) =>
    `局面：${title(p, voice)}はその手札にあるため、ないと知られているはずがありません`,
  'fault.known': (p, voice) => `局面：${title(p, voice)}はその手札にないため、知られているはずがありません`,
  'fault.holding': () => 'holding：USの手札にこれらのカードがないため、あると知られているはずがありません',
  'fault.mixed': (p, voice) =>
    `mixed：${title(p, voice)}は、ジハーディストの手札の山にある既知のカードではありません（手札の山があるのは1人プレイだけです）`,

  'fault.cells': (p) => `マップ上のセル${p.found}個は、15個という総数に合いません`,
  'fault.troops': (p) => `マップ上の兵員${p.found}個は、15個という総数に合いません`,
  'fault.counts': () => 'セル、兵員、援助の数が正しくありません',
  'fault.prestige': (p) => `国威が${p.found}です`,
  'fault.funding': (p) => `資金が${p.found}です`,
  'fault.reserves': () => '予備は0～2です',
  'fault.untested': (p, voice) => `${place(p, voice)}は未評価なのに、セルやマーカーなどが置かれています`,
  'fault.governance': (p, voice) => `${place(p, voice)}の政治体制は印刷されたものから変わりません`,
  'fault.alignment': (p, voice) => `${place(p, voice)}の同盟関係が正しくありません`,
  'fault.posture': (p, voice) => `${place(p, voice)}の政治姿勢が正しくありません`,
  'fault.regime-change': (p, voice) => `体制変更国家になれるのは貧弱か適正の国だけです（${place(p, voice)}）`,
  'fault.marker': (p, voice) => `${place(p, voice)}にイスラム教国用のマーカーがあります`,
  'fault.plots': () => 'プロットマーカーの数が合いません',
  'fault.backlash': () => '「反発」で指定できるのはイスラム教国のプロットだけです',
  'fault.troops-there': (p, voice) => `${place(p, voice)}に兵員は配置できません`,
  'fault.effects': (p, voice) =>
    `${voice.name('effect', p.effect)}により${voice.name('effect', p.ended)}は終わっています`,
  'fault.shield': () => 'FATAが有効でなければパキスタンは守られません',
  'fault.lapsing': () => '効果の出ていないカードが時限イベントカードボックスにあります',
  'fault.card-twice': () => '同じカードが2か所にあります',
  'fault.cards': (p) => `カードが120枚ではなく${p.found}枚です`,
};
