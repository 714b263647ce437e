/** What counts for the minds, and how they explain themselves. */
import { type FeatureWords, measuredWords, mindWords } from '@sandtable/engine';
import type { Feature } from '../mind/features.ts';
import { measures } from '../mind/measures.ts';

const features: FeatureWords<Feature> = {
  'mind.even': () => '出発点の有利不利',
  'mind.good': () => '「良好」な国の資源',
  'mind.goodCountry': () => '「良好」な国の数',
  'mind.cellsInPoor': () => '「貧弱」な国のセル',
  'mind.islamist': () => '「イスラム原理主義」の国の資源',
  'mind.islamistCountry': () => '「イスラム原理主義」の国の数',
  'mind.cellsInIslamist': () => '「イスラム原理主義」の国のセル',
  'mind.majorPossible': () => '大規模なジハードができる国',
  'mind.majorNear': () => '大規模なジハードが近い国',
  'mind.aid': () => '援助',
  'mind.regimeChange': () => '体制変更国家',
  'mind.regimeChangeHeld': () => '兵力で押さえた体制変更国家',
  'mind.prestige': () => '国威',
  'mind.prestigeLow': () => '国威が「低」であること',
  'mind.prestigeHigh': () => '国威が「高」以上であること',
  'mind.funding': () => '資金',
  'mind.fundingAmple': () => '資金が「潤沢」であること',
  'mind.penalty': () => 'テロ戦争協力関係ペナルティ',
  'mind.agreement': () => '世界の政治姿勢がUSと揃うこと',
  'mind.hard': () => 'USが「強硬」であること',
  'mind.war': () => '兵力が「戦争」の欄にあること',
  'mind.overstretch': () => '兵力が「過剰展開」の欄にあること',
  'mind.cellsOnTrack': () => '資金トラック上のセル',
  'mind.cellsAtHome': () => 'US国内のセル',
  'mind.cellsAbroad': () => 'その他の非イスラム教国のセル',
  'mind.cadres': () => '幹部',
  'mind.plotsAtHome': () => 'US国内のプロット',
  'mind.plotsInMuslim': () => 'イスラム教国のプロット',
  'mind.plotsAbroad': () => 'その他の非イスラム教国のプロット',
  'mind.gap': () => '「良好」な資源の不足',
  'mind.enough': () => '「良好」な資源が足りていること',
  'mind.brink': () => '2を超える「イスラム原理主義」の資源',
  'mind.rooted': () => 'マップ上のセルが残り少ないこと',
  'mind.plenty': () => '「良好」な資源が10以上あること',
  'mind.despair': () => '国威が「低」で「貧弱」な国が多いこと',
  'mind.late': () => '残りの札が少ないこと',
  'mind.lateGap': () => '終盤での「良好」な資源の不足',
  'mind.lateEnough': () => '終盤で「良好」な資源が足りていること',
  'mind.lateFairAlly': () => '終盤での「適正」の「同盟」国',
  'mind.fairAlly': () => '「適正」の「同盟」国',
  'mind.lastGap': () => '最終盤での「良好」な資源の不足',
  'mind.lastEnough': () => '最終盤で「良好」な資源が足りていること',
  'mind.lastPrestige': () => '最終盤で国威が高いこと',
  'mind.lateFunding': () => '終盤での資金',
  'mind.cardsOfUs': () => 'USの手札',
  'mind.cardsOfJihadist': () => 'ジハーディストの手札',
  'mind.fairAdversary': () => '「適正」の「反米」国',
  'mind.fairNeutral': () => '「適正」の「中立」国',
  'mind.poorAdversary': () => '「貧弱」な「反米」国',
  'mind.poorNeutral': () => '「貧弱」な「中立」国',
};

const reasons = {
  'mind.why.jihad': () => 'その国の価値に照らして、政治体制を崩せる見込みがもっとも高いところ。',
  'mind.why.cells': () => 'セルがもっとも役に立つところ。',
  'mind.why.plot': () => '阻止されなければ被害がもっとも大きくなるところ。',
  'mind.why.jihadist': () =>
    '経験則に従い、イスラム原理主義と資金を増やし国威を落とすのにもっとも役立つものを選ぶ。',
};

export const mindJa = { ...mindWords.ja, ...measuredWords(measures).ja, ...features, ...reasons };
