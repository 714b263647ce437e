/** What wins, and what would help. */
import type { Voice } from '@sandtable/engine';

export interface OfEmpire {
  empire: string;
}
const empire = (p: OfEmpire, v: Voice): string => v.name('empire', p.empire);

export const goals = {
  'goal.wins.points': () => 'At the last topple: most victory points',
  'goal.wins.empire': (p: OfEmpire, v: Voice) =>
    `At a topple: supremacy of ${empire(p, v)}, and most influence with it`,
  'goal.points': () => 'Victory points, against the best other',
  'goal.units': (p: OfEmpire & { regime: string }, v: Voice) =>
    `Units of ${empire(p, v)} that count under ${v.name('regime', p.regime)}, against all others`,
  'goal.kinds': (p: OfEmpire, v: Voice) => `Kinds of units that ${empire(p, v)} has: army, road, tribe, spy`,
  'goal.influence': (p: OfEmpire, v: Voice) => `Influence with ${empire(p, v)}, against the best other`,
  'goal.help.topple': () => 'Points come at successful topples',
  'goal.help.units': () =>
    'Impacts of played cards and special actions bring units; a change of regime makes others count',
  'goal.help.loyal': () =>
    'Gifts, prizes, patriots in the tableau and spies on bands of that colour add influence',
  'goal.help.change': (p: OfEmpire, v: Voice) =>
    `First loyalty must change to ${empire(p, v)}: a patriot or a prize of it does that`,
};
