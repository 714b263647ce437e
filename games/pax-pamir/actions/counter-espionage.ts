/** E6 Counter-espionage. */
import type { Rules } from '@sandtable/engine';
import { DONE, pick } from '../asking.ts';
import { isCancelled, tellDeed, watch } from '../khyber-knives/interrupts.ts';
import { lendersOn, useLoan } from '../negotiations/consent.ts';
import { nameOf } from '../solo/khan.ts';
import { hasOtherSpy, hasSpy, ownerOfSpy, sendHome, spiesOn } from '../spies.ts';
import { type Court, playerOf, type State, type Who } from '../state.ts';
import { say } from '../text/say.ts';
import { spyLabel, spyOption } from '../units.ts';
import { avenge } from '../variants/badal.ts';
import type { Act, SpecialRule } from './special.ts';

interface Target {
  readonly court: Court;
  readonly spy: number;
}

const targets = (state: State, who: Who): Target[] =>
  state.players.flatMap((player) => player.tableau.flatMap((court) => targetsOn(state, who, court)));

/** E6.1 The spies that can be removed from a card: an own spy is there, or a lent one, which is not hunted itself. */
function targetsOn(state: State, who: Who, court: Court): Target[] {
  const [lender] = hasSpy(court, who) ? [] : lendersOn(state, court.card);
  if (!hasSpy(court, who) && lender === undefined) return [];
  const isLent = (owner: Who): boolean =>
    owner === lender && court.spies.filter((spy) => ownerOfSpy(spy) === lender).length === 1;
  return spiesOn(court)
    .filter((spy) => ownerOfSpy(spy) !== who && !isLent(ownerOfSpy(spy)))
    .map((spy) => ({ court, spy }));
}

/** E6.2 Up to rank spies of others. */
function* counter(act: Act): Rules<void> {
  const { table, state, who } = act;
  const watched = watch(state, who, 'counter-espionage');
  const wronged: Who[] = [];
  const hunted: Court[] = [];
  for (let left = act.rank; left > 0; left--) {
    const found = targets(state, who);
    const isFirst = left === act.rank;
    if (found.length === 0) break;
    const target = yield* pick(state, who, {
      prompt: say('ask.counter', 'E6.2', { left }),
      among: found,
      id: ({ court, spy }) => spyOption(state, court, spy),
      label: ({ court, spy }) => spyLabel(state, court, spy, 'E6.2'),
      pass: isFirst ? undefined : DONE,
    });
    if (target === DONE) break;
    if (!hunted.includes(target.court)) hunted.push(target.court);
    wronged.push(ownerOfSpy(target.spy));
    sendHome(state, target.court, target.spy);
    tellDeed(
      table,
      say('log.spy-removed', 'E6.3', {
        player: nameOf(state, who),
        owner: nameOf(state, ownerOfSpy(target.spy)),
        card: String(target.court.card),
      }),
    );
  }
  for (const court of hunted) if (!hasSpy(court, who)) borrow(state, court);
  if (yield* isCancelled(table, watched)) return;
  for (const victim of wronged) yield* avenge(table, victim);
}

/** A loan holds for one action, however many spies it removes. */
function borrow(state: State, court: Court): void {
  const [lender] = lendersOn(state, court.card);
  if (lender !== undefined) useLoan(state, lender, court.card);
}

function canDo(state: State, who: Who): boolean {
  const hasLoans = state.talk.loans.length > 0;
  if (playerOf(state, who).spies === 0 && !hasLoans) return false;
  for (const player of state.players)
    for (const court of player.tableau) {
      if (!hasOtherSpy(court, who)) continue;
      if (hasSpy(court, who) || (hasLoans && targetsOn(state, who, court).length > 0)) return true;
    }
  return false;
}

export const COUNTER_ESPIONAGE: SpecialRule = {
  rule: 'E6',
  isRanked: true,
  canDo,
  whyNot: () => say('why.no-counter', 'E6.1'),
  perform: counter,
};
