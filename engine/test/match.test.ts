import { describe, expect, test } from 'vitest';
import {
  commitment,
  defaultSetting,
  fastDice,
  forcedDice,
  Match,
  Refusal,
  type RefusalCode,
  RulesFault,
  sealedDice,
  Sight,
} from '../index.ts';
import { demo, type DemoState, playRandomly } from '../testing/index.ts';
import { Dice } from '../dice.ts';

const setting = defaultSetting(demo);
const start = (rolls: number[] = [1, 1, 1, 1, 1, 1, 1, 1]) => Match.start(demo, setting, forcedDice(rolls));

/** Everybody bids the lowest or highest card; returns who raids. */
function bidAll(match: Match<DemoState>, pick: 'lowest' | 'highest' = 'lowest'): string {
  for (const seat of match.seats) {
    const menu = match.menuOf(seat);
    match.answer(seat, menu.at(pick === 'lowest' ? 0 : -1) ?? '');
  }
  return match.turn[0] ?? '';
}

function refusal(attempt: () => void): RefusalCode | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

describe('asks to several seats at once', () => {
  test('are answered in any order and complete when all have answered', () => {
    const match = start();
    expect(match.turn).toEqual(['alder', 'birch', 'flint', 'slate']);
    match.answer('slate', match.menuOf('slate')[0] ?? '');
    expect(match.turn).toEqual(['alder', 'birch', 'flint']);
    expect(match.number).toBe(0);
    for (const seat of match.turn) match.answer(seat, match.menuOf(seat)[0] ?? '');
    expect(match.number).toBe(1);
    expect(match.prompt?.key).toBe('raid');
  });

  test('show others that a seat has answered, not what', () => {
    const match = start();
    const before = JSON.stringify(match.view('birch'));
    match.answer('alder', match.menuOf('alder')[0] ?? '');
    expect(match.ask('birch')?.answered).toEqual(['alder']);
    expect(JSON.stringify(match.view('birch'))).toBe(before);
  });

  test('can be taken back by the seat that answered last, while somebody is still thinking', () => {
    const match = start();
    match.answer('alder', match.menuOf('alder')[0] ?? '');
    expect(match.undoable('alder')).toBe(1);
    match.undo('alder');
    expect(match.turn).toHaveLength(4);
  });

  test('are a fence once complete', () => {
    const match = start();
    bidAll(match);
    expect(match.seats.map((seat) => match.undoable(seat))).toEqual([0, 0, 0, 0]);
  });
});

describe('refusals', () => {
  test('say what was wrong and change nothing', () => {
    const match = start();
    const raider = bidAll(match);
    const other = match.seats.find((seat) => seat !== raider) ?? '';
    const before = match.fingerprint();
    expect(refusal(() => match.answer(other, 'done'))).toBe('not-asked');
    expect(refusal(() => match.answer('nobody', 'done'))).toBe('unknown-seat');
    expect(refusal(() => match.answer(raider, 'fly'))).toBe('not-an-option');
    expect(refusal(() => match.answer(raider, 'done', 0))).toBe('stale');
    expect(refusal(() => match.answer(raider, 7 as unknown as string))).toBe('malformed');
    expect(refusal(() => match.answerAll([]))).toBe('malformed');
    expect(refusal(() => match.aside(raider, 'bribe'))).toBe('not-an-aside');
    expect(refusal(() => match.undo(raider, 0))).toBe('malformed');
    expect(refusal(() => match.rewind(99))).toBe('nothing-to-undo');
    expect(match.fingerprint()).toBe(before);
  });

  test('a seat cannot answer twice in a joint ask', () => {
    const match = start();
    match.answer('alder', match.menuOf('alder')[0] ?? '');
    expect(refusal(() => match.answer('alder', '1'))).toBe('already-answered');
  });

  test('a finished game takes nothing more', () => {
    const match = Match.start(demo, setting, fastDice('end'));
    playRandomly(match, new Dice(fastDice('p')));
    expect(match.result?.winners.length).toBeGreaterThan(0);
    expect(refusal(() => match.answer('alder', 'done'))).toBe('finished');
    expect(refusal(() => match.answer('alder', 'done', 3))).toBe('finished');
    expect(refusal(() => match.undo('alder'))).toBe('nothing-to-undo');
  });

  test('a fault in the rules is told apart from a bad answer, and is taken back', () => {
    const faulty = {
      ...demo,
      *step() {
        yield {
          seats: ['alder'],
          prompt: { key: 'raid' },
          options: () => ['go'],
          label: () => ({ key: 'raid' }),
        };
        throw new Error('oops');
      },
    };
    const match = Match.start(faulty, setting, fastDice('x'));
    const before = match.fingerprint();
    expect(() => match.answer('alder', 'go')).toThrow(RulesFault);
    expect(match.fingerprint()).toBe(before);
    expect(match.seq).toBe(0);
  });
});

describe('undo', () => {
  test('goes back exactly, journal and all', () => {
    const match = start([]);
    const raider = bidAll(match, 'highest');
    const before = [match.fingerprint(), JSON.stringify(match.journal)];
    const target = match.menuOf(raider)[0] ?? '';
    match.answer(raider, target);
    expect(match.undoable(raider)).toBe(1);
    match.undo(raider);
    expect([match.fingerprint(), JSON.stringify(match.journal)]).toEqual(before);
  });

  test('stops at a die', () => {
    const match = start();
    const raider = bidAll(match, 'highest');
    match.answer(raider, match.menuOf(raider)[0] ?? '');
    match.answer(match.turn[0] ?? '', 'pass');
    expect(match.undoable(raider)).toBe(0);
    expect(refusal(() => match.undo(raider))).toBe('nothing-to-undo');
  });

  test('stops at a secret shown', () => {
    const match = start([]);
    const raider = bidAll(match, 'highest');
    match.answer(raider, 'scout');
    expect(match.undoable(raider)).toBe(0);
  });

  test('leaves the answers of others alone', () => {
    const match = start([]);
    const raider = bidAll(match, 'highest');
    const partner = match.seats.find((seat) => match.asides(seat).length > 0 && seat !== raider) ?? '';
    match.answer(raider, match.menuOf(raider)[0] ?? '');
    match.aside(partner, 'gift');
    expect(match.undoable(raider)).toBe(0);
    expect(match.undoable(partner)).toBe(1);
  });

  test('passes over the answers of bystanders, such as bots', () => {
    const match = start([]);
    const raider = bidAll(match, 'highest');
    const bot = match.seats.find((seat) => seat !== raider) ?? '';
    match.answer(raider, match.menuOf(raider)[0] ?? '');
    match.aside(bot, 'gift');
    match.aside(bot, 'gift');
    expect([match.undoable(raider, [bot]), match.undoStep(raider, [bot])]).toEqual([3, 3]);
    expect(match.undoStep(raider)).toBe(0);
    match.undo(raider, 3, [bot]);
    expect(match.prompt?.key).toBe('raid');
    expect(match.state.coins[bot as 'alder']).toBe(4);
  });

  test('by consent goes beyond any fence, and the dice then fall as before', () => {
    const match = Match.start(demo, setting, fastDice('consent'));
    const chance = new Dice(fastDice('p'));
    playRandomly(match, chance, 20);
    const answers = match.record().answers;
    const whole = match.fingerprint();
    for (const seq of [match.seq - 1, 9, 4, 1, 0]) {
      match.rewind(seq);
      expect(match.seq).toBe(seq);
      for (const { seat, option } of answers.slice(seq)) match.answer(seat, option);
      expect(match.fingerprint()).toBe(whole);
    }
  });
});

describe('lists of answers', () => {
  const both = (seat: string, first: string) => [
    { seat, option: first },
    { seat, option: 'done' },
  ];

  test('are applied all or none', () => {
    const match = start([]);
    const raider = bidAll(match, 'highest');
    const before = match.fingerprint();
    const target = match.menuOf(raider)[0] ?? '';
    expect(refusal(() => match.answerAll(both(raider, target)))).toBe('not-asked');
    expect(match.fingerprint()).toBe(before);
    match.aside(raider, 'gift');
    match.answerAll([{ seat: raider, option: 'done' }], match.number);
    expect(match.prompt?.key).toBe('bid');
  });

  test('end at the first secret or die, so that nobody can look and then have the list refused', () => {
    const match = start([]);
    const raider = bidAll(match, 'highest');
    const before = match.fingerprint();
    expect(refusal(() => match.answerAll(both(raider, 'scout')))).toBe('fenced');
    expect(match.fingerprint()).toBe(before);
  });
});

describe('asides and interludes', () => {
  test('an aside is allowed while somebody else decides, and the menu is fresh afterwards', () => {
    const match = start([]);
    const raider = bidAll(match, 'highest');
    for (let i = 0; i < 4; i++) match.aside(raider, 'gift');
    expect(match.menuOf(raider)).toEqual(['done', 'scout']);
    expect(match.blocked(raider).map((entry) => entry.why.key)).toEqual(['raid.broke', 'raid.broke']);
  });

  test('an interlude is offered beside the asks of an operation until it is used up', () => {
    const match = start([]);
    const raider = bidAll(match, 'highest');
    expect(match.menuOf(raider)).toContain('scout');
    match.answer(raider, 'scout');
    expect(match.prompt?.key).toBe('raid');
    expect(match.menuOf(raider)).not.toContain('scout');
  });
});

describe('positions and records', () => {
  test('a position loads in the middle of a step', () => {
    const match = start([]);
    const raider = bidAll(match, 'highest');
    match.answer(raider, match.menuOf(raider)[0] ?? '');
    const again = Match.resume(
      demo,
      JSON.parse(JSON.stringify(match.position())) as ReturnType<typeof match.position>,
    );
    expect(again.fingerprint()).toBe(match.fingerprint());
    expect(again.seq).toBe(match.seq);
    expect(again.undoable(raider)).toBe(1);
  });

  test('starting a game does not use up the dice it was given', () => {
    const dice = fastDice('x');
    Match.start(demo, setting, dice);
    expect(dice).toEqual(fastDice('x'));
  });

  test('a record replays to any moment', () => {
    const match = Match.start(demo, setting, fastDice('r'));
    playRandomly(match, new Dice(fastDice('p')));
    const record = match.record();
    expect(Match.replay(demo, record).fingerprint()).toBe(match.fingerprint());
    expect(Match.replay(demo, record, 5).seq).toBe(5);
  });

  test('a record whose answers were tampered with does not replay', () => {
    const match = Match.start(demo, setting, fastDice('r'));
    playRandomly(match, new Dice(fastDice('p')));
    const record = match.record();
    const answers = record.answers.map((answer, i) => (i === 5 ? { ...answer, option: 'fly' } : answer));
    expect(() => Match.replay(demo, { ...record, answers })).toThrow('Answer 6');
  });

  test("a bot's reasons stand in the record and come back in a replay; those for a secret pick are its own", () => {
    const match = start();
    const why = [{ key: 'raid.done', rule: '2' }];
    match.reply('alder', { option: match.menuOf('alder')[0] ?? '', why });
    expect(match.journal).toEqual([{ at: 1, message: why[0], why: 'alder', only: ['alder'] }]);
    expect(match.lines('spectator')).toEqual([]);
    while (match.turn.length > 1 || match.prompt?.key !== 'raid')
      match.answer(match.turn[0] ?? '', match.menuOf(match.turn[0] ?? '')[0] ?? '');
    const raider = match.turn[0] ?? '';
    match.reply(raider, { option: 'done', why });
    expect(match.lines('spectator').find((line) => line.why === raider)?.message).toEqual(why[0]);
    expect(Match.replay(demo, match.record()).journal).toEqual(match.journal);
  });

  test("a bot's reasons count as content, whether or not anybody reads them", () => {
    const counts = new Map<string, number>();
    const match = Match.start(demo, setting, fastDice('reasons'), { journal: false, history: false, counts });
    const why = [{ key: 'raid.done', rule: '2' }];
    match.reply(match.turn[0] ?? '', { option: match.menuOf(match.turn[0] ?? '')[0] ?? '', why });
    expect(counts.get('raid.done')).toBe(1);
  });

  test('sealed dice play like any others and are bound by their commitment', () => {
    const key = 'ab'.repeat(32);
    const play = () => {
      const match = Match.start(demo, setting, sealedDice(key, 'table 7'));
      playRandomly(match, new Dice(fastDice('p')));
      return match.fingerprint();
    };
    expect(play()).toBe(play());
    expect(commitment(key)).toHaveLength(64);
  });
});

describe('imagined worlds', () => {
  test('keep what the seat knows and deal the rest anew', () => {
    const match = start();
    const hands = new Set<string>();
    for (let world = 0; world < 10; world++) {
      const other = match.imagine('alder', `w${world}`);
      expect(other.view('alder')).toEqual(match.view('alder'));
      expect(other.menuOf('alder')).toEqual(match.menuOf('alder'));
      hands.add(JSON.stringify(other.state.hands.flint));
    }
    expect(hands.size).toBeGreaterThan(3);
  });

  test('keep the card a scout has seen', () => {
    const match = start([]);
    const raider = bidAll(match, 'highest');
    match.answer(raider, 'scout');
    const top = match.view(raider) as { top: string };
    for (let world = 0; world < 10; world++)
      expect(match.imagine(raider, `w${world}`).state.deck.at(-1)).toBe(top.top);
  });

  test('forget what others have answered in secret', () => {
    const match = start();
    match.answer('alder', match.menuOf('alder')[0] ?? '');
    expect(match.imagine('birch', 'w').turn).toEqual(['alder', 'birch', 'flint', 'slate']);
    expect(match.imagine('alder', 'w').turn).toEqual(['birch', 'flint', 'slate']);
  });

  test('a player can play one to its end, and the same number is the same world', () => {
    const match = start();
    const seen = new Sight(match, 'alder');
    const ends = [1, 1, 2].map((world) => {
      const imagined = seen.imagine(world);
      while (imagined.turn !== undefined) imagined.answer(imagined.options()[0] ?? '');
      return JSON.stringify([imagined.result, imagined.appraise('alder')]);
    });
    expect(ends[0]).toBe(ends[1]);
    expect(match.seq).toBe(0);
  });
});

describe('the journal', () => {
  test('shows a private line to its seat and the public one to the rest', () => {
    const match = start([]);
    const raider = bidAll(match, 'highest');
    match.answer(raider, 'scout');
    const keys = (viewer: string) => match.lines(viewer).map((line) => line.message.key);
    expect(keys(raider)).toContain('scout.saw');
    expect(keys(raider)).not.toContain('scout.looked');
    expect(keys('spectator')).toContain('scout.looked');
    expect(keys('spectator')).not.toContain('scout.saw');
  });

  test('can be switched off', () => {
    const match = Match.start(demo, setting, fastDice('x'), { journal: false });
    playRandomly(match, new Dice(fastDice('p')));
    expect(match.journal).toEqual([]);
  });
});
