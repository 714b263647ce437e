/** A side in English: a clause for each step, clauses joined to sentences by the same rules everywhere. */
import type {
  Amount,
  AsMuchAs,
  Common,
  Condition,
  Count,
  Each,
  EventSide,
  InSpaces,
  OneOf,
  OneOrMore,
  Steps,
  Where,
} from '../language.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { type OnStep, listOf, onStep, ownVerb, verbOf } from '../walk.ts';
import { allSpaces, bareSpace, eachSpace, joined, namesOf, oneSpace } from './english-spaces.ts';
import { areBases, exactly, type Guard, guardOf } from './guard.ts';
import { type EnglishLexicon, type EnglishNoun, type Span, type Tongue, word } from './lexicon.ts';

type Words = EnglishLexicon<Vocabulary>;
type Filter = Where<Vocabulary>;
type Side = EventSide<Vocabulary>;
type Of<K extends keyof Steps<Vocabulary>> = Steps<Vocabulary>[K];

/** Who tells, and of which volume. */
interface Telling {
  readonly volume: Vocabulary;
  readonly words: Words;
  readonly span: Span;
  readonly tongue: Tongue;
  /** Inside an inSpaces. */
  readonly here: boolean;
}

const who = (words: Words, faction: string): string => word(words.factions, faction).name;
const verbFor = (words: Words, faction: string, one: string, many: string): string =>
  word(words.factions, faction).plural ? many : one;

function groups(
  nouns: Readonly<Record<string, EnglishNoun>>,
  given: OneOrMore<string>,
  many: boolean,
): string {
  return joined(
    listOf(given).map((id) => word(nouns, id)[many ? 'many' : 'one']),
    'or',
  );
}

/** "up to 3", "all", "1"; and whether the noun after it is in the plural. */
function quantity(count: Count, upTo: true | undefined): { readonly text: string; readonly many: boolean } {
  if (count === 'all') return { text: upTo === true ? 'any number of' : 'all', many: true };
  if (count === 'rolled') return { text: upTo === true ? 'up to that many' : 'that many', many: true };
  return { text: upTo === true ? `up to ${count}` : String(count), many: count !== 1 };
}

/** Where pieces are put. */
function target(words: Words, where: Filter | undefined, many: boolean): string {
  if (where === undefined) return '';
  if (!many) return ` in ${oneSpace(words, where)}`;
  return namesOf(words, where.spaces).length === 1
    ? ` in ${allSpaces(words, where)}`
    : ` among ${allSpaces(words, where)}`;
}

/** Where pieces are taken. */
function source(words: Words, where: Filter | undefined, count: Count): string {
  if (where === undefined) return '';
  if (count === 1) return ` from ${oneSpace(words, where)}`;
  const isOne = namesOf(words, where.spaces).length === 1;
  return `${count === 'all' || isOne ? '' : ' in all'} from ${allSpaces(words, where)}`;
}

/** Where something is done in every such space. */
const place = (words: Words, where: Filter | undefined, otherwise: string): string =>
  where === undefined ? otherwise : eachSpace(words, where);

function placed(words: Words, step: Of<'place'>): string {
  const exact = exactly(step);
  if (exact !== undefined) {
    const parts = exact.map(([piece, count]) => `${count} ${groups(words.pieces, piece, count !== 1)}`);
    return `place ${joined(parts)}${target(words, step.where, true)}`;
  }
  const { text, many } = quantity(step.count, step.upTo);
  const limits = Object.entries(step.most ?? {}).map(
    ([piece, limit]) => `, at most ${limit} of them ${word(words.pieces, piece)[limit === 1 ? 'a' : 'many']}`,
  );
  const one = step.oneFaction === true ? ' of one faction' : '';
  const what = groups(words.pieces, step.place, many);
  const each = step.perSpace === undefined ? '' : `, at most ${step.perSpace} in any space`;
  return `place ${text} available ${what}${one}${target(words, step.where, many)}${each}${limits.join('')}`;
}

/** Bases that are guarded cannot be taken. */
const GUARDED: Readonly<Record<Guard, string>> = {
  none: '',
  last: ' (Bases last)',
  alone: ' (only where its faction has no guerrilla or cube)',
};

const guarding = (volume: Vocabulary, guard: Guard): string => (volume.guardsBases ? GUARDED[guard] : '');

function removed({ words, volume }: Telling, step: Of<'remove'>): string {
  const { text, many } = quantity(step.count, step.upTo);
  const box = step.orFrom === undefined ? '' : ` or from ${word(words.boxes, step.orFrom)}`;
  const each = step.perSpace === undefined ? '' : ` (at most ${step.perSpace} from any space)`;
  const to = step.to === undefined ? '' : ` to ${word(words.boxes, step.to)}`;
  const guarded =
    step.evenGuarded === true
      ? `, ${areBases(step.remove) ? '' : 'a Base '}even if guerrillas are there`
      : guarding(volume, guardOf(step.remove, step.count === 'all' && step.perSpace === undefined));
  const from = source(words, step.where, step.count);
  return `remove ${text} ${groups(words.pieces, step.remove, many)}${from}${box}${each}${to}${guarded}`;
}

function replaced({ words, volume }: Telling, step: Of<'replace'>): string {
  const { text, many } = quantity(step.count, step.upTo);
  const one = step.oneFaction === true ? ' of one faction' : '';
  const present = step.present === true ? ' of a faction that has a piece there' : '';
  const spread =
    step.where === undefined
      ? ''
      : many
        ? ` in all in ${allSpaces(words, step.where)}`
        : ` in ${oneSpace(words, step.where)}`;
  const what = groups(words.pieces, step.replace, many);
  const other = groups(words.pieces, step.with, many);
  const guarded = guarding(volume, guardOf(step.replace, false));
  return `replace ${text} ${what}${spread}${guarded} with ${many ? '' : '1 '}available ${other}${one}${present}`;
}

function moved(words: Words, step: Of<'move'>): string {
  const { text, many } = quantity(step.count, step.upTo);
  const beside = step.adjacent === true ? 'adjacent ' : '';
  const arrive =
    step.arrive === undefined ? '' : `; they arrive ${step.arrive === 'active' ? 'Active' : 'Underground'}`;
  const what = groups(words.pieces, step.move, many);
  return `move ${text} ${what} from ${allSpaces(words, step.from)} to ${beside}${allSpaces(words, step.to)}${arrive}`;
}

function flipped(words: Words, step: Of<'flip'>): string {
  const { text, many } = quantity(step.count, step.upTo);
  const where = step.where === undefined ? ' there' : ` in ${allSpaces(words, step.where)}`;
  const what = `${text} ${groups(words.pieces, step.flip, many)}${where}`;
  return step.turn === 'active' ? `Activate ${what}` : `flip ${what} Underground`;
}

/** What is counted: "for each piece removed". */
function per(words: Words, { each }: Each<Vocabulary>): string {
  if (each === 'removed') return 'for each piece removed';
  if (each === 'pip') return 'for each pip of a die';
  if ('measure' in each)
    return `for each point of ${word(words.measures, each.measure)} of ${allSpaces(words, each.where)}`;
  if ('spaces' in each) return `for ${eachSpace(words, each.spaces)}`;
  const where = each.where === undefined ? ' on the map' : ` in ${oneSpace(words, each.where)}`;
  return `for each ${groups(words.pieces, each.pieces, false)}${where}`;
}

/** "+3 for each Kabul, at most +9" */
function eachOf(words: Words, amount: Each<Vocabulary>, sign: '+' | '−'): string {
  const most = amount.most === undefined ? '' : `, at most ${sign}${amount.most}`;
  return `${sign}${amount.times ?? 1} ${per(words, amount)}${most}`;
}

const asMuch = (words: Words, { asMuchAs, most }: AsMuchAs<Vocabulary>): string =>
  `as much as ${word(words.tracks, asMuchAs)}${most === undefined ? '' : `, at most ${most}`}`;

const isSum = (amount: object): amount is readonly Each<Vocabulary>[] => Array.isArray(amount);

function changed(words: Words, track: string, amount: Amount<Vocabulary>, sign: '+' | '−'): string {
  const name = word(words.tracks, track);
  const raise = sign === '+' ? 'raise' : 'lower';
  if (typeof amount === 'number') return `${name} ${sign}${amount}`;
  if (amount === 'die') return `${raise} ${name} by a die roll`;
  if (amount === 'rolled') return `${raise} ${name} by that number`;
  if (isSum(amount)) return `${name} ${joined(amount.map((one) => eachOf(words, one, sign)))}`;
  if ('half' in amount) return `${raise} ${name} by half of ${word(words.tracks, amount.half)}, rounded down`;
  if ('asMuchAs' in amount) return `${raise} ${name} by ${asMuch(words, amount)}`;
  return `${name} ${eachOf(words, amount, sign)}`;
}

const several = (words: Words, amount: Each<Vocabulary>): string =>
  `${amount.times ?? 1} ${per(words, amount)}${amount.most === undefined ? '' : `, at most ${amount.most}`}`;

function transferred(words: Words, step: Of<'transfer'>): string {
  const { transfer: amount } = step;
  const upTo = step.upTo === true ? 'up to ' : '';
  const [from, to] = [word(words.tracks, step.from), word(words.tracks, step.to)];
  if (typeof amount === 'number') return `transfer ${upTo}${amount} from ${from} to ${to}`;
  if (amount === 'die') return `transfer ${upTo}a die roll from ${from} to ${to}`;
  if (amount === 'rolled') return `transfer ${upTo}that many from ${from} to ${to}`;
  if ('half' in amount) {
    const whence = amount.half === step.from ? '' : ` from ${from}`;
    return `transfer ${upTo}half of ${word(words.tracks, amount.half)}, rounded down,${whence} to ${to}`;
  }
  if (isSum(amount))
    return `transfer ${upTo}${joined(amount.map((one) => several(words, one)))} from ${from} to ${to}`;
  if ('asMuchAs' in amount) return `transfer ${upTo}${asMuch(words, amount)} from ${from} to ${to}`;
  const most = amount.most === undefined ? '' : `, at most ${amount.most} in all`;
  return `${per(words, amount)} transfer ${upTo}${amount.times ?? 1} from ${from} to ${to}${most}`;
}

const named = (words: Words, { oneOf, other }: OneOf<Vocabulary>): string =>
  joined(
    oneOf.map((faction) => who(words, faction)),
    'or',
  ) + (other === true ? ' (not the executing faction)' : '');

function acting(telling: Telling, step: Of<'free'>): string {
  const { words, tongue } = telling;
  const verb = step.may === true ? 'may execute' : 'execute';
  const subject =
    typeof step.by === 'string'
      ? `${who(words, step.by)} ${step.may === true ? verb : verbFor(words, step.by, 'executes', 'execute')}`
      : `name ${named(words, step.by)}, which ${step.may === true ? verb : 'executes'}`;
  const terms = Object.entries(step.terms ?? {}).map(([term, value]) =>
    word(words.terms as Terms, term)(value, tongue),
  );
  const how = terms.length === 0 ? '' : ` (${terms.join('; ')})`;
  return `${subject} a free ${word(words.actions, step.free)}${freely(telling, step)}${how}`;
}

type Terms = Readonly<Record<string, (value: unknown, tongue: Tongue) => string>>;

function freely({ words, here }: Telling, { spaces, where }: Of<'free'>): string {
  if (spaces === undefined && where === undefined) return here ? ' there' : '';
  if (spaces === undefined) return ` in ${allSpaces(words, where ?? {})}`;
  if (where === undefined) return spaces === 1 ? ' in 1 space' : ` in up to ${spaces} spaces`;
  if (spaces === 1) return ` in ${oneSpace(words, where)}`;
  const isNamed = where.these === true || where.spaces !== undefined;
  return ` in up to ${spaces} ${isNamed ? 'of ' : ''}${allSpaces(words, where)}`;
}

/** "each of up to 3 spaces with Police" */
function spot(words: Words, step: InSpaces<Vocabulary>): string {
  const { inSpaces: count, upTo, where } = step;
  if (count === 'each')
    return upTo === true ? `any number of ${allSpaces(words, where)}` : eachSpace(words, where);
  const isNamed = where.these === true || where.spaces !== undefined;
  if (count === 1 && upTo !== true) return isNamed ? oneSpace(words, where) : `1 ${bareSpace(words, where)}`;
  if (count === 1) return `up to 1 ${isNamed ? `of ${allSpaces(words, where)}` : bareSpace(words, where)}`;
  const number = upTo === true ? `up to ${count}` : String(count);
  return `each of ${number} ${isNamed ? 'of ' : ''}${allSpaces(words, where)}`;
}

/** Where the level is all that changes, the spaces are what is shifted; otherwise something is done in them. */
function inThem(telling: Telling, step: InSpaces<Vocabulary>): string {
  const { words } = telling;
  const [first, ...others] = step.do;
  if (first === undefined) return `select ${spot(words, step).replace('each of ', '')}`;
  const isBare = others.length === 0 && !('where' in first || 'otherwise' in first);
  if (isBare && 'shift' in first) return shifted(words, first as Of<'shift'>, spot(words, step));
  if (isBare && 'set' in first) return settled(words, first as Of<'set'>, spot(words, step));
  return `in ${spot(words, step)}, ${chain({ ...telling, here: true }, step.do)}`;
}

const shifted = (words: Words, step: Of<'shift'>, what: string): string =>
  `shift ${what} ${step.levels} ${step.levels === 1 ? 'level' : 'levels'} toward ${word(words.levels, step.shift)}`;

const settled = (words: Words, step: Of<'set'>, what: string): string =>
  `set ${what} to ${word(words.levels, step.set)}`;

function condition(telling: Telling, given: Condition<Vocabulary>): string {
  const { words, volume, tongue } = telling;
  if ('some' in given) return `there is ${oneSpace(words, given.some as Filter)}`;
  if ('here' in given) return `it is ${oneSpace(words, given.here as Filter)}`;
  if ('track' in given) {
    const { track, atLeast } = given as { readonly track: string; readonly atLeast: number };
    return `${word(words.tracks, track)} is ${atLeast} or more`;
  }
  const name = Object.keys(volume.conditions).find((one) => one in given) ?? '';
  return word(words.conditions, name)(given, tongue);
}

const span = (telling: Telling): string =>
  telling.span === 'game' ? 'for the rest of the game' : 'until the next Propaganda Reset';

/** What each verb says, without capital and full stop. */
function clauses(telling: Telling): OnStep<Vocabulary, string> {
  const { words, tongue, volume } = telling;
  return {
    place: (step) => placed(words, step),
    remove: (step) => removed(telling, step),
    replace: (step) => replaced(telling, step),
    move: (step) => moved(words, step),
    send(step) {
      const { text, many } = quantity(step.count, step.upTo);
      const what = groups(words.pieces, step.send, many);
      return `move ${text} ${what} from ${word(words.boxes, step.from)} to ${word(words.boxes, step.to)}`;
    },
    flip: (step) => flipped(words, step),
    shift: (step) => shifted(words, step, place(words, step.where, 'the space')),
    set: (step) => settled(words, step, place(words, step.where, 'the space')),
    mark(step) {
      const where = step.where === undefined ? '' : ` in ${eachSpace(words, step.where)}`;
      return `place ${step.count} ${groups(words.markers, step.mark, step.count > 1)}${where}`;
    },
    unmark(step) {
      const where = step.where === undefined ? '' : ` from ${eachSpace(words, step.where)}`;
      const { text, many } = quantity(step.count, undefined);
      return `remove ${text} ${groups(words.markers, step.unmark, many)}${where}`;
    },
    gain: (step) => changed(words, step.gain, step.amount, '+'),
    lose: (step) => changed(words, step.lose, step.amount, '−'),
    transfer: (step) => transferred(words, step),
    roll(step) {
      const rows = (step.table ?? []).map(
        ({ from, to, do: steps }) =>
          ` On ${from === to ? from : `${from}–${to}`} also ${chain(telling, steps)}.`,
      );
      return `roll a die: ${chain(telling, step.roll)}${rows.length === 0 ? '' : `.${rows.join('').slice(0, -1)}`}`;
    },
    free: (step) => acting(telling, step),
    eligible: ({ eligible: one }) =>
      one === 'itself'
        ? 'the executing faction stays Eligible for the next card'
        : `${who(words, one)} ${verbFor(words, one, 'is', 'are')} Eligible for the next card`,
    ineligible: ({ ineligible: one }) =>
      typeof one === 'string'
        ? `${who(words, one)} ${verbFor(words, one, 'is', 'are')} Ineligible through the next card`
        : `name ${named(words, one)}: that faction is Ineligible through the next card`,
    inSpaces: (step) => inThem(telling, step),
    either: (step) => `either ${step.either.map((list) => chain(telling, list)).join('; or ')}`,
    if: (step) => `if ${condition(telling, step.if)}, ${chain(telling, step.do)}`,
    lasting: (step) => lastingClause(telling, step),
    special: (step) => word(words.specials, step.special),
    own: (step) => word(words.steps, ownVerb(volume, step))(step, tongue),
  };
}

const lastingClause = ({ words, tongue }: Telling, step: Of<'lasting'>): string =>
  word(words.lasting, step.lasting)(step, tongue);

/** Verbs whose clauses begin with the verb, so that "you may" can stand before them. */
const ORDERS: readonly (string | undefined)[] = [
  'place',
  'remove',
  'replace',
  'move',
  'send',
  'flip',
  'shift',
  'set',
  'mark',
  'unmark',
  'transfer',
];

/** A step with who decides, whether it may be declined, and what comes instead. */
function clause(telling: Telling, step: Side[number]): string {
  const { words } = telling;
  const text = onStep(step, clauses(telling));
  const verb = verbOf(step);
  const { by, may }: Partial<Common<Vocabulary>> = 'free' in step ? {} : step;
  const isOptional = may === true || ('upTo' in step && step.upTo === true);
  const instead = step.otherwise;
  const otherwise =
    instead === undefined
      ? ''
      : verb === 'if'
        ? `; otherwise ${chain(telling, instead)}`
        : ` or, if that is impossible, ${chain(telling, instead)}`;
  if (by !== undefined && isOptional && ORDERS.includes(verb))
    return `${who(words, by)} may ${text}${otherwise}`;
  const decides = by === undefined ? '' : ` (${who(words, by)} ${verbFor(words, by, 'decides', 'decide')})`;
  const wish =
    may !== true
      ? ''
      : by === undefined
        ? ORDERS.includes(verb)
          ? 'you may '
          : 'if you wish, '
        : 'if wished, ';
  return `${wish}${text}${decides}${otherwise}`;
}

/** Clauses in one breath. */
function chain(telling: Telling, steps: Side): string {
  const told = steps.map((step, i) => {
    const text = clause(telling, step);
    if (verbOf(step) === 'lasting') return `${span(telling)} ${text}`;
    return isMoreOfTheSame(steps[i - 1], step) ? text.replace('remove ', '') : text;
  });
  if (!told.some((text) => text.includes(','))) return joined(told);
  const isStated = (i: number): boolean => i === 0 || STATING.includes(verbOf(steps[i] as Side[number]));
  return told.map((text, i) => (isStated(i) ? text : `then ${text}`)).join('; ');
}

/** "remove 1 cube and 1 guerrilla" */
const isMoreOfTheSame = (before: Side[number] | undefined, step: Side[number]): boolean =>
  before !== undefined && 'remove' in before && 'remove' in step && !('to' in before || 'by' in step);

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What only states a result needs no "Then". */
const STATING: readonly (string | undefined)[] = ['gain', 'lose', 'eligible', 'ineligible', 'lasting', 'if'];

/** What is asked of the language beside the text of a side. */
function tongueOf(words: Words): Tongue {
  return {
    who: (faction) => who(words, faction),
    spaces: (where) => allSpaces(words, where),
    space: (where) => oneSpace(words, where),
    actions: (actions) =>
      joined(
        listOf(actions).map((id) => word(words.actions, id)),
        'or',
      ),
    anyAction: (actions) =>
      joined(
        listOf(actions).map((id) => word(words.actions, id)),
        'or',
      ),
  };
}

/** The same with the words of a volume. */
export const englishTongue = <V extends Vocabulary>(lexicon: EnglishLexicon<V>): Tongue =>
  tongueOf(lexicon as unknown as Words);

/** The text of a side. */
export function englishText<V extends Vocabulary>(
  volume: V,
  lexicon: EnglishLexicon<V>,
  side: EventSide<V>,
  lastsFor: Span,
): string {
  // The words of one volume serve its own sides only, so its narrower types may be forgotten here.
  const words = lexicon as unknown as Words;
  const steps = side as unknown as Side;
  const tongue = tongueOf(words);
  const telling: Telling = { volume, words, span: lastsFor, tongue, here: false };
  const sentences: string[] = [];
  for (const [i, step] of steps.entries()) {
    if (verbOf(step) === 'lasting') continue;
    const text = clause(telling, step);
    sentences.push(sentence(i === 0 || STATING.includes(verbOf(step)) ? text : `then ${text}`));
  }
  return [...sentences, ...lastingSentence(telling, steps)].join(' ');
}

/** All that lasts in one sentence, behind what is done at once. */
function lastingSentence(telling: Telling, steps: Side): readonly string[] {
  const lasting = steps.filter((step) => verbOf(step) === 'lasting').map((step) => clause(telling, step));
  if (lasting.length === 0) return [];
  const mark = lasting.length === 1 ? ',' : ':';
  return [sentence(`${span(telling)}${mark} ${lasting.join('; ')}`)];
}
