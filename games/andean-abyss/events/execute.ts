/** 5.1 Executing an Event. */
import type { Rules, Table } from '@sandtable/engine';
import { interludesOf } from '../activities/index.ts';
import { act, withInterludes } from '../action.ts';
import { eventCard } from '../cards.ts';
import type { Faction } from '../forces.ts';
import { fireCard } from '../nonplayers/outcomes.ts';
import { isNonPlayer, type Side, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { beginTurn } from '../turn.ts';
import { eventOf } from './index.ts';

/** The texts a card has: two, or one that counts as unshaded (5.2). */
export const sidesOf = (card: number): readonly Side[] =>
  eventCard(card).dual ? ['unshaded', 'shaded'] : ['unshaded'];

/** What the content runner calls a text. */
export const contentOf = (card: number, side: Side): string =>
  eventCard(card).dual ? `event.${card}.${side}` : `event.${card}`;

export function* executeEvent(table: Table<State>, faction: Faction, card: number, side: Side): Rules<void> {
  const { state } = table;
  const turn = beginTurn(faction, 'event', { free: true });
  state.turn = turn;
  const plain = act(table, faction, '5.1');
  // N3: a non-player takes no pieces off the map to place them again.
  const interludes = isNonPlayer(state, faction) ? null : interludesOf(plain, turn);
  const action = withInterludes(plain, interludes);
  table.fired(contentOf(card, side));
  fireCard(table, faction, card);
  table.log(say(eventCard(card).dual ? 'log.event.dual' : 'log.event', '5.1', { faction, card, side }));
  note(state, faction, card, side);
  const event = eventOf(card);
  const doing = 'event' in event ? event.event(action) : event[side](action);
  if (doing !== undefined) yield* doing;
  state.turn = null;
}

/** 5.3, 5.4 Notes what lasts. */
function note(state: State, faction: Faction, card: number, side: Side): void {
  const { capability, momentum } = eventCard(card);
  if (capability) state.capabilities[card] = side;
  if (!momentum || side === 'unshaded') return;
  state.momentum.push(card);
  if (card === SENADO) state.shielded = faction;
}

/** Card 42 shields the faction that executed it. */
const SENADO = 42;
