/** Japanese sentences. */
import { ja as series } from '@sandtable/coin/text/ja';
import { eventFaults } from '@sandtable/coin/event-language';
import type { Place, Translation } from '@sandtable/engine';
import type { en } from './en.ts';
import { asks } from './ja/asks.ts';
import { goals } from './ja/goals.ts';
import { log } from './ja/log.ts';
import { minds } from './ja/minds.ts';
import { options } from './ja/options.ts';
import { results } from './ja/results.ts';
import { settings } from './ja/settings.ts';
import { table } from './ja/table.ts';
import { why } from './ja/why.ts';
import { guidelinesJa } from './guidelines.ja.ts';
import { nonplayersJa } from './nonplayers.ja.ts';
import { isOfOwnersFile } from './places.ts';

const at = (p: Place, problem: string) =>
  isOfOwnersFile(p)
    ? `カードファイル、${p.where}：${problem}`
    : `局面${p.where === '' ? '' : `の${p.where}`}：${problem}`;

export const ja: Translation<typeof en> = {
  ...series,
  ...asks,
  ...goals,
  ...log,
  ...minds,
  ...options,
  ...results,
  ...settings,
  ...table,
  ...why,
  ...nonplayersJa,
  ...guidelinesJa,
  ...eventFaults.ja(at),
  'fault.no-json': (p) =>
    `カードファイル：JSONとして読めません（${p.line}行目の${p.column}文字目に誤りがあります）`,
  'fault.no-object': () => 'カードファイル：オブジェクトでなければなりません',
  'fault.no-part': (p) =>
    `カードファイル、${p.where}：ここで使える項目ではありません（項目：${p.fields.join('、')}）`,
  'fault.no-event': (p) =>
    `カードファイル、${p.where}：この番号のカードはありません。直せるのはイベントカード1～${p.last}で、カードを増やすことはできません`,
  'remark.side': (p, voice) => `${p.card}、${voice.name('side', p.side)}――${p.ja}`,
  'remark.instructions': (p) => `${p.card}、ノンプレーヤー派閥――${p.ja}`,
  'remark.terrain': (p, voice) => `${voice.name('space', p.space)}：${voice.name('terrain', p.terrain)}`,
  'remark.population': (p, voice) => `${voice.name('space', p.space)}：人口${p.population}`,
  'fault.itself': (p) => at(p, '意味がありません（この指示を受ける派閥自身がノンプレーヤー派閥です）'),
  'fault.never-asked': (p) => at(p, '意味がありません（このテキストではそれを選びません）'),
  'fault.never-executed': (p) => at(p, '意味がありません（この派閥はこのイベントを実施しません）'),
  'fault.no-text': (p) => at(p, 'このカードにそのテキストはありません'),
  'fault.order': (p) => at(p, '4つの派閥を1回ずつ挙げなければなりません'),
  'fault.capability': (p) => at(p, '情勢カードには、両面に継続する効果が必要です'),
};
