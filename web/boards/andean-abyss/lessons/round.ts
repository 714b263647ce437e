import type { Lesson } from '../../lesson.ts';
import position from './operation.json';

const PROPAGANDA = 73;

/** A Propaganda Round: what wins, and how Support is bought. */
export const LESSON: Lesson = {
  id: 'round',
  title: { en: 'The goal, and the Propaganda Round', ja: '勝利条件とプロパガンダラウンド' },
  options: { nonPlayers: 'farc-auc-cartels' },
  position: { ...position, deck: [PROPAGANDA, ...position.deck.filter((card) => card !== PROPAGANDA)] },
  me: 'government',
  bots: { farc: 'farc-nonplayer', auc: 'auc-nonplayer', cartels: 'cartels-nonplayer' },
  steps: [
    {
      at: '#seats',
      title: { en: 'What wins', ja: '勝利条件' },
      text: {
        en: 'A Propaganda card was played. First everybody looks whether somebody has won: you do with Total Support above 60. Point at a margin, or press it, to see what lacks.',
        ja: 'プロパガンダカードがプレイされました。まず勝利を判定します。あなたは支持合計が60を超えれば勝ちです。マージンを指すか押すと、不足が分かります。',
      },
    },
    {
      at: '#board [data-space="cali"]',
      title: { en: 'Buy Support', ja: '支持を得る' },
      text: {
        en: 'Then Support is bought where you have Control, Troops and Police. Cali is Neutral: click it.',
        ja: '次に、支配し、兵員と警察がある場所で支持を得ます。{space/cali}は中立です。クリックしてください。',
      },
      asked: { key: 'ask.civic-action' },
      take: ['cali'],
    },
    {
      at: '#board [data-space="cali"]',
      title: { en: 'Once more', ja: 'もう1段階' },
      text: {
        en: 'Passive Support counts once, Active twice. Click Cali again and watch your margin.',
        ja: '積極的な支持は2倍に数えます。もう一度{space/cali}をクリックし、マージンの変化を見てください。',
      },
      asked: { key: 'ask.civic-action' },
      take: ['cali'],
    },
    {
      at: '#ask [data-option="guaviare"]',
      title: { en: 'Land for FARC', ja: 'FARCの土地' },
      text: {
        en: 'FARC has agitated in turn, and the President has changed: Pastrana gives FARC a zone. You choose where; take Guaviare.',
        ja: 'FARCも働きかけを行い、大統領が交代しました。パストラナはFARCに土地を与えます。{space/guaviare}を選んでください。',
      },
      asked: { key: 'ask.zone' },
      take: ['guaviare'],
    },
    {
      at: '#ask [data-option="done"]',
      title: { en: 'Redeploy', ja: '再配置' },
      text: {
        en: 'Troops and Police may be moved at last. Leave them: press Done as often as it is asked. Then all factions are Eligible again.',
        ja: '最後に兵員と警察を動かせます。今回は「{deed/done}」を押します。その後、全派閥がイベント資格を得ます。',
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
