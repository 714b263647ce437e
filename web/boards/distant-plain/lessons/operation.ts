import type { Lesson } from '../../lesson.ts';
import position from './operation.json';

/** The set-up of 2009 with a card on which the Coalition comes first: it trains in Khowst and wins it over. */
export const LESSON: Lesson = {
  id: 'operation',
  title: { en: 'An Operation: train', ja: 'オペレーション：訓練' },
  options: { nonPlayers: 'government-taliban-warlords' },
  position,
  me: 'coalition',
  bots: {
    government: 'government-nonplayer',
    taliban: 'taliban-nonplayer',
    warlords: 'warlords-nonplayer',
  },
  steps: [
    {
      at: '#ask [data-option="train"]',
      title: { en: 'Your turn: train', ja: 'あなたの手番です：{operation/train}' },
      text: {
        en: 'You are the Coalition and come first on this card. What you want is Support, and your own forces back in their box. Press Train.',
        ja: 'あなたは連合諸国で、このカードでは最初に行動します。目標は住民の支持を得て、自軍を利用可能ボックスへ戻すことです。「{operation/train}」を押してください。',
      },
      asked: { key: 'ask.turn', params: { position: 'first' } },
      take: ['train'],
    },
    {
      at: '#board [data-space="khowst"]',
      title: { en: 'Where?', ja: '場所を選ぶ' },
      text: {
        en: 'You train in Kabul and wherever your pieces are; those spaces have a bright edge. Khowst has a Base of yours: click it on the map, or press its button.',
        ja: '訓練できるのは{space/kabul}と自軍のコマがある場所で、縁が光っています。基地のある{space/khowst}を、マップでクリックするかボタンで選んでください。',
      },
      asked: { key: 'ask.operation.space', params: { operation: 'train' } },
      take: ['khowst'],
    },
    {
      at: '#ask [data-option="3"]',
      title: { en: 'Government Troops', ja: '政府の兵員' },
      text: {
        en: 'At your Base you raise cubes of the Government, and the Government pays 3 Resources for them. Take 3 Troops.',
        ja: '自軍の基地では政府のキューブを置けます。費用の3リソースは政府が払います。兵員を3個置きましょう。',
      },
      asked: { key: 'ask.train.troops', params: { space: 'khowst' } },
      take: ['3'],
    },
    {
      at: '#ask [data-option="3"]',
      title: { en: 'And Police', ja: '次は警察' },
      text: {
        en: 'The other 3 may be Police: they hold a space when Troops move on. If you change your mind, press Undo.',
        ja: '残り3個は警察にできます。兵員が移動したあとも、警察がその場所を守ります。考え直すときは「取り消す」を押してください。',
      },
      asked: { key: 'ask.train.police', params: { space: 'khowst' } },
      take: ['3'],
    },
    {
      at: '#ask [data-option="done"]',
      title: { en: 'Enough spaces', ja: 'ここまでにする' },
      text: {
        en: 'You could train in more spaces, or add a Special Activity such as Air Lift now. One space is enough: press Done.',
        ja: '別のスペースでも訓練でき、ここで{activity/air-lift}などの特殊活動も行えます。今回は1か所で十分です。「{deed/done}」を押してください。',
      },
      asked: { key: 'ask.operation.space', params: { operation: 'train' } },
      take: ['done'],
    },
    {
      at: '#ask [data-option="civic-action:khowst"]',
      title: { en: 'Win the people over', ja: '住民の支持を得る' },
      text: {
        en: 'Where the COIN factions have Control, 3 Resources of the Government turn a level. Choose Civic Action in Khowst and watch your margin.',
        ja: 'COIN支配のスペースでは、政府の3リソースで支持に向けて1段階動かせます。{space/khowst}で{deed/civic-action}を行い、マージンの変化を見てください。',
      },
      asked: { key: 'ask.train.then.coalition' },
      take: ['civic-action:khowst'],
    },
    {
      at: '#ask [data-option="done"]',
      title: { en: 'Finish the Operation', ja: 'オペレーションを終える' },
      text: {
        en: 'A Special Activity may come now or never. Press Done: your turn is over.',
        ja: '特殊活動を行うならこれが最後の機会です。「{deed/done}」を押すと手番が終わります。',
      },
      asked: { key: 'ask.operation.after' },
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
