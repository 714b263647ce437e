/** A side in Japanese: a clause for each step, ended (置く) or carried on (置き) as the sentence needs it. */
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
import { listOf, type OnStep, onStep, ownVerb, verbOf } from '../walk.ts';
import { areBases, exactly, type Guard, guardOf } from './guard.ts';
import { allSpaces, described, eachSpace, namesOf, oneSpace, these } from './japanese-spaces.ts';
import { type JapaneseLexicon, type Span, type Tongue, word } from './lexicon.ts';

type Words = JapaneseLexicon<Vocabulary>;
type Filter = Where<Vocabulary>;
type Side = EventSide<Vocabulary>;
type Of<K extends keyof Steps<Vocabulary>> = Steps<Vocabulary>[K];

interface Telling {
  readonly volume: Vocabulary;
  readonly words: Words;
  readonly span: Span;
  readonly tongue: Tongue;
  /** inSpacesの中。 */
  readonly here: boolean;
}

/** 文の終わりの形と、続ける形。 */
interface Clause {
  readonly end: string;
  readonly on: string;
}

const clauseOf = (text: string, end: string, on: string): Clause => ({ end: text + end, on: text + on });
/** 「〜する」。 */
const doing = (text: string): Clause => clauseOf(text, 'する', 'し');

const groups = (words: Words, given: OneOrMore<string>): string =>
  listOf(given)
    .map((id) => word(words.pieces, id))
    .join('または');

/** 「を3個まで」。 */
function quantity(count: Count, upTo: true | undefined, inAll: boolean, counter = '個'): string {
  const most = upTo === true ? 'まで' : '';
  if (count === 'all') return upTo === true ? 'を任意の数だけ' : 'をすべて';
  if (count === 'rolled') return `を出た目の数${upTo === true ? 'まで' : 'だけ'}`;
  return `を${inAll && count > 1 ? '合計' : ''}${count}${counter}${most}`;
}

const isSpread = (words: Words, where: Filter | undefined): boolean =>
  where !== undefined && namesOf(words, where.spaces).length !== 1;

function target(words: Words, where: Filter | undefined, count: Count): string {
  if (where === undefined) return '';
  return `${count === 1 ? oneSpace(words, where) : allSpaces(words, where)}に、`;
}

function source(words: Words, where: Filter | undefined, count: Count, box = ''): string {
  if (where === undefined) return '';
  return `${count === 1 ? oneSpace(words, where) : allSpaces(words, where)}${box}から、`;
}

function placed(words: Words, step: Of<'place'>): Clause {
  const exact = exactly(step);
  if (exact !== undefined) {
    const parts = exact.map(([piece, count]) => `${word(words.pieces, piece)}${count}個`);
    return clauseOf(`${target(words, step.where, step.count)}${parts.join('と')}を`, '置く', '置き');
  }
  const limits = Object.entries(step.most ?? {}).map(
    ([piece, limit]) => `（うち${word(words.pieces, piece)}は${limit}個まで）`,
  );
  const one = step.oneFaction === true ? '（すべて同じ派閥のもの）' : '';
  const many = quantity(step.count, step.upTo, isSpread(words, step.where));
  const each = step.perSpace === undefined ? '' : `（1か所に${step.perSpace}個まで）`;
  return clauseOf(
    `${target(words, step.where, step.count)}利用可能な${groups(words, step.place)}${many}${each}${one}${limits.join('')}`,
    '置く',
    '置き',
  );
}

/** 護衛のある基地は取れない。 */
const GUARDED: Readonly<Record<Guard, string>> = {
  none: '',
  last: '（基地は最後）',
  alone: '（同じ派閥のゲリラやキューブがない所に限る）',
};

const guarding = (volume: Vocabulary, guard: Guard): string => (volume.guardsBases ? GUARDED[guard] : '');

function removed({ words, volume }: Telling, step: Of<'remove'>): Clause {
  const each = step.perSpace === undefined ? '' : `（1か所からは${step.perSpace}個まで）`;
  const guarded =
    step.evenGuarded !== true
      ? guarding(volume, guardOf(step.remove, step.count === 'all' && step.perSpace === undefined))
      : areBases(step.remove)
        ? '、ゲリラの有無にかかわらず'
        : '（基地はゲリラの有無にかかわらず）';
  const box = step.orFrom === undefined ? '' : `または${word(words.boxes, step.orFrom)}`;
  const many = quantity(step.count, step.upTo, isSpread(words, step.where));
  const text = `${source(words, step.where, step.count, box)}${groups(words, step.remove)}${many}${each}${guarded}`;
  return step.to === undefined
    ? clauseOf(text, '取り除く', '取り除き')
    : clauseOf(`${text}取り除いて${word(words.boxes, step.to)}に`, '移す', '移し');
}

function replaced({ words, volume }: Telling, step: Of<'replace'>): Clause {
  const one = step.oneFaction === true ? '（すべて同じ派閥のもの）' : '';
  const present = step.present === true ? '（そこにコマを持つ派閥のもの）' : '';
  const guarded = guarding(volume, guardOf(step.replace, false));
  const many = quantity(step.count, step.upTo, isSpread(words, step.where));
  const where = step.where === undefined ? '' : `${allSpaces(words, step.where)}で、`;
  return clauseOf(
    `${where}${groups(words, step.replace)}${many}${guarded}、利用可能な${groups(words, step.with)}${one}${present}に`,
    '置き換える',
    '置き換え',
  );
}

function moved(words: Words, step: Of<'move'>): Clause {
  const beside = step.adjacent === true ? '隣接する' : '';
  const arrive = step.arrive === undefined ? '' : `${step.arrive === 'active' ? '活動状態' : '潜伏状態'}で`;
  const text = `${allSpaces(words, step.from)}から${beside}${allSpaces(words, step.to)}へ、`;
  return clauseOf(
    `${text}${groups(words, step.move)}${quantity(step.count, step.upTo, true)}${arrive}`,
    '移す',
    '移し',
  );
}

function per(words: Words, { each }: Each<Vocabulary>): string {
  if (each === 'removed') return '取り除いたコマ1個につき';
  if (each === 'pip') return 'ダイスを1個振り、出た目1につき';
  if ('measure' in each)
    return `${allSpaces(words, each.where)}の${word(words.measures, each.measure)}1につき`;
  if ('spaces' in each) return `${allSpaces(words, each.spaces)}1か所につき`;
  const where = each.where === undefined ? 'マップ上' : allSpaces(words, each.where);
  return `${where}の${groups(words, each.pieces)}1個につき`;
}

const asMuch = (words: Words, { asMuchAs, most }: AsMuchAs<Vocabulary>): string =>
  `${word(words.tracks, asMuchAs)}と同じ数${most === undefined ? '' : `（最大${most}）`}`;

const isSum = (amount: object): amount is readonly Each<Vocabulary>[] => Array.isArray(amount);

/** 「都市1か所につき+2」。 */
const eachOf = (words: Words, amount: Each<Vocabulary>, sign: '+' | '−' | ''): string =>
  `${per(words, amount)}${sign}${amount.times ?? 1}${amount.most === undefined ? '' : `（最大${sign}${amount.most}）`}`;

function changed(words: Words, track: string, amount: Amount<Vocabulary>, sign: '+' | '−'): Clause {
  const name = word(words.tracks, track);
  const [end, on] = sign === '+' ? (['増やす', '増やし'] as const) : (['減らす', '減らし'] as const);
  if (typeof amount === 'number') return doing(`${name}を${sign}${amount}`);
  if (amount === 'die') return clauseOf(`ダイスを1個振り、出た目だけ${name}を`, end, on);
  if (amount === 'rolled') return clauseOf(`出た目だけ${name}を`, end, on);
  if (isSum(amount)) return doing(`${name}を、${amount.map((one) => eachOf(words, one, sign)).join('、')}`);
  if ('half' in amount)
    return clauseOf(`${word(words.tracks, amount.half)}の半分（端数切り捨て）だけ${name}を`, end, on);
  if ('asMuchAs' in amount) return clauseOf(`${asMuch(words, amount)}だけ${name}を`, end, on);
  const most = amount.most === undefined ? '' : `（最大${sign}${amount.most}）`;
  return doing(`${per(words, amount)}、${name}を${sign}${amount.times ?? 1}${most}`);
}

function transferred(words: Words, step: Of<'transfer'>): Clause {
  const { transfer: amount } = step;
  const most = step.upTo === true ? 'まで' : '';
  const way = `${word(words.tracks, step.from)}から${word(words.tracks, step.to)}へ`;
  const moving = (text: string) => clauseOf(text, '移す', '移し');
  if (typeof amount === 'number') return moving(`${way}${amount}${most}`);
  if (amount === 'die') return moving(`ダイスを1個振り、${way}出た目の数${most === '' ? 'だけ' : most}`);
  if (amount === 'rolled') return moving(`${way}出た目の数${most === '' ? 'だけ' : most}`);
  if ('half' in amount) {
    const where = amount.half === step.from ? `${word(words.tracks, step.to)}へ` : way;
    const half = `${word(words.tracks, amount.half)}の半分（端数切り捨て）`;
    return moving(most === '' ? `${half}を${where}` : `${where}、${half}まで`);
  }
  if (isSum(amount))
    return moving(`${way}、${amount.map((one) => eachOf(words, one, '')).join('、')}${most}`);
  if ('asMuchAs' in amount) return moving(`${way}、${asMuch(words, amount)}${most === '' ? 'だけ' : most}`);
  const limit = amount.most === undefined ? '' : `（合計${amount.most}まで）`;
  return moving(`${per(words, amount)}、${way}${amount.times ?? 1}${most}${limit}`);
}

const named = (words: Words, { oneOf, other }: OneOf<Vocabulary>): string =>
  oneOf.map((faction) => word(words.factions, faction)).join('か') +
  (other === true ? '（イベントを実施した派閥を除く）' : '');

type Terms = Readonly<Record<string, (value: unknown, tongue: Tongue) => string>>;

function acting({ words, tongue, here }: Telling, step: Of<'free'>): Clause {
  const { where, spaces } = step;
  const subject =
    typeof step.by === 'string'
      ? `${word(words.factions, step.by)}は、`
      : `${named(words, step.by)}を選ぶ。その派閥は、`;
  const place = where === undefined ? '' : spaces === 1 ? oneSpace(words, where) : allSpaces(words, where);
  const number =
    spaces === undefined || isNamedOne(where, spaces) ? '' : `${spaces}か所${spaces === 1 ? '' : 'まで'}`;
  // 派閥を選ぶところで文が切れるので、どこで行うかを改めて言う。
  const there = here && typeof step.by !== 'string' ? 'そこで、' : '';
  const at = place === '' && number === '' ? there : `${place}${number}で、`;
  const terms = Object.entries(step.terms ?? {}).map(([term, value]) =>
    word(words.terms as Terms, term)(value, tongue),
  );
  const how = terms.length === 0 ? '' : `（${terms.join('。')}）`;
  const text = `${subject}${at}無償の${word(words.actions, step.free)}を`;
  const [end, on] = step.may === true ? (['行える', '行え'] as const) : (['行う', '行い'] as const);
  return { end: `${text}${end}${how}`, on: `${text}${on}${how}` };
}

/** 「〜のいずれか」なら、1か所とは言わない。 */
const isNamedOne = (where: Filter | undefined, spaces: number | undefined): boolean =>
  spaces === 1 && where?.spaces !== undefined;

/** 「警察のいるスペース1か所」。いくつか選ぶなら「警察のいるスペースを3か所まで選び、それぞれ」。 */
function spot(words: Words, step: InSpaces<Vocabulary>): { readonly at: string; readonly each: string } {
  const { inSpaces: count, upTo, where } = step;
  if (count === 'each' && upTo !== true) return { at: '', each: eachSpace(words, where) };
  const isOne = count === 1 && upTo !== true;
  const number = count === 'each' ? '任意の数だけ' : `${count}か所${upTo === true ? 'まで' : ''}`;
  const each = count === 1 ? 'そこ' : 'それぞれ';
  const telling = (front: string) =>
    isOne ? { at: '', each: `${front}${number}` } : { at: `${front}${number}選び、`, each };
  if (where.these === true) return telling(these(words, where));
  if (where.spaces === undefined) return telling(`${described(words, where)}${isOne ? '' : 'を'}`);
  return isOne ? { at: '', each: oneSpace(words, where) } : telling(`${allSpaces(words, where)}のうち`);
}

/** 何もせず、選ぶだけ。 */
function chosen(words: Words, step: InSpaces<Vocabulary>): Clause {
  const { at, each } = spot(words, step);
  return at === ''
    ? clauseOf(`${each}を`, '選ぶ', '選び')
    : { end: at.replace(/選び、$/, '選ぶ'), on: at.replace(/、$/, '') };
}

/** 段階だけが変わるならスペースを動かし、コマだけならそこに置き、そこから取り除く。 */
function inThem(telling: Telling, step: InSpaces<Vocabulary>): Clause {
  const { words } = telling;
  const [first, ...others] = step.do;
  if (first === undefined) return chosen(words, step);
  const isBare = others.length === 0 && !('where' in first || 'otherwise' in first);
  const { at, each } = spot(words, step);
  const object = each === 'それぞれ' ? `${at}${each}` : `${at}${each}を`;
  if (isBare && 'shift' in first) return shifted(words, first as Of<'shift'>, object);
  if (isBare && 'set' in first) return settled(words, first as Of<'set'>, object);
  const isInto = isBare && ('place' in first || 'mark' in first);
  const head = `${at}${each}${isInto ? 'に' : isBare && 'remove' in first ? 'から' : 'で'}、`;
  const inner = chain({ ...telling, here: true }, step.do);
  return { end: head + inner.end, on: head + inner.on };
}

const shifted = (words: Words, step: Of<'shift'>, what: string): Clause =>
  clauseOf(`${what}${word(words.levels, step.shift)}に向けて${step.levels}段階`, '動かす', '動かし');

const settled = (words: Words, step: Of<'set'>, what: string): Clause =>
  doing(`${what}${word(words.levels, step.set)}に`);

function condition({ words, volume, tongue }: Telling, given: Condition<Vocabulary>): string {
  if ('some' in given) return `${oneSpace(words, given.some as Filter)}があれば`;
  if ('here' in given) return `そこが${oneSpace(words, given.here as Filter)}なら`;
  if ('track' in given) {
    const { track, atLeast } = given as { readonly track: string; readonly atLeast: number };
    return `${word(words.tracks, track)}が${atLeast}以上なら`;
  }
  const name = Object.keys(volume.conditions).find((one) => one in given) ?? '';
  return word(words.conditions, name)(given, tongue);
}

const spanned = (telling: Telling): string =>
  telling.span === 'game' ? 'ゲーム終了まで' : '次のリセットまで';

const levels = (words: Words, where: Filter | undefined): string =>
  where === undefined ? 'そこ' : eachSpace(words, where);

/** What the verbs say of pieces, levels and markers. */
function onTheMap(telling: Telling) {
  const { words } = telling;
  return {
    place: (step: Of<'place'>) => placed(words, step),
    remove: (step: Of<'remove'>) => removed(telling, step),
    replace: (step: Of<'replace'>) => replaced(telling, step),
    move: (step: Of<'move'>) => moved(words, step),
    send(step: Of<'send'>) {
      const way = `${word(words.boxes, step.from)}の`;
      const many = quantity(step.count, step.upTo, false);
      return clauseOf(
        `${way}${groups(words, step.send)}${many}、${word(words.boxes, step.to)}に`,
        '移す',
        '移し',
      );
    },
    flip(step: Of<'flip'>) {
      const where = step.where === undefined ? 'そこ' : allSpaces(words, step.where);
      const many = quantity(step.count, step.upTo, isSpread(words, step.where));
      const stance = step.turn === 'active' ? '活動状態' : '潜伏状態';
      return doing(`${where}の${groups(words, step.flip)}${many}${stance}に`);
    },
    shift: (step: Of<'shift'>) => shifted(words, step, `${levels(words, step.where)}を`),
    set: (step: Of<'set'>) => settled(words, step, `${levels(words, step.where)}を`),
    mark(step: Of<'mark'>) {
      const where = step.where === undefined ? '' : `${eachSpace(words, step.where)}に`;
      return clauseOf(`${where}${word(words.markers, step.mark)}を${step.count}つ`, '置く', '置き');
    },
    unmark(step: Of<'unmark'>) {
      const where = step.where === undefined ? '' : `${eachSpace(words, step.where)}から`;
      const marker = word(words.markers, step.unmark);
      return clauseOf(
        `${where}${marker}${quantity(step.count, undefined, false, 'つ')}`,
        '取り除く',
        '取り除き',
      );
    },
  };
}

/** What each verb says. */
function clauses(telling: Telling): OnStep<Vocabulary, Clause> {
  const { words, tongue, volume } = telling;
  const nextCard = (factions: string, how: string): Clause =>
    clauseOf(`${factions}は${how}と`, 'なる', 'なり');
  return {
    ...onTheMap(telling),
    gain: (step) => changed(words, step.gain, step.amount, '+'),
    lose: (step) => changed(words, step.lose, step.amount, '−'),
    transfer: (step) => transferred(words, step),
    roll(step) {
      const rows = (step.table ?? []).map(
        ({ from, to, do: steps }) =>
          `。${from === to ? from : `${from}～${to}`}なら、さらに${chain(telling, steps).end}`,
      );
      const first = chain(telling, step.roll);
      return rows.length === 0
        ? { end: `ダイスを1個振り、${first.end}`, on: `ダイスを1個振り、${first.on}` }
        : whole(`ダイスを1個振り、${first.end}${rows.join('')}`);
    },
    free: (step) => acting(telling, step),
    eligible: ({ eligible: one }) =>
      nextCard(
        one === 'itself' ? 'イベントを実施した派閥' : word(words.factions, one),
        '次のカードでイベント資格あり',
      ),
    ineligible: ({ ineligible: one }) =>
      typeof one === 'string'
        ? nextCard(word(words.factions, one), '次のカードが終わるまでイベント資格なし')
        : nextCard(`${named(words, one)}を選ぶ。その派閥`, '次のカードが終わるまでイベント資格なし'),
    inSpaces: (step) => inThem(telling, step),
    either: (step) =>
      whole(
        `次のいずれかを行う。${step.either
          .map((list, i) => `（${i + 1}）${chain(telling, list).end}`)
          .join('。')}`,
      ),
    if(step) {
      const inner = chain(telling, step.do);
      const head = `${condition(telling, step.if)}、`;
      return { end: head + inner.end, on: head + inner.on };
    },
    lasting: (step) => whole(word(words.lasting, step.lasting)(step, tongue)),
    special: (step) => whole(word(words.specials, step.special)),
    own: (step) => whole(word(words.steps, ownVerb(volume, step))(step, tongue)),
  };
}

/** A sentence of its own: what follows begins anew. */
const whole = (text: string): Clause => ({ end: text, on: `${text}。続いて` });

function clause(telling: Telling, step: Side[number]): Clause {
  const { words } = telling;
  const text = onStep(step, clauses(telling));
  const { by, may }: Partial<Common<Vocabulary>> = 'free' in step ? {} : step;
  const isStating = STATING.includes(verbOf(step));
  const who = by === undefined ? '' : word(words.factions, by);
  const head = `${who === '' || isStating ? '' : `${who}は、`}${may === true ? '望むなら、' : ''}`;
  // 述べるだけの句には主語がもうあるので、決める派閥は後に添える。
  const tail = who === '' || !isStating ? '' : `（${who}が決める）`;
  const [end, on] = [`${head}${text.end}${tail}`, `${head}${text.on}${tail}`];
  const instead = step.otherwise;
  if (instead === undefined) return { end, on };
  const other = chain(telling, instead);
  const hinge = 'if' in step ? '。そうでなければ、' : '。それができなければ、';
  return { end: `${end}${hinge}${other.end}`, on: `${end}${hinge}${other.on}` };
}

/** Clauses in one breath; whoever acts twice in it is named once. */
function chain(telling: Telling, steps: Side): Clause {
  const told = steps.map((step, i) => {
    const text = clause(telling, step);
    const span = verbOf(step) === 'lasting' ? `${spanned(telling)}、` : '';
    const twice = actorOf(steps[i - 1]) === actorOf(step) ? actorOf(step) : undefined;
    const cut = twice === undefined ? 0 : word(telling.words.factions, twice).length + 'は、'.length;
    return { end: span + text.end.slice(cut), on: span + text.on.slice(cut) };
  });
  const front = told.slice(0, -1).map(({ on }) => `${on}、`);
  const last = told.at(-1) ?? { end: '', on: '' };
  return { end: front.join('') + last.end, on: front.join('') + last.on };
}

/** Who acts for nothing, if it is said. */
const actorOf = (step: Side[number] | undefined): string | undefined =>
  step !== undefined && 'free' in step && typeof step.by === 'string' ? step.by : undefined;

/** What only states a result needs no その後. */
const STATING: readonly (string | undefined)[] = ['gain', 'lose', 'eligible', 'ineligible', 'lasting', 'if'];

/** What is asked of the language beside the text of a side. */
function tongueOf(words: Words): Tongue {
  return {
    who: (faction) => word(words.factions, faction),
    spaces: (where) => allSpaces(words, where),
    space: (where) => oneSpace(words, where),
    actions: (actions) =>
      listOf(actions)
        .map((id) => word(words.actions, id))
        .join('と'),
    anyAction: (actions) =>
      listOf(actions)
        .map((id) => word(words.actions, id))
        .join('か'),
  };
}

/** The same with the words of a volume. */
export const japaneseTongue = <V extends Vocabulary>(lexicon: JapaneseLexicon<V>): Tongue =>
  tongueOf(lexicon as unknown as Words);

/** The text of a side. */
export function japaneseText<V extends Vocabulary>(
  volume: V,
  lexicon: JapaneseLexicon<V>,
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
    const verb = verbOf(step);
    if (verb === 'lasting') continue;
    const { end } = clause(telling, step);
    sentences.push(i === 0 || STATING.includes(verb) ? `${end}。` : `その後、${end}。`);
  }
  return [...sentences, ...lastingSentences(telling, steps)].join('');
}

/** All that lasts, behind what is done at once. */
function lastingSentences(telling: Telling, steps: Side): readonly string[] {
  const lasting = steps.filter((step) => verbOf(step) === 'lasting').map((step) => clause(telling, step).end);
  if (lasting.length === 0) return [];
  const head = lasting.length === 1 ? '、' : '、次のとおりとする。';
  return [`${spanned(telling)}${head}${lasting.join('。')}。`];
}
