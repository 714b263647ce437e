/** 123 Terror Tactics: an own spy goes, and two rupees leave the game (doubt 95). */
import { isColour, pick } from '../../asking.ts';
import { placeNamed } from '../../market-places.ts';
import { spend } from '../../rupees.ts';
import { allSources, sourceLabel } from '../../sources.ts';
import { capabilityOf, colourOf, playerOf, rupeesAt, type State, whoIs, type Who } from '../../state.ts';
import { say } from '../../text/say.ts';
import { giveUpSpy } from '../interrupts.ts';
import type { CapabilityAction } from './rules.ts';

/** Anybody's rupees, also the own ones, and those of the market. */
function everywhere(state: State, who: Who): string[] {
  const sources = allSources(state, who);
  return playerOf(state, who).rupees > 0 ? [...sources, colourOf(state, who)] : sources;
}

function destroy(state: State, source: string): void {
  if (isColour(source)) {
    spend(state, whoIs(state, source), 1);
    return;
  }
  const place = placeNamed(source);
  state.market.rupees[place] = rupeesAt(state, place) - 1;
  state.rupees--;
}

export const terrorTactics: CapabilityAction = {
  card: 123,
  canUse: (state, who) => playerOf(state, who).spies > 0,
  whyNot: () => say('why.no-spy', 'J7.3.3'),
  *use(table, who) {
    const { state } = table;
    yield* giveUpSpy(table, who);
    for (let left = capabilityOf(state, 123).amount ?? 0; left > 0; left--) {
      const options = everywhere(state, who);
      if (options.length === 0) return;
      const picked = yield* pick(state, who, {
        prompt: say('ask.terror', 'J7.3.3', { left }),
        among: options,
        label: (option) => sourceLabel(state, option, 'J7.3.3'),
      });
      destroy(state, picked);
      table.log(
        say('log.destroyed', 'J7.3.3', {
          player: colourOf(state, who),
          from: sourceLabel(state, picked, 'J7.3.3'),
        }),
      );
    }
  },
};
