/** 選択肢の言葉。 */
import type { Translation } from '@sandtable/engine';
import type { options as english } from '../en/options.ts';

export const options: Translation<typeof english> = {
  piece: (p, voice) =>
    p.load === 0 ? voice.name('kind', p.kind) : `${voice.name('kind', p.kind)}（積荷${p.load}つ）`,
  'bribe.offer': (p, voice) =>
    `${voice.name('kind', p.kind)}${p.load > 0 ? '（積荷あり）' : ''}を${p.deed === 'turn' ? '裏返す' : '取り除く'}`,
  carrier: (p, voice) => `${voice.name('space', p.space)}の${voice.name('kind', p.kind)}が持つ積荷`,
};
