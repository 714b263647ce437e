/** 8.1 Insurgent Discord: with two players the Government decides for a second Eligible non-player. */
import { type Choice, firstOf } from '@sandtable/coin';
import type { Rules, Table } from '@sandtable/engine';
import { act } from '../action.ts';
import { pick } from '../ask.ts';
import { eventCard } from '../cards.ts';
import { type Faction, FACTIONS, isInsurgent } from '../forces.ts';
import { isNonPlayer, type Side, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { isUsable } from './events/usable.ts';

const PLAYERS = 2;

/** D15 The Event is open and usable, and the faction has Resources to operate instead. */
export function isDiscord(state: State, faction: Faction, choice: Choice): boolean {
  const { nonPlayers, pairs } = state.variants;
  if (nonPlayers.length !== FACTIONS.length - PLAYERS || pairs.length > 0 || !choice.event) return false;
  if (!isInsurgent(faction) || !isNonPlayer(state, faction) || firstOf(state.done) === undefined)
    return false;
  return state.resources[faction] > 0 && isUsable(state, faction, state.card);
}

/** The text that the faction executes; undefined when it operates. */
export function* decideDiscord(table: Table<State>, faction: Faction): Rules<Side | undefined> {
  const { card } = table.state;
  const picked = yield* pick<'event' | 'operation'>(act(table, 'government', '8.1'), {
    prompt: say('ask.discord', '8.1', { card, faction }),
    among: () => ['event', 'operation'],
    label: (deed) => say('do', '8.1', { deed: `discord-${deed}` }),
  });
  const isEvent = picked === 'event';
  table.fired(isEvent ? '8.1.discord.event' : '8.1.discord.op');
  if (isEvent && eventCard(card).operatesSecond) table.fired('8.1.discord.grey2-event');
  if (!isEvent) return undefined;
  return eventCard(card).dual ? 'shaded' : 'unshaded';
}
