/** 文の部品。 */
import type { Voice } from '@sandtable/engine';
import type { InCountry, OfCard, OfSide } from '../params.ts';

export const title = (p: OfCard, voice: Voice): string => `「${voice.name('card', String(p.card))}」`;
export const place = (p: InCountry, voice: Voice): string => voice.name('country', p.country);
/** 国、または兵員トラック。 */
export const spot = (id: string, voice: Voice): string =>
  voice.name(id === 'track' ? 'place' : 'country', id);
export const side = (p: OfSide, voice: Voice): string => voice.name('seat', p.side);
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
/** まだ選べる回数（2回以上のとき）。 */
export const toGo = (left: number): string => (left > 1 ? `（あと${left}回まで）` : '');
/** まだ選ぶ回数（2回以上のとき）。 */
export const stillToGo = (left: number): string => (left > 1 ? `（残り${left}回）` : '');
/** 成功に必要な出目。未評価の国は先に評価する（4.9.4）。 */
export const die = (needed: number): string => {
  if (needed === 0) return '先に評価';
  if (needed >= 6) return '自動成功';
  return needed === 1 ? '1で成功' : `1～${needed}で成功`;
};
export const all = (kind: string, ids: readonly (string | number)[], voice: Voice): string =>
  ids.map((id) => voice.name(kind, String(id))).join('、');
/** 同盟関係の名に「国」を付けたもの：同盟国、中立国、反米国家。 */
export const nation = (alignment: number, voice: Voice): string =>
  `${voice.name('alignment', String(alignment))}国${alignment === ADVERSARY ? '家' : ''}`;
const ADVERSARY = 3;
