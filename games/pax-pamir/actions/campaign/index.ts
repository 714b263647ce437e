/** E12 Campaign. */
import type { Rules } from '@sandtable/engine';
import { pick } from '../../asking.ts';
import { LASTING } from '../../components/headlines.ts';
import { type Location, locationId } from '../../components/map.ts';
import { offerAt } from '../../khyber-knives/activation.ts';
import { isCancelled, watch } from '../../khyber-knives/interrupts.ts';
import { leave } from '../../leaving.ts';
import { leavingLabel } from '../../signs.ts';
import { overthrowKhan } from '../../solo/discards.ts';
import { isKhan } from '../../solo/khan.ts';
import { courtCard, isLasting, playerOf, type State, tribesIn, type Who } from '../../state.ts';
import { say } from '../../text/say.ts';
import { avenge } from '../../variants/badal.ts';
import type { Act, SpecialRule } from '../special.ts';
import { attack } from './attack.ts';
import { canCampaign, leadGroup } from './group.ts';

function* campaign(act: Act): Rules<void> {
  const { table, state, who } = act;
  const watched = watch(state, who, 'campaign');
  const stand = yield* leadGroup(act);
  const before = state.players.map((player) => tribesIn(player, stand.at));
  const losses = yield* attack(act, stand);
  if (yield* isCancelled(table, watched)) return;
  yield* overthrows(act, stand.at, before);
  for (const victim of losses.tribes) yield* avenge(table, victim);
  const { turn } = state;
  const had = turn.casualties;
  turn.casualties += losses.removed;
  // Card 125: so many enemy units in one turn.
  if (playerOf(state, who).capabilities.length > 0)
    yield* offerAt(table, who, 'casualties', (amount) => had < amount && turn.casualties >= amount);
}

/** E12.3 Whoever has lost his last tribe there discards a political card of the location (doubt 80). */
export function* overthrows(act: Act, at: Location, before: readonly number[]): Rules<void> {
  const { state } = act;
  for (let who = 0; who < state.players.length; who++)
    if ((before[who] ?? 0) > 0 && tribesIn(playerOf(state, who), at) === 0) yield* overthrow(act, who, at);
}

function* overthrow({ table, state, who: cause }: Act, who: Who, at: Location): Rules<void> {
  const seats = playerOf(state, who).tableau.filter((court) => {
    const { mode, location } = courtCard(state, court.card);
    return mode === 'political' && location === at;
  });
  if (seats.length === 0) return;
  if (isKhan(state, who)) return yield* overthrowKhan(table, who, seats, cause);
  const court = yield* pick(state, who, {
    prompt: say('ask.overthrow', 'E12.3', { location: locationId(at) }),
    among: seats,
    id: ({ card }) => String(card),
    label: ({ card }) => leavingLabel(state, who, String(card), 'E12.3'),
  });
  table.fired('overthrow');
  yield* leave(table, { owner: who, courts: [court], to: 'discards', cause, rule: 'E12.3' });
}

/** Card 111 */
const isStormy = (state: State): boolean => isLasting(state, LASTING.badWeather);

export const CAMPAIGN: SpecialRule = {
  rule: 'E12',
  isRanked: true,
  canDo: (state, who) => !isStormy(state) && canCampaign(state, who),
  whyNot: (state, who) =>
    isStormy(state)
      ? say('why.bad-weather', 'J6.1')
      : say('why.no-army', 'E12.1.1', { empire: playerOf(state, who).loyalty }),
  perform: campaign,
};
