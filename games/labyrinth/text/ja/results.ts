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
    `${side(p, voice)}の勝利です。山札が尽き、良好な国のリソース${p.good}がイスラム原理主義国のリソース${p.islamist}の2倍を上回っていました。`,
  'over.good-short': (p, voice) =>
    `${side(p, voice)}の勝利です。山札が尽き、良好な国のリソースは${p.good}で、USに必要な${p.wanted}に届きませんでした。`,
  'over.not-twice': (p, voice) =>
    `${side(p, voice)}の勝利です。山札が尽き、良好な国のリソース${p.good}はイスラム原理主義国のリソース${p.islamist}の2倍を上回りませんでした。`,

  'ending.over.good-resources': () => 'US：良好な国のリソース12（2.1.1）',
  'ending.over.fair-or-good': () => 'US：適正か良好な国が15か国（2.1.1）',
  'ending.over.no-cells': () => 'US：マップ上にセルなし（2.1.1）',
  'ending.over.last-card': () => 'US：山札が尽き、良好な国のリソースが十分（2.3）',
  'ending.over.islamist-resources': () => 'ジハーディスト：イスラム原理主義国のリソース6（2.1.2）',
  'ending.over.prestige': () => 'ジハーディスト：国威1、貧弱かイスラム原理主義が15か国（2.1.2）',
  'ending.over.wmd': () => 'ジハーディスト：US本国でWMD（2.1.2）',
  'ending.over.good-short': () => 'ジハーディスト：山札が尽き、良好な国のリソースが不足（9.1）',
  'ending.over.not-twice': () => 'ジハーディスト：山札が尽き、良好な国のリソースが2倍を上回らず（2.3）',
};
