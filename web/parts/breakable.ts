/** The words of Japanese titles, as the browser tells them apart. */
const WORDS = new Intl.Segmenter('ja', { granularity: 'word' });
const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;

/** Where two words that follow each other stay one phrase. */
const TOGETHER: readonly (readonly [before: RegExp, next: RegExp])[] = [
  // Endings, particles and marks never begin a line, opening brackets never end one.
  [/./, /^[ぁ-んー）」』、。・＝]+$/],
  [/[（「『＝]$/, /./],
  // A foreign name is no place to break, nor are Latin words with their figures.
  [/[ァ-ヶー]$/, /^[ァ-ヶー]/],
  [/^[^ぁ-んァ-ヶ一-龠]+$/, /^[^ぁ-んァ-ヶ一-龠（]+$/],
  // A single letter goes with its neighbour: 核緊急, 保安庁.
  [/[一-龠ァ-ヶー]$/, /^[一-龠]$/],
  [/(?:^|（)[一-龠]$/, /./],
];

/** The parts between which a name may break: M2 | ブラッドレー, 米国 | 大統領 | 選挙. An English one has its spaces. */
export function phrasesOf(name: string): readonly string[] {
  if (!JAPANESE.test(name)) return [name];
  const phrases: string[] = [];
  for (const { segment } of WORDS.segment(name)) {
    const before = phrases.pop();
    if (before === undefined) phrases.push(segment);
    else if (TOGETHER.some(([end, start]) => end.test(before) && start.test(segment)))
      phrases.push(before + segment);
    else phrases.push(before, segment);
  }
  return phrases;
}

/** A name that breaks between its phrases only. */
export function breakable(name: string): string {
  return phrasesOf(name).join('\u200B');
}
