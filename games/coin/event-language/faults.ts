/** What else can be wrong with an event from a file, in both languages. */
import { type Place, readingWords, speaker, type Translation } from '@sandtable/engine';

type At = (place: Place, problem: string) => string;

const english = (at: At) => ({
  ...readingWords.en(at),
  'fault.missing': (p: Place) => at(p, 'is missing'),
  'fault.empty': (p: Place) => at(p, 'must not be empty'),
  'fault.only-true': (p: Place) => at(p, 'is either true or left out'),
  'fault.one-word': (p: Place & { words: readonly string[] }) =>
    at(p, `must have exactly one of these words: ${p.words.join(', ')}`),
  'fault.deep': (p: Place) => at(p, 'has too many steps within steps'),
  'fault.nowhere': (p: Place) => at(p, 'needs a "where", because no space has been chosen around it'),
  'fault.no-choice': (p: Place) => at(p, 'speaks of chosen spaces, but no inSpaces stands before it'),
  'fault.no-roll': (p: Place) => at(p, 'counts by a die, but stands in no roll'),
  'fault.nothing-removed': (p: Place) => at(p, 'counts pieces removed, but nothing before it removes any'),
  'fault.no-memory': (p: Place) => at(p, 'cannot speak of chosen spaces: it lasts, and the choice does not'),
  'fault.one-way': (p: Place) => at(p, 'needs at least two lists to choose from'),
  'fault.ways': (p: Place) => at(p, 'must have one name for each list of "either"'),
  'fault.no-box': (p: Place & { words: readonly string[] }) =>
    at(p, `only these pieces go anywhere but to Available: ${p.words.join(', ')}`),
  'fault.unfit': (p: Place & { words: readonly string[] }) =>
    at(p, `fits only these actions: ${p.words.join(', ')}`),
  'fault.nested': (p: Place) =>
    at(p, 'a space has been chosen already; inSpaces cannot stand within inSpaces'),
  'fault.not-theirs': (p: Place & { factions: readonly string[] }) =>
    at(p, `is an action of other factions only: ${p.factions.join(', ')}`),
  'fault.range': (p: Place) => at(p, 'must not end before it begins'),
  'fault.overlap': (p: Place) => at(p, 'covers a number that an earlier row covers'),
  'fault.same-place': (p: Place) => at(p, 'must be another one than "from"'),
});

const japanese = (at: At): Translation<ReturnType<typeof english>> => ({
  ...readingWords.ja(at),
  'fault.missing': (p) => at(p, '項目がありません'),
  'fault.empty': (p) => at(p, '空にはできません'),
  'fault.only-true': (p) => at(p, 'trueと書くか、省略します'),
  'fault.one-word': (p) => at(p, `次の語のうちちょうど1つが必要です：${p.words.join('、')}`),
  'fault.deep': (p) => at(p, '手順の入れ子が深すぎます'),
  'fault.nowhere': (p) => at(p, 'スペースが選ばれていないので、「where」が必要です'),
  'fault.no-choice': (p) => at(p, '選ばれたスペースを指していますが、前に「inSpaces」がありません'),
  'fault.no-roll': (p) => at(p, 'ダイスの目で数えていますが、「roll」の中にありません'),
  'fault.nothing-removed': (p) => at(p, '除去したコマを数えていますが、前に除去する手順がありません'),
  'fault.no-memory': (p) =>
    at(p, '選ばれたスペースは指せません（効果は続きますが、選んだスペースは残りません）'),
  'fault.one-way': (p) => at(p, '選択肢が2つ以上必要です'),
  'fault.ways': (p) => at(p, '「either」の選択肢1つにつき、名前が1つ必要です'),
  'fault.no-box': (p) => at(p, `利用可能ボックス以外に移せるのは次のコマだけです：${p.words.join('、')}`),
  'fault.unfit': (p) => at(p, `次の行動にだけ付けられます：${p.words.join('、')}`),
  'fault.nested': (p) =>
    at(p, 'すでにスペースが選ばれているので、「inSpaces」の中に「inSpaces」は置けません'),
  'fault.not-theirs': (p) => at(p, `この行動を行えるのは次の派閥だけです：${p.factions.join('、')}`),
  'fault.range': (p) => at(p, '終わりが始まりより前になっています'),
  'fault.overlap': (p) => at(p, '前の行と目が重なっています'),
  'fault.same-place': (p) => at(p, '「from」とは別のものでなければなりません'),
});

/** The sentences of the reader, for a volume's table of words. They include those of the engine's reader. */
export const eventFaults = { en: english, ja: japanese };

export const say = speaker<ReturnType<typeof english>>();
