/** What counts for the minds, and how they explain themselves. */
import { type FeatureWords, mindWords } from '@sandtable/engine';
import type { Feature } from '../../mind/features.ts';

const features: FeatureWords<Feature> = {
  'mind.margin': () => 'margin against the condition',
  'mind.late': () => 'margin as the end comes near',
  'mind.met': () => 'a condition met at the next check',
  'mind.behind': () => 'being behind at the next check',
  'mind.support': () => 'ground for Civic Action',
  'mind.sharia': () => 'ground for Sharia',
  'mind.hold': () => 'people held firmly',
  'mind.lead': () => 'people that nobody holds',
  'mind.purse': () => 'Resources for the cards to come',
  'mind.aid': () => 'Aid',
  'mind.bases': () => 'Bases on the map',
  'mind.hidden': () => 'Underground guerrillas',
  'mind.shown': () => 'Active guerrillas',
  'mind.lone': () => 'Bases without hidden guerrillas',
  'mind.islamabad': () => 'the place of Islamabad',
  'mind.eligible': () => 'Eligibility on the next card',
};

export const minds = { ...mindWords.en, ...features };
