/** The torture test must catch every kind of fault: each is planted in the demonstration game in turn. */
import { describe, expect, test } from 'vitest';
import type { Ask, Chance, Game, Json, Rules, Table } from '../index.ts';
import { say } from '../testing/demo/text/say.ts';
import { demo, type DemoState, type DemoView, torture } from '../testing/index.ts';

/** Asks as they come, faults and all. */
function* choose<T extends string>(ask: Ask<T>): Rules<T> {
  return (yield ask) as T;
}

type Demo = Game<DemoState, DemoView>;
const GAMES = { games: 40, every: 3, failures: 1 };

/** The demonstration game with every ask changed on its way out. */
function asking(change: (ask: Ask, table: Table<DemoState>) => Ask): Demo {
  return {
    ...demo,
    *step(table) {
      const rules = demo.step(table);
      let step = rules.next('');
      while (step.done !== true) step = rules.next(yield change(step.value, table));
    },
  };
}

function menu(ask: Ask, options: Ask['options']): Ask {
  return { seats: ask.seats, prompt: ask.prompt, label: (option, seat) => ask.label(option, seat), options };
}

/** The demonstration game with something done at the end of every round. */
function ending(deed: (state: DemoState) => void): Demo {
  return {
    ...demo,
    *step(table) {
      yield* demo.step(table);
      deed(table.state);
    },
  };
}

function* withTable(table: Table<DemoState>, change: Partial<Table<DemoState>>): Rules<void> {
  yield* demo.step(Object.assign(Object.create(table) as Table<DemoState>, change));
}

const others = (viewer: string) =>
  (['alder', 'birch', 'flint', 'slate'] as const).filter((seat) => seat !== viewer);

/** The demonstration game with another way to deal what is hidden: what is left of the cards becomes the deck. */
function dealing(
  deal: (unseen: DemoState['deck'], state: DemoState, viewer: string, chance: Chance) => void,
): Demo {
  return {
    ...demo,
    determinize(state, viewer, chance) {
      const known = state.scout === viewer ? state.deck.splice(-1) : [];
      const unseen = [...state.deck, ...others(viewer).flatMap((seat) => state.hands[seat])];
      deal(unseen, state, viewer, chance);
      state.deck = [...unseen, ...known];
    },
  };
}

/** A card put away face down by everybody in turn before each round: seen by its owner only. */
function biddingInTurn(isSecret: boolean): Demo {
  type Hidden = DemoState & { away?: Record<string, string> };
  const viewOf = (state: DemoState, viewer: string) => {
    const { away = {}, ...rest } = state as Hidden;
    return { ...demo.view(rest, viewer), away: away[viewer] ?? '' };
  };
  return {
    ...demo,
    bound: 1000,
    setup: (setting, chance) => Object.assign(demo.setup(setting, chance), { away: {} }),
    view: viewOf,
    *step(table) {
      const state = table.state as Hidden;
      for (const seat of ['alder', 'birch', 'flint', 'slate'] as const)
        state.away = {
          ...state.away,
          [seat]: yield* choose<'low' | 'high'>({
            seats: [seat],
            prompt: say('bid', '1.1', { round: state.round }),
            options: () => ['low', 'high'],
            label: (option) => say('card', '1.1', { card: option }),
            secret: isSecret,
          }),
        };
      yield* demo.step(table);
    },
  };
}

const outside = { calls: 0, coins: 0 };

const FAULTS: readonly [name: string, check: string, make: () => Demo][] = [
  [
    'a hidden card in a view',
    'secret',
    () => ({ ...demo, view: (s, v) => ({ ...demo.view(s, v), top: s.deck.at(-1) ?? null }) }),
  ],
  ['a game that says it is open and is not', 'secret', () => ({ ...demo, isOpen: true })],
  [
    'another hand in a prompt',
    'secret',
    () =>
      asking((ask, { state }) =>
        ask.prompt.key === 'raid'
          ? {
              ...menu(ask, (s) => ask.options(s)),
              prompt: { ...ask.prompt, params: { peek: state.hands.slate.join() } },
            }
          : ask,
      ),
  ],
  [
    'asides that are not there when only the first is wanted',
    'aside',
    () => ({
      ...demo,
      asides: (s, seat, most) => (most === undefined ? (demo.asides?.(s, seat) ?? []) : []),
    }),
  ],
  [
    'an aside that tells what a partner holds',
    'secret',
    () => ({
      ...demo,
      asides: (s, seat) => (s.hands.birch.includes('6') ? (demo.asides?.(s, seat) ?? []) : []),
    }),
  ],
  [
    'a secret shown without a fence',
    'fence',
    () => ({ ...demo, step: (table) => withTable(table, { reveal: () => undefined }) }),
  ],
  [
    'a hidden card told in the journal without a fence',
    'fence',
    () => ({
      ...demo,
      step: (table) =>
        withTable(table, {
          log(message) {
            table.log(message);
            const card = table.state.deck.at(-1) ?? '';
            if (message.key === 'attack') table.tell(['alder'], say('scout.saw', '2.2', { card }));
          },
        }),
    }),
  ],
  ['bids in turn, hidden but not marked secret', 'secret', () => biddingInTurn(false)],
  ['laws that notice nothing', 'laws', () => ({ ...demo, laws: () => undefined })],
  [
    'a hand that is hidden but never dealt anew',
    'deal',
    () =>
      dealing((unseen, s, v, c) => {
        const kept = v === 'slate' ? [] : s.hands.slate;
        for (const card of kept) unseen.splice(unseen.indexOf(card), 1);
        c.shuffle(unseen);
        for (const seat of others(v))
          if (seat !== 'slate') s.hands[seat] = unseen.splice(0, s.hands[seat].length).sort();
      }),
  ],
  [
    'a deal that gives others the worst cards',
    'deal',
    () =>
      dealing((unseen, s, v) => {
        unseen.sort();
        for (const seat of others(v)) s.hands[seat] = unseen.splice(0, s.hands[seat].length);
      }),
  ],
  [
    'an unfenced die',
    'undo',
    () => ({
      ...demo,
      step: (table) => withTable(table, { roll: (sides) => (outside.calls++ % sides) + 1 }),
    }),
  ],
  [
    'outside chance',
    'dead end',
    () =>
      ending((s) => {
        s.discard.sort(() => Math.random() - 0.5);
      }),
  ],
  [
    'a clock',
    'dead end',
    () =>
      ending((s) => {
        s.round += Date.now() > 0 ? 0 : 1;
      }),
  ],
  [
    'a dead end',
    'dead end',
    () =>
      asking((ask, { state }) =>
        menu(ask, (seat) =>
          ask.prompt.key === 'raid' && state.coins[ask.seats[0] as 'alder'] === 0 ? [] : ask.options(seat),
        ),
      ),
  ],
  [
    'an option that throws',
    'dead end',
    () => ({
      ...demo,
      step: (table) =>
        withTable(table, {
          reveal: () => {
            throw new Error('boom');
          },
        }),
    }),
  ],
  [
    'a lost coin',
    'laws',
    () =>
      ending((s) => {
        s.coins.alder -= s.coins.alder > 2 ? 1 : 0;
      }),
  ],
  [
    'a lost card',
    'laws',
    () =>
      ending((s) => {
        if (s.round === 3) s.discard.pop();
      }),
  ],
  [
    'a menu in another order each time',
    'restore',
    () =>
      asking((ask) =>
        menu(ask, (seat) => (outside.calls++ % 3 === 0 ? ask.options(seat) : ask.options(seat).toReversed())),
      ),
  ],
  [
    'a duplicate option',
    'menu',
    () => asking((ask) => menu(ask, (seat) => [...ask.options(seat), ask.options(seat)[0] ?? ''])),
  ],
  [
    'state outside the state',
    'restore',
    () =>
      ending((s) => {
        outside.coins++;
        if (outside.coins % 5 === 0 && s.coins.flint > 0) {
          s.coins.flint--;
          s.spent++;
        }
      }),
  ],
  [
    'state that is not plain',
    'plain',
    () =>
      ending((s) => {
        Object.assign(s, { scout: undefined });
      }),
  ],
  ['a game without end', 'bound', () => ({ ...demo, result: () => undefined })],
  [
    'a deal that changes the number of cards',
    'laws',
    () => ({
      ...demo,
      determinize: (s, v, c) => {
        demo.determinize(s, v, c);
        s.deck.pop();
      },
    }),
  ],
  [
    'a word missing in Japanese',
    'words',
    () => ({
      ...demo,
      speech: {
        ...demo.speech,
        ja: {
          ...demo.speech.ja,
          sentences: { ...demo.speech.ja.sentences, 'raid.done': undefined as never },
        },
      },
    }),
  ],
  [
    'a seat missing in the result',
    'end',
    () => ({
      ...demo,
      result: (s) => {
        const r = demo.result(s);
        return r && { ...r, standings: r.standings.slice(1) };
      },
    }),
  ],
  [
    'a pass that is not on the menu',
    'menu',
    () => asking((ask) => ({ ...menu(ask, (seat) => ask.options(seat)), pass: 'shrug' })),
  ],
  [
    'a message without a rule number',
    'words',
    () => asking((ask) => ({ ...menu(ask, (seat) => ask.options(seat)), prompt: { key: 'raid' } })),
  ],
  [
    'a table told in a sentence that is not there',
    'words',
    () => ({ ...demo, overview: () => [{ key: 'no such sentence', rule: '1' }] }),
  ],
  [
    'an aside that leaves no option',
    'dead end',
    () =>
      asking((ask, { state }) =>
        menu(ask, (seat) =>
          Object.values(state.coins).some((coins) => coins > 4) && ask.prompt.key === 'bid'
            ? []
            : ask.options(seat),
        ),
      ),
  ],
];

/** The demonstration game with positions, and a raider who has no option where nobody else has a coin. */
function bareTables(): Demo {
  const coinsOf = (document: Json): readonly number[] =>
    Object.values((document as { coins?: Record<string, number> }).coins ?? {});
  const isBare = ({ coins }: DemoState): boolean =>
    Object.values(coins).filter((one) => one > 0).length === 1;
  const sum = (coins: readonly number[]): number => coins.reduce((all, one) => all + one, 0);
  return {
    ...asking((ask, { state }) =>
      menu(ask, (seat) => (ask.prompt.key === 'raid' && isBare(state) ? [] : ask.options(seat))),
    ),
    positionOf: ({ coins }) => ({ coins: { ...coins } }),
    attachments: { position: (document) => (sum(coinsOf(document)) > 16 ? [say('raid', '2')] : []) },
    setup(setting, chance) {
      const state = demo.setup(setting, chance);
      const document = setting.attachments?.['position'];
      if (document === undefined) return state;
      Object.assign(
        state.coins,
        { alder: 0, birch: 0, flint: 0, slate: 0 },
        (document as { coins: object }).coins,
      );
      state.spent = 16 - sum(Object.values(state.coins));
      return state;
    },
  };
}

describe('the torture test', () => {
  test('finds nothing wrong with the demonstration game, and did look at hidden things', () => {
    const report = torture(demo, { games: 60 });
    expect(report.failures).toEqual([]);
    expect(report.games).toBe(60);
    expect(report.redeals).toBeGreaterThan(100);
  });

  test.each(FAULTS)('catches %s', (_name, check, make) => {
    const report = torture(make(), GAMES);
    expect(report.failures.map((failure) => failure.check)).toEqual([check]);
  });

  test('finds nothing wrong with hidden choices that are marked', () => {
    expect(torture(biddingInTurn(true), GAMES).failures).toEqual([]);
  });

  test('finds on a sparse table what random play on a full one does not, and shows it shortly', () => {
    const few = { games: 6, failures: 1 };
    expect(torture(bareTables(), { ...few, skirmishes: 0 }).failures).toEqual([]);
    const { failures, skirmishes } = torture(bareTables(), few);
    expect(failures.map((failure) => failure.check)).toEqual(['dead end']);
    expect(failures[0]?.isShort).toBe(true);
    expect(failures[0]?.record.setting.attachments).toHaveProperty('position');
    expect(skirmishes).toBeGreaterThan(0);
  });

  test('begins no skirmish where a game reads no positions', () => {
    expect(torture(demo, { games: 2 }).skirmishes).toBe(0);
  });

  test('shrinks a failure to a short file that shows it again', () => {
    const [failure] = torture(
      ending((s) => {
        s.coins.alder -= s.round === 2 ? 1 : 0;
      }),
      GAMES,
    ).failures;
    expect(failure?.isShort).toBe(true);
    expect(failure?.position?.answers.length).toBeLessThan(failure?.record.answers.length ?? 0);
  });

  test('does not shrink a failure of the whole game to something else', () => {
    const [failure] = torture({ ...demo, bound: 5 }, GAMES).failures;
    expect(failure?.check).toBe('bound');
    expect(failure?.isShort).toBeUndefined();
  });
});
