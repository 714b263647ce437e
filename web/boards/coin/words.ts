/** What boards of COIN games say themselves, the map's words among it. Names of all things are the game's. */
import type { Language } from '@sandtable/engine';
import { WORDS as MAP } from '../map/words.ts';

const en = {
  ...MAP.en,
  region: (terrain: string, kind: string) => `${terrain} ${kind}`,
  population: (n: number) => `Population ${n}`,
  econ: (n: number) => `Econ ${n}`,
  majority: (who: string) => `${who} majority`,
  rolled: (dice: string) => `Rolled ${dice}`,
  available: 'Available',
  acting: 'acting',
  eligible: 'eligible',
  ineligible: 'ineligible',
  deeds: {
    event: 'Event',
    operation: 'Operation',
    'operation-and-activity': 'Op + Activity',
    'limited-operation': 'Limited Op',
    pass: 'Passed',
  } as Readonly<Record<string, string>>,
  margin: 'Victory margin',
  of: (n: number, of: number) => `${n}/${of}`,
  played: 'Played card',
  next: 'Next card',
  faceDown: 'face down',
  order: 'Order',
  read: (title: string) => `${title}: read the card`,
  lasting: 'In effect',
  figures: 'Figures',
  card: (id: string) => `Card ${id}`.trim(),
  tracks: 'Tracks',
  foldCards: 'Fold the cards',
  unfoldCards: 'Unfold the cards',
};

export type Words = typeof en;

const ja: Words = {
  ...MAP.ja,
  region: (terrain, kind) => `${kind}（${terrain}）`,
  population: (n) => `人口${n}`,
  econ: (n) => `経済値${n}`,
  majority: (who) => `${who}が多数`,
  rolled: (dice) => `ダイス：${dice}`,
  available: '利用可能',
  acting: '実施中',
  eligible: '資格あり',
  ineligible: '資格なし',
  deeds: {
    event: 'イベント',
    operation: 'オペレーション',
    'operation-and-activity': 'オペレーション＋特殊活動',
    'limited-operation': '限定オペレーション',
    pass: 'パス',
  },
  margin: '勝利マージン',
  of: (n, of) => `${n}/${of}`,
  played: 'プレイ中のカード',
  next: '次のカード',
  faceDown: '裏向き',
  order: '順番',
  read: (title) => `「${title}」のカードを読む`,
  lasting: '有効な効果',
  figures: '数値',
  card: (id) => `カード${id}`,
  tracks: 'トラック',
  foldCards: 'カードをたたむ',
  unfoldCards: 'カードをひらく',
};

export const WORDS: Readonly<Record<Language, Words>> = { en, ja };
