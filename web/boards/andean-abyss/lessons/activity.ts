import type { Lesson } from '../../lesson.ts';
import position from './operation.json';

/** A Sweep in Santander, and an Air Strike at what it uncovers. */
export const LESSON: Lesson = {
  id: 'activity',
  title: { en: 'A Special Activity: Air Strike', ja: '特殊活動：航空攻撃' },
  options: { nonPlayers: 'farc-auc-cartels' },
  position: position,
  me: 'government',
  bots: { farc: 'farc-nonplayer', auc: 'auc-nonplayer', cartels: 'cartels-nonplayer' },
  steps: [
    {
      at: '#ask [data-option="sweep"]',
      title: { en: 'Find them first', ja: 'まず見つける' },
      text: {
        en: 'Guerrillas are Underground: nothing can hit them. Sweep uncovers them. Press Sweep.',
        ja: '潜伏状態のゲリラは攻撃できません。{operation/sweep}で見つけます。「{operation/sweep}」を押してください。',
      },
      asked: { key: 'ask.turn', params: { position: 'first' } },
      take: ['sweep'],
    },
    {
      at: '#board [data-space="santander"]',
      title: { en: 'Where?', ja: '場所を選ぶ' },
      text: {
        en: 'Santander holds three Troops of yours, a FARC and an AUC guerrilla. Click it.',
        ja: '{space/santander}には自軍の兵員3個と、FARCとAUCのゲリラが1個ずつあります。クリックしてください。',
      },
      asked: { key: 'ask.operation.space', params: { operation: 'sweep' } },
      take: ['santander'],
    },
    {
      at: '#ask [data-option="done"]',
      title: { en: 'Troops enough', ja: '兵員は足りている' },
      text: {
        en: 'Troops from next door could join. Three are enough here: press Done.',
        ja: '隣のスペースから兵員を動かせますが、3個で足ります。「{deed/done}」を押してください。',
      },
      asked: { key: 'ask.sweep.from', params: { space: 'santander' } },
      take: ['done'],
    },
    {
      at: '#ask [data-option="done"]',
      title: { en: 'One space', ja: '1か所だけ' },
      text: {
        en: 'You could sweep elsewhere as well. Press Done.',
        ja: 'ほかの場所も掃討できます。「{deed/done}」を押してください。',
      },
      asked: { key: 'ask.operation.space', params: { operation: 'sweep' } },
      take: ['done'],
    },
    {
      at: '#ask [data-option="farc-underground"]',
      title: { en: 'Uncover FARC', ja: 'FARCを見つける' },
      text: {
        en: 'Every cube uncovers a guerrilla. Begin with that of FARC.',
        ja: 'キューブ1個につきゲリラ1個を見つけます。FARCのゲリラから始めましょう。',
      },
      asked: { key: 'ask.expose', params: { space: 'santander', left: 3 } },
      take: ['farc-underground'],
    },
    {
      at: '#ask [data-option="auc-underground"]',
      title: { en: 'And the AUC', ja: '次にAUC' },
      text: {
        en: 'Now that of the AUC.',
        ja: '次はAUCのゲリラです。',
      },
      asked: { key: 'ask.expose', params: { space: 'santander', left: 2 } },
      take: ['auc-underground'],
    },
    {
      at: '#ask [data-option="air-strike"]',
      title: { en: 'Add a Special Activity', ja: '特殊活動を加える' },
      text: {
        en: 'The Sweep is done. One kind of Special Activity may come with it, and costs no turn: press Air Strike.',
        ja: '掃討は終わりました。特殊活動を1種類加えられます。「{activity/air-strike}」を押してください。',
      },
      asked: { key: 'ask.operation.after', params: { operation: 'sweep' } },
      take: ['air-strike'],
    },
    {
      at: '#board [data-space="santander"]',
      title: { en: 'Strike where?', ja: 'どこを攻撃するか' },
      text: {
        en: 'What is Active can be struck from the air. Click Santander.',
        ja: '活動状態のコマは航空攻撃の対象になります。{space/santander}をクリックしてください。',
      },
      asked: { key: 'ask.air-strike' },
      take: ['santander'],
    },
    {
      at: '#ask [data-option="farc-active"]',
      title: { en: 'Remove FARC', ja: 'FARCを除去する' },
      text: {
        en: 'Take the FARC guerrilla off the map.',
        ja: 'FARCのゲリラを除去しましょう。',
      },
      asked: { key: 'ask.remove', params: { space: 'santander' } },
      take: ['farc-active'],
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
