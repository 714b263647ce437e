/** How the minds of every game explain themselves. A game adds these to its own sentences, and the names of its features. */
import type { Message, Sentence, Sentences, Translation, Voice } from './messages.ts';
import { reviewWords } from './review-words.ts';

const inner = (voice: Voice, ...messages: readonly Message[]): string[] =>
  messages.map((message) => voice.say(message));

const en = {
  ...reviewWords.en,
  'mind.best': (p: { plans: number; worlds: number }) =>
    `Best of ${p.plans} turns, tried in ${p.worlds} imagined games`,
  'mind.usual': (p: { plans: number; worlds: number }) =>
    `The usual turn: none of ${p.plans} did clearly better in ${p.worlds} imagined games`,
  'mind.chance': (p: { before: number; after: number }) =>
    `Chance of winning: about ${p.before} % before, about ${p.after} % after`,
  'mind.moves': (p: { what: Message }, v: Voice) => `What changes as far as it looks ahead: ${v.say(p.what)}`,
  'mind.second': (p: { plan: Message; isLater: boolean; chance: number }, v: Voice) =>
    `Second best: ${p.isLater ? 'the same, but later ' : ''}${v.say(p.plan)} (about ${p.chance} %)`,
  'mind.decides': (p: { what: Message }, v: Voice) => `What decides between them: ${v.say(p.what)}`,
  'mind.plan': (p: { plan: Message }, v: Voice) => `The plan: ${v.say(p.plan)}`,
  'mind.then': (p: { first: Message; next: Message }, v: Voice) => inner(v, p.first, p.next).join('; then '),
  'mind.and': (p: { first: Message; next: Message }, v: Voice) => inner(v, p.first, p.next).join(', '),
  'mind.up': (p: { feature: Message }, v: Voice) => `${v.say(p.feature)} ↑`,
  'mind.down': (p: { feature: Message }, v: Voice) => `${v.say(p.feature)} ↓`,
  'mind.planned': () => 'As planned when the turn was thought over',
  'mind.thumb': () => 'Rules of thumb find this best',
  'mind.careless': () => 'Did not think it over',
  'player.beginner': () => 'Beginner: rules of thumb, and often careless',
  'player.steady': () => 'Steady: rules of thumb, now and then careless',
  'player.practised': () => 'Practised: looks ahead a little',
  'player.strong': () => 'Strong: compares many turns',
  'player.master': () => 'Master: thinks longest',
} satisfies Sentences;

const ja: Translation<typeof en> = {
  ...reviewWords.ja,
  'mind.best': (p) => `${p.plans}通りの進め方を${p.worlds}通りの展開で試し、最善だった。`,
  'mind.usual': (p) =>
    `普段どおりの進め方。${p.plans}通りを${p.worlds}通りの展開で試したが、はっきり優るものはなかった。`,
  'mind.chance': (p) => `勝つ見込み：実行前は約${p.before}％、実行後は約${p.after}％。`,
  'mind.moves': (p, v) => `先を読むと動くもの：${v.say(p.what)}`,
  'mind.second': (p, v) =>
    `次善：${p.isLater ? '途中まで同じで、その後は' : ''}${v.say(p.plan)}（約${p.chance}％）`,
  'mind.decides': (p, v) => `差がつく点：${v.say(p.what)}`,
  'mind.plan': (p, v) => `方針：${v.say(p.plan)}`,
  'mind.then': (p, v) => inner(v, p.first, p.next).join(' → '),
  'mind.and': (p, v) => inner(v, p.first, p.next).join('、'),
  'mind.up': (p, v) => `${v.say(p.feature)}↑`,
  'mind.down': (p, v) => `${v.say(p.feature)}↓`,
  'mind.planned': () => '手番を考えたときの方針どおり。',
  'mind.thumb': () => '経験則ではこれが最善。',
  'mind.careless': () => 'よく考えずに選んだ。',
  'player.beginner': () => '入門：経験則で選び、うっかりが多い',
  'player.steady': () => '初級：経験則で選び、たまにうっかりする',
  'player.practised': () => '中級：少し先を読む',
  'player.strong': () => '上級：多くの進め方を比べる',
  'player.master': () => '名人：もっとも長く考える',
};

export const mindWords = { en, ja };

/** What was measured of a level in a game: seconds a turn, and games won of so many against the level before. */
export interface Measured {
  readonly seconds: number;
  readonly won?: readonly [wins: number, games: number];
}
export type Level = 'beginner' | 'steady' | 'practised' | 'strong' | 'master';
export type Measures = Readonly<Record<Level, Measured>>;

type MeasureWords = { readonly [K in Level as `measured.${K}`]: () => string };

/** The figures of all five levels as sentences `measured.<level>`, for whoever chooses among them. */
export function measuredWords(measures: Measures): Readonly<Record<'en' | 'ja', MeasureWords>> {
  return {
    en: eachLevel(measures, ({ seconds, won }, before) => {
      const time = `about ${seconds} s a turn`;
      return won === undefined || before === undefined
        ? time
        : `${time}; won ${won[0]} of ${won[1]} games against ${before}`;
    }),
    ja: eachLevel(measures, ({ seconds, won }, before) => {
      const time = `1手番に約${seconds}秒`;
      return won === undefined || before === undefined
        ? time
        : `${time}、${JA_NAMES[before]}に${won[1]}戦${won[0]}勝`;
    }),
  };
}

const JA_NAMES: Readonly<Record<Level, string>> = {
  beginner: '入門',
  steady: '初級',
  practised: '中級',
  strong: '上級',
  master: '名人',
};

function eachLevel(
  { beginner, steady, practised, strong, master }: Measures,
  told: (measured: Measured, before: Level | undefined) => string,
): MeasureWords {
  return {
    'measured.beginner': () => told(beginner, undefined),
    'measured.steady': () => told(steady, 'beginner'),
    'measured.practised': () => told(practised, 'steady'),
    'measured.strong': () => told(strong, 'practised'),
    'measured.master': () => told(master, 'strong'),
  };
}

/** The names of a game's features, in one language. */
export type FeatureWords<F extends string> = { readonly [K in F as `mind.${K}`]: Sentence<object> };
