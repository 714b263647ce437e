/** 113 Europe Frustrated */
import type { Message, Rules, Table } from '@sandtable/engine';
import { pick } from '../../asking.ts';
import { favoured } from '../../favors.ts';
import { leave } from '../../leaving.ts';
import { leavingLabel } from '../../signs.ts';
import { courtCard, playerOf, startingWith, type State, type Who } from '../../state.ts';
import { say } from '../../text/say.ts';
import { allInfluence } from '../../topple/influence.ts';
import { removeGift } from '../../units.ts';
import type { HeadlineEffect } from './rules.ts';

/** Whoever the favor cards would go to (doubt 37), each once (doubt 90). */
export const europeFrustrated: HeadlineEffect = function* ({ table, state, who: first }) {
  const all = allInfluence(state);
  const struck = [favoured(state, 'russian', all, null), favoured(state, 'british', all, null)];
  for (const who of startingWith(state, first)) if (struck.includes(who)) yield* suffer(table, who);
};

/** A patriot or a gift, as the player likes. */
function* suffer(table: Table<State>, who: Who): Rules<void> {
  const { state } = table;
  const player = playerOf(state, who);
  const patriots = player.tableau.filter((court) => courtCard(state, court.card).patriot !== null);
  const options = [
    ...patriots.map((court) => `card:${court.card}`),
    ...player.gifts.map((cost) => `gift:${cost}`),
  ];
  if (options.length === 0) return;
  const label = (option: string): Message => {
    const [kind, what = ''] = option.split(':');
    return kind === 'card'
      ? leavingLabel(state, who, what, 'J6.1')
      : say('unit.gift', 'J6.1', { player: player.colour, cost: Number(what) });
  };
  const picked = yield* pick(state, who, { prompt: say('ask.frustrated', 'J6.1'), options, label });
  const courts = patriots.filter((court) => `card:${court.card}` === picked);
  if (courts.length > 0)
    yield* leave(table, { owner: who, courts, to: 'discards', cause: null, rule: 'J6.1' });
  else {
    removeGift(state, who, Number(picked.slice('gift:'.length)));
    table.log(say('log.given-up', 'J6.1', { player: player.colour, unit: label(picked) }));
  }
}
