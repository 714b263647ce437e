import type { Lesson } from '../../lesson.ts';
import { POSITION } from './fire.ts';

/** Artillery fires without a card. */
export const LESSON: Lesson = {
  id: 'artillery',
  title: { en: 'Artillery, and the end of an action', ja: '砲兵攻撃とアクションの終わり' },
  options: {},
  position: POSITION,
  me: 'usa',
  bots: { china: 'sergeant' },
  steps: [
    {
      at: '#ask [data-option="artillery"]',
      title: { en: 'No card needed', ja: 'カードは不要' },
      text: {
        en: 'Artillery fires without an action card. Press the button.',
        ja: '砲兵はアクションカードなしで攻撃できます。ボタンを押してください。',
      },
      asked: { key: 'ask.action' },
      take: ['artillery'],
    },
    {
      at: '#board [data-force="usa-m109-1"]',
      title: { en: 'Who fires?', ja: '攻撃する部隊' },
      text: {
        en: 'Click the {force/usa-m109-1} in your rear row.',
        ja: '後列の「{force/usa-m109-1}」をクリックしてください。',
      },
      asked: { key: 'ask.artillery' },
      take: ['usa-m109-1'],
    },
    {
      at: '#ask [data-option="breakthrough/stay"]',
      title: { en: 'From where?', ja: '攻撃する位置' },
      text: {
        en: 'The rear is safe, and its range is long. Stay there.',
        ja: '後列は安全で、射程も足ります。そのまま留まりましょう。',
      },
      asked: { key: 'ask.artillery.where', params: { force: 'usa-m109-1' } },
      take: ['breakthrough/stay'],
    },
    {
      at: '#board [data-force="china-type-69-1"]',
      title: { en: 'Fire at whom?', ja: '目標を選ぶ' },
      text: {
        en: 'Click the {force/china-type-69-1}.',
        ja: '「{force/china-type-69-1}」をクリックしてください。',
      },
      asked: { key: 'ask.target', params: { force: 'usa-m109-1' } },
      take: ['china-type-69-1'],
    },
    {
      at: '#log',
      title: { en: 'What happened', ja: '結果' },
      text: {
        en: 'Free cards may follow the action; when you end it, the enemy acts. What has a used counter waits until you prepare. The battle is yours to play on.',
        ja: 'アクションの後にカードを使えることもあります。終えると敵が行動します。行動済みの部隊は準備をするまで動けません。このまま続きを遊べます。',
      },
    },
  ],
};
