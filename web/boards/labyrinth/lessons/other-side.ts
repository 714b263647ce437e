import type { Lesson } from '../../lesson.ts';
import position from './cards.json';

const IEDS = 52;

/** A card of the other side, used where it does least harm. */
export const LESSON: Lesson = {
  id: 'other-side',
  title: { en: 'Cards of the other side', ja: '相手側のカード' },
  options: { nonPlayers: 'jihadist' },
  position: position,
  me: 'us',
  bots: { jihadist: 'jihadist-nonplayer' },
  steps: [
    {
      at: '#board [data-option="card-52"]',
      title: { en: 'A card marked ⚡', ja: '⚡のカード' },
      text: {
        en: '{card/52} bears an Event of the Jihadist: used for operations it happens, whoever plays it. Get rid of it while it does little harm: take it.',
        ja: '「{card/52}」はジハーディストのイベントです。作戦に使うと、誰がプレイしても発動します。害の少ないうちに手放しましょう。選んでください。',
      },
      asked: { key: 'ask.card', params: { number: 1 } },
      take: ['card-52'],
    },
    {
      at: '#ask [data-option="reserves"]',
      title: { en: 'Reserves', ja: '予備' },
      text: {
        en: 'One Op does little now. Put it by for a larger operation this turn: press {operation/reserves}.',
        ja: '作戦値1ではあまりできません。同じターンの大きな作戦のために取っておきます。「{operation/reserves}」を押してください。',
      },
      asked: { key: 'ask.use', params: { card: IEDS } },
      take: ['reserves'],
    },
    {
      at: '#log',
      title: { en: 'What it did', ja: 'その結果' },
      text: {
        en: 'The log tells whether the Event did anything. Your second card is next; the Reserves are added when you want them.',
        ja: 'イベントの結果は記録に残ります。次は2枚目のカードです。予備は必要なときに加えられます。',
      },
    },
  ],
};
