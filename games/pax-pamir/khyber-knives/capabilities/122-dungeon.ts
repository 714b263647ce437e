/** 122 Dungeon: a spy of another player on an own card becomes a prisoner, and may be freed (doubt 99). */
import type { Message, Rules, Table } from '@sandtable/engine';
import { pick } from '../../asking.ts';
import { capture, ownerOfSpy, release, spiesOn, spotId, spotOfSpy } from '../../spies.ts';
import { colourOf, type Court, playerOf, type State, whoIs, type Who } from '../../state.ts';
import { say } from '../../text/say.ts';
import { avenge } from '../../variants/badal.ts';
import type { CapabilityAction } from './rules.ts';

interface Suspect {
  readonly id: string;
  readonly court: Court;
  readonly spy: number;
}

function suspects(state: State, who: Who): Suspect[] {
  return playerOf(state, who).tableau.flatMap((court) =>
    spiesOn(court)
      .filter((spy) => ownerOfSpy(spy) !== who)
      .map((spy) => ({
        id: `${court.card}:${spotId(spotOfSpy(spy))}:${colourOf(state, ownerOfSpy(spy))}`,
        court,
        spy,
      })),
  );
}

function suspectLabel(option: string): Message {
  const [card = '', spot = '', player = ''] = option.split(':');
  return say('unit.spy', 'J7.3.3', { card, spot, player });
}

export const dungeon: CapabilityAction = {
  card: 122,
  canUse: (state, who) => suspects(state, who).length > 0,
  whyNot: () => say('why.no-suspect', 'J7.3.3'),
  *use(table, who) {
    const { state } = table;
    const found = suspects(state, who);
    const picked = yield* pick(state, who, {
      prompt: say('ask.dungeon', 'J7.3.3'),
      options: found.map((suspect) => suspect.id),
      label: suspectLabel,
    });
    const suspect = found.find((one) => one.id === picked);
    if (suspect === undefined) throw new Error(`no suspect ${picked}`);
    const player = playerOf(state, who);
    capture(state, suspect.court, suspect.spy, player);
    table.log(say('log.captured', 'J7.3.3', { player: player.colour, unit: suspectLabel(picked) }));
    yield* avenge(table, ownerOfSpy(suspect.spy));
  },
};

/** A prisoner is put in the middle of a card of the captor's tableau. */
export function* freePrisoner(table: Table<State>, who: Who, colour: string): Rules<void> {
  const { state } = table;
  const player = playerOf(state, who);
  const picked = yield* pick(state, who, {
    prompt: say('ask.release', 'J7.3.3', { player: colour }),
    options: player.tableau.map((court) => String(court.card)),
    label: (option) => say('card', 'J7.3.3', { card: option }),
  });
  for (const court of player.tableau)
    if (String(court.card) === picked) release(state, player, whoIs(state, colour), court);
  table.fired('capability.122.release');
  table.log(say('log.released', 'J7.3.3', { player: player.colour, owner: colour, card: picked }));
}
