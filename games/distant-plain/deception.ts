/** 7.3 The deception option: two markers for each player, shown at will. */
import type { Aside, Chance, Message, Rules, Table } from '@sandtable/engine';
import { act } from './action.ts';
import { pick } from './ask.ts';
import { type Faction, FACTIONS } from './forces.ts';
import {
  type Deception,
  DECEPTIONS,
  type HeldDeception,
  isNonPlayer,
  OPERATIONS,
  type State,
  type Turn,
} from './state.ts';
import { say } from './text/say.ts';
import type { TurnTerms } from './turn.ts';
import { holderFor, margin, partners } from './victory.ts';

/** Of the 12 markers so many are of each kind: the rulebook does not say. */
const OF_EACH = 4;
const DRAWN = 2;
const RULE = '7.3';

const ALL: readonly Deception[] = DECEPTIONS.flatMap((marker) => new Array<Deception>(OF_EACH).fill(marker));

/** Those who draw: each player once. */
export const holders = (state: State): readonly Faction[] =>
  FACTIONS.filter((faction) => holderFor(state, faction) === faction && !isNonPlayer(state, faction));

export function drawDeceptions(state: State, chance: Chance): void {
  const pool = [...ALL];
  // In order first: what comes out follows from the dice and from nothing that lies face down.
  pool.sort((a, b) => (a < b ? -1 : 1));
  chance.shuffle(pool);
  for (const holder of holders(state))
    state.deceptions[holder] = pool.splice(0, DRAWN).map((marker) => ({ marker, shown: false, used: false }));
  state.undrawn.push(...pool);
}

/** The markers of a player as somebody sees them. */
export function seenDeceptions(state: State, viewer: string): State['deceptions'] {
  const seen: State['deceptions'] = {};
  for (const holder of holders(state)) {
    const held = state.deceptions[holder];
    if (held === undefined) continue;
    const isOwn = FACTIONS.some((faction) => faction === viewer && holderFor(state, faction) === holder);
    seen[holder] = held.map((one) => (isOwn || one.shown ? one : { ...one, marker: 'unseen' }));
  }
  return seen;
}

/** Deals anew what the viewer cannot know: others' markers that have not been shown, and those nobody drew. */
export function redealDeceptions(state: State, viewer: string, chance: Chance): void {
  const own = FACTIONS.find((faction) => faction === viewer);
  const hidden: [Faction, number][] = [];
  const pool = [...state.undrawn];
  for (const holder of holders(state)) {
    if (own !== undefined && holderFor(state, own) === holder) continue;
    for (const [i, { marker, shown }] of (state.deceptions[holder] ?? []).entries()) {
      if (shown || marker === 'unseen') continue;
      hidden.push([holder, i]);
      pool.push(marker);
    }
  }
  // In order first, as when they are drawn.
  pool.sort();
  chance.shuffle(pool);
  for (const [holder, i] of hidden) {
    const held = state.deceptions[holder];
    const marker = pool.shift();
    if (held !== undefined && marker !== undefined) held[i] = { marker, shown: false, used: false };
  }
  state.undrawn.splice(0, state.undrawn.length, ...pool);
}

const heldBy = (state: State, faction: Faction): readonly HeldDeception[] =>
  state.deceptions[holderFor(state, faction)] ?? [];

const hiddenBy = (state: State, faction: Faction): readonly HeldDeception[] =>
  heldBy(state, faction).filter(({ shown }) => !shown);

/** A player may show a marker at any time. */
export const showings = (state: State, faction: Faction): Aside[] =>
  sortsHiddenBy(state, faction).map((marker) => ({ id: showId(marker), label: showLabel(marker) }));

type Marker = HeldDeception['marker'];
const sortsHiddenBy = (state: State, faction: Faction): Marker[] => [
  ...new Set(hiddenBy(state, faction).map(({ marker }) => marker)),
];
const showId = (marker: Marker): string => `show:${marker}`;
const showLabel = (marker: Marker): Message => say('aside.show', RULE, { marker });

/** Does what `showings` lists; says whether the id was one of these. */
export function show(table: Table<State>, faction: Faction, id: string): boolean {
  const found = hiddenBy(table.state, faction).find(({ marker }) => showId(marker) === id);
  if (found === undefined) return false;
  found.shown = true;
  table.state.talks++;
  table.reveal();
  table.log(say('log.shown', RULE, { faction, marker: found.marker }));
  if (found.marker === 'hidden-asset') makeFull(table.state, faction);
  return true;
}

/** As everybody can reckon: whether Hidden Agendas, if that is what a player hides, would bring it to its conditions. */
function mightWin(state: State, holder: Faction): boolean {
  const least = Math.min(...partners(state, holder).map((faction) => margin(state, faction)));
  return least <= 0 && least + hiddenBy(state, holder).length > 0;
}

/** 6.1 Before it is seen whether somebody wins, whoever might by showing a marker is asked. */
export function* mayShow(table: Table<State>): Rules<void> {
  const { state } = table;
  for (const holder of holders(state))
    while (mightWin(state, holder)) {
      const marker = yield* pick<Marker, 'done'>(act(table, holder, RULE), {
        prompt: say('ask.deception', RULE),
        among: () => sortsHiddenBy(state, holder),
        id: showId,
        label: showLabel,
        pass: 'done',
      });
      if (marker === 'done' || !show(table, holder, showId(marker))) break;
    }
}

const assetOf = (state: State, faction: Faction): HeldDeception | undefined =>
  heldBy(state, faction).find(({ marker, shown, used }) => marker === 'hidden-asset' && shown && !used);

/** A Hidden Asset on the table makes the next Limited Operation a full one, with a Special Activity. */
export const termsWithAsset = (state: State, faction: Faction, usual: TurnTerms): TurnTerms =>
  usual.limited === true && assetOf(state, faction) !== undefined
    ? { limited: false, activities: true }
    : usual;

/** The same for one that is being executed: of a player's own Operations only a Limited one goes without an Activity. */
function makeFull(state: State, faction: Faction): void {
  const { turn } = state;
  if (turn === null || turn.free || turn.activities || !OPERATIONS.some((one) => one === turn.doing)) return;
  if (holderFor(state, turn.faction) !== holderFor(state, faction)) return;
  turn.tally.before = turn.limited ? 'limited' : 'without-activity';
  turn.limited = false;
  turn.activities = true;
}

/** Whether more has been done than could have been without the marker. */
function isMore({ activity, spaces, tally }: Turn): boolean {
  if (activity !== null) return true;
  const isElsewhere = spaces.length > 0 && tally.assaulted.some((space) => !spaces.includes(space));
  return tally.before === 'limited' && (spaces.length > 1 || isElsewhere);
}

/** It is used up with an Operation that it made a full one: shown too late for that, it stays for the next. */
export function spendAsset(state: State, turn: Turn): void {
  const asset = turn.activities ? assetOf(state, turn.faction) : undefined;
  if (asset === undefined) return;
  const { before } = turn.tally;
  if (before === null || isMore(turn)) {
    asset.used = true;
    return;
  }
  turn.limited = before === 'limited';
  turn.activities = false;
}

/** At the end everything is turned up. */
export function showAll(table: Table<State>): void {
  const { state } = table;
  for (const holder of holders(state))
    for (const held of state.deceptions[holder] ?? []) {
      if (held.shown) continue;
      held.shown = true;
      table.reveal();
      table.log(say('log.shown', RULE, { faction: holder, marker: held.marker }));
    }
}
