import type { Lesson } from '../../lesson.ts';

/** An empire is supreme: the topple that ends the game. */
export const LESSON: Lesson = {
  id: 'topple',
  title: { en: 'The goal: a topple', ja: '目的：トップル' },
  options: { players: 2 },
  position: {
    regime: 'political',
    armies: { kabul: { british: 2 }, herat: { afghan: 1 } },
    roads: { 'kabul-punjab': { british: 2 } },
    players: [
      {
        colour: 'white',
        loyalty: 'british',
        loyaltyCard: true,
        rupees: 4,
        tableau: [89, { card: 15, spies: [{ of: 'white' }] }],
        tribes: { kabul: 3 },
      },
      { colour: 'black', loyalty: 'afghan', loyaltyCard: true, rupees: 3, tableau: [39] },
    ],
    market: {
      top: ['topple', 17, 10, 12, 13, 14],
      bottom: [26, 27, { card: 28, rupees: 1 }, 29, 31, 34],
    },
  },
  me: 'white',
  bots: { black: 'courtier' },
  steps: [
    {
      at: '#board .empires',
      title: { en: 'Supremacy', ja: '覇権' },
      text: {
        en: 'Under Political Fragmentation tribes count: Britain has three, the others none, and all four kinds of units. Britain is supreme, and you have most influence with it: point at your margin to see both.',
        ja: '{regime/political}では部族を数えます。イギリスは部族が3つで他の合計より多く、4種類のユニットもそろっています。あなたの影響力も最大です。マージンを指すと両方が分かります。',
      },
    },
    {
      at: '#ask [data-option="buy:t0"]',
      title: { en: 'Buy the topple', ja: 'トップルを購入' },
      text: {
        en: 'A topple asks whether an empire is supreme. This is the moment: buy it. It costs nothing in the first column.',
        ja: 'トップルは覇権の有無を問います。今が好機です。購入しましょう。最初のコラムなので無料です。',
      },
      asked: { key: 'ask.turn', params: { counted: 0 } },
      take: ['buy:t0'],
    },
    {
      at: '#result, #ask',
      title: { en: 'You have won', ja: 'あなたの勝ちです' },
      text: {
        en: 'Most influence in the supreme empire wins. Had nobody been supreme, a purge would have followed, and the game gone on.',
        ja: '覇権の帝国への影響力がもっとも大きい者の勝ちです。覇権がなければ粛清が起き、ゲームは続きます。',
      },
    },
  ],
};
