/** 97 Women of Kabul */
import { AT } from '../../components/map.ts';
import { ownerOfSpy, sendHome } from '../../spies.ts';
import { colourOf, courtCard, headlineOf, playerOf } from '../../state.ts';
import { say } from '../../text/say.ts';
import type { HeadlineEffect } from './rules.ts';
import { addCylinders } from './vocabulary.ts';

export const womenOfKabul: HeadlineEffect = (headline) => {
  const { table, state } = headline;
  const figures = headlineOf(state, 97);
  addCylinders(headline, figures);
  for (const { tableau } of state.players)
    for (const court of tableau) {
      if (courtCard(state, court.card).location !== AT.kabul) continue;
      const loyal = court.spies.filter((spy) => playerOf(state, ownerOfSpy(spy)).loyalty === figures.loyal);
      for (const spy of loyal) {
        sendHome(state, court, spy);
        const player = colourOf(state, ownerOfSpy(spy));
        table.log(say('log.spy-home', 'J6.1', { player, card: String(court.card) }));
      }
    }
};
