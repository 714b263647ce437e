/** Where a rupee can be taken from: other players and cards of the market. */
import type { Message, Rules, Table } from '@sandtable/engine';
import { isColour, pick } from './asking.ts';
import { marketPlace, placeNamed } from './market-places.ts';
import { takeFrom, transfer } from './rupees.ts';
import { calledAs, nameOf } from './solo/khan.ts';
import { cardAt, colourOf, PLACES, playerOf, rupeesAt, type State, whoIs, type Who } from './state.ts';
import { say } from './text/say.ts';

/** Market cards with rupees on them that pass a test. */
export function placesWithRupees(state: State, passes?: (card: number) => boolean): string[] {
  const ids: string[] = [];
  for (let place = 0; place < PLACES; place++)
    if (rupeesAt(state, place) > 0 && (passes === undefined || passes(cardAt(state, place))))
      ids.push(marketPlace(place));
  return ids;
}

export function hasMarketRupees(state: State): boolean {
  for (let place = 0; place < PLACES; place++) if (rupeesAt(state, place) > 0) return true;
  return false;
}

/** Everybody else who has a rupee, and every market card with one (E2.1: shelter does not protect). */
export function allSources(state: State, who: Who): string[] {
  const ids: string[] = [];
  for (let other = 0; other < state.players.length; other++)
    if (other !== who && playerOf(state, other).rupees > 0) ids.push(colourOf(state, other));
  return [...ids, ...placesWithRupees(state)];
}

export function sourceLabel(state: State, option: string, rule: string): Message {
  return isColour(option)
    ? say('take.player', rule, { player: calledAs(state, option) })
    : say('take.place', rule, { place: option, card: String(cardAt(state, placeNamed(option))) });
}

/** Takes a rupee from a source. */
export function takeRupee(table: Table<State>, who: Who, source: string, rule: string): void {
  const { state } = table;
  const player = nameOf(state, who);
  if (isColour(source)) {
    transfer(state, whoIs(state, source), who, 1);
    table.log(say('log.took.player', rule, { player, from: calledAs(state, source) }));
    return;
  }
  const place = placeNamed(source);
  takeFrom(state, place, who, 1);
  table.log(say('log.took.place', rule, { player, card: String(cardAt(state, place)) }));
}

/** Up to so many rupees from anywhere, one at a time; any of them may be left. */
export function* takeAnywhere(table: Table<State>, who: Who, count: number, prompt: Message): Rules<void> {
  const { state } = table;
  const rule = prompt.rule ?? '';
  for (let left = count; left > 0; left--) {
    const sources = allSources(state, who);
    if (sources.length === 0) return;
    const picked = yield* pick(state, who, {
      prompt,
      among: sources,
      label: (source) => sourceLabel(state, source, rule),
      pass: 'none',
      passLabel: () => say('take.none', rule),
    });
    if (picked === 'none') return;
    takeRupee(table, who, picked, rule);
  }
}
