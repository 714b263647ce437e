/** 選択肢の言葉。 */
import type { Translation } from '@sandtable/engine';
import type { options as english } from '../en/options.ts';

export const options: Translation<typeof english> = {
  space: (p, voice) => voice.name('space', p.space),
  faction: (p, voice) => voice.name('faction', p.faction),
  kind: (p, voice) => voice.name('kind', p.kind),
  number: (p) => String(p.number),
  do: (p, voice) => voice.name('deed', p.deed),
  'do.in': (p, voice) => `${voice.name('space', p.space)}：${voice.name('deed', p.deed)}`,
  piece: (p, voice) => voice.name('kind', p.kind),
  'cubes.from': (p, voice) => `${voice.name('space', p.space)}の${voice.name('kinds', p.kind)}`,
  'choice.event': (p, voice) =>
    p.side === 'single'
      ? `イベント：${voice.name('card', String(p.card))}`
      : `イベント（${p.side === 'shaded' ? '網掛け' : '網掛けなし'}）：${voice.name('card', String(p.card))}`,
  'choice.operation': (p, voice) =>
    `${p.limited ? '限定' : ''}${voice.name('operation', p.operation)}${p.helped === true ? '（特殊活動を伴う場合のみ）' : ''}`,
  'choice.pass': (p, voice) =>
    `パス：${p.payer === undefined ? '' : `${voice.name('faction', p.payer)}の`}リソース+${p.resources}`,
};
