// The pages of the site around the page that plays: one look, in both languages.

const WORDS = {
  en: {
    lead: 'Five famous wargames, whole and by the book: a page plays them in your browser, against bots that explain themselves or at one screen. No account, no server, and after one visit no network.',
    play: 'Play now',
    documents: 'Documents',
    home: 'Home',
    source: 'How it is built',
    other: '日本語',
    skip: 'Skip to the content',
    nav: 'Main',
    learn: [
      ['docs/readme.html', 'What it is, and how to host it'],
      ['docs/local.html', 'Without a server: what is kept, and where'],
      ['docs/fair-dice.html', 'Fair dice: how anybody checks a game'],
      ['docs/opponents.html', 'Opponents, from beginner to master'],
      ['docs/rulings.html', 'Doubts in the rulebooks, and how they are read'],
      ['docs/positions.html', 'Positions of your own'],
      ['docs/command-line.html', 'The command line'],
      ['docs/protocol.html', 'The protocol, for other clients'],
      ['docs/architecture.html', 'How it is built'],
      ['docs/adding-a-game.html', 'Adding a game'],
      ['docs/changelog.html', 'What is new'],
    ],
    games: 'Five games',
  },
  ja: {
    lead: '5つの名作ウォーゲームを、ルールブックどおりに。ブラウザの中だけで動き、理由を説明するボットを相手に、または1つの画面で遊べます。アカウントもサーバーも要らず、一度開けばネットワークも要りません。',
    play: '今すぐ遊ぶ',
    documents: '文書',
    home: 'ホーム',
    source: '構造',
    other: 'English',
    skip: '本文へ移動',
    nav: 'メイン',
    learn: [
      ['docs/readme.ja.html', 'はじめに'],
      ['docs/local.html', 'サーバーなしで遊ぶ（英語）'],
      ['docs/fair-dice.html', 'ダイスの確かめ方（英語）'],
      ['docs/opponents.html', '対戦相手（英語）'],
      ['docs/rulings.html', 'ルールの裁定（英語）'],
      ['docs/command-line.html', 'コマンド（英語）'],
      ['docs/protocol.html', 'プロトコル（英語）'],
      ['docs/architecture.html', '構造（英語）'],
    ],
    games: '5つのゲーム',
  },
};

const GAMES = [
  ['andean-abyss', 'Andean Abyss', 'アンデアン・アビス'],
  ['distant-plain', 'A Distant Plain', 'ア・ディスタント・プレイン'],
  ['labyrinth', 'Labyrinth', 'ラビリンス'],
  ['land-battles', 'Modern Land Battles', 'モダンランドバトルズ'],
  ['pax-pamir', 'Pax Pamir', 'パックス・パミール'],
];

/** A whole document. `up`: the way to the folder of the site. */
export function pageOf({ html, title, language, up }) {
  const words = WORDS[language];
  const home = language === 'en' ? 'index.html' : 'ja.html';
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title === 'Sandtable' ? title : `${title} · Sandtable`}</title>
    <link rel="icon" href="${up}/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${up}/site.css" />
  </head>
  <body>
    <a class="skip" href="#main">${words.skip}</a>
    <header>
      <a class="home" href="${up}/${home}">Sandtable</a>
      <nav aria-label="${words.nav}">
        <a href="${up}/local/">${words.play}</a>
        <a href="${up}/${home}#documents">${words.documents}</a>
        <a href="${up}/${language === 'en' ? 'ja.html' : 'index.html'}" lang="${language === 'en' ? 'ja' : 'en'}">${words.other}</a>
      </nav>
    </header>
    <main id="main">
${html}
    </main>
  </body>
</html>
`;
}

export function homePage(language) {
  const words = WORDS[language];
  const games = GAMES.map(
    ([id, en, ja]) =>
      `<li><a href="./local/#/new/${id}"><img src="./docs/pictures/${id}.png" alt="" loading="lazy"><b>${language === 'en' ? en : ja}</b></a></li>`,
  ).join('\n');
  const documents = words.learn.map(([href, text]) => `<li><a href="./${href}">${text}</a></li>`).join('\n');
  const html = `<h1>Sandtable</h1>
<p class="lead">${words.lead}</p>
<p><a class="button" href="./local/">${words.play}</a></p>
<h2>${words.games}</h2>
<ul class="games">
${games}
</ul>
<h2 id="documents">${words.documents}</h2>
<ul>
${documents}
</ul>`;
  return pageOf({ html, title: 'Sandtable', language, up: '.' });
}
