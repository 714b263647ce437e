import type { Words } from './index.ts';

/** 時間に関する言葉：卓の持ち時間、時計、各自の休む時間。 */
export const paceJa: Words['pace'] = {
  title: '持ち時間',
  lead: 'ゲームを始める前に決めます。席に着いた人は同意したことになります。',
  kind: '考える時間',
  kinds: { none: '時計なし', live: '一度に遊ぶ', days: '何日もかけて遊ぶ' },
  minutes: '各自の持ち時間（分）',
  increment: '手番ごとの追加（秒）',
  turn: '手番ごとの時間（時間）',
  bank: 'ゲーム全体の予備（日）',
  rests: '時計を止める',
  rest: { night: '夜間', weekend: '週の休みの日', holiday: '休暇中' },
  restsHint: '各自がアカウントのページで決めた時間と暦に従います。',
  end: '時間が切れたとき',
  ends: {
    nothing: '何も起こらない。ほかの人は席を渡すことができる',
    pass: '断れる質問は断る',
    turn: 'ボットがその手番を行う',
    seat: 'ボットが席を引き継ぐ',
  },
  bot: 'ボット',
  live: ({ minutes, increment }) => `各自${minutes}分、手番ごとに${increment}秒追加`,
  days: ({ turn, bank }) => `手番ごとに${turn}時間、予備${bank}日`,
  left: '残り時間',
  runsOut: ({ at }) => `${at}に切れます`,
  resting: ({ until }) => `${until}まで止まっています`,
  out: '時間切れ',
  by: ({ bot }) => `${bot}がこの手番を行います`,
  length: ({ days, hours, minutes }) => {
    if (days > 0) return `${days}日${hours}時間`;
    return hours > 0 ? `${hours}時間${minutes}分` : `${minutes}分`;
  },
  more: '時間の追加を頼む',
  moreFor: ({ seat, length }) => `${seat}に${length}追加`,
  proposal: ({ by, seat, length }) => `${by}さんが${seat}の持ち時間を${length}増やすことを提案しています。`,
  hours: {
    title: '休む時間',
    lead: '卓で決めてあれば、休んでいるあいだは時計が止まります。',
    zone: 'タイムゾーン',
    night: '夜は休む',
    from: 'から',
    to: 'まで',
    weekend: '週の休みの日',
    holidays: '休暇',
    none: 'ありません。',
    add: '休暇を加える',
    remove: ({ from, to }) => `${from}～${to}を取り消す`,
    limits: '夜は10時間まで、休みの日は週に2日まで、休暇は1年に42日までです。',
  },
};
