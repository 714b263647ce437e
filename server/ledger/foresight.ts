/** What answers bring about that nobody can take back. */
import { randomUUID } from 'node:crypto';
import type { Match, SeatId } from '@sandtable/engine';
import type { Foreseen } from '../protocol/index.ts';
import type { Ledger } from './ledger.ts';

/** Trying every option takes a while: it is done once for each seat after each event, whoever asks and how often. */
export class Foresight {
  private event = 0;
  private readonly known = new Map<SeatId, readonly Foreseen[]>();

  of({ match, lastEvent }: Ledger, seat: SeatId): readonly Foreseen[] {
    if (lastEvent !== this.event) this.known.clear();
    this.event = lastEvent;
    const foreseen = this.known.get(seat) ?? foresee(match, seat);
    this.known.set(seat, foreseen);
    return foreseen;
  }
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

function outcome(match: Match, seat: SeatId, option: string): Foreseen['what'] | undefined {
  // Whoever knew the seed could reckon back from the world that is dealt to the real one.
  const world = match.imagine(seat, randomUUID());
  const fence = world.fence;
  const dice = JSON.stringify(world.diceState);
  world.answer(seat, option);
  if (JSON.stringify(world.diceState) !== dice) return 'dice';
  if (world.result !== undefined) return world.result.winners.includes(seat) ? 'won' : 'lost';
  return world.fence > fence ? 'secret' : undefined;
}
