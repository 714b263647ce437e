/** ファイルで与えられた局面の誤り。 */
import { readingWords, type Translation } from '@sandtable/engine';
import type { faultsEn } from './faults.en.ts';

const at = (p: { where: string }, problem: string) =>
  `局面${p.where === '' ? '' : `の${p.where}`}：${problem}`;

export const faultsJa: Translation<typeof faultsEn> = {
  ...readingWords.ja(at),
  'fault.no-force': (p, v) =>
    at(p, `${v.name('nation', p.nation)}に${p.given}という部隊カードはないか、すでに別の場所にあります`),
  'fault.no-victim': (p, v) =>
    at(p, `${v.name('team', p.team)}の敵に${p.given}という部隊カードはないか、すでに別の場所にあります`),
  'fault.no-terrain': (p) => at(p, `${p.given}という地形カードはないか、すでに別の場所にあります`),
  'fault.terrain-left': (p) => at(p, 'nullにできるのは、すべての地形カードが確保されたときだけです'),
  'fault.no-copy': (p, v) => at(p, `「${v.name('card', p.card)}」はもう残っていません`),
  'fault.no-reserve': (p) => at(p, 'カードを取り置けるのは「アクションカードの予備」を使うときだけです'),
  'fault.no-breakthrough': (p, v) =>
    `局面：${v.name('team', p.team)}は突破エリアにカードがなく、すでに敗北しています`,
  'fault.won': (p, v) => `局面：${v.name('team', p.team)}はすでに勝利に必要な点を得ています`,
  'fault.gap': (p, v) => `局面：${v.name('team', p.team)}は${v.name('area', p.area)}で前の列が空いています`,
  'fault.superiority': () => '局面：優勢カウンターを持てるのは一方のチームだけです',
};
