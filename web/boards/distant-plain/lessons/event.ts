import type { Lesson } from '../../lesson.ts';
import position from './operation.json';

/** The first card, played for its Event. */
export const LESSON: Lesson = {
  id: 'event',
  title: { en: 'An Event', ja: 'イベント' },
  options: { nonPlayers: 'government-taliban-warlords' },
  position: position,
  me: 'coalition',
  bots: { government: 'government-nonplayer', taliban: 'taliban-nonplayer', warlords: 'warlords-nonplayer' },
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
      at: '#board [data-space="ghazni"]',
      title: { en: 'Where?', ja: '場所を選ぶ' },
      text: {
        en: 'In each space a Taliban guerrilla becomes Police. Click Ghazni.',
        ja: '選んだスペースでは、タリバンのゲリラが警察に替わります。{space/ghazni}をクリックしてください。',
      },
      asked: { key: 'ask.event.choose', params: { card: 16, left: 3 } },
      take: ['ghazni'],
    },
    {
      at: '#board [data-space="helmand"]',
      title: { en: 'A second', ja: '2か所目' },
      text: {
        en: 'And Helmand.',
        ja: '次は{space/helmand}です。',
      },
      asked: { key: 'ask.event.choose', params: { card: 16, left: 2 } },
      take: ['helmand'],
    },
    {
      at: '#board [data-space="kandahar"]',
      title: { en: 'The third', ja: '3か所目' },
      text: {
        en: 'And Kandahar.',
        ja: '最後に{space/kandahar}です。',
      },
      asked: { key: 'ask.event.choose', params: { card: 16, left: 1 } },
      take: ['kandahar'],
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
