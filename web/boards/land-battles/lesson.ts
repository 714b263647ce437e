import { isAsked, type Lesson } from '../lesson.ts';

/** What is asked when the shot has been fired. */
const ENDS = ['ask.end', 'ask.end.triggered', 'ask.action'];

/** A small battle in which the United States fire first. */
export const LESSON: Lesson = {
  options: {},
  position: {
    turn: 'usa',
    forces: {
      usa: { breakthrough: [['usa-m1a1-1', 'usa-m2-bradley-1'], ['usa-m901-itv-1'], ['usa-m109-1']] },
      china: { breakthrough: [['china-type-59-1', 'china-type-69-1'], ['china-type-62-1']] },
    },
    hands: { usa: ['cannon', 'cover-fire', 'engineers'], china: [] },
    terrain: 'hill-1',
  },
  me: 'usa',
  bots: { china: 'sergeant' },
  tasks: [
    {
      at: '#ask [data-option="play"]',
      title: { en: 'Your action', ja: 'あなたのアクション' },
      text: {
        en: 'One action is yours: draw cards, bring in reinforcements, maneuver, fire artillery, or play a card. Press the button that plays an action card.',
        ja: 'アクションを1つ実行します。カードの補充、増援、機動、砲撃、カードの使用から選べます。ここではアクションカードを使いましょう。',
      },
      isDone: (ask) => isAsked(ask, 'ask.card') || isAsked(ask, 'ask.attacker'),
    },
    {
      at: '#board [data-card="cannon"]',
      title: { en: 'Which card?', ja: 'どのカード？' },
      text: {
        en: 'The card Cannon lets one of your forces fire its cannon. Click it in your hand.',
        ja: '「CANNON」は、自軍の部隊1つに主砲を撃たせるカードです。手札のカードをクリックしてください。',
      },
      isDone: (ask) => isAsked(ask, 'ask.attacker', { card: 'cannon' }),
    },
    {
      at: '#board [data-force="usa-m1a1-1"]',
      title: { en: 'Who fires?', ja: 'どの部隊が撃つ？' },
      text: {
        en: 'The M1A1 Abrams has the better cannon: +2 on its dice. Click its card.',
        ja: 'M1A1エイブラムスの主砲はダイス修正が+2で、より強力です。カードをクリックしてください。',
      },
      isDone: (ask) => isAsked(ask, 'ask.attack.where', { force: 'usa-m1a1-1' }),
    },
    {
      at: '#ask [data-option="breakthrough/stay"]',
      title: { en: 'From where?', ja: 'どこから？' },
      text: {
        en: 'A force may change its row before it fires. The front row is good: stay there.',
        ja: '射撃の前に列を移ることもできます。最前列が有利なので、そのまま留まりましょう。',
      },
      isDone: (ask) => ask?.options !== undefined && !isAsked(ask, 'ask.attack.where'),
    },
    {
      at: '#board [data-force="china-type-59-1"]',
      title: { en: 'Fire at whom?', ja: '目標は？' },
      text: {
        en: 'Click the Type 59. The dice fall, and every hit goes onto its card; four destroy it.',
        ja: '「59式」をクリックしてください。ダイスが振られ、命中がカードに記録されます。4つで破壊です。',
      },
      isDone: (ask) => ENDS.some((key) => isAsked(ask, key)),
    },
    {
      at: '#log',
      title: { en: 'What happened', ja: '結果' },
      text: {
        en: 'The log names every die and its rule. Now it is China’s turn; the battle is yours to play on.',
        ja: 'ダイスの目と該当するルールは、すべて記録に残ります。次は中国の手番です。このまま続きを遊べます。',
      },
      isDone: () => false,
    },
  ],
};
