/** Everything the command says itself, in Japanese. */
import type { Words } from './index.ts';

export const ja: Words = {
  usage: '使い方:',
  options: 'オプション:',
  commands: 'コマンド:',
  arguments: '引数:',
  help: 'この説明を表示する',
  helpOfCommand: 'コマンドの説明を表示する',
  version: 'バージョンを表示する',
  about: '卓上ウォーゲームを遊ぶためのプログラム。人もボットも、この端末でもブラウザでも遊べる。',
  firstSteps: `最初の一歩:
  sandtable games                        遊べるゲームとその設定を見る
  sandtable serve                        ブラウザ用にゲームを開く
  sandtable play <game>                  ここでボットと対戦する
  sandtable sim <game> --games 1000      ボット同士を対戦させて勝ち数を数える
  sandtable <command> --help             コマンドごとの詳しい説明`,
  aboutGames: 'ゲームの一覧（シナリオ、設定、席、プレイヤー）',
  aboutSim: 'ボットに何度も対戦させ、勝ち数を数える',
  moreSim: `プレイヤーは席の順に並べる。1つだけなら全席、チーム数と同じならチームごとになる:
  sandtable sim <game> --players search,random,random,random
「search:500」は1回の決定に500回の試行を使う。一覧は「sandtable games」にある。
同じシードなら、どの機械でも、スレッド数にかかわらず同じゲームになる。`,
  aboutLadder: '席を入れ替えながらプレイヤー同士の強さを測る',
  aboutPlay: 'この端末で遊ぶ。他の席はボットが受け持つ',
  morePlay: `遊んでいる間は選択肢の番号を打つ。他にできることは「h」で表示する。
「s <ファイル>」や --save で保存したゲームは --load で続けられる。`,
  aboutReplay: '保存したゲームを一手ずつ見る',
  moreReplay: '再生中に打てるものは「h」で表示する。',
  aboutVerify: '保存したゲームのダイスを、事前に公開された約束の値と照合する',
  moreVerify: 'すべてのダイスが証明されれば終了コード0、合わないものがあれば1で終わる。',
  aboutBench: 'この機械での速さを測る',
  aboutServe: 'ブラウザ用にゲームを開く（Ctrl-Cで終了）',
  moreServe: `指定がなければ、ゲームはSQLiteファイル sandtable-data/sandtable.sqlite に保存され、
http://127.0.0.1:8080 で開かれる。DATABASE_URLでPostgreSQLを指定できる。設定の一覧は docs/hosting.md にある。`,
  aboutBackup: 'サーバーの内容をすべて1つのファイルに書き出す（稼働中でもよい）',
  aboutRestore: 'バックアップから新しいデータベースを作る',
  aboutExport: 'サーバーの卓をファイルに書き出す（省略すると表示する）',
  moreExport: '終わったゲームは誰でも再生・検証できる。進行中のゲームはそのサーバーが封印する。',
  aboutImport: '書き出した卓をサーバーに戻す',
  aboutCards: '自作のカードセット',
  aboutCardsCheck: '遊ぶ前にカードセット（JSONまたはCSV）を調べる',
  moreCardsCheck: '使えるなら終了コード0、使えないなら問題をすべて示して1で終わる。',
  argBackup: 'バックアップのファイル',
  argTable: '卓のID（アドレスにあるもの）',
  argExport: '書き出すファイル。省略すると表示する',
  argImport: '書き出されたファイル',
  argCards: 'カードセットのファイル',
  optHost: '待ち受けるアドレス（127.0.0.1。すべてなら0.0.0.0）',
  optPort: '待ち受けるポート（8080。0なら空いているもの）',
  optDatabase: 'SQLiteファイルまたはPostgreSQLのアドレス',
  optLog: '記録の細かさ: debug, info, warn, error, silent',
  optOwner: '卓の持ち主になるアカウント',
  optCardsGame: 'カードを使うゲーム',
  argGame: 'ゲームのID（「sandtable games」を参照）',
  argSave: '保存したゲーム',
  optGames: 'ゲーム数',
  optSeed: '任意の文字列。同じシードなら同じゲームになる',
  optPlayers: '誰が遊ぶか',
  optPlayersLadder: '誰の強さを測るか',
  optScenario: 'シナリオ。省略すると最初のもの',
  optOptions: 'ゲームの設定。例: rounds=5,short=true',
  optAttach: 'ゲームに渡す文書。例: cards=my-cards.json',
  optWorkers: '使うスレッド数。省略するとコア数',
  optJson: 'JSONを1行に1つずつ出力する',
  optEach: 'ゲームごとにもJSONを1行出力する',
  optLanguage: 'en または ja',
  optSeats: '人が座る席。例: alder,flint。「none」ならボットを観戦する',
  optBots: '他の席を受け持つプレイヤー',
  optPlaySeed: 'シードによるダイス。省略すると、後で検証できる封印ダイス',
  optSave: '決定のたびにこのファイルに保存する',
  optLoad: '保存したゲームを続ける',
  optAs: 'この席から見えるものを見る。省略すると観戦者',
  optAt: 'この数の回答の後から始める',
  optAutoplay: '自動で進める。回答の間隔（秒）',

  unknownCommand: (p) => `「${p.command}」というコマンドはない。sandtable --help を参照。`,
  unknownOption: (p) => `「${p.option}」というオプションはここにはない。`,
  missingArgument: (p) => `<${p.argument}> が足りない。`,
  missingValue: (p) => `${p.option} の値が足りない。`,
  missingOption: (p) => `${p.option} が必要。`,
  badChoice: (p) => `${p.option} は次のどれか: ${p.known}（「${p.given}」は不可）。`,
  tooManyArguments: 'コマンドの引数が多すぎる。',
  didYouMean: (p) => `${p.meant} のことか？`,
  noGame: (p) => `「${p.id}」というゲームはない。あるのは: ${p.known}。`,
  badNumber: (p) => `${p.what}は${p.from}から${p.to}までの整数でなければならない（「${p.given}」は不可）。`,
  badPair: (p) => `「${p.given}」は「名前=値」の形になっていない。`,
  badSetting: (p) => `この設定では遊べない: ${p.fault}。`,
  badLanguage: (p) => `「${p.given}」という言語はない。あるのは: en, ja。`,
  noSeat: (p) => `「${p.id}」という席はない。あるのは: ${p.known}。`,
  badBots: (p) =>
    `ボットの席は${p.bots}ある。1つだけか、席ごとに1つずつ指定する（${p.given}では足りないか多い）。`,
  cannotRead: (p) => `${p.file}を読めない: ${p.reason}。`,
  cannotWrite: (p) => `${p.file}に書けない: ${p.reason}。`,
  cannotPrint: (p) => `これ以上出力できない: ${p.reason}。`,
  reasons: {
    ENOENT: 'ファイルまたはフォルダーがない',
    EACCES: '権限がない',
    EPERM: '権限がない',
    EISDIR: 'フォルダーである',
    ENOTDIR: '場所がフォルダーではない',
    ENOSPC: 'ディスクがいっぱい',
    EROFS: 'ディスクは読み取り専用',
    EADDRINUSE: 'アドレスはすでに使われている（--port で別のポートを選べる）',
    EADDRNOTAVAIL: 'この機械にそのアドレスはない',
    ECONNREFUSED: 'データベースのアドレスに応答がない',
    ENOTFOUND: 'その名前の機械はない',
    SQLITE_CANTOPEN: 'データベースのファイルを開けない',
    SQLITE_READONLY: 'データベースのファイルは読み取り専用',
    SQLITE_FULL: 'ディスクがいっぱい',
    SQLITE_NOTADB: 'データベースのファイルではない',
  },
  badFile: (p) => `${p.file}: ${p.fault}`,
  otherGame: (p) => `${p.file}は${p.saved}のゲームであり、${p.asked}ではない。`,
  loadedSetting: '続きのゲームはシナリオ、設定、シードを引き継ぐ。--loadと一緒には指定できない。',
  unsealed: (p) => `${p.file}は封印ダイスで遊ばれていないので、照合できるものがない。`,
  noCommitment: (p) => `${p.file}には事前に公開された約束の値が書かれていない。`,
  notBuilt: (p) => `${p.file}がない。先に「npm run build」を実行すること。`,
  aboutToFail: 'プログラム内部で問題が起きた。あなたのせいではなく、Sandtableの不具合である:',

  cannotHost: (p) => `うまくいかなかった: ${p.reason}。`,
  noTable: (p) => `卓${p.table}はない。`,
  noAccount: (p) => `「${p.name}」というアカウントはない。`,
  noBackup: (p) => `${p.file}は、この版の完全なバックアップではない。`,
  notEmpty: 'データベースが空ではない。新しいデータベースに戻すこと。',
  noDatabase: (p) => `データベース${p.database}がない。`,
  noFile: (p) => `ファイル${p.file}がない。`,
  noCards: (p) => `このゲームはカードセットを使わない。使うのは: ${p.games}。`,

  serving: (p) => `準備ができた。ブラウザで開く: ${p.address}`,
  stopping: '終了中…',
  backedUp: (p) => `${p.rows}行を${p.file}に書き出した。`,
  restored: (p) => `${p.file}から${p.rows}行を読み込んだ。`,
  imported: (p) => `ゲームは卓${p.table}として戻った。`,
  cardsFine: (p) => `${p.file}は${p.game}で使える。`,

  headSeat: '席',
  headPlayer: 'プレイヤー',
  headPlayed: '対戦数',
  headWins: '勝ち',
  headShare: '勝率',
  headSure: '95%信頼区間',
  headScore: '平均得点',
  headMargin: '平均差',
  simTotal: (p) => `${p.games}ゲーム、${p.decisions}回の決定、${p.seconds}秒（毎秒${p.rate}回）`,
  lostByAll: (p) => `勝者なし: ${p.games}ゲーム`,
  endings: (p) => `終わり方: ${p.list}`,
  gamesScenarios: 'シナリオ',
  gamesSeats: '席',
  gamesPlayers: 'プレイヤー',
  gamesOptions: '設定',
  gamesDocuments: '文書',
  teams: (p) => `チーム ${p.team}`,
  playerSeats: (p) => `${p.player}（${p.seats}用）`,
  standard: (p) => `省略すると${p.value}`,
  yesOrNo: 'true または false',
  range: (p) => `${p.from}から${p.to}まで`,

  sealed: (p) => `ダイスは封印されている。約束の値: ${p.commitment}`,
  typeHelp: '選択肢の番号を打つ。vで盤上のようす、hで説明。',
  playPrompt: '［番号、v：盤上、h：説明］',
  turnOf: (p) => `決める席: ${p.seats}`,
  handOver: (p) => `${p.seat}に交代し、Enterを押す。`,
  notOnMenu: (p) => `「${p.given}」は選択肢にない（1から${p.most}まで。hで説明）。`,
  whyNothing: 'ここで他にできることはない。',
  talkNothing: '今、申し出たり渡したりできるものはない。',
  undone: '取り消した。',
  undoFenced: 'その後にダイスが振られたか、伏せたものが明かされている。「u!」ならそれでも取り消す。',
  undoNothing: '取り消せるものがない。',
  saved: (p) => `${p.file}に保存した。`,
  saveWhere: 'ファイルを指定する: s <ファイル>。',
  left: 'ゲームは途中で終わった。',
  over: 'ゲーム終了。',
  rank: (p) => `${p.rank}位 ${p.seat}（${p.score}）`,
  because: (p) => `${p.seat}の理由: `,
  playHelp: `1, 2, ...   その選択肢を取る
?           できないことと、その理由
u           取り消す。u! はダイスや秘密も越えて取り消す
v           盤上のようす
j [n]       記録、または最後のn行
t [n]       交渉: 今申し出たり渡したりできるもの
ta [n]      同じ画面にいるほかの人の交渉
s [file]    保存する
l en|ja     言語を変える
q           やめる`,

  replayPrompt: '［Enter：次へ、v：盤上、h：説明］',
  moment: (p) => `[${p.at}/${p.of}]`,
  answered: (p) => `${p.seat}: ${p.option}`,
  answeredSecretly: (p) => `${p.seat}が秘密裏に決める`,
  replayHelp: `Enter, n    次の回答
p           前の回答
12          12回答後へ移る。+10、-10で前後に動く
b, e        最初、最後
a [s]       自動で進める（s秒間隔）
as <席>     その席から見る
v           盤上のようす
j [n]       記録、または最後のn行
l en|ja     言語を変える
q           やめる`,
  noMoment: (p) => `「${p.given}」という時点はない（0から${p.most}まで。hで説明）。`,

  keyFits: (p) => `鍵は約束の値${p.commitment}に合う。`,
  keyDoesNotFit: (p) =>
    `鍵が合わない。公開されたのは${p.published}だが、このファイルの鍵からは${p.found}になる。`,
  replayed: (p) =>
    `${p.answers}個の回答はすべて再現できた。封印ダイスから${p.words}個の数が引かれ、ダイスもシャッフルもすべてそこから決まっている。`,
  usedBefore: 'このファイルのダイスは最初の状態から始まっていない。',
  unfinished: 'ゲームはまだ終わっていない。',
};
