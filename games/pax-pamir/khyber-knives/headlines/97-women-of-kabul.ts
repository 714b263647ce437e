/** 97 Women of Kabul */
import { AT } from '../../components/map.ts';
import { ownerOfSpy, sendHome } from '../../spies.ts';
import { colourOf, courtCard, playerOf } from '../../state.ts';
import { say } from '../../text/say.ts';
import type { HeadlineEffect } from './rules.ts';
import { addCylinders } from './vocabulary.ts';

export const womenOfKabul: HeadlineEffect = (headline) => {
  const { table, state } = headline;
  addCylinders(headline, 'afghan', 2);
  for (const { tableau } of state.players)
    for (const court of tableau) {
      if (courtCard(state, court.card).location !== AT.kabul) continue;
      const british = court.spies.filter((spy) => playerOf(state, ownerOfSpy(spy)).loyalty === 'british');
      for (const spy of british) {
        sendHome(state, court, spy);
        const player = colourOf(state, ownerOfSpy(spy));
        table.log(say('log.spy-home', 'J6.1', { player, card: String(court.card) }));
      }
    }
};
