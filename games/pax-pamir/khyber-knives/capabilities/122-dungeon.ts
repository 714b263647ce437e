/** 122 Dungeon: a spy of another player on an own card becomes a prisoner, and may be freed (doubt 99). */
import type { Rules, Table } from '@sandtable/engine';
import { pick } from '../../asking.ts';
import { capture, ownerOfSpy, release, spiesOn } from '../../spies.ts';
import { type Court, playerOf, type State, whoIs, type Who } from '../../state.ts';
import { say } from '../../text/say.ts';
import { spyLabel, spyOption } from '../../units.ts';
import { avenge } from '../../variants/badal.ts';
import type { CapabilityAction } from './rules.ts';

interface Suspect {
  readonly court: Court;
  readonly spy: number;
}

function suspects(state: State, who: Who): Suspect[] {
  return playerOf(state, who).tableau.flatMap((court) =>
    spiesOn(court)
      .filter((spy) => ownerOfSpy(spy) !== who)
      .map((spy) => ({ court, spy })),
  );
}

export const dungeon: CapabilityAction = {
  card: 122,
  canUse: (state, who) => suspects(state, who).length > 0,
  whyNot: () => say('why.no-suspect', 'J7.3.3'),
  *use(table, who) {
    const { state } = table;
    const { court, spy } = yield* pick(state, who, {
      prompt: say('ask.dungeon', 'J7.3.3'),
      among: suspects(state, who),
      id: (suspect) => spyOption(state, suspect.court, suspect.spy),
      label: (suspect) => spyLabel(state, suspect.court, suspect.spy, 'J7.3.3'),
    });
    const player = playerOf(state, who);
    capture(state, court, spy, player);
    const unit = spyLabel(state, court, spy, 'J7.3.3');
    table.log(say('log.captured', 'J7.3.3', { player: player.colour, unit }));
    yield* avenge(table, ownerOfSpy(spy));
  },
};

/** A prisoner is put in the middle of a card of the captor's tableau. */
export function* freePrisoner(table: Table<State>, who: Who, colour: string): Rules<void> {
  const { state } = table;
  const player = playerOf(state, who);
  const court = yield* pick(state, who, {
    prompt: say('ask.release', 'J7.3.3', { player: colour }),
    among: player.tableau,
    id: ({ card }) => String(card),
    label: ({ card }) => say('card', 'J7.3.3', { card: String(card) }),
  });
  release(state, player, whoIs(state, colour), court);
  table.fired('capability.122.release');
  table.log(
    say('log.released', 'J7.3.3', { player: player.colour, owner: colour, card: String(court.card) }),
  );
}
