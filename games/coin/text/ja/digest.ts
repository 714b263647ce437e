/** 手番のまとめ。 */
import type { Translation } from '@sandtable/engine';
import type { digest as english } from '../en/digest.ts';
import { counted, guerrilla, places, signed, who } from './parts.ts';

const change = (by: number): string => (by === 0 ? '±0' : signed(by));

export const digest: Translation<typeof english> = {
  'digest.placed': (p, voice) => `${places(p.spaces, voice)}に${counted(p, voice)}を配置。`,
  'digest.removed': (p, voice) => `${places(p.spaces, voice)}から${counted(p, voice)}を除去。`,
  'digest.moved': (p, voice) => `${counted(p, voice)}が${places(p.spaces, voice)}へ移動。`,
  'digest.turned': (p, voice) => {
    const { whose, state } = guerrilla(p.kind, voice);
    return `${places(p.spaces, voice)}で${whose}のゲリラ${p.count}個が${state}になる。`;
  },
  'digest.lost': (p, voice) => `${counted(p, voice)}をゲームから永久に除去。`,
  'digest.level': (p, voice) => `${places(p.spaces, voice)}が${voice.name('level', String(p.level))}になる。`,
  'digest.terror': (p, voice) => `${places(p.spaces, voice)}にテロマーカー${p.count}つを配置。`,
  'digest.sabotage': (p, voice) => `${places(p.spaces, voice)}がサボタージュされる。`,
  'digest.resources': (p, voice) => `${who(p, voice)}のリソース${change(p.change)}（${p.now}）。`,
  'digest.aid': (p) => `援助${change(p.change)}（${p.now}）。`,
  'digest.control.lost': (p, voice) => `あなたは${places(p.spaces, voice)}の支配を失った。`,
  'digest.control.gained': (p, voice) => `あなたは${places(p.spaces, voice)}を支配した。`,
};
