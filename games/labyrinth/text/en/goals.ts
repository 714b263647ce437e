/** What wins, and what would help. */
import type { Voice } from '@sandtable/engine';

export interface Gains {
  spaces: readonly string[];
  gains: readonly number[];
}
const countries = ({ spaces, gains }: Gains, voice: Voice): string =>
  spaces.map((id, i) => `${voice.name('country', id)} (${gains[i] ?? 0})`).join(', ') || 'none';

export const goals = {
  'goal.wins.resources': () => 'At once: resources under Good Governance',
  'goal.wins.countries': () => 'At once: Muslim countries of Good or Fair Governance',
  'goal.wins.cells': () => 'At once: no cells on the map',
  'goal.wins.end': () => 'When the cards run out: Good resources against twice the Islamist ones',
  'goal.wins.end.jihadist': () =>
    'When the cards run out: the US must not have more than twice the Islamist resources',
  'goal.wins.islamist': () => 'At once: resources under Islamist Rule, two of the countries adjacent',
  'goal.wins.islamist.solo': () => 'At once: resources under Islamist Rule',
  'goal.wins.prestige': () => 'At once: Prestige 1 and Muslim countries that are Poor or under Islamist Rule',
  'goal.wins.wmd': () => 'At once: a WMD plot in the United States that is not blocked',
  'goal.good': () => 'Good resources',
  'goal.good.twice': (p: { islamist: number }) => `Good resources against twice ${p.islamist}`,
  'goal.fairOrGood': () => 'Good or Fair countries',
  'goal.cells': () => 'Cells on the map',
  'goal.islamist': () => 'Islamist resources',
  'goal.poor': () => 'Countries that are Poor or under Islamist Rule',
  'goal.prestige': () => 'US Prestige',
  'goal.help.ideas': () => 'War of Ideas raises the Governance of Allies; Aid and troops help',
  'goal.help.raise': (p: Gains, voice: Voice) => `Richest to raise: ${countries(p, voice)}`,
  'goal.help.disrupt': () => 'Disrupt removes cells where troops stand, and in the homeland of allies',
  'goal.help.jihad': () =>
    'Minor Jihad lowers Governance; Major Jihad in a Poor country brings Islamist Rule',
  'goal.help.overthrow': (p: Gains, voice: Voice) => `Richest Poor countries: ${countries(p, voice)}`,
  'goal.help.prestige': () => 'Plots, above all where troops stand, cost the US Prestige',
};
