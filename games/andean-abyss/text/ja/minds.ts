/** 思考ボットの説明と、勘定に入れるもの。 */
import { type FeatureWords, mindWords } from '@sandtable/engine';
import type { Feature } from '../../mind/features.ts';

const features: FeatureWords<Feature> = {
  'mind.margin': () => '勝利条件との差',
  'mind.late': () => '終盤での勝利条件との差',
  'mind.met': () => '次の勝利判定で条件を満たすこと',
  'mind.hope': () => '市民運動やアジテーションのできる土地',
  'mind.lateHope': () => '終盤に市民運動やアジテーションのできる土地',
  'mind.fear': () => '相手に奪われかねない土地',
  'mind.lateFear': () => '終盤に相手に奪われかねない土地',
  'mind.dread': () => 'テロの届く住民',
  'mind.posts': () => '人口のある地域の政府の基地',
  'mind.purse': () => 'これからのカードに使えるリソース',
  'mind.aid': () => 'これから受け取る援助',
  'mind.cubes': () => 'マップ上のキューブ',
  'mind.roads': () => 'サボタージュされていない連絡線',
  'mind.hidden': () => '潜伏状態のゲリラ',
  'mind.shown': () => '活動状態のゲリラ',
  'mind.lone': () => '潜伏状態のゲリラに守られていない基地',
  'mind.capabilities': () => '能力',
  'mind.eligible': () => '次のカードでの資格',
};

export const minds = { ...mindWords.ja, ...features };
