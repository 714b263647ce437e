/** A tiny volume, to show that the event language knows no real one. */
import type { EnglishLexicon, EnglishNoun, JapaneseLexicon, Vocabulary } from '../../event-language/index.ts';

export const TINY = {
  factions: ['crown', 'rebels'],
  spaces: ['hill', 'dale', 'road'],
  kinds: ['shire', 'road'],
  traits: ['steep'],
  controls: ['crown', 'none'],
  levels: ['loyal', 'calm', 'angry'],
  pieces: ['guard', 'band', 'fort'],
  boxes: ['available', 'lost'],
  markers: ['fire', 'grave'],
  tracks: ['gold', 'fame'],
  actions: { muster: ['crown'], raid: ['rebels'] },
  terms: { twice: { flag: true, optional: true, fits: ['raid'] } },
  lasting: {
    toll: { cost: { whole: [1, 3] }, in: { where: true, optional: true } },
    spies: {
      actions: { some: ['muster', 'raid'] },
      on: { one: ['crown', 'rebels'], having: 'actions', optional: true },
    },
  },
  steps: { weather: { weather: { one: ['rain', 'sun'] } } },
  conditions: { raining: { raining: { flag: true } } },
  specials: ['feast'],
  ways: ['by-day', 'by-night'],
  measures: ['tolls'],
  guardsBases: true,
  only: { place: ['guard', 'band'], flip: ['band'], remove: ['guard'], send: ['guard'], unmark: ['fire'] },
} as const satisfies Vocabulary;

const noun = (one: string): EnglishNoun => ({ one, many: `${one}s`, a: `a ${one}` });

export const tinyEnglish: EnglishLexicon<typeof TINY> = {
  name: (_kind, id) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
  factions: { crown: { name: 'the Crown', plural: false }, rebels: { name: 'the Rebels', plural: true } },
  kinds: { shire: noun('shire'), road: noun('road') },
  traits: { steep: 'steep' },
  controls: { crown: 'royal', none: 'unruled' },
  levels: { loyal: 'Loyal', calm: 'Calm', angry: 'Angry' },
  pieces: { guard: noun('guard'), band: noun('band'), fort: noun('fort') },
  boxes: { available: 'Available', lost: 'the lost' },
  markers: { fire: noun('fire'), grave: noun('grave') },
  tracks: { gold: 'Gold', fame: 'Fame' },
  actions: { muster: 'Muster', raid: 'Raid' },
  measures: { tolls: 'tolls' },
  terms: { twice: () => 'twice over' },
  lasting: {
    toll: (p, t) => `each road costs ${p.cost} Gold${p.in === undefined ? '' : ` in ${t.spaces(p.in)}`}`,
    spies: (p, t) =>
      `${t.anyAction(p.actions)} is told beforehand${p.on === undefined ? '' : ` by ${t.who(p.on)}`}`,
  },
  steps: { weather: (p) => `let there be ${p.weather}` },
  conditions: { raining: () => 'it rains' },
  specials: { feast: 'everybody feasts' },
};

export const tinyJapanese: JapaneseLexicon<typeof TINY> = {
  name: (_kind, id) => ({ hill: '丘', dale: '谷', road: '道' })[id] ?? id,
  factions: { crown: '王家', rebels: '反徒' },
  kinds: { shire: '州', road: '道' },
  traits: { steep: '険しい' },
  controls: { crown: '王領', none: '無主' },
  levels: { loyal: '忠誠', calm: '平穏', angry: '怒り' },
  pieces: { guard: '王家の兵員', band: '反徒のゲリラ', fort: '砦' },
  boxes: { available: '利用可能', lost: '損失' },
  markers: { fire: '火災', grave: '墓' },
  tracks: { gold: '金貨', fame: '名声' },
  actions: { muster: '召集', raid: '襲撃' },
  measures: { tolls: '通行料' },
  terms: { twice: () => '2度' },
  lasting: {
    toll: (p, t) => `${p.in === undefined ? '' : `${t.spaces(p.in)}の`}道の費用は${p.cost}となる`,
    spies: (p, t) =>
      `${p.on === undefined ? '' : `${t.who(p.on)}の`}${t.anyAction(p.actions)}は前もって知られる`,
  },
  steps: { weather: (p) => `天気を${p.weather === 'rain' ? '雨' : '晴れ'}にする` },
  conditions: { raining: () => '雨なら' },
  specials: { feast: '全員で宴を開く' },
};
