/** 思考ボットの説明と、勘定に入れるもの。 */
import { type FeatureWords, measuredWords, mindWords } from '@sandtable/engine';
import type { Feature } from '../../mind/features.ts';
import { measures } from '../../mind/measures.ts';

const features: FeatureWords<Feature> = {
  'mind.points': () => '勝利得点',
  'mind.tokens': () => 'バダル',
  'mind.rupees': () => 'ルピー',
  'mind.hand': () => '手札',
  'mind.stars': () => '軍事スター',
  'mind.influence': () => '忠誠先への影響力',
  'mind.cubes': () => '部族とスパイ',
  'mind.court': () => 'タブローカードの枚数',
  'mind.ranks': () => 'タブローのランク',
  'mind.supremacy': () => '覇権に近い帝国での優位',
  'mind.strongest': () => '最後のトップルで最強であること',
};

export const minds = { ...mindWords.ja, ...measuredWords(measures).ja, ...features };
