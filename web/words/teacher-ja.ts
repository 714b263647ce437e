import type { teacherEn } from './teacher-en.ts';

type Same<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (given: infer G) => string
      ? (given: G) => string
      : Same<T[K]>;
};

export const teacherJa: Same<typeof teacherEn> = {
  hint: '助言',
  hintTitle: 'ここではどうするのがよいか（H）',
  thinking: '考えています…',
  enough: 'そこまで',
  before: ({ chance }) => `今の勝つ見込み：約${chance}％`,
  plans: '見つかった良い進め方',
  plan: ({ n, chance }) => `${n}番目：約${chance}％`,
  usual: '経験則どおり',
  moves: '動くもの',
  thumb: '経験則',
  compared: ({ plans, worlds }) => `${plans}通りの進め方を最大${worlds}通りの展開で比較`,
  advised: 'おすすめ',
  left: 'この進め方から外れました。ここからの助言をあらためて聞けます。',
  close: '助言を閉じる',
  again: 'もっと長く考える',
  others: 'ほかの人も参加しています。全員が同意すれば、だれでも助言を聞けます。',
  propose: '助言を提案する',
  used: ({ seat, n }) => `${seat}は助言を${n}回聞きました`,
  usedTitle: '助言を使ったゲーム',
  chances: '勝つ見込み',
  chancesHint: '各手番の前に、その時点で知りえたことから見積もったもの。',
  turn: ({ n, moment }) => `${n}手番目（${moment}回答後）`,
  end: '終局',
  chance: ({ seat, chance }) => `${seat} ${chance}％`,
  atTurn: '手番',
  show: 'この時点を見る',
  review: 'ゲームを振り返る',
  reviewing: 'ゲームを見直しています…',
  reviewTitle: '振り返り',
  story: 'ゲームのあらまし',
  points: '分かれ目',
  noPoints: '実際の手にはっきり優る手はありませんでした。',
  point: ({ seat, turn, cost, error }) => `${turn}手番目、${seat}：−${cost}ポイント（±${error}）`,
  played: '実際',
  better: '最善',
  decides: '差がつく点',
  showPoint: '盤上で見る',
  playOn: 'ここから指し継ぐ',
  luck: '運',
  luckHint: 'ダイスとカードが平均を超えてもたらしたもの（見込みのポイント）。',
  accuracy: '選択の確かさ',
  accuracyHint: '最善の選択なら保てた見込みのうち、実際に保った割合。右は同じ場面での各強さの値。',
  kept: '保った割合',
  decisions: '選択',
  level: { steady: '初級', practised: '中級' },
  picture: '画像として保存',
  file: ({ game }) => `${game}-review.png`,
};
