/** 結果。 */
import type { Translation } from '@sandtable/engine';
import type { results as english } from '../en/results.ts';
import { side } from './parts.ts';

export const results: Translation<typeof english> = {
  'over.good-resources': (p, voice) =>
    `${side(p, voice)}の勝利です。良好な国のリソースが${p.good}に達しました。`,
  'over.fair-or-good': (p, voice) =>
    `${side(p, voice)}の勝利です。15か国のイスラム教国が適正か良好になりました。`,
  'over.no-cells': (p, voice) => `${side(p, voice)}の勝利です。マップ上からセルがなくなりました。`,
  'over.islamist-resources': (p, voice) =>
    `${side(p, voice)}の勝利です。イスラム原理主義国のリソースが${p.islamist}に達しました。`,
  'over.prestige': (p, voice) =>
    `${side(p, voice)}の勝利です。USの国威が1で、15か国のイスラム教国が貧弱かイスラム原理主義です。`,
  'over.wmd': (p, voice) => `${side(p, voice)}の勝利です。US本国でWMDが使用されました。`,
  'over.last-card': (p, voice) =>
    `${side(p, voice)}の勝利です。最後の山札が尽き、良好な国のリソースは${p.good}、イスラム原理主義国のリソースは${p.islamist}でした。`,
};
