/** アクションフェイズのまとめ。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { digest as english } from '../en/digest.ts';
import { all, signed } from './parts.ts';

const there = (p: { countries: readonly string[] }, voice: Voice): string =>
  all('country', p.countries, voice);

export const digest: Translation<typeof english> = {
  'digest.cells': (p, voice) => `${there(p, voice)}に潜伏中のセル${p.count}個を配置。`,
  'digest.activated': (p, voice) => `${there(p, voice)}でセル${p.count}個が活動中になる。`,
  'digest.removed': (p, voice) => `${there(p, voice)}からセル${p.times}個を除去。`,
  'digest.travels': (p, voice) => `セル${p.times}個が${there(p, voice)}へ移動。`,
  'digest.plots': (p, voice) => `${there(p, voice)}にプロット${p.times}つを配置。`,
  'digest.prestige': (p) => `国威${signed(p.change)}（${p.now}）。`,
  'digest.funding': (p) => `資金${signed(p.change)}（${p.now}）。`,
};
