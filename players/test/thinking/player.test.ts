import {
  defaultSetting,
  fastDice,
  LANGUAGES,
  Match,
  mindWords,
  type Player,
  render,
  Sight,
} from '@sandtable/engine';
import { demo, demoMind } from '@sandtable/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  contests,
  explain,
  findPlayer,
  LEVELS,
  mindedPlayer,
  mindsOf,
  playContest,
  think,
} from '../../index.ts';

const master = LEVELS.at(-1) ?? LEVELS[0];
if (master === undefined) throw new Error('no level');
const QUICK = { ...master, seconds: 0.2 };
/** Looks at every plan. */
const THOROUGH = { ...master, seconds: 0.6 };

const begun = (seed: string): Match => Match.start(demo, defaultSetting(demo), fastDice(seed));

/** A whole game; `playerAt` says who answers each question. */
function playedBy(seed: string, playerAt: (question: number) => Player): string[] {
  const match = begun(seed);
  const answers: string[] = [];
  while (match.result === undefined) {
    const seat = match.turn[0] ?? '';
    const reply = playerAt(match.seq).answer(new Sight(match, seat));
    answers.push(`${seat} ${reply.option}`);
    match.reply(seat, reply);
  }
  return answers;
}

test('a game with a mind has five players, weakest first; one without has none', () => {
  expect(mindsOf(demo).map(({ id }) => id)).toEqual(['beginner', 'steady', 'practised', 'strong', 'master']);
  expect(mindsOf({ ...demo, mind: undefined } as never)).toEqual([]);
  expect(findPlayer(demo as never, 'master')?.imagines).toBe(true);
  expect(findPlayer(demo as never, 'plans:40')?.id).toBe('plans:40');
});

test('nothing is remembered: a new player at every question answers the same', () => {
  const one = mindedPlayer(demoMind, QUICK);
  for (const seed of ['m1', 'm2'])
    expect(playedBy(seed, () => mindedPlayer(demoMind, QUICK))).toEqual(playedBy(seed, () => one));
});

test('a resumed game is answered like one that was never put away', () => {
  const player = mindedPlayer(demoMind, QUICK);
  const match = begun('resumed');
  while (match.result === undefined) {
    const seat = match.turn[0] ?? '';
    const again = Match.resume(match.game, match.position(), { journal: false });
    const fresh = mindedPlayer(demoMind, QUICK).answer(new Sight(again, seat));
    const reply = player.answer(new Sight(match, seat));
    expect(fresh).toEqual(reply);
    match.reply(seat, reply);
  }
});

test('a thought can be watched, put aside, and ended early with what is known by then', () => {
  const seen = new Sight(begun('watched'), 'flint');
  const whole = think(demoMind, seen, { ...QUICK, seconds: 1 });
  const told: number[] = [];
  for (let step = whole.next(); ; step = whole.next()) {
    if (step.done === true) {
      expect(step.value.rollouts).toBeGreaterThan(900);
      break;
    }
    told.push(step.value.done);
    expect(step.value.of).toBe(1000);
  }
  // At a pace of 1,000 a second a breath is taken every 25 rollouts.
  expect(told.slice(0, 3)).toEqual([25, 50, 75]);
  const short = think(demoMind, seen, { ...QUICK, seconds: 1 });
  short.next();
  const ended = short.next(true);
  if (ended.done !== true) throw new Error('it goes on');
  expect(ended.value.rollouts).toBeLessThan(30);
  expect(ended.value.best.steps.length).toBeGreaterThan(0);
});

function thoughtAt(seen: Sight<unknown, unknown>, level = QUICK) {
  const thinking = think(demoMind, seen, level);
  for (;;) {
    const step = thinking.next();
    if (step.done === true) return step.value;
  }
}

test('a thought is plain, and reads in both languages', () => {
  const seen = new Sight(begun('words'), 'flint');
  const thought = thoughtAt(seen);
  expect(JSON.parse(JSON.stringify(thought))).toEqual(thought);
  const features = { 'mind.coins': () => 'coins', 'mind.cards': () => 'cards' };
  for (const language of LANGUAGES) {
    const { sentences, name } = demo.speech[language];
    const speech = { sentences: { ...sentences, ...mindWords[language], ...features }, name };
    const lines = explain(thought, '1').map((message) => render(speech, message));
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line).not.toMatch(/undefined|NaN/);
  }
});

test('what may not be told is not in the reasons for everybody', () => {
  // The same moment, with its dice as they are at first.
  const sight = (i: number): Sight<unknown, unknown> => new Sight(begun(`told ${i}`), 'slate');
  // Moments at which the second best turn would have bid another card.
  const bids = Array.from({ length: 30 }, (_, i) => i).filter((i) => {
    const { best, second } = thoughtAt(sight(i), THOROUGH);
    return second !== undefined && second.told[0]?.option !== best.told[0]?.option;
  });
  expect(bids.length).toBeGreaterThan(0);
  for (const i of bids) {
    const { why = [] } = mindedPlayer(demoMind, THOROUGH).answer(sight(i));
    const keys = why.map(({ key }) => key);
    expect(keys).toContain('mind.chance');
    // Which card it would have bid otherwise is its own business.
    expect(keys).not.toContain('mind.second');
    expect(explain(thoughtAt(sight(i), THOROUGH), '1').map(({ key }) => key)).toContain('mind.second');
  }
});

describe('the levels', () => {
  test('whoever thinks beats the habit', () => {
    const game = demo as never;
    const setting = defaultSetting(demo);
    const wood = { alder: 'plans:120', birch: 'plans:120', flint: 'steady', slate: 'steady' };
    const stone = { alder: 'steady', birch: 'steady', flint: 'plans:120', slate: 'plans:120' };
    const ways = [wood, stone].map((seating) => ({ setting, seating }));
    let wins = 0;
    for (const contest of contests({ game: 'demo', games: 40, seed: 'levels', ways })) {
      const { winners } = playContest(game, contest);
      const thinker = contest.seating['alder'] === 'plans:120' ? 'alder' : 'flint';
      if (winners.includes(thinker)) wins += winners.length === 4 ? 0.5 : 1;
    }
    expect(wins).toBeGreaterThan(24);
  });
});

describe('every level says why', () => {
  /** A game of one level with itself: the keys of its reasons, and which questions went without. */
  function reasonsOf(id: string): { readonly keys: ReadonlySet<string>; readonly silent: readonly string[] } {
    const player = findPlayer(demo, id);
    if (player === undefined) throw new Error(`no level ${id}`);
    const keys = new Set<string>();
    const silent: string[] = [];
    const match = begun('why');
    while (match.result === undefined) {
      const seat = match.turn[0] ?? '';
      const reply = player.answer(new Sight(match, seat));
      if (match.menuOf(seat).length > 1 && (reply.why ?? []).length === 0)
        silent.push(match.prompt?.key ?? '');
      for (const { key } of reply.why ?? []) keys.add(key);
      match.reply(seat, reply);
    }
    return { keys, silent };
  }

  test.each(LEVELS.map(({ id }) => id))('%s: the plan, and the chance before and after', (id) => {
    const { keys, silent } = reasonsOf(id);
    expect(silent).toEqual([]);
    expect([...keys]).toEqual(expect.arrayContaining(['mind.plan', 'mind.chance']));
  });

  test('what a turn by habit promises changes nothing of what is played', () => {
    const steady = LEVELS.filter(({ id }) => id === 'steady').map((level) => ({ ...level, careless: 0 }));
    const [level] = steady;
    if (level === undefined) throw new Error('no level');
    const usual = mindedPlayer(demoMind, level);
    const bare: Player = { id: 'bare', answer: ({ options }) => ({ option: options[0] ?? '' }) };
    expect(playedBy('plain', () => usual)).toEqual(playedBy('plain', () => bare));
  });
});
