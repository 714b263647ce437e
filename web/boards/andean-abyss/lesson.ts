import { isAsked, type Lesson } from '../lesson.ts';
import position from './lesson.json';

/** The standard set-up with a card on which the Government comes first: it trains in Bogotá. */
export const LESSON: Lesson = {
  options: { nonPlayers: 'farc-auc-cartels' },
  position,
  me: 'government',
  bots: { farc: 'farc-nonplayer', auc: 'auc-nonplayer', cartels: 'cartels-nonplayer' },
  tasks: [
    {
      at: '#ask [data-option="train"]',
      title: { en: 'Your turn: train', ja: 'あなたの手番です：{operation/train}' },
      text: {
        en: 'You are the Government and come first on this card. You could play its Event or pass; take an Operation instead: press Train.',
        ja: 'あなたは政府で、このカードでは最初に行動します。イベントやパスも選べますが、ここではオペレーションを実施しましょう。「{operation/train}」を押してください。',
      },
      isDone: (ask) => isAsked(ask, 'ask.operation.space', { operation: 'train' }),
    },
    {
      at: '#board [data-space="bogota"]',
      title: { en: 'Where?', ja: '場所を選ぶ' },
      text: {
        en: 'Every space with a bright edge may be chosen. Each costs 3 Resources. Click Bogotá on the map, or press its button.',
        ja: '縁が光るスペースを選べます。1か所につき3リソースかかります。マップの{space/bogota}をクリックするか、ボタンを押してください。',
      },
      isDone: (ask) => isAsked(ask, 'ask.train.troops', { space: 'bogota' }),
    },
    {
      at: '#ask [data-option="4"]',
      title: { en: 'How many?', ja: '数を選ぶ' },
      text: {
        en: 'Up to six cubes come to a City under Support. Take 4 Troops. The figure in the panel on the left tells how many are Available.',
        ja: '支持の都市には合計6個まで置けます。兵員を4個置きましょう。利用可能な数は左の欄に表示されています。',
      },
      isDone: (ask) => isAsked(ask, 'ask.train.police'),
    },
    {
      at: '#ask [data-option="2"]',
      title: { en: 'And Police', ja: '次は警察' },
      text: {
        en: 'The remaining 2 may be Police: they hold what Troops take. If you change your mind, press Undo.',
        ja: '残り2個は警察にできます。兵員が確保した場所を警察が守ります。考え直すときは「取り消す」を押してください。',
      },
      isDone: (ask) => isAsked(ask, 'ask.operation.space') || isAsked(ask, 'ask.train.then'),
    },
    {
      at: '#ask',
      title: { en: 'Finish the Operation', ja: 'オペレーションを終える' },
      text: {
        en: 'You could go on in another space, build a Base or add a Special Activity. For now press Done until your turn is over.',
        ja: '別のスペースでも続けられ、基地の建設や特殊活動もできます。今回は手番が終わるまで「{deed/done}」を押してください。',
      },
      isDone: (ask) =>
        ask?.options !== undefined && !isAsked(ask, 'ask.operation.space') && !isAsked(ask, 'ask.train.then'),
    },
    {
      at: '#log',
      title: { en: 'The others have acted', ja: '他の派閥が行動しました' },
      text: {
        en: 'The non-players answer by their charts, and the log says why. “What happened” and the arrow keys walk through it on the map. The game is yours to play on.',
        ja: 'ノンプレーヤーは行動表に従い、理由は記録に残ります。「経過を見る」と矢印キーで、マップの上で順に確かめられます。このまま続きを遊べます。',
      },
      isDone: () => false,
    },
  ],
};
