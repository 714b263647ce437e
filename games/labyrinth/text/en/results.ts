/** How it ended. */
import type { Voice } from '@sandtable/engine';
import type { Ended } from '../params.ts';
import { side } from './parts.ts';

const wins = (p: Ended, voice: Voice, how: string): string => `${side(p, voice)} wins: ${how}.`;

export const results = {
  'over.good-resources': (p: Ended, voice: Voice) =>
    wins(p, voice, `${p.good} resources have Good Governance`),
  'over.fair-or-good': (p: Ended, voice: Voice) => wins(p, voice, '15 Muslim countries are Fair or Good'),
  'over.no-cells': (p: Ended, voice: Voice) => wins(p, voice, 'no cell is left on the map'),
  'over.islamist-resources': (p: Ended, voice: Voice) =>
    wins(p, voice, `${p.islamist} resources are under Islamist Rule`),
  'over.prestige': (p: Ended, voice: Voice) =>
    wins(p, voice, 'US Prestige is 1 and 15 Muslim countries are Poor or under Islamist Rule'),
  'over.wmd': (p: Ended, voice: Voice) => wins(p, voice, 'a WMD has gone off in the United States'),
  'over.last-card': (p: Ended, voice: Voice) =>
    wins(
      p,
      voice,
      `when the cards run out Good resources are ${p.good}, more than twice the ${p.islamist} Islamist ones`,
    ),
  'over.good-short': (p: Ended, voice: Voice) =>
    wins(p, voice, `when the cards run out Good resources are ${p.good}, and the US needs ${p.wanted}`),
  'over.not-twice': (p: Ended, voice: Voice) =>
    wins(
      p,
      voice,
      `when the cards run out Good resources are ${p.good}, not more than twice the ${p.islamist} Islamist ones`,
    ),

  // The same as headings, for whoever counts games.
  'ending.over.good-resources': () => 'US: 12 Good resources (2.1.1)',
  'ending.over.fair-or-good': () => 'US: 15 Fair or Good countries (2.1.1)',
  'ending.over.no-cells': () => 'US: no cell on the map (2.1.1)',
  'ending.over.last-card': () => 'US: enough Good resources when the cards run out (2.3)',
  'ending.over.islamist-resources': () => 'Jihadist: 6 Islamist resources (2.1.2)',
  'ending.over.prestige': () => 'Jihadist: Prestige 1, 15 Poor or Islamist countries (2.1.2)',
  'ending.over.wmd': () => 'Jihadist: a WMD in the United States (2.1.2)',
  'ending.over.good-short': () => 'Jihadist: too few Good resources when the cards run out (9.1)',
  'ending.over.not-twice': () => 'Jihadist: not twice as many Good as Islamist resources at the end (2.3)',
};
