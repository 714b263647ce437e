/** 記録の行。 */
import { counted, place, signed, title, who } from '@sandtable/coin/text/ja/parts';
import type { Translation } from '@sandtable/engine';
import type { log as english } from '../en/log.ts';

export const log: Translation<typeof english> = {
  'log.patronage': (p) => `パトロネージ${signed(p.change)}（${p.now}）。`,
  'log.patronage.given': (p) => `政府がパトロネージ${p.amount}を軍閥に渡す。`,
  'log.returnees': (p, voice) => `${place(p, voice)}に＋1人口マーカーを配置。`,
  'log.islamabad': (p, voice) =>
    `イスラマバード：${voice.name('islamabad', p.box)}${p.hard ? `（${voice.name('islamabad', 'hard')}）` : ''}。`,
  'log.box': (p, voice) => `${counted(p, voice)}が${voice.name('box', p.box)}へ移る。`,
  'log.cancelled': (p, voice) => `タリバンが${voice.name('activity', p.activity)}を取り消す。`,
  'log.dropped': (p, voice) => `${title(p, voice)}の効果がなくなる。`,
  'log.shown': (p, voice) => `${who(p, voice)}が「${voice.name('deception', p.marker)}」を公開。`,
};
