/** 勝利条件と、近づく手段。 */
import type { Translation } from '@sandtable/engine';
import type { goals as english } from '../en/goals.ts';
import { signed, who } from './parts.ts';

export const goals: Translation<typeof english> = {
  'goal.wins': (p, voice) => `${who(p, voice)}：プロパガンダラウンドのたびに判定`,
  'goal.bases': (p, voice) => `マップ上の${who(p, voice)}の基地`,
  'goal.resources': (p, voice) => `${who(p, voice)}のリソース`,
  'goal.help.where': (p, voice) =>
    p.spaces.length === 0
      ? 'これ以上増やせるスペースはない'
      : `増やせる余地が大きいスペース：${p.spaces.map((space, i) => `${voice.name('space', space)}（${signed(p.gains[i] ?? 0)}）`).join('、')}`,
  'goal.help.bases': (p, voice) =>
    `${voice.name('operation', 'rally')}では、ゲリラ2個を基地1個に替えられる。利用可能な${who(p, voice)}の基地は${p.count}個`,
  'goal.help.earnings': (p, voice) =>
    `${who(p, voice)}の基地から、プロパガンダラウンドごとに今は${p.count}リソースが入る`,
  'goal.help.cultivate': (_, voice) =>
    `自派閥のゲリラが警察より多いスペースでの${voice.name('activity', 'cultivate')}`,
};
