import type { Lesson } from '../../lesson.ts';
import position from './operation.json';

/** A Sweep in Khowst, and an Air Strike at what it uncovers. */
export const LESSON: Lesson = {
  id: 'activity',
  title: { en: 'A Special Activity: Air Strike', ja: '特殊活動：航空攻撃' },
  options: { nonPlayers: 'government-taliban-warlords' },
  position: position,
  me: 'coalition',
  bots: { government: 'government-nonplayer', taliban: 'taliban-nonplayer', warlords: 'warlords-nonplayer' },
  steps: [
    {
      at: '#ask [data-option="sweep"]',
      title: { en: 'Find them first', ja: 'まず見つける' },
      text: {
        en: 'The Taliban are Underground: nothing can hit them. Sweep uncovers them. Press Sweep.',
        ja: '潜伏状態のタリバンは攻撃できません。{operation/sweep}で見つけます。「{operation/sweep}」を押してください。',
      },
      asked: { key: 'ask.turn', params: { position: 'first' } },
      take: ['sweep'],
    },
    {
      at: '#board [data-space="khowst"]',
      title: { en: 'Where?', ja: '場所を選ぶ' },
      text: {
        en: 'Khowst holds two Taliban guerrillas and a Base of yours. Click it.',
        ja: '{space/khowst}にはタリバンのゲリラ2個と自軍の基地があります。クリックしてください。',
      },
      asked: { key: 'ask.operation.space', params: { operation: 'sweep' } },
      take: ['khowst'],
    },
    {
      at: '#ask [data-option="done"]',
      title: { en: 'Troops enough', ja: '兵員は足りている' },
      text: {
        en: 'Troops from next door could join. What is there is enough: press Done.',
        ja: '隣のスペースから兵員を動かせますが、今の数で足ります。「{deed/done}」を押してください。',
      },
      asked: { key: 'ask.sweep.from', params: { space: 'khowst' } },
      take: ['done'],
    },
    {
      at: '#ask [data-option="done"]',
      title: { en: 'One space', ja: '1か所だけ' },
      text: {
        en: 'You could sweep elsewhere as well. Press Done.',
        ja: 'ほかの場所でも行えます。「{deed/done}」を押してください。',
      },
      asked: { key: 'ask.operation.space', params: { operation: 'sweep' } },
      take: ['done'],
    },
    {
      at: '#ask [data-option="taliban-underground"]',
      title: { en: 'Uncover them', ja: '見つける' },
      text: {
        en: 'Every cube uncovers a guerrilla: choose them.',
        ja: 'キューブ1個につきゲリラ1個を見つけます。選んでください。',
      },
      asked: { key: 'ask.expose', params: { space: 'khowst' } },
      take: ['taliban-underground'],
    },
    {
      at: '#ask [data-option="air-strike"]',
      title: { en: 'Add a Special Activity', ja: '特殊活動を加える' },
      text: {
        en: 'The Sweep is done. One kind of Special Activity may come with it, and costs no turn: press Air Strike. What is Active in Khowst is hit.',
        ja: 'スイープは終わりました。特殊活動を1種類加えられます。「{activity/air-strike}」を押すと、{space/khowst}の活動状態のゲリラが除去されます。',
      },
      asked: { key: 'ask.operation.after', params: { operation: 'sweep' } },
      take: ['air-strike'],
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
