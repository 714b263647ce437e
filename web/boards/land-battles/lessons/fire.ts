import type { Lesson } from '../../lesson.ts';

/** A small battle on a hill. */
export const POSITION = {
  turn: 'usa',
  forces: {
    usa: { breakthrough: [['usa-m1a1-1', 'usa-m2-bradley-1'], ['usa-m901-itv-1'], ['usa-m109-1']] },
    china: { breakthrough: [['china-type-59-1', 'china-type-69-1'], ['china-type-62-1']] },
  },
  hands: { usa: ['cannon', 'cover-fire', 'engineers'], china: [] },
  terrain: 'hill-1',
};

/** A small battle in which the United States fire first. */
export const LESSON: Lesson = {
  id: 'fire',
  title: { en: 'An action: fire', ja: 'アクション：攻撃' },
  options: {},
  position: POSITION,
  me: 'usa',
  bots: { china: 'sergeant' },
  steps: [
    {
      at: '#ask [data-option="play"]',
      title: { en: 'Your action', ja: 'あなたのアクション' },
      text: {
        en: 'One action is yours: draw cards, bring in reinforcements, maneuver, fire artillery, or play a card. Press the button that plays an action card.',
        ja: 'アクションを1つ実行します。準備、増援、機動攻撃、砲兵攻撃、カードのプレイから選びます。ここではアクションカードをプレイしましょう。',
      },
      asked: { key: 'ask.action' },
      take: ['play'],
    },
    {
      at: '#board [data-card="cannon"]',
      title: { en: 'Which card?', ja: 'カードを選ぶ' },
      text: {
        en: 'The card {card/cannon} lets one of your forces fire its cannon. Click it in your hand.',
        ja: '「{card/cannon}」は、自軍の部隊1つに火砲で攻撃させるカードです。手札のカードをクリックしてください。',
      },
      asked: { key: 'ask.card' },
      take: ['cannon'],
    },
    {
      at: '#board [data-force="usa-m1a1-1"]',
      title: { en: 'Who fires?', ja: '攻撃する部隊' },
      text: {
        en: 'The {force/usa-m1a1-1} has the better cannon: +2 on its dice. Click its card.',
        ja: '「{force/usa-m1a1-1}」の火砲はダイス修正が+2で、より強力です。カードをクリックしてください。',
      },
      asked: { key: 'ask.attacker', params: { card: 'cannon' } },
      take: ['usa-m1a1-1'],
    },
    {
      at: '#ask [data-option="breakthrough/stay"]',
      title: { en: 'From where?', ja: '攻撃する位置' },
      text: {
        en: 'A force may change its row before it fires. The front row is good: stay there.',
        ja: '攻撃の前に列を移ることもできます。1列目が有利なので、そのまま留まりましょう。',
      },
      asked: { key: 'ask.attack.where', params: { force: 'usa-m1a1-1' } },
      take: ['breakthrough/stay'],
    },
    {
      at: '#board [data-force="china-type-59-1"]',
      title: { en: 'Fire at whom?', ja: '目標を選ぶ' },
      text: {
        en: 'Click the {force/china-type-59-1}. The dice fall, and every hit goes onto its card; four destroy it.',
        ja: '「{force/china-type-59-1}」をクリックしてください。ダイスが振られ、ヒットの数だけカードにカウンターが置かれます。4つで破壊です。',
      },
      asked: { key: 'ask.target', params: { force: 'usa-m1a1-1' } },
      take: ['china-type-59-1'],
    },
    {
      at: '#log',
      title: { en: 'What happened', ja: '結果' },
      text: {
        en: 'The log names every die and its rule. Once you end your turn, China acts. The battle is yours to play on.',
        ja: 'ダイスの目と該当するルールは、すべて記録に残ります。手番を終えると中国が行動します。このまま続きを遊べます。',
      },
    },
  ],
};
