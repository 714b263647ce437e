import { describe, expect, test } from 'vitest';
import { defaultSetting, forcedDice, Match, type Plan, type Reply, type Seen, Sight } from '../index.ts';
import { demo, type DemoState } from '../testing/index.ts';

const ROLLS = Array.from({ length: 40 }, () => 1);
const start = (): Match<DemoState> => Match.start(demo, defaultSetting(demo), forcedDice(ROLLS));

/** Takes the first option; its reasons are the questions it has been shown since it began. */
function* diary({ seat, prompt, options }: Seen): Plan<Seen> {
  const shown: string[] = [];
  let [key, first] = [prompt.key, options[0] ?? ''];
  for (;;) {
    shown.push(`${seat} ${key}`);
    const seen: Seen = yield { option: first, why: shown.map((one) => ({ key: one })) };
    [key, first] = [seen.prompt.key, seen.options[0] ?? ''];
  }
}

const ask = (match: Match<DemoState>, seat: string): Reply => new Sight(match, seat).follow(diary);
const told = (match: Match<DemoState>, seat: string): readonly string[] =>
  (ask(match, seat).why ?? []).map((message) => message.key);
const answer = (match: Match<DemoState>): void => {
  const seat = match.turn[0] ?? '';
  match.answer(seat, ask(match, seat).option);
};

/** In the raid, after a bid of everybody and the raider's first answer. */
function inRaid(): { match: Match<DemoState>; raider: string } {
  const match = start();
  for (let seats = match.seats.length; seats > 0; seats--) answer(match);
  const raider = match.turn[0] ?? '';
  answer(match);
  while (match.turn[0] !== raider) answer(match);
  return { match, raider };
}

describe('a plan beside the rules', () => {
  test('is shown every question of its seat, and no other, from a rest to the next', () => {
    const { match, raider } = inRaid();
    expect(told(match, raider)).toEqual([`${raider} bid`, `${raider} raid`, `${raider} raid`]);
    const rest = match.restedAt;
    while (match.restedAt === rest) answer(match);
    const seat = match.turn[0] ?? '';
    expect(told(match, seat)).toEqual([`${seat} bid`]);
  });

  test('replies the same when it is asked twice', () => {
    const { match, raider } = inRaid();
    expect(ask(match, raider)).toEqual(ask(match, raider));
    answer(match);
    while (match.turn[0] !== raider) answer(match);
    expect(told(match, raider)).toHaveLength(4);
  });

  test('is made again when a position is resumed, and after an undo', () => {
    const { match, raider } = inRaid();
    const before = ask(match, raider);
    expect(ask(Match.resume(demo, match.position()), raider)).toEqual(before);
    const { seq } = match;
    answer(match);
    match.rewind(seq);
    expect(ask(match, raider)).toEqual(before);
  });

  test('knows what somebody else answered in its place', () => {
    const { match, raider } = inRaid();
    match.answer(raider, match.menuOf(raider)[0] ?? '');
    while (match.turn[0] !== raider)
      match.answer(match.turn[0] ?? '', match.menuOf(match.turn[0] ?? '')[0] ?? '');
    expect(told(match, raider)).toHaveLength(4);
  });

  test('is asked anew, not further, when table talk comes between its reply and the answer', () => {
    const { match, raider } = inRaid();
    const before = told(match, raider);
    const talker = match.seats.find((seat) => match.hasAsides(seat)) ?? '';
    match.aside(talker, match.asides(talker)[0]?.id ?? '');
    expect(told(match, raider)).toEqual(before);
  });

  test('begins in the middle where nobody knows the questions since the rest', () => {
    const { match, raider } = inRaid();
    const resumed = Match.resume(demo, match.position(), { history: false });
    expect(told(resumed, raider)).toEqual([`${raider} raid`]);
  });

  test('leaves a question to a new one when it ends, and must reply to its first', () => {
    function* once({ options }: Seen): Plan<Seen> {
      yield { option: options[0] ?? '', why: [{ key: 'once' }] };
    }
    function* never({ options }: Seen): Plan<Seen> {
      if (options.length === 0) yield { option: '' };
    }
    const { match, raider } = inRaid();
    expect(new Sight(match, raider).follow(once).why).toEqual([{ key: 'once' }]);
    expect(() => new Sight(match, raider).follow(never)).toThrow('ended before its first reply');
  });
});
