/** 思考ボットの説明と、勘定に入れるもの。 */
import { type FeatureWords, measuredWords, mindWords } from '@sandtable/engine';
import type { Feature } from '../mind/features.ts';
import { measures } from '../mind/measures.ts';

const features: FeatureWords<Feature> = {
  'mind.points': () => 'VP',
  'mind.nearness': () => '勝利に必要なVPへの近さ',
  'mind.superiority': () => '優勢カウンター',
  'mind.forces': () => '場の部隊カード',
  'mind.damage': () => '自軍の無傷の度合い',
  'mind.ready': () => '行動できる部隊カード',
  'mind.hand': () => 'アクションカード',
  'mind.control': () => '制圧カウンター',
  'mind.thin': () => '突破エリアの守り',
};

export const mindJa = { ...mindWords.ja, ...measuredWords(measures).ja, ...features };
