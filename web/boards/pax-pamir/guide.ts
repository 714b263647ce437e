import type { GuideStep } from '../board.ts';

/** What lies before a newcomer, part by part. */
export const GUIDE: readonly GuideStep[] = [
  {
    at: '#board .market',
    title: { en: 'The market', ja: 'マーケット' },
    text: {
      en: 'Two rows of cards, dearer to the right. A coin shows rupees that lie on a card and go with it. Point at a card to see on which cards its price would be laid; click one with a bright edge to buy it.',
      ja: '2段に並んだカードは、右のコラムほど高くなります。硬貨はカードの上に置かれたルピーで、買うと一緒に手に入ります。カードを指すと代金がどのカードに置かれるかが示され、縁の明るいカードはクリックして買えます。',
    },
  },
  {
    at: '#board .map',
    title: { en: 'The map', ja: 'マップ' },
    text: {
      en: 'Six locations and the connections between them. Discs are armies and tiles roads of an empire, cubes are tribes of the players.',
      ja: '6つのロケーションと、それを結ぶ経路です。円盤は帝国の軍隊、札は帝国の街道、立方体はプレイヤーの部族です。',
    },
  },
  {
    at: '#board .empires',
    title: { en: 'Regime and supremacy', ja: '体制と覇権' },
    text: {
      en: 'The regime says which actions are free and which units count. Beside it stands how near each empire is to supremacy.',
      ja: '体制によって、追加アクションになる特殊アクションと、数えるユニットが決まります。隣には、各帝国が覇権にどれだけ近いかを示します。',
    },
  },
  {
    at: '#board .players',
    title: { en: 'The tableaux', ja: 'タブロー' },
    text: {
      en: 'Every player with loyalty, rupees and influence, and the cards of the tableau. Small cubes on a card are spies, in its middle or on a coloured band; they walk the ring of all tableaux, whose neighbours the arrows at both ends name. A card that has acted has its actions struck out; free ones are green.',
      ja: '各プレイヤーの忠誠、ルピー、影響力とタブローのカードです。カードの上の小さな立方体はスパイで、中央か色のついたバンドの上にいます。スパイはすべてのタブローがつながった環を移動し、両端の矢印が隣のタブローを示します。アクション済みのカードはアクションに取り消し線が付き、追加アクションは緑で示されます。',
    },
  },
];
