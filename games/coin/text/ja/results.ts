/** 決着、卓上のやり取り。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { results as english } from '../en/results.ts';

const all = (factions: readonly string[], voice: Voice) =>
  factions.map((faction) => voice.name('faction', faction)).join('、');

export const results: Translation<typeof english> = {
  'over.victory': (p, voice) => `プロパガンダラウンドでの勝利：${all(p.factions, voice)}。`,
  'over.final': (p, voice) =>
    `最終プロパガンダ後、勝利マージンがもっとも高い派閥：${all(p.factions, voice)}。`,
  'over.non-player': (p, voice) =>
    `ノンプレーヤー派閥が勝利条件を満たし、プレーヤーは全員敗北：${all(p.factions, voice)}。`,
  'aside.give': (p, voice) => `${voice.name('faction', p.faction)}にリソース${p.amount}を渡す`,
};
