import type { Lesson } from '../../lesson.ts';
import position from './operation.json';

/** The first card, played for its Event. */
export const LESSON: Lesson = {
  id: 'event',
  title: { en: 'An Event', ja: 'イベント' },
  options: { nonPlayers: 'farc-auc-cartels' },
  position: position,
  me: 'government',
  bots: { farc: 'farc-nonplayer', auc: 'auc-nonplayer', cartels: 'cartels-nonplayer' },
  steps: [
    {
      at: '#ask [data-option="unshaded"]',
      title: { en: 'The card itself', ja: 'カードのイベント' },
      text: {
        en: 'Whoever comes first may carry out the card instead: click its title to read it. Press the unshaded text; it is the one for you.',
        ja: '最初の派閥はカードのイベントも選べます。題名をクリックすると読めます。あなたに有利な、網掛けのない文を押してください。',
      },
      asked: { key: 'ask.turn', params: { position: 'first' } },
      take: ['unshaded'],
    },
    {
      at: '#board [data-space="loc-arauca-cucuta"]',
      title: { en: 'A pipeline', ja: 'パイプライン' },
      text: {
        en: 'The Event speaks of three LoCs. Take the pipeline from Arauca to Cúcuta.',
        ja: 'このイベントは連絡線3つを選びます。まず{space/loc-arauca-cucuta}を選んでください。',
      },
      asked: { key: 'ask.event.choose', params: { card: 4, left: 3 } },
      take: ['loc-arauca-cucuta'],
    },
    {
      at: '#board [data-space="loc-bogota-neiva"]',
      title: { en: 'A second', ja: '2つ目' },
      text: {
        en: 'Each is worth money to you: now Bogotá to Neiva.',
        ja: 'どれも収入になります。次は{space/loc-bogota-neiva}です。',
      },
      asked: { key: 'ask.event.choose', params: { card: 4, left: 2 } },
      take: ['loc-bogota-neiva'],
    },
    {
      at: '#board [data-space="loc-medellin-sincelejo"]',
      title: { en: 'The third', ja: '3つ目' },
      text: {
        en: 'And Medellín to Sincelejo. Watch your Resources.',
        ja: '最後に{space/loc-medellin-sincelejo}です。リソースの変化を見てください。',
      },
      asked: { key: 'ask.event.choose', params: { card: 4, left: 1 } },
      take: ['loc-medellin-sincelejo'],
    },
    {
      at: '#log',
      title: { en: 'The others have acted', ja: '他の派閥が行動しました' },
      text: {
        en: 'What they did stands above your next question, a sentence a faction; click a part of it to see it on the map. The game is yours to play on.',
        ja: '何が起きたかは次の質問の上に派閥ごとにまとめられ、クリックするとマップに表示されます。このまま続きを遊べます。',
      },
    },
  ],
};
