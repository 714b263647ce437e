/** 文の部品。 */
import type { Voice } from '@sandtable/engine';
import type { Due, Forces, InSpace, OfCard, OfFaction, OfPieces, OnTheWay, ToGo } from '../params.ts';

export const counted = (p: OfPieces, voice: Voice): string => `${voice.name('kind', p.kind)}${p.count}個`;
export const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

export const title = (p: OfCard, voice: Voice): string =>
  `「${voice.name('card', String(p.card), p.titles?.[1])}」`;
export const numbered = (p: OfCard, voice: Voice): string => `${p.card}${title(p, voice)}`;
export const place = (p: InSpace, voice: Voice): string => voice.name('space', p.space);
export const who = (p: OfFaction, voice: Voice): string => voice.name('faction', p.faction);
export const way = (p: OnTheWay, voice: Voice): string =>
  `${voice.name('space', p.from)}から${voice.name('space', p.to)}へ`;
/** 最初の1個にかかるリソース。 */
export const due = ({ payer, cost = 0 }: Due, voice: Voice): string =>
  payer === undefined || cost === 0
    ? ''
    : `（1個でも置けば${voice.name('faction', payer)}のリソース${cost}を使います）`;
/** 巻によって呼び名が違う。 */
export const civicAction = (voice: Voice): string => voice.name('phase', 'civic-action');

/** ゲリラの派閥と、いまの状態。 */
export function guerrilla(kind: string, voice: Voice): { readonly whose: string; readonly state: string } {
  const at = kind.lastIndexOf('-');
  return {
    whose: voice.name('faction', kind.slice(0, at)),
    state: kind.endsWith('-active') ? '活動状態' : '潜伏状態',
  };
}

export const places = (ids: readonly string[], voice: Voice): string =>
  ids.map((id) => voice.name('space', id)).join('、');

/** 2つ以上残っていれば、その数。 */
export const toGo = (p: ToGo): string => (p.left > 1 ? `（あと${p.left}つまで）` : '');
export const left = (count: number): string => `あと${count}個まで`;

/** 派閥ごとのコマ。 */
export function forces(p: Forces, voice: Voice): string {
  const groups: string[] = [];
  for (const [i, faction] of p.factions.entries()) {
    const part = `${voice.name('role', p.roles[i] ?? '')}${p.counts[i] ?? 0}`;
    if (faction === p.factions[i - 1]) groups.push(`${groups.pop()}、${part}`);
    else groups.push(`${voice.name('faction', faction)} ${part}`);
  }
  return groups.join('／');
}
