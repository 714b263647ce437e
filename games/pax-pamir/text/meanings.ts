/** What words of the rulebook mean, in ours: shown where they are pointed at. By the keys of the glossary. */
import type { Meaning } from '@sandtable/engine';

export const meanings: Readonly<Record<string, Meaning>> = {
  loyalty: {
    rule: 'C6.1',
    en: 'The empire somebody plays for; it can change.',
    ja: 'どの帝国に忠誠を誓うか。途中で変わることがある。',
  },
  influence: {
    rule: 'H3.1.1',
    en: 'What somebody counts for in an empire; the most wins with it.',
    ja: '帝国の中での重み。覇権の帝国でもっとも大きい者が勝つ。',
  },
  supremacy: {
    rule: 'H2.1',
    en: 'An empire has it with more units of the regime’s mode than the others together, and all four kinds.',
    ja: '体制のモードのユニットが他の帝国の合計より多く、4種類すべてを持つこと。',
  },
  regime: {
    rule: 'B4.1',
    en: 'Says which units decide supremacy and which actions are free.',
    ja: '覇権で数えるユニットと、追加アクションになるものを決める。',
  },
  topple: {
    rule: 'H1.1',
    en: 'A card that ends the game, or not, when it is bought: is an empire supreme?',
    ja: '購入されると覇権を調べるカード。覇権があればゲームが終わる。',
  },
  tableau: {
    rule: 'A2.2',
    en: 'The cards somebody has played, in a row.',
    ja: 'プレイしたカードを並べた列。',
  },
  market: {
    rule: 'E3.1',
    en: 'Twelve cards in two rows that can be bought.',
    ja: '購入できるカードが2段に6枚ずつ並ぶ場所。',
  },
  impact: {
    rule: 'E4.6',
    en: 'What a card does once, when it is played.',
    ja: 'カードをプレイしたときに1度だけ起きる効果。',
  },
  patriot: {
    rule: 'E4.5',
    en: 'A card that belongs to an empire: it brings influence, and may change loyalty.',
    ja: '帝国に属するカード。影響力になり、忠誠を変えることもある。',
  },
  prize: {
    rule: 'E8.1',
    en: 'A card taken by assassination that counts for an empire.',
    ja: '暗殺で得て、帝国への影響力になるカード。',
  },
  spy: {
    rule: 'E5.1',
    en: 'A cube on a card of any tableau: it watches, bribes, kills.',
    ja: 'どのタブローのカードにも乗る立方体。偵察、買収、暗殺を行う。',
  },
  tribe: {
    rule: 'E4.7',
    en: 'A cube in a location: it taxes and holds.',
    ja: 'ロケーションの立方体。徴税と支配のもとになる。',
  },
  army: {
    rule: 'E4.7.1',
    en: 'A unit of an empire in a location; it fights campaigns.',
    ja: 'ロケーションにいる帝国のユニット。戦役を行う。',
  },
  road: {
    rule: 'E12.1',
    en: 'A unit of an empire on a connection: armies move along it.',
    ja: '経路に置く帝国のユニット。軍隊が通る。',
  },
  gift: {
    rule: 'E10.1',
    en: 'A cube given to one’s empire, for influence.',
    ja: '自分の帝国に贈る立方体。影響力になる。',
  },
  rupee: {
    rule: 'E1.2',
    en: 'Money. What is paid for cards lies on the market again.',
    ja: 'お金。カードの代金はマーケットの上に戻る。',
  },
  rank: {
    rule: 'E4.7',
    en: 'The number of stars on a card: how much it does.',
    ja: 'カードの星の数。効果の大きさを決める。',
  },
  coreAction: {
    rule: 'E1.1',
    en: 'One of the two actions of a turn: buy, play, discard, or a special action.',
    ja: '1ターンに2回のアクション。購入、プレイ、捨札、特殊アクションなど。',
  },
  specialAction: {
    rule: 'E1.3',
    en: 'An action that a card of one’s tableau allows.',
    ja: 'タブローのカードが許すアクション。',
  },
  additionalAction: {
    rule: 'E1.3',
    en: 'A special action of the regime’s mode: it does not count among the two.',
    ja: '体制のモードの特殊アクション。2回のアクションに数えない。',
  },
  'action/tax': {
    rule: 'E11.1',
    en: 'Takes rupees, up to the rank of the card.',
    ja: 'カードのランクまでルピーを取る。',
  },
  'action/campaign': {
    rule: 'E12.1',
    en: 'Armies move, and remove units.',
    ja: '軍隊を動かし、ユニットを除去する。',
  },
  'action/commerce': {
    rule: 'E9.1',
    en: 'Takes rupees from cards of the market.',
    ja: 'マーケットのカードからルピーを取る。',
  },
  'action/bribe': {
    rule: 'E7.1',
    en: 'Takes a card of another player on which one’s spy stands.',
    ja: '自分のスパイがいる他のプレイヤーのカードを得る。',
  },
  'action/assassinate': {
    rule: 'E8.1',
    en: 'Discards a card on which one’s spy stands.',
    ja: '自分のスパイがいるカードを捨札にする。',
  },
  'action/travel': {
    rule: 'E5.1',
    en: 'Moves spies along the ring of tableaux.',
    ja: 'タブローの環に沿ってスパイを動かす。',
  },
  favorCard: {
    rule: 'B7.1',
    en: 'Goes to whoever has most influence in its empire, and gives a power.',
    ja: 'その帝国への影響力がもっとも大きい者に渡り、力を与える。',
  },
  nationBuilding: {
    rule: 'I1.3',
    en: 'A variant: points at every topple decide instead of the last one alone.',
    ja: '変則ルール。各トップルの得点で勝敗を決める。',
  },
};
