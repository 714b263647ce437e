/** What counts for the minds, and how they explain themselves. */
import { type FeatureWords, measuredWords, mindWords } from '@sandtable/engine';
import type { Feature } from '../mind/features.ts';
import { measures } from '../mind/measures.ts';

const features: FeatureWords<Feature> = {
  'mind.even': () => 'how such games begin',
  'mind.good': () => 'resources under Good Governance',
  'mind.goodCountry': () => 'countries under Good Governance',
  'mind.cellsInPoor': () => 'cells in Poor countries',
  'mind.islamist': () => 'resources under Islamist Rule',
  'mind.islamistCountry': () => 'countries under Islamist Rule',
  'mind.cellsInIslamist': () => 'cells under Islamist Rule',
  'mind.majorPossible': () => 'countries open to Major Jihad',
  'mind.majorNear': () => 'countries nearly open to Major Jihad',
  'mind.aid': () => 'Aid',
  'mind.regimeChange': () => 'Regime Change countries',
  'mind.regimeChangeHeld': () => 'Regime Change countries held by troops',
  'mind.prestige': () => 'Prestige',
  'mind.prestigeLow': () => 'low Prestige',
  'mind.prestigeHigh': () => 'high Prestige',
  'mind.funding': () => 'Funding',
  'mind.fundingAmple': () => 'Ample Funding',
  'mind.penalty': () => 'the GWOT penalty',
  'mind.agreement': () => 'a world that agrees with the US',
  'mind.hard': () => 'a Hard US',
  'mind.war': () => 'troops at War',
  'mind.overstretch': () => 'troops in Overstretch',
  'mind.cellsOnTrack': () => 'cells on the Funding track',
  'mind.cellsAtHome': () => 'cells in the United States',
  'mind.cellsAbroad': () => 'cells in other non-Muslim countries',
  'mind.cadres': () => 'cadres',
  'mind.plotsAtHome': () => 'plots in the United States',
  'mind.plotsInMuslim': () => 'plots in Muslim countries',
  'mind.plotsAbroad': () => 'plots in other non-Muslim countries',
  'mind.gap': () => 'Good resources still wanted',
  'mind.enough': () => 'enough Good resources',
  'mind.brink': () => 'Islamist resources beyond two',
  'mind.rooted': () => 'cells nearly driven off the map',
  'mind.plenty': () => 'ten Good resources and more',
  'mind.despair': () => 'many Poor countries at low Prestige',
  'mind.late': () => 'few cards left',
  'mind.lateGap': () => 'Good resources wanted with few cards left',
  'mind.lateEnough': () => 'enough Good resources with few cards left',
  'mind.lateFairAlly': () => 'Fair Allies with few cards left',
  'mind.fairAlly': () => 'Fair Allies',
  'mind.lastGap': () => 'Good resources wanted at the very end',
  'mind.lastEnough': () => 'enough Good resources at the very end',
  'mind.lastPrestige': () => 'high Prestige at the very end',
  'mind.lateFunding': () => 'Funding with few cards left',
  'mind.cardsOfUs': () => 'cards of the US',
  'mind.cardsOfJihadist': () => 'cards of the Jihadist',
  'mind.fairAdversary': () => 'Fair Adversaries',
  'mind.fairNeutral': () => 'Fair Neutrals',
  'mind.poorAdversary': () => 'Poor Adversaries',
  'mind.poorNeutral': () => 'Poor Neutrals',
};

const reasons = {
  'mind.why.jihad': () => 'Where Governance is most likely to fall, for what the country is worth',
  'mind.why.cells': () => 'Where a cell is worth most',
  'mind.why.plot': () => 'Where a plot that is not blocked does most harm',
  'mind.why.jihadist': () =>
    'By rule of thumb: what promises most for Islamist Rule, Funding and against Prestige',
};

export const mindEn = { ...mindWords.en, ...measuredWords(measures).en, ...features, ...reasons };
