/** E9 Commerce. */
import type { Rules } from '@sandtable/engine';
import { DONE, pick } from '../asking.ts';
import { CAPABILITY, type CapabilityNumber } from '../components/capabilities.ts';
import { transfer } from '../rupees.ts';
import { hasMarketRupees, placesWithRupees, sourceLabel, takeRupee } from '../sources.ts';
import { nameOf } from '../solo/khan.ts';
import { capabilityOf, courtCard, isActive, playerOf, startingWith } from '../state.ts';
import { say } from '../text/say.ts';
import type { Act, SpecialRule } from './special.ts';

/** E9.1 Up to rank rupees from any cards of the market (doubt 57). */
function* commerce(act: Act): Rules<void> {
  const { table, state, who } = act;
  for (let left = act.rank; left > 0; left--) {
    const places = placesWithRupees(state);
    if (places.length === 0) break;
    const isFirst = left === act.rank;
    const picked = yield* pick(state, who, {
      prompt: say('ask.commerce', 'E9.1', { left }),
      among: places,
      label: (option) => sourceLabel(state, option, 'E9.1'),
      pass: isFirst ? undefined : DONE,
    });
    if (picked === DONE) break;
    takeRupee(table, who, picked, 'E9.1');
  }
  pirates(act);
}

const PIRATES: readonly CapabilityNumber[] = [CAPABILITY.sistaniPirates, CAPABILITY.khyberPirates];

/** Cards 116, 133: where the acting card lies (doubt 43), after the action. */
function pirates({ table, state, who, court }: Act): void {
  if (!state.variants.khyberKnives) return;
  const { location } = courtCard(state, court.card);
  for (const card of PIRATES) {
    if (capabilityOf(state, card).locations?.includes(location) !== true) continue;
    for (const other of startingWith(state, who)) {
      if (other === who || !isActive(playerOf(state, other), card) || playerOf(state, who).rupees === 0)
        continue;
      transfer(state, who, other, 1);
      table.fired(`capability.${card}.used`);
      table.log(say('log.took.player', 'J7.3.3', { player: nameOf(state, other), from: nameOf(state, who) }));
    }
  }
}

export const COMMERCE: SpecialRule = {
  rule: 'E9',
  isRanked: true,
  canDo: hasMarketRupees,
  whyNot: () => say('why.no-market-rupees', 'E9.1'),
  perform: commerce,
};
