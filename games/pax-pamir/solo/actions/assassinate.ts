/** K5, E8 Shere Khan assassinates: the first prize of his empire, counter-clockwise. */
import type { Rules } from '@sandtable/engine';
import { ASSASSINATION_COST, takePrize } from '../../actions/assassinate.ts';
import { leave } from '../../leaving.ts';
import { payRightEnd } from '../../rupees.ts';
import { bandAt, hasSpy, ownerOfSpy, sendHome, spiesOn, spotId, spotOfSpy } from '../../spies.ts';
import { type Court, courtCard, courtOf, playerOf, type State, type Who } from '../../state.ts';
import { say } from '../../text/say.ts';
import { allInfluence, influenceIn } from '../../topple/influence.ts';
import { golden } from '../golden.ts';
import { nameOf, opponentOf } from '../khan.ts';
import { counterClockwise } from '../ring.ts';
import { explain } from '../telling.ts';
import type { KhanAct } from './act.ts';

export function* assassinate(act: KhanAct): Rules<boolean> {
  const { table, state, who } = act;
  const court = counterClockwise(state, who).find((one) => isTarget(act, one));
  if (court === undefined || playerOf(state, who).rupees < ASSASSINATION_COST) {
    explain(table, say('sk.assassinate.none', 'E8.1'));
    return false;
  }
  const { owner } = courtOf(state, court.card);
  const params = { card: String(court.card) };
  explain(
    table,
    owner === who
      ? say('sk.assassinate.strawman', 'E8.5', params)
      : say('sk.assassinate.enemy', 'E8.1', params),
  );
  yield* payRightEnd(state, who, ASSASSINATION_COST, 'E8.2');
  sendHome(state, court, yield* chooseSpy(act, court));
  yield* leave(table, { owner, courts: [court], to: 'discards', cause: who, rule: 'E8.1' });
  yield* takePrize(table, who, court, playerOf(state, who).loyalty);
  return true;
}

function isTarget({ state, who, court: acting, isNew }: KhanAct, court: Court): boolean {
  if ((isNew && court === acting) || !hasSpy(court, who)) return false;
  if (courtCard(state, court.card).prize !== playerOf(state, who).loyalty) return false;
  return courtOf(state, court.card).owner !== who || isStrawManWorthIt(state, who, court);
}

/** Doubt 107: an own card only if that lifts his influence above the other's; a patriot and a spy of the other are lost. */
function isStrawManWorthIt(state: State, who: Who, court: Court): boolean {
  const { loyalty: empire } = playerOf(state, who);
  const enemy = opponentOf(who);
  const all = allInfluence(state);
  const own = influenceIn(all, who, empire);
  const theirs = influenceIn(all, enemy, empire);
  const lost = courtCard(state, court.card).patriot === empire ? 1 : 0;
  const theirLoss = court.spies.filter(
    (spy) => ownerOfSpy(spy) === enemy && bandAt(state, court.card, spotOfSpy(spy)) === empire,
  ).length;
  return own <= theirs && own + 1 - lost > theirs - theirLoss;
}

/** E8.2 Which of his spies there is given up: golden. */
function* chooseSpy({ table, state, who }: KhanAct, court: Court): Rules<number> {
  return yield* golden(table, who, {
    prompt: say('ask.which-spy', 'E8.2', { card: String(court.card) }),
    among: spiesOn(court, who),
    id: (spy) => spotId(spotOfSpy(spy)),
    label: (spy) =>
      say('unit.spy', 'E8.2', {
        player: nameOf(state, who),
        card: String(court.card),
        spot: spotId(spotOfSpy(spy)),
      }),
  });
}
