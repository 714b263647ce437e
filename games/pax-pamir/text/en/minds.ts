/** What counts for the minds, and how they explain themselves. */
import { type FeatureWords, measuredWords, mindWords } from '@sandtable/engine';
import type { Feature } from '../../mind/features.ts';
import { measures } from '../../mind/measures.ts';

const features: FeatureWords<Feature> = {
  'mind.points': () => 'points',
  'mind.tokens': () => 'Badal tokens',
  'mind.rupees': () => 'rupees',
  'mind.hand': () => 'cards in hand',
  'mind.stars': () => 'military stars',
  'mind.influence': () => 'influence with the own empire',
  'mind.cubes': () => 'tribes and spies',
  'mind.court': () => 'cards in the tableau',
  'mind.ranks': () => 'ranks in the tableau',
  'mind.supremacy': () => 'the lead in empires near supremacy',
  'mind.strongest': () => 'being the strongest at the last topple',
};

export const minds = { ...mindWords.en, ...measuredWords(measures).en, ...features };
