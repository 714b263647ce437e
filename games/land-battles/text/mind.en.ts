/** What counts for the minds, and how they explain themselves. */
import { type FeatureWords, measuredWords, mindWords } from '@sandtable/engine';
import type { Feature } from '../mind/features.ts';
import { measures } from '../mind/measures.ts';

const features: FeatureWords<Feature> = {
  'mind.points': () => 'VP',
  'mind.nearness': () => 'nearness to the last VP',
  'mind.superiority': () => 'superiority counters',
  'mind.forces': () => 'force cards in play',
  'mind.damage': () => 'own cards without hits',
  'mind.ready': () => 'cards ready to act',
  'mind.hand': () => 'action cards',
  'mind.control': () => 'the Control counter',
  'mind.thin': () => 'the line in the Breakthrough Area',
};

export const mindEn = { ...mindWords.en, ...measuredWords(measures).en, ...features };
