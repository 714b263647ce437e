/** 結果。 */
import type { Translation } from '@sandtable/engine';
import type { results as english } from '../en/results.ts';
import { side } from './parts.ts';

export const results: Translation<typeof english> = {
  'over.good-resources': (p, voice) => `${side(p, voice)}の勝利。良好な国のリソースが${p.good}に達した。`,
  'over.fair-or-good': (p, voice) => `${side(p, voice)}の勝利。適正か良好なイスラム教国が15か国になった。`,
  'over.no-cells': (p, voice) => `${side(p, voice)}の勝利。マップ上のセルがなくなった。`,
  'over.islamist-resources': (p, voice) =>
    `${side(p, voice)}の勝利。イスラム原理主義国のリソースが${p.islamist}に達した。`,
  'over.prestige': (p, voice) =>
    `${side(p, voice)}の勝利。USの国威が1で、貧弱かイスラム原理主義の国が15か国ある。`,
  'over.wmd': (p, voice) => `${side(p, voice)}の勝利。US本国でWMDプロットが解決された。`,
  'over.last-card': (p, voice) =>
    `${side(p, voice)}の勝利。山札が尽きた時点で、良好な国のリソース${p.good}はイスラム原理主義国のリソース${p.islamist}の2倍より多かった。`,
  'over.good-short': (p, voice) =>
    `${side(p, voice)}の勝利。山札が尽きた時点で、良好な国のリソースは${p.good}にとどまり、USに必要な${p.wanted}に届かなかった。`,
  'over.not-twice': (p, voice) =>
    `${side(p, voice)}の勝利。山札が尽きた時点で、良好な国のリソース${p.good}はイスラム原理主義国のリソース${p.islamist}の2倍より多くはなかった。`,

  'ending.over.good-resources': () => 'US：良好な国のリソース12（2.1.1）',
  'ending.over.fair-or-good': () => 'US：適正か良好な国が15か国（2.1.1）',
  'ending.over.no-cells': () => 'US：マップ上にセルなし（2.1.1）',
  'ending.over.last-card': () => 'US：山札が尽き、良好な国のリソースが足りた（2.3）',
  'ending.over.islamist-resources': () => 'ジハーディスト：イスラム原理主義国のリソース6（2.1.2）',
  'ending.over.prestige': () => 'ジハーディスト：国威1、貧弱かイスラム原理主義の国が15か国（2.1.2）',
  'ending.over.wmd': () => 'ジハーディスト：US本国でWMDプロット（2.1.2）',
  'ending.over.good-short': () => 'ジハーディスト：山札が尽き、良好な国のリソースが不足（9.1）',
  'ending.over.not-twice': () => 'ジハーディスト：山札が尽き、良好な国のリソースが2倍以下（2.3）',
};
