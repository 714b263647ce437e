/**
 * The promises of the contract, each as a check of one moment of a game. A check throws Broken; it never changes
 * the match it looks at. `torture` runs them over many random games.
 */
import {
  type Answer,
  type Aside,
  LANGUAGES,
  Match,
  type Message,
  type Position,
  Refusal,
  render,
  type Viewer,
} from '../index.ts';

/** A promise was broken. */
export class Broken extends Error {
  override readonly name = 'Broken';
  readonly check: string;

  constructor(check: string, what: string) {
    super(`${check}: ${what}`);
    this.check = check;
  }
}

function must(holds: boolean, check: string, what: () => string): asserts holds {
  if (!holds) throw new Broken(check, what());
}

/** Runs something that must not fail. */
export function unfailing<T>(check: string, what: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Broken) throw error;
    throw new Broken(check, `${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export function viewersOf<S, V>(match: Match<S, V>): readonly Viewer[] {
  return [...match.seats, 'spectator'];
}

/** Every seat that has to answer has a menu: not empty, no duplicates, texts only. */
export function hasMenus<S, V>(match: Match<S, V>): void {
  must(match.turn.length > 0, 'dead end', () => 'nobody has to answer, and the game is not over');
  for (const seat of match.turn) {
    must(match.seats.includes(seat), 'seats', () => `"${seat}" is asked but has no seat`);
    const menu = unfailing('dead end', 'the options throw', () => match.menuOf(seat));
    must(menu.length > 0, 'dead end', () => `${seat} has no option for "${match.prompt?.key}"`);
    must(new Set(menu).size === menu.length, 'menu', () => `duplicates in ${menu.join(', ')}`);
    must(
      menu.every((option) => typeof option === 'string'),
      'menu',
      () => 'an option that is no text',
    );
    const { pass } = match.declines;
    must(pass === undefined || menu.includes(pass), 'menu', () => `the pass "${pass}" is not on the menu`);
  }
}

/** A moment as text, with every menu: compared before and after anything that must not change it. */
export function picture<S, V>(match: Match<S, V>): string {
  const menus = match.turn.map((seat) => [seat, match.menuOf(seat)]);
  return JSON.stringify([match.fingerprint(), match.seq, menus]);
}

/** Save, restore: the same moment, byte for byte. `now` is its picture. Returns the restored match. */
export function restores<S, V>(match: Match<S, V>, now = picture(match)): Match<S, V> {
  const saved = JSON.stringify(match.position());
  const again = unfailing('restore', 'a saved position does not load', () =>
    Match.resume(match.game, JSON.parse(saved) as Position<S>, { journal: false }),
  );
  must(picture(again) === now, 'restore', () => firstDifference(now, picture(again)));
  must(JSON.stringify(again.position()) === saved, 'restore', () => 'a restored position saves differently');
  return again;
}

/** Undo, redo: the same moment, and in between the one before. */
export function undoes<S, V>(match: Match<S, V>, answer: Answer, before: string): void {
  if (match.undoable(answer.seat) === 0) return;
  const after = picture(match);
  const journal = JSON.stringify(match.journal.slice(-20));
  const fence = match.fence;
  unfailing('undo', 'undo fails', () => match.undo(answer.seat));
  must(picture(match) === before, 'undo', () => firstDifference(before, picture(match)));
  unfailing('undo', 'redo fails', () => match.give(answer));
  must(picture(match) === after, 'undo', () => firstDifference(after, picture(match)));
  must(JSON.stringify(match.journal.slice(-20)) === journal, 'undo', () => 'redo writes another journal');
  must(match.fence === fence, 'undo', () => 'redo moves the fence');
}

/** Every option on every menu can be taken and leads to another moment with options. */
export function allApply<S, V>(match: Match<S, V>): void {
  for (const seat of match.turn)
    for (const option of match.menuOf(seat)) {
      const trial = match.fork();
      unfailing('dead end', `${seat} takes "${option}" for "${match.prompt?.key}"`, () => {
        trial.answer(seat, option);
      });
      if (trial.result === undefined) hasMenus(trial);
      unfailing('laws', `after ${seat} takes "${option}"`, () => match.game.laws(trial.state));
    }
}

/** Some of the asides a seat may make now: others at other moments. A game may offer hundreds of gifts. */
function someAsides<S, V>(match: Match<S, V>, seat: string): readonly Aside[] {
  const asides = match.asides(seat);
  const every = Math.ceil(asides.length / 8);
  return asides.filter((_, i) => (i + match.seq) % every === 0);
}

/** The asides offered can be made and leave the pending ask with options; others are refused. */
export function asidesApply<S, V>(match: Match<S, V>): void {
  for (const seat of match.seats) {
    for (const { id } of someAsides(match, seat)) {
      const trial = match.fork();
      unfailing('aside', `${seat} makes the aside "${id}"`, () => trial.aside(seat, id));
      hasMenus(trial);
      unfailing('laws', `after the aside "${id}"`, () => match.game.laws(trial.state));
    }
    must(
      match.hasAsides(seat) === match.asides(seat).length > 0,
      'aside',
      () =>
        `a short list of the asides of ${seat} is empty when the whole one is not, or the other way round`,
    );
    refuses(match, `the unknown aside of ${seat}`, () => match.aside(seat, 'no such aside'));
  }
}

/** Whatever is not on the menu is refused, and leaves no trace. `others` are ids that other asks have offered. */
export function refusesRest<S, V>(match: Match<S, V>, others: readonly string[]): void {
  const before = picture(match);
  const turn = match.turn;
  for (const seat of [...match.seats, 'spectator', 'nobody', '', '__proto__']) {
    const menu = turn.includes(seat) ? match.menuOf(seat) : [];
    for (const option of [...others, '', ' ', '0', '-1', 'constructor', '__proto__', 'no such option'])
      if (!menu.includes(option))
        refuses(match, `"${option}" from ${seat}`, () => match.answer(seat, option));
    const some = menu[0] ?? '';
    for (const stale of [match.number - 1, match.number + 1, Number.NaN])
      refuses(match, `an answer to ask ${stale} from ${seat}`, () => match.answer(seat, some, stale));
    refuses(match, `a list that ends badly from ${seat}`, () =>
      match.answerAll([
        { seat, option: some },
        { seat, option: 'no such option' },
      ]),
    );
    const junk: readonly unknown[] = [undefined, null, 7, {}, [], [some]];
    for (const sent of junk) refuses(match, `junk from ${seat}`, () => match.answer(seat, sent as string));
  }
  must(picture(match) === before, 'refusal', () => firstDifference(before, picture(match)));
}

/**
 * A list of answers does what they do one by one; a list that goes wrong at its end, or on after a fence, leaves no
 * trace. `answers` can be given in this order.
 */
export function takesLists<S, V>(match: Match<S, V>, answers: readonly Answer[]): void {
  const [single, list] = [match.fork(), match.fork()];
  const last = answers.length - 1;
  const isFenced = answers.some((answer, i) => {
    single.give(answer);
    return i < last && single.fence > match.seq;
  });
  const before = picture(list);
  const bad = [...answers, { seat: 'nobody', option: 'no such option' }];
  refuses(list, 'a list with a bad end', () => list.answerAll(bad, list.number));
  if (isFenced) {
    refuses(list, 'a list that goes on after a fence', () => list.answerAll(answers, list.number));
    for (const answer of answers.slice(single.seq - match.seq)) single.give(answer);
  }
  must(picture(list) === before, 'list', () => firstDifference(before, picture(list)));
  unfailing('list', 'what can be given one by one', () => list.answerAll(answers, list.number, isFenced));
  must(picture(list) === picture(single), 'list', () => firstDifference(picture(single), picture(list)));
}

function refuses<S, V>(match: Match<S, V>, what: string, attempt: () => void): void {
  const seq = match.seq;
  try {
    attempt();
  } catch (error) {
    must(error instanceof Refusal, 'refusal', () => `${what} makes the engine throw ${String(error)}`);
    must(match.seq === seq, 'refusal', () => `${what} is refused but counted`);
    return;
  }
  throw new Broken('refusal', `${what} is accepted`);
}

/** What one viewer gets to know at this moment; but who else has answered is forgotten in an imagined world. */
export function sightOf<S, V>(match: Match<S, V>, viewer: Viewer): string {
  const ask = { ...match.ask(viewer), answered: [] };
  return JSON.stringify([match.view(viewer), ask, match.blocked(viewer), match.asides(viewer)]);
}

/** No view, menu or aside changes when what is hidden from that viewer is dealt anew. Counts real changes. */
export function keepsSecrets<S, V>(match: Match<S, V>, seed: string): number {
  let changed = 0;
  for (const viewer of viewersOf(match)) {
    const other = unfailing('secret', `determinize for ${viewer}`, () => match.imagine(viewer, seed));
    unfailing('laws', `after determinize for ${viewer}`, () => match.game.laws(other.state));
    const seen = sightOf(match, viewer);
    must(
      sightOf(other, viewer) === seen,
      'secret',
      () => `${viewer}: ${firstDifference(seen, sightOf(other, viewer))}`,
    );
    if (match.game.isOpen === true) {
      const [own, all] = [viewer, 'spectator'].map((who) => JSON.stringify(match.view(who)));
      must(own === all, 'secret', () => `${viewer} sees what not everybody sees in an open game`);
    }
    if (JSON.stringify(other.state) !== JSON.stringify(match.state)) changed++;
  }
  return changed;
}

/**
 * What an answer lets a viewer see must not depend on what stays hidden from the viewer. The same answer is given
 * in another world that the viewer cannot tell from this one, with the same dice. An answer that shows the viewer
 * something new (so that the views part) must be a fence: otherwise it could be taken back after a look. And where
 * the views are the same, prompts and menus must be too.
 */
export function tellsNothingHidden<S, V>(
  before: Match<S, V>,
  after: Match<S, V>,
  answer: Answer,
  seed: string,
): void {
  for (const viewer of viewersOf(before)) {
    const other = before.imagine(viewer, seed, true);
    try {
      other.give(answer);
    } catch {
      continue; // In that world the answer is not possible, so there is nothing to compare.
    }
    if (other.number !== after.number) continue; // A joint ask: the others' secret answers are not in that world.
    const seen = JSON.stringify(after.view(viewer));
    const elsewhere = JSON.stringify(other.view(viewer));
    if (seen === elsewhere) {
      const [here, there] = [sightOf(after, viewer), sightOf(other, viewer)];
      must(here === there, 'secret', () => `${viewer}: ${firstDifference(here, there)}`);
    } else
      must(
        after.fence === after.seq,
        'fence',
        () => `"${answer.option}" shows ${viewer}: ${firstDifference(seen, elsewhere)}`,
      );
  }
}

/** The state is plain JSON. */
export function isPlain(value: unknown, path = 'state'): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    must(Number.isFinite(value) && !Object.is(value, -0), 'plain', () => `${path} is ${value}`);
    return;
  }
  must(typeof value === 'object', 'plain', () => `${path} is a ${typeof value}`);
  const prototype: unknown = Object.getPrototypeOf(value);
  must(
    prototype === Object.prototype || prototype === Array.prototype,
    'plain',
    () => `${path} is no plain object`,
  );
  for (const [key, inner] of Object.entries(value)) isPlain(inner, `${path}.${key}`);
}

/** Everything said at this moment can be said in every language. */
export function speaks<S, V>(match: Match<S, V>, lines: readonly Message[]): void {
  const said = [...lines];
  for (const seat of match.turn) {
    if (match.prompt !== undefined) said.push(match.prompt);
    for (const option of match.menuOf(seat)) said.push(match.label(seat, option));
    for (const { label, why } of match.blocked(seat)) said.push(label, why);
  }
  for (const seat of match.seats) for (const { label } of someAsides(match, seat)) said.push(label);
  for (const viewer of viewersOf(match))
    said.push(...(match.game.overview?.(match.view(viewer), viewer) ?? []));
  if (match.result !== undefined) said.push(match.result.reason);
  for (const message of said) {
    must(message.rule !== undefined && message.rule !== '', 'words', () => `"${message.key}" names no rule`);
    for (const language of LANGUAGES) {
      const text = unfailing('words', `"${message.key}" in ${language}`, () =>
        render(match.game.speech[language], message),
      );
      must(
        text !== '' && !/undefined|\[object|NaN/.test(text),
        'words',
        () => `"${message.key}" says "${text}"`,
      );
    }
  }
}

/** The end: a result that names every seat once, and nothing more can happen. */
export function isOver<S, V>(match: Match<S, V>): void {
  const result = match.result;
  must(result !== undefined, 'end', () => 'no result');
  const ranked = result.standings.map((standing) => standing.seat).sort();
  must(ranked.join() === [...match.seats].sort().join(), 'end', () => `standings of ${ranked.join(', ')}`);
  must(
    result.winners.every((seat) => match.seats.includes(seat)),
    'end',
    () => 'a winner without a seat',
  );
  must(match.turn.length === 0, 'end', () => 'somebody is still asked');
  for (const seat of match.seats) {
    refuses(match, 'an answer after the end', () => match.answer(seat, 'done'));
    refuses(match, 'an undo after the end', () => match.undo(seat));
    refuses(match, 'an aside after the end', () => match.aside(seat, 'gift'));
  }
}

/** Where two texts part, with a little of both. */
export function firstDifference(expected: string, found: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === found[at]) at++;
  const cut = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return `expected …${cut(expected)}… but found …${cut(found)}…`;
}
