/** ターンのまとめ。 */
import type { Translation } from '@sandtable/engine';
import type { digest as english } from '../en/digest.ts';

export const digest: Translation<typeof english> = {
  'digest.took': (p, v) => `${v.name('player', p.player)}がマーケットから${p.times}ルピーを取った。`,
  'digest.took.player': (p, v) =>
    `${v.name('player', p.player)}が${v.name('player', p.from)}から${p.times}ルピーを取った。`,
};
