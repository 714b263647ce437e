/** 113 Europe Frustrated */
import type { Message, Rules, Table } from '@sandtable/engine';
import { pick } from '../../asking.ts';
import { favoured } from '../../favors.ts';
import { leave } from '../../leaving.ts';
import { leavingLabel } from '../../signs.ts';
import { type Court, courtCard, playerOf, startingWith, type State, type Who } from '../../state.ts';
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
  const among: (Court | number)[] = [...patriots, ...player.gifts];
  if (among.length === 0) return;
  const gift = (cost: number): Message => say('unit.gift', 'J6.1', { player: player.colour, cost });
  const picked = yield* pick(state, who, {
    prompt: say('ask.frustrated', 'J6.1'),
    among,
    id: (one) => (typeof one === 'number' ? `gift:${one}` : `card:${one.card}`),
    label: (one) =>
      typeof one === 'number' ? gift(one) : leavingLabel(state, who, String(one.card), 'J6.1'),
  });
  if (typeof picked !== 'number')
    yield* leave(table, { owner: who, courts: [picked], to: 'discards', cause: null, rule: 'J6.1' });
  else {
    removeGift(state, who, picked);
    table.log(say('log.given-up', 'J6.1', { player: player.colour, unit: gift(picked) }));
  }
}
