/** 思考ボットの説明と、勘定に入れるもの。 */
import { type FeatureWords, mindWords } from '@sandtable/engine';
import type { Feature } from '../../mind/features.ts';

const features: FeatureWords<Feature> = {
  'mind.margin': () => '勝利条件との差',
  'mind.late': () => '終盤での勝利条件との差',
  'mind.met': () => '次の勝利判定で条件を満たすこと',
  'mind.behind': () => '次の勝利判定で差を付けられていること',
  'mind.support': () => '民生活動のできる土地',
  'mind.sharia': () => 'シャリーアのできる土地',
  'mind.hold': () => 'しっかり支配している人口',
  'mind.lead': () => '誰も支配していない人口',
  'mind.purse': () => 'これからのカードに使えるリソース',
  'mind.aid': () => '援助',
  'mind.bases': () => 'マップ上の基地',
  'mind.hidden': () => '潜伏状態のゲリラ',
  'mind.shown': () => '活動状態のゲリラ',
  'mind.lone': () => '潜伏状態のゲリラに守られていない基地',
  'mind.islamabad': () => 'イスラマバードの位置',
  'mind.eligible': () => '次のカードでの資格',
};

export const minds = { ...mindWords.ja, ...features };
