/** What answers bring about that nobody can take back, and what comes after declining. */
import type { AskView, Match, SeatId } from '@sandtable/engine';
import { randomHex } from '../chance.ts';
import type { Foreseen } from '../protocol/index.ts';
import type { Ledger } from './ledger.ts';

/** What is told about a pending ask before it is answered. */
export interface Ahead {
  readonly foreseen: readonly Foreseen[];
  readonly declined?: AskView;
}

/** Trying every option takes a while: it is done once for each seat after each event, whoever asks and how often. */
export class Foresight {
  private event = 0;
  private readonly known = new Map<SeatId, Ahead>();

  of({ match, lastEvent }: Ledger, seat: SeatId): Ahead {
    if (lastEvent !== this.event) this.known.clear();
    this.event = lastEvent;
    const ahead = this.known.get(seat) ?? lookAhead(match, seat);
    this.known.set(seat, ahead);
    return ahead;
  }
}

function lookAhead(match: Match, seat: SeatId): Ahead {
  const declined = afterDeclining(match, seat);
  return { foreseen: foresee(match, seat), ...(declined === undefined ? {} : { declined }) };
}

/**
 * Tries every option of a seat in a world that it cannot tell from the real one. Of a joint ask nothing is
 * foreseen: it depends on the others.
 */
export function foresee(match: Match, seat: SeatId): readonly Foreseen[] {
  if (match.ask(seat)?.seats.length !== 1) return [];
  return match.menuOf(seat).flatMap((option) => {
    const what = outcome(match, seat, option);
    return what === undefined ? [] : [{ option, what }];
  });
}

/** What the seat is asked next when it declines: nothing where dice or secrets come in between, or others are asked. */
export function afterDeclining(match: Match, seat: SeatId): AskView | undefined {
  const ask = match.ask(seat);
  if (ask?.pass === undefined || ask.seats.length !== 1) return undefined;
  const world = imagined(match, seat);
  const fence = world.fence;
  world.answer(seat, ask.pass);
  const next = world.ask(seat);
  return world.fence > fence || next?.options === undefined || next.seats.length !== 1 ? undefined : next;
}

/** Whoever knew the seed could reckon back from the world that is dealt to the real one. */
const imagined = (match: Match, seat: SeatId): Match => match.imagine(seat, randomHex(16));

function outcome(match: Match, seat: SeatId, option: string): Foreseen['what'] | undefined {
  const world = imagined(match, seat);
  const fence = world.fence;
  const dice = JSON.stringify(world.diceState);
  world.answer(seat, option);
  if (JSON.stringify(world.diceState) !== dice) return 'dice';
  if (world.result !== undefined) return world.result.winners.includes(seat) ? 'won' : 'lost';
  return world.fence > fence ? 'secret' : undefined;
}
