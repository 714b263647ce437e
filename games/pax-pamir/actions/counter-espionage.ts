/** E6 Counter-espionage. */
import type { Rules } from '@sandtable/engine';
import { DONE, pick } from '../asking.ts';
import { isCancelled, watch } from '../khyber-knives/interrupts.ts';
import { lendersOn, useLoan } from '../negotiations/consent.ts';
import { hasOtherSpy, hasSpy, ownerOfSpy, sendHome, spiesOn, spotId, spotOfSpy } from '../spies.ts';
import { colourOf, type Court, playerOf, type State, type Who } from '../state.ts';
import { say } from '../text/say.ts';
import { avenge } from '../variants/badal.ts';
import type { Act, SpecialRule } from './special.ts';

/** E6.1 Whether spies can be removed from a card: an own spy is there, or a lent one. */
const isWatched = (state: State, who: Who, court: Court): boolean =>
  hasSpy(court, who) || lendersOn(state, court.card).length > 0;

interface Target {
  readonly id: string;
  readonly court: Court;
  readonly spy: number;
}

function targets(state: State, who: Who): Target[] {
  const list: Target[] = [];
  for (const player of state.players)
    for (const court of player.tableau) {
      if (!hasOtherSpy(court, who) || !isWatched(state, who, court)) continue;
      for (const spy of spiesOn(court)) {
        const owner = ownerOfSpy(spy);
        if (owner === who) continue;
        const id = `${court.card}:${spotId(spotOfSpy(spy))}:${colourOf(state, owner)}`;
        list.push({ id, court, spy });
      }
    }
  return list;
}

/** E6.2 Up to rank spies of others. */
function* counter(act: Act): Rules<void> {
  const { table, state, who } = act;
  const watched = watch(state, who, 'counter-espionage');
  const wronged: Who[] = [];
  for (let left = act.rank; left > 0; left--) {
    const found = targets(state, who);
    const isFirst = left === act.rank;
    if (found.length === 0) break;
    const options = found.map((target) => target.id);
    const picked = yield* pick(state, who, {
      prompt: say('ask.counter', 'E6.2', { left }),
      options: isFirst ? options : [...options, DONE],
      label: (option) => targetLabel(option),
      ...(isFirst ? {} : { pass: DONE }),
    });
    const target = found.find((one) => one.id === picked);
    if (target === undefined) break;
    if (!hasSpy(target.court, who)) borrow(state, target.court);
    wronged.push(ownerOfSpy(target.spy));
    sendHome(state, target.court, target.spy);
    table.log(
      say('log.spy-removed', 'E6.3', {
        player: playerOf(state, who).colour,
        owner: colourOf(state, ownerOfSpy(target.spy)),
        card: String(target.court.card),
      }),
    );
  }
  if (yield* isCancelled(table, watched)) return;
  for (const victim of wronged) yield* avenge(table, victim);
}

function borrow(state: State, court: Court): void {
  const [lender] = lendersOn(state, court.card);
  if (lender !== undefined) useLoan(state, lender, court.card);
}

function targetLabel(option: string) {
  const [card = '', spot = '', player = ''] = option.split(':');
  return card === DONE ? say('done', 'E6.2') : say('unit.spy', 'E6.2', { player, card, spot });
}

function canDo(state: State, who: Who): boolean {
  if (playerOf(state, who).spies === 0 && state.talk.loans.length === 0) return false;
  for (const player of state.players)
    for (const court of player.tableau)
      if (court.spies.length > 0 && hasOtherSpy(court, who) && isWatched(state, who, court)) return true;
  return false;
}

export const COUNTER_ESPIONAGE: SpecialRule = {
  rule: 'E6',
  isRanked: true,
  canDo,
  whyNot: () => say('why.no-counter', 'E6.1'),
  perform: counter,
};
