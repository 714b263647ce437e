/** 選択肢。 */
import type { Translation } from '@sandtable/engine';
import type { options as english } from '../en/options.ts';
import { die, place, title } from './parts.ts';

export const options: Translation<typeof english> = {
  country: (p, voice) => place(p, voice),
  number: (p) => `${p.number}個`,
  do: (p, voice) => voice.name('deed', p.deed),
  card: (p, voice) => voice.name('card', String(p.card)),
  plot: (p, voice) => voice.name('plot', String(p.value)),
  'plot-in': (p, voice) =>
    `${place(p, voice)}の${voice.name('plot', String(p.value))}${p.number > 1 ? `（${p.number}つ目）` : ''}`,
  site: (p, voice) => `${place(p, voice)}（${die(p.needed)}）`,
  'travel.stay': (p, voice) => `${place(p, voice)}の国内`,
  'jihad.major': (p, voice) =>
    `${place(p, voice)}で大規模なジハード（${die(p.needed)}、${p.successes}回の成功で革命）`,
  'woi.target': (p, voice) =>
    `${place(p, voice)}（${p.isUnmarked ? '先に評価し、その後' : ''}${atLeast(p.needed)}）`,
  'use.event': (p, voice) => `イベント${title(p, voice)}`,
  'use.event-first': (p, voice) => `先にイベント${title(p, voice)}、その後に選択`,
  'use.operation': (p, voice) => voice.name('operation', p.operation),
  'use.reassessment': (p, voice) => `政策の再評価（${title(p, voice)}とともに）`,
  'use.reserves': (p) => `予備（${p.ops}ポイントを蓄える）`,
};

function atLeast(needed: number): string {
  if (needed > 6) return '成功の見込みなし';
  if (needed <= 1) return '必ず成功';
  return needed === 6 ? '6で成功' : `${needed}～6で成功`;
}
