/** Everything the command says itself, in Japanese. */
import type { Words } from './index.ts';

export const ja: Words = {
  colon: '：',
  bracketed: (text) => `（${text}）`,
  usage: '使い方：',
  usageOptions: '［オプション］',
  usageCommand: '［コマンド］',
  options: 'オプション：',
  commands: 'コマンド：',
  arguments: '引数：',
  help: 'この説明を表示する',
  helpOfCommand: 'コマンドの説明を表示する',
  version: 'バージョンを表示する',
  about: '卓上ウォーゲームを遊ぶためのプログラムです。人もボットも、この端末でもブラウザーでも遊べます。',
  firstSteps: `最初の一歩：
  sandtable games                        遊べるゲームとその設定を見る
  sandtable serve                        ブラウザー用にゲームを開く
  sandtable play <game>                  ここでボットと対戦する
  sandtable sim <game> --games 1000      ボット同士を対戦させて勝ち数を数える
  sandtable <command> --help             コマンドごとの詳しい説明`,
  aboutGames: 'ゲームの一覧（シナリオ、設定、席、プレーヤー）',
  aboutSim: 'ボットに何度も対戦させ、勝ち数を数える',
  moreSim: `プレーヤーは席の順に並べます。1つだけなら全席、チーム数と同じならチームごと、席を指定することもできます：
  sandtable sim <game> --players search,random,random,random
  sandtable sim <game> --players random,flint=search
設定でノンプレーヤーになる席は、全席分のプレーヤーを指定しない限り、ルールブックのフローチャートが受け持ちます。
「search:500」は1回の決定に500回の試行を使います。一覧は「sandtable games」にあります。
同じシードなら、どの機械でも、スレッド数にかかわらず同じゲームになります。シード1の7番目のゲームのシードは1/7です。
「--from 7 --games 1 --keep games」で「games/1-7.json」に保存し、「sandtable replay」で再生できます。
Ctrl-Cで途中で終え、そこまでの結果を集計します。`,
  aboutLadder: '席を入れ替えながらプレーヤー同士の強さを測る',
  moreLadder: `席より多くのプレーヤーを指定すると、組み合わせを変えて総当たりで対戦します。
設定でノンプレーヤーになる席は、ルールブックのフローチャートが受け持ちます。`,
  aboutPlay: 'この端末で遊ぶ。他の席はボットが受け持つ',
  morePlay: `遊んでいる間は選択肢の番号を打ちます。他にできることは「h」で表示します。
「s <ファイル>」や「--save」で保存したゲームは「--load」で続けられます。`,
  aboutRule: 'ゲームのルールの要約を読む（番号を省略すると一覧）',
  aboutCard: 'ゲームのカードを読む（名前を省略すると一覧）',
  argRule: 'ルールの番号',
  argCard: 'カードの番号か、名前の一部',
  aboutReplay: '保存したゲームを1手ずつ見る',
  moreReplay: '再生中に打てるものは「h」で表示します。',
  aboutVerify: '保存したゲームのダイスを、事前に公開された封印と照合する',
  moreVerify: 'すべてのダイスが証明されれば終了コード0、合わないものがあれば1で終わります。',
  aboutBench: 'この機械での速さを測る',
  aboutServe: 'ブラウザー用にゲームを開く（Ctrl-Cで終了）',
  moreServe: `指定がなければ、ゲームはSQLiteファイル「sandtable-data/sandtable.sqlite」に保存され、
「http://127.0.0.1:8080」で開かれます。DATABASE_URLでPostgreSQLを指定できます。設定の一覧は「docs/hosting.md」にあります。`,
  aboutBackup: 'サーバーの内容をすべて1つのファイルに書き出す（稼働中でもよい）',
  aboutRestore: 'バックアップから新しいデータベースを作る',
  aboutExport: 'サーバーのテーブルをファイルに書き出す（省略すると表示する）',
  moreExport: '終わったゲームは誰でも再生・検証できます。進行中のゲームはそのサーバーが封印します。',
  aboutImport: '書き出したテーブルをサーバーに戻す',
  aboutTables: 'サーバーのテーブルの一覧',
  aboutAccounts: 'サーバーのアカウントとゲストの一覧',
  aboutPassword: 'アカウントに新しいパスワードを付け、すべての端末からログアウトさせる',
  aboutClose: '全員がやめたものとしてテーブルを終わらせる',
  moreClose:
    'SQLiteではサーバーを止めてから実行してください。動いているサーバーは、外からの変更に気づきません。',
  aboutForget: '長く姿を見せず、遊んでいるテーブルもないゲストの記録を消す',
  argAccount: 'アカウントの名前',
  optStatus: '募集中、進行中、終了のどれかだけ（gathering, running, finished）',
  optDays: '姿を見せていない日数',
  optLiftFactor: '端末も回復コードも失った人のために、ログイン時のコードを求めないようにする',
  optTrial: '人数を示すだけにする',
  aboutReports: 'テーブルから管理者に寄せられた通報を新しい順に表示する',
  aboutCards: '自作のカードセット',
  aboutCardsCheck: '遊ぶ前にカードセット（JSONまたはCSV）を調べる',
  moreCardsCheck: '使えるなら終了コード0、使えないなら問題をすべて示して1で終わります。',
  aboutCardsStandard: 'ゲームに付属のカードセットを、書き換えの元として書き出す（省略すると表示する）',
  aboutPosition: '保存したゲームのある時点を、ゲームを始められる配置として書き出す',
  morePosition: `その時点の直前の区切りの配置になります。次のようにして始めます：
  sandtable play <game> --attach position=<file>`,
  optAtPosition: 'この数の回答の後。省略すると最後',
  argBackup: 'バックアップのファイル',
  argTable: 'テーブルのID（アドレスにあるもの）',
  argExport: '書き出すファイル。省略すると表示する',
  argImport: '書き出されたファイル',
  argCards: 'カードセットのファイル',
  optHost: '待ち受けるアドレス（127.0.0.1。すべてなら0.0.0.0）',
  optPort: '待ち受けるポート（8080。0なら空いているもの）',
  optDatabase: 'SQLiteファイルまたはPostgreSQLのアドレス',
  optLog: '記録の細かさ：debug, info, warn, error, silent',
  optOwner: 'テーブルの持ち主になるアカウント',
  optCardsGame: 'カードを使うゲーム',
  argGame: 'ゲームのID（「sandtable games」を参照）',
  argSave: '保存したゲーム',
  optGames: 'ゲーム数',
  optSeed: '任意の文字列。同じシードなら同じゲームになる',
  optPlayers: '誰が遊ぶか',
  optPlayersLadder: '誰の強さを測るか',
  optScenario: 'シナリオ。省略すると最初のもの',
  optOptions: 'ゲームの設定。例：rounds=5,short=true',
  optAttach: 'ゲームに渡す文書。例：cards=my-cards.json',
  optWorkers: '使うスレッド数。省略するとコア数',
  optJson: 'JSONを1行に1つずつ出力する',
  optEach: 'ゲームごとにもJSONを1行出力する',
  optFrom: '最初のゲームの番号',
  optCsv: 'ゲームごとにCSVを1行出力する。集計は標準エラーに出す',
  optKeep: 'すべてのゲームを、シードの名前でこのフォルダーに保存する',
  optForce: 'すでにあるファイルを置き換える',
  optLanguage: 'enまたはja',
  optSeats: '人が座る席。例：alder,flint。「none」ならボットを観戦する',
  optBots: '他の席を受け持つプレーヤー',
  optPlaySeed: 'シードによるダイス。省略すると、後で検証できる封印ダイス',
  optSave: '決定のたびにこのファイルに保存する',
  optLoad: '保存したゲームを続ける',
  optAs: 'この席から見えるものを見る。省略すると観戦者',
  optAt: 'この数の回答の後から始める',
  optAutoplay: '自動で進める。回答の間隔（秒）',

  unknownCommand: (p) => `「${p.command}」というコマンドはありません。「sandtable --help」をご覧ください。`,
  unknownOption: (p) => `「${p.option}」というオプションはここにはありません。`,
  missingArgument: (p) => `引数「<${p.argument}>」がありません。`,
  missingValue: (p) => `「${p.option}」の値がありません。`,
  missingOption: (p) => `「${p.option}」が必要です。`,
  badChoice: (p) => `「${p.option}」は次のどれかです：${p.known}（「${p.given}」は使えません）。`,
  tooManyArguments: 'コマンドの引数が多すぎます。',
  didYouMean: (p) => `「${p.meant}」のことですか。`,
  noGame: (p) => `「${p.id}」というゲームはありません。あるもの：${p.known}。`,
  badNumber: (p) =>
    `${p.what}は${p.from}から${p.to}までの整数でなければなりません（「${p.given}」は使えません）。`,
  badPair: (p) => `「${p.given}」は「名前=値」の形になっていません。`,
  badSetting: (p) => `この設定では遊べません：${p.fault}。`,
  badLanguage: (p) => `「${p.given}」という言語はありません。あるもの：en, ja。`,
  noSeat: (p) => `「${p.id}」という席はありません。あるもの：${p.known}。`,
  cannotRead: (p) => `${p.file}を読めません：${p.reason}。`,
  cannotWrite: (p) => `${p.file}に書けません：${p.reason}。`,
  fileIsThere: (p) => `${p.file}はすでにあります。別の名前にするか、「--force」を付けて置き換えてください。`,
  cannotPrint: (p) => `これ以上出力できません：${p.reason}。`,
  reasons: {
    ENOENT: 'ファイルまたはフォルダーがありません',
    EACCES: '権限がありません',
    EPERM: '権限がありません',
    EISDIR: 'フォルダーです',
    ENOTDIR: '場所がフォルダーではありません',
    ENOSPC: 'ディスクがいっぱいです',
    EROFS: 'ディスクは読み取り専用です',
    EADDRINUSE: 'アドレスはすでに使われています（「--port」で別のポートを選べます）',
    EADDRNOTAVAIL: 'この機械にそのアドレスはありません',
    ECONNREFUSED: 'データベースのアドレスに応答がありません',
    ENOTFOUND: 'その名前の機械はありません',
    SQLITE_CANTOPEN: 'データベースのファイルを開けません',
    SQLITE_READONLY: 'データベースのファイルは読み取り専用です',
    SQLITE_FULL: 'ディスクがいっぱいです',
    SQLITE_NOTADB: 'データベースのファイルではありません',
  },
  brokenJson: (p) => `${p.file}はJSONとして読めません（${p.line}行${p.column}文字目）。`,
  repeatedField: (p) =>
    `${p.file}：${p.where}が2回書かれています（最後のものだけが有効になってしまいます）。`,
  noBook: (p) => `${p.game}にはその種類の読み物がありません。`,
  sealedFile: (p) =>
    `${p.file}は封印されています。ゲームがまだ終わっておらず、元のサーバーだけが読めます。「sandtable import」でそのサーバーに戻すか、ゲームの終了後にもう一度書き出せば、再生とダイスの検証ができます。`,
  noPosition: 'この時点は配置として書き表せません。1手番前か後で試してください。',
  badFile: (p) => `${p.file}：${p.fault}`,
  otherGame: (p) => `${p.file}は${p.saved}のゲームであり、${p.asked}ではありません。`,
  loadedSetting: '続きのゲームはシナリオ、設定、シードを引き継ぎます。「--load」と一緒には指定できません。',
  unsealed: (p) => `${p.file}は封印ダイスで遊ばれていないので、照合できるものがありません。`,
  noCommitment: (p) => `${p.file}には事前に公開された封印が書かれていません。`,
  notBuilt: (p) => `${p.file}がありません。先に「npm run build」を実行してください。`,
  aboutToFail: 'プログラム内部で問題が起きました。あなたのせいではなく、Sandtableの不具合です：',

  cannotHost: (p) => `うまくいきませんでした：${p.reason}。`,
  noTable: (p) => `テーブル${p.table}はありません。`,
  noAccount: (p) => `「${p.name}」というアカウントはありません。`,
  noBackup: (p) => `${p.file}は、この版の完全なバックアップではありません。`,
  notEmpty: 'データベースが空ではありません。新しいデータベースに戻してください。',
  noDatabase: (p) => `データベース${p.database}がありません。`,
  noFile: (p) => `ファイル${p.file}がありません。`,
  whoseCards: (p) => `どのゲームのカードかを「--game」で指定してください（${p.games}）。`,
  noCards: (p) => `このゲームはカードセットを使いません。使うもの：${p.games}。`,

  serving: (p) => `準備ができました。ブラウザーで開いてください：${p.address}`,
  stopping: '終了中…',
  backedUp: (p) => `${p.rows}行を${p.file}に書き出しました。`,
  restored: (p) => `${p.file}から${p.rows}行を読み込みました。`,
  noReports: '通報はありません。',
  reported: (p) => `${p.at} テーブル${p.table}：${p.by}から${p.about}について：${p.text}`,
  reportedLine: (p) => `  対象の発言：${p.line}`,
  imported: (p) => `ゲームはテーブル${p.table}として戻りました。`,
  cardsFine: (p) => `${p.file}は${p.game}で使えます。`,

  noTables: 'テーブルはありません。',
  noAccounts: '誰もいません。',
  headTable: 'テーブル',
  headGame: 'ゲーム',
  headStatus: '状態',
  headOwner: '持ち主',
  headPeople: '参加者',
  headMoment: '回答数',
  headChanged: '最終更新',
  headName: '名前',
  headKind: '種類',
  headCreated: '作成',
  headSeen: '最後の利用',
  headTables: 'テーブル数',
  isPrivate: '非公開',
  guest: 'ゲスト',
  account: 'アカウント',
  codeStays: 'ログインには引き続き二段階認証のコードが必要です。「--lift-factor」を付けると不要になります。',
  newPassword: (p) => `${p.name}の新しいパスワード：${p.password}`,
  tableClosed: (p) => `テーブル${p.table}を終わらせました。`,
  tableWasOver: (p) => `テーブル${p.table}はすでに終わっています。`,
  guestsGone: (p) => `ゲスト${p.guests}人の記録を消しました。`,
  guestsWouldGo: (p) => `記録を消すことになるゲスト：${p.guests}人`,
  headSeat: '席',
  headPlayer: 'プレーヤー',
  headPlayed: '対戦数',
  headWins: '勝ち',
  headShare: '勝率',
  headSure: '95%信頼区間',
  headScore: '平均得点',
  headEnding: '終わり方',
  headGames: 'ゲーム数',
  headMargin: '平均差',
  simTotal: (p) => `${p.games}ゲーム、${p.decisions}回の決定、${p.seconds}秒（毎秒${p.rate}回）`,
  lengths: (p) => `1ゲームあたり${p.mean}回の決定（${p.shortest}～${p.longest}）`,
  interrupted: (p) => `${p.games}ゲームのうち${p.done}ゲームで止めました。`,
  timeLeft: (p) => `残り${p.time}`,
  lostByAll: (p) => `勝者なし：${p.games}ゲーム`,
  gamesScenarios: 'シナリオ',
  gamesSeats: '席',
  gamesPlayers: 'プレーヤー',
  gamesOptions: '設定',
  gamesDocuments: '文書',
  teams: (p) => `チーム${p.team}`,
  playerSeats: (p) => `${p.player}（${p.seats}用）`,
  standard: (p) => `省略すると${p.value}`,
  yesOrNo: 'trueまたはfalse',
  range: (p) => `${p.from}から${p.to}まで`,

  sealed: (p) => `ダイスは封印されています。ゲーム前の封印：${p.commitment}`,
  typeHelp: '選択肢の番号を打ってください。vで盤上のようす、hで説明を表示します。',
  playPrompt: '［番号、v：盤上、h：説明］',
  turnOf: (p) => `決める席：${p.seats}`,
  handOver: (p) => `${p.seat}に交代し、Enterを押してください。`,
  notOnMenu: (p) =>
    `「${p.given}」は選択肢にありません（${p.keys.length > 3 ? `${p.keys[0]}～${p.keys.at(-1)}` : p.keys.join('、')}。?で理由、hで説明）。`,
  whichOne: (p) => `「${p.given}」の候補：`,
  isOffered: (p) => `選べます：${p.key}  ${p.text}`,
  notConsidered: (p) => `「${p.given}」はここでは対象になりません。この問いのルールは${p.rule}です：`,
  noRule: (p) => `ルール「${p.rule}」はありません。`,
  noCard: (p) => `カード「${p.given}」はありません。`,
  noCardsHere: 'ここで読むカードはありません。カードを指定してください。',
  whyNothing: 'ここで他にできることはありません。',
  talkNothing: '今、申し出たり渡したりできるものはありません。',
  undone: '取り消しました。',
  undoFenced: 'その後にダイスが振られたか、伏せたものが明かされています。「u!」ならそれでも取り消せます。',
  undoNothing: '取り消せるものがありません。',
  saved: (p) => `${p.file}に保存しました。`,
  saveIsThere: (p) => `${p.file}はすでにあります。「s! ${p.file}」で置き換えます。`,
  positionWhere: 'ファイルを指定してください：p <ファイル>。',
  positionIsThere: (p) => `${p.file}はすでにあります。別の名前にしてください。`,
  saveWhere: 'ファイルを指定してください：s <ファイル>。',
  left: 'ゲームを途中で終えました。',
  over: 'ゲーム終了。',
  rank: (p) => `${p.rank}位：${p.seat}（${p.score < 0 ? `−${-p.score}` : p.score}）`,
  because: (p) => `${p.seat}の理由：`,
  playHelp: `1, 2, ...   その選択肢を取る。言葉の一部でもよい（「bogota」など）
?           できないことと、その理由。「? pasto」のように1つだけ尋ねてもよい
c [card]    カードを番号か名前で読む。省略すると手元のカード
r [rule]    ルールを読む。省略すると今の問いのルール。「3.2.1」だけでもよい
u           取り消す。u! はダイスや秘密も越えて取り消す
v           盤上のようす
j [n]       記録、または最後のn行
t [n [k]]   交渉：今申し出たり渡したりできるもの。「t 1 5」で1番目を5つ渡す
ta [n [k]]  同じ画面にいるほかの人の交渉
s [file]    保存する。s! は別のファイルを置き換える
p <file>    配置を書き出す。別のゲームをそこから始められる
l en|ja     言語を変える
q           やめる`,

  replayPrompt: '［Enter：次へ、v：盤上、h：説明］',
  moment: (p) => `[${p.at}/${p.of}]`,
  answered: (p) => `${p.seat}：${p.option}`,
  answeredSecretly: (p) => `${p.seat}が秘密裏に決める`,
  replayHelp: `Enter, n    次の回答
p           前の回答
12          12回答後へ移る。「+10」「-10」で前後に動く
b, e        最初、最後
a [s]       自動で進める（s秒間隔）
as <席>     その席から見る
v           盤上のようす
c [card]    カードを番号か名前で読む。省略すると手元のカード
r [rule]    ルールを読む。省略すると今の問いのルール
j [n]       記録、または最後のn行
l en|ja     言語を変える
q           やめる`,
  noMoment: (p) => `「${p.given}」という時点はありません（0から${p.most}まで。hで説明）。`,

  keyFits: (p) => `鍵は封印${p.commitment}と一致します。`,
  keyDoesNotFit: (p) =>
    `鍵が合いません。公開されたのは${p.published}ですが、このファイルの鍵からは${p.found}になります。`,
  replayed: (p) =>
    `${p.answers}個の回答はすべて再現できました。封印ダイスから${p.words}個の数が引かれ、ダイスもシャッフルもすべてそこから決まっています。`,
  supplied: (p) =>
    `このゲームは持ち込まれた資料（${p.what}、提供者：${p.by}）から始まっています。その内容についてダイスは何も証明しません。ハッシュは${p.hash}です。`,
  suppliedChanged: (p) =>
    `持ち込まれた資料（${p.what}）は、このファイルに記されたハッシュのものと異なります。`,
  usedBefore: 'このファイルのダイスは最初の状態から始まっていません。',
  unfinished: 'ゲームはまだ終わっていません。',
};
