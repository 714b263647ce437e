import { defaultSetting, Dice, fastDice, type Game, Match, pick } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { describe, expect, test } from 'vitest';
import { type Change, digestOf, fold, Ledger } from '../../ledger/ledger.ts';
import { positionAt } from '../../ledger/replaying.ts';
import type { Rest, StoredEvent } from '../../storage/log.ts';
import type { TableBody } from '../../tables/body.ts';

const SEATS = ['alder', 'birch', 'flint', 'slate'];

/** Rests after every answer, dice only now and then: undo goes across many rests. */
const restful = {
  ...(demo as Game),
  id: 'restful',
  setup: () => ({ steps: [] }),
  *step(table) {
    const seat = SEATS[Math.floor(table.state.steps.length / 6) % SEATS.length] ?? '';
    const taken = yield* pick<number | 'roll'>(
      { seats: [seat] },
      { prompt: { key: 'bid' }, among: () => [1, 2, 3, 'roll'], label: () => ({ key: 'card' }) },
    );
    table.log({ key: 'card', params: { taken } });
    table.state.steps.push(taken === 'roll' ? table.roll(6) : taken);
  },
  result: () => undefined,
  view: (state) => state,
  asides: () => [],
  laws: () => undefined,
} as Game<{ steps: number[] }>;

function bodyOf(game: Game, seed: string): TableBody {
  return {
    setting: defaultSetting(game, { rounds: 5 }),
    places: SEATS.map((seat) => ({ seat, chair: { kind: 'open' } })),
    orders: {},
    motions: [],
    proposed: 0,
    dice: { key: '', commitment: '', salts: [] },
    opening: fastDice(seed),
    base: 0,
  };
}

/** What a storage would hold after these changes. */
class Shelfful {
  readonly events: StoredEvent[] = [];
  rests: Rest[] = [];

  keep({ event, rests }: Change): void {
    // Through text and back, as a database would have it.
    this.events.push(JSON.parse(JSON.stringify({ number: this.events.length + 1, event })) as StoredEvent);
    const { above = Number.POSITIVE_INFINITY, below = 0, add } = rests;
    const kept = this.rests.filter((rest) => rest.seq <= above && rest.seq >= below);
    const isReplaced = (rest: Rest) => add.some((other) => other.seq === rest.seq);
    const added = JSON.parse(JSON.stringify(add)) as Rest[];
    this.rests = [...kept.filter((rest) => !isReplaced(rest)), ...added].toSorted((a, b) => a.seq - b.seq);
  }
}

/** One random thing: an answer, table talk, an undo, or going back by consent. */
function step(ledger: Ledger, body: TableBody, dice: Dice): Change | undefined {
  const { match } = ledger;
  const oneOf = <T>(list: readonly T[]): T => list[dice.below(list.length)] as T;
  const kind = dice.below(20);
  const undoing = SEATS.find((seat) => match.undoable(seat) > 0);
  if (kind < 5 && undoing !== undefined)
    return ledger.undo(undoing, 1 + dice.below(match.undoable(undoing)), match.seq, body);
  if (kind === 5 && match.seq > 0) {
    const { setting, opening } = body;
    const start = opening === undefined ? {} : { opening };
    const recorded = { game: ledger.game.id, setting, start, answers: ledger.answers };
    return ledger.rewind(positionAt(ledger.game, recorded, dice.below(match.seq)));
  }
  if (match.result !== undefined) return undefined;
  if (kind < 9) {
    const seat = oneOf(SEATS);
    const [aside] = match.asides(seat);
    if (aside !== undefined) return ledger.give([{ seat, option: aside.id, aside: true }], body);
  }
  const seat = oneOf(match.turn);
  return ledger.give([{ seat, option: oneOf(match.menuOf(seat)) }], body);
}

describe.each([
  ['demo', demo as Game],
  ['restful', restful as Game],
])('what is stored of %s is all it takes', (_id, game) => {
  test.each(['a', 'b', 'c', 'd', 'e', 'f'])('after every step of random play (%s)', (seed) => {
    const body = bodyOf(game, seed);
    const dice = new Dice(fastDice(`steps/${seed}`));
    const stored = new Shelfful();
    const begun = Ledger.begin(game, body);
    stored.keep(begun.change);
    let { ledger } = begun;
    for (let count = 0; count < 150; count++) {
      const change = step(ledger, body, dice);
      if (change !== undefined) stored.keep(change);
      const told = fold(0, stored.events);
      const [anchor] = stored.rests;
      if (anchor === undefined) throw new Error('no rest was kept');
      const match = Match.resume(game, { ...anchor, answers: told.answers.slice(anchor.seq) });
      expect(match.fingerprint()).toBe(ledger.match.fingerprint());
      expect(match.fence).toBe(ledger.match.fence);
      for (const seat of SEATS) expect(match.undoable(seat)).toBe(ledger.match.undoable(seat));
      expect(told.lines).toEqual(ledger.lines);
      expect(told.answers).toEqual(ledger.answers);
      // A digest of the log says the same, and so does one with what came after it.
      const later = stored.events.splice(dice.below(stored.events.length + 1));
      const parts = digestOf(0, fold(0, stored.events)).map((event) => ({
        number: stored.events.length,
        at: '',
        event,
      }));
      stored.events.push(...later);
      expect(fold(0, later, fold(0, parts))).toEqual({ ...told, lastEvent: told.lastEvent });
      // Now and then the server restarts, and goes on with what was stored.
      const moments = stored.rests.map((rest) => rest.seq);
      if (dice.below(6) === 0) ledger = new Ledger(match, told, 0, moments);
    }
  });
});

describe('an undo under standing orders', () => {
  /** Every turn: something to decide, then a question with a single answer. */
  const leading = {
    ...restful,
    id: 'leading',
    *step(table) {
      for (const among of [[1, 2], [3]]) {
        const taken = yield* pick<number>(
          { seats: ['alder'] },
          { prompt: { key: 'bid' }, among: () => among, label: () => ({ key: 'card' }), always: true },
        );
        table.state.steps.push(taken);
      }
    },
  } as Game<{ steps: number[] }>;

  const played = (forced: boolean) => {
    const body = { ...bodyOf(leading, 'x'), orders: { alder: { forced, decline: [] } } };
    const { ledger } = Ledger.begin(leading, body);
    while (ledger.match.seq < 4)
      ledger.give([{ seat: 'alder', option: ledger.match.menuOf('alder')[0] ?? '' }], body);
    return { ledger, body };
  };

  test('takes back what they answered, together with the decision before it', () => {
    const { ledger, body } = played(true);
    const { event } = ledger.undo('alder', 1, ledger.match.seq, body);
    expect(event).toEqual({ kind: 'rewind', to: 2, lines: [], by: 'alder' });
    expect(ledger.match.menuOf('alder')).toEqual(['1', '2']);
    expect(ledger.answers.map(({ option }) => option)).toEqual(['1', '3']);
  });

  test('stops at the single answer that a person gave without them', () => {
    const { ledger, body } = played(false);
    ledger.undo('alder', 1, ledger.match.seq, body);
    expect(ledger.match.menuOf('alder')).toEqual(['3']);
  });
});
