import type { Lesson } from '../../lesson.ts';
import position from './operation.json';

const PROPAGANDA = 73;

/** A Propaganda Round: what wins, and how Support is bought. */
export const LESSON: Lesson = {
  id: 'round',
  title: { en: 'The goal, and the Propaganda Round', ja: '勝利条件とプロパガンダラウンド' },
  options: { nonPlayers: 'government-taliban-warlords' },
  position: { ...position, deck: [PROPAGANDA, ...position.deck.filter((card) => card !== PROPAGANDA)] },
  me: 'coalition',
  bots: { government: 'government-nonplayer', taliban: 'taliban-nonplayer', warlords: 'warlords-nonplayer' },
  steps: [
    {
      at: '#seats',
      title: { en: 'What wins', ja: '勝利条件' },
      text: {
        en: 'A Propaganda card was played. First everybody looks whether somebody has won: you do when the population at Support and your Available pieces exceed 30. Point at a margin, or press it, to see what lacks.',
        ja: 'プロパガンダカードがプレイされました。まず勝利を判定します。あなたは支持の人口と利用可能な自軍のコマの合計が30を超えれば勝ちです。マージンを指すか押すと、不足が分かります。',
      },
    },
    {
      at: '#board [data-space="helmand"]',
      title: { en: 'Win the people over', ja: '住民の支持を得る' },
      text: {
        en: 'Where the COIN factions have Control and Troops and Police stand, 3 Resources of the Government turn a level. Click Helmand and watch your margin.',
        ja: 'COIN支配で兵員と警察がある場所では、政府の3リソースで1段階動かせます。{space/helmand}をクリックし、マージンの変化を見てください。',
      },
      asked: { key: 'ask.civic-action' },
      take: ['helmand'],
    },
    {
      at: '#ask [data-option="done"]',
      title: { en: 'Enough', ja: 'ここまで' },
      text: {
        en: 'What the Government has left it will want itself. Press Done.',
        ja: '残りは政府が使います。「{deed/done}」を押してください。',
      },
      asked: { key: 'ask.civic-action' },
      take: ['done'],
    },
    {
      at: '#ask [data-option="done"]',
      title: { en: 'Redeploy', ja: '再配置' },
      text: {
        en: 'Troops may be moved at last. Leave them: press Done. Then all factions are Eligible again.',
        ja: '最後に兵員を動かせます。今回は「{deed/done}」を押します。その後、全派閥がイベント資格を得ます。',
      },
      asked: { key: 'ask.redeploy.from' },
      take: ['done'],
    },
    {
      at: '#board',
      title: { en: 'A new campaign', ja: '次の局面' },
      text: {
        en: 'The next card is on the table. The game is yours to play on.',
        ja: '次のカードが出ました。このまま続きを遊べます。',
      },
    },
  ],
};
