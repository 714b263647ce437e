/** What counts for the minds, and how they explain themselves. */
import { type FeatureWords, mindWords } from '@sandtable/engine';
import type { Feature } from '../../mind/features.ts';

const features: FeatureWords<Feature> = {
  'mind.margin': () => 'margin against the condition',
  'mind.late': () => 'margin as the end comes near',
  'mind.met': () => 'a condition met at the next check',
  'mind.hope': () => 'ground for Civic Action or Agitation',
  'mind.lateHope': () => 'ground for Civic Action or Agitation at the end',
  'mind.fear': () => 'ground that others may win over',
  'mind.lateFear': () => 'ground that others may win over at the end',
  'mind.dread': () => 'people within reach of Terror',
  'mind.posts': () => 'Government Bases among people',
  'mind.purse': () => 'Resources for the cards to come',
  'mind.aid': () => 'Aid still to be paid',
  'mind.cubes': () => 'cubes on the map',
  'mind.roads': () => 'LoCs without Sabotage',
  'mind.hidden': () => 'Underground guerrillas',
  'mind.shown': () => 'Active guerrillas',
  'mind.lone': () => 'Bases without hidden guerrillas',
  'mind.capabilities': () => 'Capabilities',
  'mind.eligible': () => 'Eligibility on the next card',
};

export const minds = { ...mindWords.en, ...features };
