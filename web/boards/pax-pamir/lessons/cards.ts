import type { Lesson } from '../../lesson.ts';

/** Two players under Economic Boom: White buys a card, plays it, and trades for nothing. */
export const LESSON: Lesson = {
  id: 'cards',
  title: { en: 'Buy, play, trade', ja: '購入、プレイ、交易' },
  options: { players: 2 },
  position: {
    regime: 'economic',
    players: [
      {
        colour: 'white',
        loyalty: 'british',
        loyaltyCard: true,
        rupees: 4,
        tableau: [89],
        tribes: { kabul: 1 },
      },
      { colour: 'black', loyalty: 'afghan', loyaltyCard: true, rupees: 3, tableau: [39] },
    ],
    market: {
      top: [8, 17, 10, 12, 13, 14],
      bottom: [26, 27, { card: 28, rupees: 1 }, 29, 31, 34],
    },
  },
  me: 'white',
  bots: { black: 'courtier' },
  steps: [
    {
      at: '#board .market [data-card="17"]',
      title: { en: 'Your first action: buy', ja: '最初のアクション：購入' },
      text: {
        en: 'You have two actions. Cards cost a rupee more in each column; the price is laid on the cards to the left. Click this card, {card/17}, in the second column: it costs 1.',
        ja: 'アクションは2回です。カードはコラムが右へ進むごとに1ルピー高くなり、代金は左側のカードの上に置かれます。左から2番目のコラムのこのカード「{card/17}」（1ルピー）をクリックしてください。',
      },
      asked: { key: 'ask.turn', params: { counted: 0 } },
      take: ['buy:t1'],
    },
    {
      at: '#board .hand [data-card="17"]',
      title: { en: 'Your second action: play it', ja: '2回目のアクション：プレイ' },
      text: {
        en: '{card/17} is in your hand. Click it and choose Play, or drag it onto an end of your tableau.',
        ja: '「{card/17}」は手札に入りました。クリックして「プレイする」を選ぶか、タブローの端までドラッグしてください。',
      },
      asked: { key: 'ask.turn', params: { counted: 1 } },
      take: ['play:17'],
    },
    {
      at: '#ask',
      title: { en: 'Left or right?', ja: '左端か右端か' },
      text: {
        en: 'All tableaux together form a ring along which spies walk, so it matters where a card lies. Choose either end.',
        ja: 'すべてのタブローは1つの環になり、スパイはその上を移動します。カードの位置は大切です。ここではどちらの端でもかまいません。',
      },
      asked: { key: 'ask.end', params: { card: '17' } },
      take: ['left', 'right'],
    },
    {
      at: '#board .players [data-card="89"]',
      title: { en: 'A free action', ja: '追加アクション' },
      text: {
        en: 'A British army now stands in Kabul. Both actions are made, but under Economic Boom economic actions, shown in green, are free. Click this card of yours and choose Commerce.',
        ja: 'カブールにイギリスの軍隊が置かれました。アクションは2回とも終わりましたが、{regime/economic}のもとでは、緑で示された経済アクションを追加アクションとして行えます。このカード「{card/89}」をクリックし、{action/commerce}を選んでください。',
      },
      asked: { key: 'ask.turn', params: { counted: 2 } },
      take: ['commerce:89'],
    },
    {
      at: '#board .market',
      title: { en: 'Take rupees', ja: 'ルピーを取る' },
      text: {
        en: 'The card has rank 2: up to two rupees from the market are yours. Click a card with a coin; one of them is the rupee you have just paid.',
        ja: 'このカードはランク2なので、マーケットから2ルピーまで取れます。硬貨のあるカードをクリックしてください。1枚には、先ほど支払ったルピーがあります。',
      },
      asked: { key: 'ask.commerce', params: { left: 2 } },
      take: ['t0', 'b2'],
    },
    {
      at: '#board .market',
      title: { en: 'And the other', ja: 'もう1枚' },
      text: {
        en: 'One rupee more. Then nothing is left to do: your turn ends, and Black plays.',
        ja: 'もう1ルピー取れます。終わるとできることがなくなり、{player/black}のターンになります。',
      },
      asked: { key: 'ask.commerce', params: { left: 1 } },
      take: ['t0', 'b2'],
    },
    {
      at: '#log',
      title: { en: 'What happened', ja: '起きたこと' },
      text: {
        en: 'The log tells what Black has done, and why. Four cards called Topple are in the game: when one is bought and an empire is supreme, most influence with it wins. The game is yours to play on.',
        ja: '記録には{player/black}の行動とその理由が残ります。トップルというカードが4枚あり、購入されたときに覇権を達成した帝国があれば、その帝国への影響力がもっとも大きいプレイヤーの勝ちです。このまま続きを遊べます。',
      },
    },
  ],
};
