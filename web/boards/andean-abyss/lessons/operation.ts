import type { Lesson } from '../../lesson.ts';
import position from './operation.json';

/** The standard set-up with a card on which the Government comes first: it trains in Bogotá. */
export const LESSON: Lesson = {
  id: 'operation',
  title: { en: 'An Operation: train', ja: 'オペレーション：訓練' },
  options: { nonPlayers: 'farc-auc-cartels' },
  position,
  me: 'government',
  bots: { farc: 'farc-nonplayer', auc: 'auc-nonplayer', cartels: 'cartels-nonplayer' },
  steps: [
    {
      at: '#ask [data-option="train"]',
      title: { en: 'Your turn: train', ja: 'あなたの手番です：{operation/train}' },
      text: {
        en: 'You are the Government and come first on this card. You could play its Event or pass; take an Operation instead: press Train.',
        ja: 'あなたは政府で、このカードでは最初に行動します。イベントやパスも選べますが、ここではオペレーションを実施しましょう。「{operation/train}」を押してください。',
      },
      asked: { key: 'ask.turn', params: { position: 'first' } },
      take: ['train'],
    },
    {
      at: '#board [data-space="bogota"]',
      title: { en: 'Where?', ja: '場所を選ぶ' },
      text: {
        en: 'Every space with a bright edge may be chosen. Each costs 3 Resources. Click Bogotá on the map, or press its button.',
        ja: '縁が光るスペースを選べます。1か所につき3リソースかかります。マップの{space/bogota}をクリックするか、ボタンを押してください。',
      },
      asked: { key: 'ask.operation.space', params: { operation: 'train' } },
      take: ['bogota'],
    },
    {
      at: '#ask [data-option="4"]',
      title: { en: 'How many?', ja: '数を選ぶ' },
      text: {
        en: 'Up to six cubes come to a City under Support. Take 4 Troops. The figure in the panel on the left tells how many are Available.',
        ja: '支持の都市には合計6個まで置けます。兵員を4個置きましょう。利用可能な数は左の欄に表示されています。',
      },
      asked: { key: 'ask.train.troops', params: { space: 'bogota' } },
      take: ['4'],
    },
    {
      at: '#ask [data-option="2"]',
      title: { en: 'And Police', ja: '次は警察' },
      text: {
        en: 'The remaining 2 may be Police: they hold what Troops take. If you change your mind, press Undo.',
        ja: '残り2個は警察にできます。兵員が確保した場所を警察が守ります。考え直すときは「取り消す」を押してください。',
      },
      asked: { key: 'ask.train.police', params: { space: 'bogota' } },
      take: ['2'],
    },
    {
      at: '#ask [data-option="done"]',
      title: { en: 'Enough spaces', ja: 'ここまでにする' },
      text: {
        en: 'You could go on in another space, or add a Special Activity. One space is enough: press Done.',
        ja: '別のスペースでも続けられ、特殊活動も加えられます。今回は1か所で十分です。「{deed/done}」を押してください。',
      },
      asked: { key: 'ask.operation.space', params: { operation: 'train' } },
      take: ['done'],
    },
    {
      at: '#ask [data-option="done"]',
      title: { en: 'Nothing more', ja: '追加なしで終える' },
      text: {
        en: 'One space that was trained in could now get a Base or Civic Action. Press Done once more: your turn is over.',
        ja: '訓練したスペースの1つで、基地の建設や市民運動ができます。今回はもう一度「{deed/done}」を押し、手番を終えましょう。',
      },
      asked: { key: 'ask.train.then' },
      take: ['done'],
    },
    {
      at: '#log',
      title: { en: 'The others have acted', ja: '他の派閥が行動しました' },
      text: {
        en: 'The non-players answer by their charts, and the log says why. “What happened” and the arrow keys walk through it on the map. The game is yours to play on.',
        ja: 'ノンプレーヤーは行動表に従い、理由は記録に残ります。「経過を見る」と矢印キーで、マップの上で順に確かめられます。このまま続きを遊べます。',
      },
    },
  ],
};
