/** 97 Women of Kabul */
import { AT } from '../../components/map.ts';
import { ownerOfSpy, sendHome } from '../../spies.ts';
import { courtCard, playerOf } from '../../state.ts';
import { say } from '../../text/say.ts';
import type { HeadlineEffect } from './rules.ts';
import { addCylinders } from './vocabulary.ts';

export const womenOfKabul: HeadlineEffect = (headline) => {
  const { table, state } = headline;
  addCylinders(headline, 'afghan', 2);
  for (const { tableau } of state.players)
    for (const court of tableau) {
      if (courtCard(state, court.card).location !== AT.kabul) continue;
      for (const spy of [...court.spies]) {
        const owner = playerOf(state, ownerOfSpy(spy));
        if (owner.loyalty !== 'british') continue;
        sendHome(state, court, spy);
        table.log(say('log.spy-home', 'J6.1', { player: owner.colour, card: String(court.card) }));
      }
    }
};
