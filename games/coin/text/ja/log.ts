/** 記録の行。 */
import type { Translation } from '@sandtable/engine';
import type { log as english } from '../en/log.ts';
import { counted, guerrilla, place, signed, title, way, who } from './parts.ts';

export const log: Translation<typeof english> = {
  'log.placed': (p, voice) => `${place(p, voice)}に${counted(p, voice)}を配置。`,
  'log.removed': (p, voice) => `${place(p, voice)}から${counted(p, voice)}を除去。`,
  'log.moved': (p, voice) => `${counted(p, voice)}が${way(p, voice)}移動。`,
  'log.turned': (p, voice) => {
    const { whose, state } = guerrilla(p.kind, voice);
    return `${place(p, voice)}の${whose}のゲリラ${p.count}個が${state}になる。`;
  },
  'log.lost': (p, voice) => `${counted(p, voice)}をゲームから永久に除去。`,
  'log.level': (p, voice) => `${place(p, voice)}が${voice.name('level', String(p.level))}になる。`,
  'log.terror': (p, voice) => `${place(p, voice)}にテロマーカー${p.count}つを配置。`,
  'log.terror.by': (p, voice) =>
    `${who(p, voice)}が${place(p, voice)}で${voice.name('operation', 'terror')}を実施。`,
  'log.sabotage': (p, voice) => `${place(p, voice)}がサボタージュされる。`,
  'log.repaired': (p, voice) => `${place(p, voice)}のサボタージュを除去。`,
  'log.calmed': (p, voice) => `${place(p, voice)}のテロマーカー1つを除去。`,
  'log.resources': (p, voice) => `${who(p, voice)}のリソース${signed(p.change)}（${p.now}）。`,
  'log.aid': (p) => `援助${signed(p.change)}（${p.now}）。`,
  'log.ineligible': (p, voice) => `${who(p, voice)}は次のカードでイベント資格なし。`,
  'log.stays-eligible': (p, voice) => `${who(p, voice)}はイベント資格ありのまま。`,
  'log.opened': (p, voice) => `${place(p, voice)}が以後スペースとなる。`,
  'log.roll': (p) => `ダイス：${p.roll}。`,
  'log.operation': (p, voice) => `${who(p, voice)}：${voice.name('operation', p.operation)}。`,
  'log.limited': (p, voice) => `${who(p, voice)}：限定${voice.name('operation', p.operation)}。`,
  'log.activity': (p, voice) => `${who(p, voice)}：${voice.name('activity', p.activity)}。`,
  'log.assault': (p, voice) =>
    `${place(p, voice)}で${voice.name('operation', 'assault')}（強さ${p.strength}）。`,
  'log.sweep': (p, voice) => `${place(p, voice)}で${voice.name('operation', 'sweep')}。`,
  'log.attack': (p, voice) => `${who(p, voice)}が${place(p, voice)}で${voice.name('operation', 'attack')}。`,
  'log.attack.failed': (_p, voice) => `${voice.name('operation', 'attack')}は失敗。`,
  'log.ambush': (p, voice) => `${who(p, voice)}が${place(p, voice)}で${voice.name('activity', 'ambush')}。`,
  'log.card': (p, voice) => `カード${p.card}${title(p, voice)}。`,
  'log.pass': (p, voice) => `${who(p, voice)}はパス。`,
  'log.gift': (p, voice) => `${who(p, voice)}が${voice.name('faction', p.to)}にリソース${p.amount}を渡す。`,
  'log.propaganda': (p) => `第${p.number}プロパガンダラウンド。`,
  'log.propaganda.skipped': () => '連続するため、プロパガンダラウンドは行わない。',
  'log.reset': () => 'リセット：全派閥がイベント資格あり。マーカーを除去し、ゲリラはすべて潜伏状態になる。',
  'log.event': (p, voice) => `${who(p, voice)}が${title(p, voice)}を実施。`,
  'log.event.nothing': (p, voice) => `${title(p, voice)}の一部は、いま効果がない。`,
  'log.event.dual': (p, voice) =>
    `${who(p, voice)}が${title(p, voice)}の${p.side === 'shaded' ? '網掛けの' : '網掛けのない'}テキストを実施。`,
};
