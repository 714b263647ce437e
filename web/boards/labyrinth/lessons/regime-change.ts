import type { Lesson } from '../../lesson.ts';
import position from './cards.json';

const PATRIOT_ACT = 43;

/** The US brings down the regime of Afghanistan. */
export const LESSON: Lesson = {
  id: 'regime-change',
  title: { en: 'Regime Change', ja: '体制変更' },
  options: { nonPlayers: 'jihadist' },
  position: position,
  me: 'us',
  bots: { jihadist: 'jihadist-nonplayer' },
  steps: [
    {
      at: '#seats',
      title: { en: 'What wins', ja: '勝利条件' },
      text: {
        en: 'You win with Good countries worth 12 resources; the Jihadist with Islamist ones worth 6. Afghanistan is under Islamist Rule. Point at a margin to see all ways to win.',
        ja: 'あなたは良好な国のリソース12、ジハーディストはイスラム原理主義国のリソース6で勝ちです。アフガニスタンはイスラム原理主義です。マージンを指すと、すべての勝利条件が分かります。',
      },
    },
    {
      at: '#board [data-option="card-43"]',
      title: { en: 'A large card', ja: '大きいカード' },
      text: {
        en: 'Regime Change needs 3 Ops: take {card/43}.',
        ja: '体制変更には作戦値3が必要です。「{card/43}」を選んでください。',
      },
      asked: { key: 'ask.card', params: { number: 1 } },
      take: ['card-43'],
    },
    {
      at: '#ask [data-option="regime-change"]',
      title: { en: 'The operation', ja: '作戦を選ぶ' },
      text: {
        en: 'Only a Hard US may do it, and only where there is Islamist Rule. Press {operation/regime-change}.',
        ja: 'USの政治姿勢が強硬で、イスラム原理主義国に対してだけ行えます。「{operation/regime-change}」を押してください。',
      },
      asked: { key: 'ask.use', params: { card: PATRIOT_ACT } },
      take: ['regime-change'],
    },
    {
      at: '#ask [data-option="6"]',
      title: { en: 'How many troops?', ja: '兵員の数' },
      text: {
        en: 'Six troops are the least; they are bound there until the country is steady. Take 6. Dice are thrown.',
        ja: '最低6個が必要で、国が安定するまで離れられません。6個を選んでください。ダイスが振られます。',
      },
      asked: { key: 'ask.deploy.number', params: { to: 'afghanistan' } },
      take: ['6'],
    },
    {
      at: '#log',
      title: { en: 'A new regime', ja: '新しい政権' },
      text: {
        en: 'Afghanistan is an Ally now, its cells are in the open, and Prestige has been rolled for. The log names every die. The game is yours to play on.',
        ja: 'アフガニスタンは同盟国になり、セルは活動中になりました。国威のダイスも記録に残ります。このまま続きを遊べます。',
      },
    },
  ],
};
