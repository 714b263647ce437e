/** 勝利条件と、近づく手段。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { goals as english } from '../en/goals.ts';

const countries = (
  { spaces, gains }: { spaces: readonly string[]; gains: readonly number[] },
  voice: Voice,
): string => spaces.map((id, i) => `${voice.name('country', id)}（${gains[i] ?? 0}）`).join('、') || 'なし';

export const goals: Translation<typeof english> = {
  'goal.wins.resources': () => '即時：政治体制が良好な国のリソース',
  'goal.wins.countries': () => '即時：政治体制が良好または適正なイスラム教国の数',
  'goal.wins.cells': () => '即時：マップ上にセルがない',
  'goal.wins.end': () =>
    'カードが尽きたとき：良好な国のリソースと、イスラム原理主義国のリソースの2倍を比べる',
  'goal.wins.end.jihadist': () => 'カードが尽きたとき：良好な国のリソースが、イスラム原理主義国の2倍以下',
  'goal.wins.islamist': () => '即時：イスラム原理主義国のリソース（うち2か国は隣接）',
  'goal.wins.islamist.solo': () => '即時：イスラム原理主義国のリソース',
  'goal.wins.prestige': () => '即時：国威1で、貧弱またはイスラム原理主義のイスラム教国の数',
  'goal.wins.wmd': () => '即時：US本国でのWMDプロットが阻止されない',
  'goal.good': () => '良好な国のリソース',
  'goal.good.twice': (p) => `良好な国のリソース（${p.islamist}の2倍と比べる）`,
  'goal.fairOrGood': () => '良好または適正な国',
  'goal.cells': () => 'マップ上のセル',
  'goal.islamist': () => 'イスラム原理主義国のリソース',
  'goal.poor': () => '貧弱またはイスラム原理主義の国',
  'goal.prestige': () => 'USの国威',
  'goal.help.ideas': () => 'イデオロギー戦争で同盟国の政治体制を改善する。援助と兵員が助けになる',
  'goal.help.raise': (p, voice) => `改善の効果が大きい国：${countries(p, voice)}`,
  'goal.help.disrupt': () => '掃討作戦で、兵員のいる国などのセルを除去する',
  'goal.help.jihad': () =>
    '小規模なジハードで政治体制を下げ、貧弱な国では大規模なジハードでイスラム原理主義にする',
  'goal.help.overthrow': (p, voice) => `リソースの多い貧弱な国：${countries(p, voice)}`,
  'goal.help.prestige': () => 'プロットは、とくに兵員のいる国で国威を下げる',
};
