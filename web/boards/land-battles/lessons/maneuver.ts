import type { Lesson } from '../../lesson.ts';
import { POSITION } from './fire.ts';

/** A maneuver for the Terrain card. */
export const LESSON: Lesson = {
  id: 'maneuver',
  title: { en: 'A maneuver: ground and points', ja: '機動攻撃：地形と得点' },
  options: {},
  position: POSITION,
  me: 'usa',
  bots: { china: 'sergeant' },
  steps: [
    {
      at: '#seats',
      title: { en: 'What wins', ja: '勝利条件' },
      text: {
        en: 'You win with enough points, from destroyed cards and secured terrain, or when the enemy has no card left in the Breakthrough Area. Point at a margin to see how far.',
        ja: '破壊したカードと確保した地形の得点が足りるか、敵の部隊が突破エリアからなくなれば勝ちです。マージンを指すと残りが分かります。',
      },
    },
    {
      at: '#ask [data-option="maneuver"]',
      title: { en: 'A maneuver', ja: '機動攻撃' },
      text: {
        en: 'Terrain is won by maneuver. Press the button.',
        ja: '地形は機動で争います。ボタンを押してください。',
      },
      asked: { key: 'ask.action' },
      take: ['maneuver'],
    },
    {
      at: '#board [data-force="usa-m2-bradley-1"]',
      title: { en: 'Who goes?', ja: 'どの部隊か' },
      text: {
        en: 'Click the {force/usa-m2-bradley-1}.',
        ja: '「{force/usa-m2-bradley-1}」をクリックしてください。',
      },
      asked: { key: 'ask.maneuver' },
      take: ['usa-m2-bradley-1'],
    },
    {
      at: '#ask [data-option="terrain/1"]',
      title: { en: 'Where to?', ja: 'どこへ' },
      text: {
        en: 'The Terrain Area brings the Hill, the Flanking Area superiority. Take the Terrain Area.',
        ja: '地形エリアでは地形カード、側面エリアでは優勢を争います。地形エリアを選んでください。',
      },
      asked: { key: 'ask.maneuver.where', params: { force: 'usa-m2-bradley-1' } },
      take: ['terrain/1'],
    },
    {
      at: '#board [data-card="engineers"]',
      title: { en: 'A card to help', ja: 'カードで補う' },
      text: {
        en: 'Any action card can be played for its maneuver modifier: {card/engineers} adds 2 to every die. Click it.',
        ja: 'アクションカードは機動修正にも使えます。「{card/engineers}」はすべてのダイスに+2です。クリックしてください。',
      },
      asked: { key: 'ask.maneuver.card', params: { force: 'usa-m2-bradley-1' } },
      take: ['engineers'],
    },
    {
      at: '#board .terrain',
      title: { en: 'The counter moves', ja: 'カウンターが進む' },
      text: {
        en: 'Every success moved the counter towards you; past the end of the track the card is yours. The battle is yours to play on.',
        ja: '成功の数だけカウンターが進みました。端を越えるとカードを確保します。このまま続きを遊べます。',
      },
    },
  ],
};
