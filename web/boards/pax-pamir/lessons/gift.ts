import type { Lesson } from '../../lesson.ts';

/** A special action that costs one of the two: a gift, for influence. */
export const LESSON: Lesson = {
  id: 'gift',
  title: { en: 'A special action: a gift', ja: '特殊アクション：ギフト' },
  options: { players: 2 },
  position: {
    regime: 'military',
    armies: { kabul: { british: 2 }, herat: { afghan: 1 } },
    roads: { 'kabul-punjab': { british: 2 } },
    players: [
      {
        colour: 'white',
        loyalty: 'british',
        loyaltyCard: true,
        rupees: 4,
        tableau: [89, 20],
        tribes: { kabul: 3 },
      },
      { colour: 'black', loyalty: 'afghan', loyaltyCard: true, rupees: 3, tableau: [39] },
    ],
    market: { top: [8, 17, 46, 47, 48, 49], bottom: [26, 27, 28, 29, 31, 34] },
  },
  me: 'white',
  bots: { black: 'courtier' },
  steps: [
    {
      at: '#board .players [data-card="20"]',
      title: { en: 'A card that acts', ja: 'アクションのあるカード' },
      text: {
        en: 'Influence decides who wins with an empire, and a gift adds to it. Click this card of yours and choose Gift: it is one of your two actions.',
        ja: '帝国への影響力が勝敗を決め、ギフトで増やせます。このカードをクリックし、{action/gift}を選んでください。2回のアクションの1回になります。',
      },
      asked: { key: 'ask.turn', params: { counted: 0 } },
      take: ['gift:20'],
    },
    {
      at: '#ask [data-option="gift:2"]',
      title: { en: 'How dear?', ja: '金額を選ぶ' },
      text: {
        en: 'Gifts cost 2, 4 or 6 rupees, each once, and are worth the same. Take the one for 2.',
        ja: 'ギフトは2、4、6ルピーで、それぞれ1度だけ、効果は同じです。2ルピーのものを選んでください。',
      },
      asked: { key: 'ask.gift' },
      take: ['gift:2'],
    },
    {
      at: '#seats',
      title: { en: 'More influence', ja: '影響力が増えました' },
      text: {
        en: 'A cube of yours now lies on the gift: point at your margin to see the influence. One action is left; the game is yours to play on.',
        ja: 'ギフトの上にあなたの立方体が置かれました。マージンを指すと影響力が分かります。アクションはあと1回です。このまま続きを遊べます。',
      },
    },
  ],
};
