/** What words of the rulebook mean, in ours: shown where they are pointed at. By the keys of the glossary. */
import type { Meaning } from '@sandtable/engine';

export const meanings: Readonly<Record<string, Meaning>> = {
  ops: {
    rule: '6.3.1',
    en: 'The number on a card: how large an operation it pays for.',
    ja: 'カードの数字。その値だけの作戦を行える。',
  },
  event: {
    rule: '6.2',
    en: 'What the words of a card do, instead of an operation.',
    ja: '作戦の代わりに使う、カードの文面の効果。',
  },
  lapsing: {
    rule: '6.2.7',
    en: 'An Event that lasts until the end of the turn.',
    ja: 'ターンの終わりまで続くイベント。',
  },
  lasting: {
    rule: '6.2.7',
    en: 'An Event that lasts for the rest of the game.',
    ja: 'ゲームの終わりまで続くイベント。',
  },
  'operation/war-of-ideas': {
    rule: '7.2',
    en: 'A roll that makes a Muslim country an Ally or improves its Governance, or sways a posture.',
    ja: 'ダイスにより、イスラム教国を同盟に近づけ、政治体制を改善し、あるいは政治姿勢を変える。',
  },
  'operation/deploy': {
    rule: '7.3',
    en: 'Troops move between the track and countries.',
    ja: '兵員をトラックや国の間で動かす。',
  },
  'operation/disrupt': {
    rule: '7.4',
    en: 'Removes Active cells and uncovers Sleepers.',
    ja: '活動中のセルを除去し、潜伏中のセルを見つける。',
  },
  'operation/alert': {
    rule: '7.5',
    en: 'Stops a plot before it goes off.',
    ja: 'プロットを実行前に阻止する。',
  },
  'operation/reassessment': {
    rule: '7.6',
    en: 'Two cards turn the posture of the US over.',
    ja: 'カード2枚でUSの政治姿勢を変える。',
  },
  'operation/recruit': {
    rule: '8.2',
    en: 'Rolls that bring cells onto the map.',
    ja: 'ダイスにより、セルをマップに置く。',
  },
  'operation/travel': {
    rule: '8.3',
    en: 'Cells move; without dice next door.',
    ja: 'セルを動かす。隣なら必ず成功する。',
  },
  'operation/jihad': {
    rule: '8.4',
    en: 'Cells roll to bring Governance down, and in the end Islamist Rule.',
    ja: 'セルがダイスを振り、政治体制を下げ、最後はイスラム原理主義にする。',
  },
  'operation/plot': {
    rule: '8.5',
    en: 'Prepares an attack that goes off later, if it is not blocked.',
    ja: '攻撃を準備する。阻止されなければ後で実行される。',
  },
  governance: {
    rule: '4.2.1',
    en: 'How well a Muslim country is ruled: Good, Fair, Poor or Islamist Rule.',
    ja: 'イスラム教国の統治の良さ。良好、適正、貧弱、イスラム原理主義の4つ。',
  },
  alignment: {
    rule: '4.2.3',
    en: 'Whether a Muslim country is an Ally of the US, Neutral, or an Adversary.',
    ja: 'イスラム教国が同盟、中立、反米のどれか。',
  },
  posture: {
    rule: '4.3.2',
    en: 'Hard or Soft toward terror, for countries outside the Muslim world.',
    ja: '非イスラム教国のテロへの姿勢。強硬か穏健。',
  },
  prestige: {
    rule: '4.7.1',
    en: 'How the US is looked at; it helps or hinders War of Ideas.',
    ja: 'USへの評価。イデオロギー戦争の修正になる。',
  },
  funding: {
    rule: '4.7.4',
    en: 'The Jihadist’s money: how many cells can be recruited, and how many cards are drawn.',
    ja: 'ジハーディストの資金。リクルートできるセルと手札の数を決める。',
  },
  gwot: {
    rule: '4.7.2',
    en: 'How far the world and the US agree on the posture; disagreement costs War of Ideas.',
    ja: '世界とUSの政治姿勢の一致度。食い違うとイデオロギー戦争に不利になる。',
  },
  'cell/sleeper': {
    rule: '4.6.4',
    en: 'A hidden cell: it must be uncovered before it can be removed.',
    ja: '隠れたセル。見つけるまで除去できない。',
  },
  'cell/active': {
    rule: '4.6.4',
    en: 'A cell in the open: it can be removed.',
    ja: '姿を現したセル。除去の対象になる。',
  },
  besieged: {
    rule: '4.8',
    en: 'A regime that Major Jihad topples more easily.',
    ja: '大規模なジハードで倒れやすくなった政権。',
  },
  aid: {
    rule: '4.8',
    en: 'A marker that helps War of Ideas here.',
    ja: 'その国でのイデオロギー戦争を助けるマーカー。',
  },
  cadre: {
    rule: '4.8',
    en: 'What is left where cells were: recruiting is possible again.',
    ja: 'セルが去った後に残るもの。再びリクルートできる。',
  },
  regimeChangeCountry: {
    rule: '4.8',
    en: 'A country taken by US troops, that needs them until it is steadied.',
    ja: 'USの兵員が政権を倒した国。安定するまで兵員が必要。',
  },
};
