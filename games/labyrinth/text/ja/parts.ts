/** 文の部品。 */
import type { Voice } from '@sandtable/engine';
import type { InCountry, OfCard, OfSide } from '../params.ts';

export const title = (p: OfCard, voice: Voice): string => `「${voice.name('card', String(p.card))}」`;
export const place = (p: InCountry, voice: Voice): string => voice.name('country', p.country);
/** 国、または兵員トラック。 */
export const spot = (id: string, voice: Voice): string =>
  voice.name(id === 'track' ? 'place' : 'country', id);
export const side = (p: OfSide, voice: Voice): string => voice.name('seat', p.side);
export const signed = (change: number): string => (change < 0 ? `-${-change}` : `+${change}`);
/** 2つ以上残っていれば、その数。 */
export const toGo = (left: number): string => (left > 1 ? `（あと${left}回まで）` : '');
/** 2つ以上選ばなければならないとき、その数。 */
export const stillToGo = (left: number): string => (left > 1 ? `（残り${left}）` : '');
/** 成功に必要な出目。未配置の国は先に評価します（4.9.4）。 */
export const die = (needed: number): string => {
  if (needed === 0) return '先に評価';
  if (needed >= 6) return '自動成功';
  return needed === 1 ? '1で成功' : `1～${needed}で成功`;
};
export const all = (kind: string, ids: readonly (string | number)[], voice: Voice): string =>
  ids.map((id) => voice.name(kind, String(id))).join('、');
