/** 見ていない人に知らせる言葉。 */
import type { Words } from './index.ts';

function lengthInWords(minutes: number): string {
  if (minutes % 1440 === 0) return `${minutes / 1440}日`;
  return minutes % 60 === 0 ? `${minutes / 60}時間` : `${minutes}分`;
}

export const ja: Words = {
  table: (p) => (p.title === '' ? p.game : `${p.game}「${p.title}」`),
  why: {
    turn: (p) => `あなたの手番です（${p.seats}）。`,
    consent: (p) => `${p.by}さんが同意を求めています：${p.what}。`,
    invitation: (p) => `${p.by}さんから${p.seats}への招待が届きました。`,
    chat: (p) => `${p.by}さん：「${p.text}」`,
    time: (p) =>
      p.hours > 0
        ? `ほかの人があなたを待っています。あと約${p.hours}時間で、席がほかの人に渡されることがあります。`
        : 'ほかの人が長いあいだあなたを待っています。席がほかの人に渡されることがあります。',
    clock: (p) =>
      p.hours > 0 ? `持ち時間の残りは約${p.hours}時間です。` : '持ち時間の残りは1時間未満です。',
    ranOut: {
      nothing: () =>
        '持ち時間が切れました。まだ答えることができますが、席がほかの人に渡されることがあります。',
      pass: () => '持ち時間が切れました。まだ答えることができますが、席がほかの人に渡されることがあります。',
      turn: () => '持ち時間が切れました。この手番が終わるまで、ボットが代わりに答えます。',
      seat: () => '持ち時間が切れました。ボットが席を引き継ぎました。',
    },
    over: (p) => (p.how === '' ? 'ゲームが終わりました。' : `ゲームが終わりました：${p.how}。`),
  },
  proposal: {
    rewind: (p) => `局面${p.moment}まで戻す`,
    bot: (p) => `${p.seat}をボットに任せる`,
    open: (p) => `${p.seat}の席を空ける`,
    abandon: () => 'ゲームをやめる',
    hints: () => '全員が助言を聞けるようにする',
    time: (p) => `${p.seat}の持ち時間を${lengthInWords(p.minutes)}増やす`,
  },
  ending: {
    resigned: (p) => `${p.seat}が投了しました`,
    abandoned: () => '中止されました',
    won: (p) => `${p.seats}の勝利`,
    lost: () => '勝者なし',
  },
  steps: '最近の出来事：',
  and: '、',
  digest: (p) => `${p.count}つのテーブルがあなたを待っています`,
  open: '開く',
  stopKind: {
    turn: '手番の知らせを止める',
    consent: '提案の知らせを止める',
    invitation: '招待の知らせを止める',
    chat: 'チャットの知らせを止める',
    time: '時間の知らせを止める',
    over: '終了の知らせを止める',
  },
  stopTable: 'このテーブルの知らせを止める',
  stopAll: 'この宛先への知らせをすべて止める',
  confirm: {
    subject: 'この宛先はあなたのものですか',
    text: (p) =>
      `${p.name}さんが、テーブルで待たれているときの知らせをこの宛先で受け取ろうとしています。ご本人でしたら、${p.hours}時間以内に次のリンクを開いてください。`,
    otherwise: '心当たりがなければ何もしないでください。ほかには何も送りません。',
  },
  recovery: {
    subject: '新しいパスワード',
    text: (p) =>
      `${p.name}さんの新しいパスワードが求められました。ご本人であれば、1時間以内に次のリンクを開いてください：`,
    otherwise: 'お心当たりがなければ、何もしないでください。パスワードは変わりません。',
  },
  trial: '知らせはこのように届きます。設定から試しに送ったものです。',
  page: {
    title: '知らせ',
    stop: 'この知らせを止める',
    confirm: 'この宛先は自分のものです',
    stopped: '止めました。この知らせはもう送りません。',
    confirmed: 'ありがとうございます。これからはこの宛先に知らせます。',
    unknown: 'このリンクはもう使えません。',
    settings: 'すべての設定',
  },
};
