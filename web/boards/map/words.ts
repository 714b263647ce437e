/** The map's own words. Names of spaces, pieces and markers are the game's. */
import type { Language } from '@sandtable/engine';

const en = {
  map: 'Map',
  closer: 'Zoom in',
  farther: 'Zoom out',
  whole: 'Whole map',
  close: 'Close',
  pieces: (n: number, name: string) => `${n} ${name}`,
  more: (n: number) => `${n} more than before`,
  fewer: (n: number) => `${n} fewer than before`,
  empty: 'no pieces',
  worked: 'chosen in this turn',
  cannot: (what: string, from: string, to: string) => `${what} cannot go from ${from} to ${to} now.`,
  legend: 'Signs on the map',
  comma: ', ',
  colon: ': ',
  semicolon: '; ',
};

export type Words = typeof en;

const ja: Words = {
  map: 'マップ',
  closer: '拡大',
  farther: '縮小',
  whole: '全体を表示',
  close: '閉じる',
  pieces: (n, name) => `${name}${n}個`,
  more: (n) => `前より${n}個多い`,
  fewer: (n) => `前より${n}個少ない`,
  empty: 'コマなし',
  worked: 'この手番で選択済み',
  cannot: (what, from, to) => `${what}は今、${from}から${to}へ移動できません。`,
  legend: 'マップのしるし',
  comma: '、',
  colon: '：',
  semicolon: '；',
};

export const WORDS: Readonly<Record<Language, Words>> = { en, ja };
