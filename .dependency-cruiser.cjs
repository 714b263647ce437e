// The arrows between the rooms, as docs/architecture.md draws them. Tests may also use testing tools.

const tests = '(^|/)test/';
const games = 'games/(?!shelf/|coin/)';

/** Says what a room's own files may import from other rooms; everything else in the tree is forbidden. */
function room(name, from, allowed, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: `^${from}`, pathNot: tests },
    to: { path: rooms, pathNot: [`^${from}`, ...allowed.map((path) => `^${path}`)] },
  };
}

const rooms = '^(engine|games|players|server|local|web|cli|cartography|e2e|bench|tools|scripts)/';
const upper = ['engine/', 'players/', 'games/shelf/', 'server/'];

/** The folders of the page, lowest first, and what each may import of the others. */
const insidePage = {
  words: [],
  art: [],
  page: ['words'],
  connection: ['words', 'page/where\\.ts$'],
  messages: ['page'],
  parts: ['art', 'page', 'messages'],
  boards: ['art', 'page', 'messages', 'parts'],
  games: ['messages', 'parts', 'boards'],
  readers: ['page', 'messages', 'parts', 'boards/(board|game|lesson)\\.ts', 'games'],
  frame: ['page', 'connection', 'parts'],
  table: [
    'frame',
    'words',
    'page',
    'connection',
    'messages',
    'parts',
    'boards/(board|game|lesson)\\.ts',
    'games',
    'readers',
  ],
  screens: [
    'page',
    'connection',
    'messages',
    'parts',
    'boards/(board|game|lesson)\\.ts',
    'games',
    'readers',
    'table',
  ],
};

/** Below the boards: the contract, what any board may use, a kit for maps, a kit for COIN games, a folder a game. */
const insideBoards = {
  parts: ['board\\.ts'],
  plain: ['board\\.ts'],
  map: ['board\\.ts', 'parts/'],
  coin: ['board\\.ts', 'game\\.ts', 'parts/', 'map/'],
  '(?!parts|plain|map|coin)[^/]+': ['(board|game|lesson)\\.ts', 'parts/', 'map/', 'coin/'],
};

function folderOf(parent, comment) {
  return ([folder, allowed]) => ({
    name: `inside-${parent.replace('/', '-')}-${/^[a-z]+$/.test(folder) ? folder : 'games'}`,
    comment,
    severity: 'error',
    from: { path: `^${parent}/(${folder})/`, pathNot: tests },
    to: {
      path: `^${parent}/`,
      pathNot: [`^${parent}/$1/`, ...allowed.map((path) => `^${parent}/${path}`)],
    },
  });
}

const pageFolders = [
  ...Object.entries(insidePage).map(folderOf('web', 'Folders of the page rest on the ones below them.')),
  ...Object.entries(insideBoards).map(folderOf('web/boards', 'Boards rest on kits, never on one another.')),
];

const arrows = [
  room('engine-alone', 'engine/', [], 'The engine imports no other room.'),
  room('coin-on-engine', 'games/coin/', ['engine/'], 'What the COIN volumes share rests on the engine only.'),
  {
    name: 'game-on-engine',
    comment: 'A game rests on the engine only (a COIN volume also on games/coin), never on another game.',
    severity: 'error',
    from: { path: `^(${games}[^/]+/)`, pathNot: tests },
    to: { path: rooms, pathNot: ['^engine/', '^games/coin/', '^$1'] },
  },
  {
    name: 'coin-for-coin-volumes',
    comment: 'Only the COIN volumes know games/coin.',
    severity: 'error',
    from: { path: '^games/', pathNot: '^games/(coin|andean-abyss|distant-plain)/' },
    to: { path: '^games/coin/' },
  },
  {
    name: 'rules-without-bots',
    comment:
      'Of the rules of a COIN volume only the sequence of play and the front door know its non-players.',
    severity: 'error',
    from: {
      path: '^games/(andean-abyss|distant-plain)/',
      pathNot: [tests, '^games/[^/]+/(nonplayers|mind)/', '^games/[^/]+/(index|sequence)\\.ts$'],
    },
    to: { path: '^games/[^/]+/nonplayers/', pathNot: '^games/coin/' },
  },
  {
    name: 'rules-without-minds',
    comment: 'Of a COIN volume only the front door and the words of its minds know them; its charts do not.',
    severity: 'error',
    from: {
      path: '^games/(andean-abyss|distant-plain)/',
      pathNot: [tests, '^games/[^/]+/mind/', '^games/[^/]+/index\\.ts$', '/text/(en|ja)/minds\\.ts$'],
    },
    to: { path: '^games/[^/]+/mind/', pathNot: '^games/coin/' },
  },
  room('shelf-on-games', 'games/shelf/', ['engine/', 'games/'], 'The shelf lists the games.'),
  room('players-on-engine', 'players/', ['engine/'], 'Players know no single game.'),
  room('server', 'server/', upper, 'The server sees the games only through the shelf.'),
  room(
    'local',
    'local/',
    ['engine/', 'games/shelf/', 'server/table\\.ts$', 'server/protocol/'],
    'What plays in a browser takes of the server only what needs none.',
  ),
  room('cli', 'cli/', [...upper], 'The command sees the games only through the shelf.'),
  room('bench', 'bench/', [...upper], 'Benchmarks see the games only through the shelf.'),
  room('tools', 'tools/', [...upper], 'Tools see the games only through the shelf.'),
  room(
    'cartography',
    'cartography/',
    ['games/[^/]+/(components/)?map\\.ts$'],
    'The map makers run at build time, and know of a game its map.',
  ),
  room(
    'page',
    'web/',
    [
      'engine/',
      'server/',
      'local/messages\\.ts$',
      'players/seats\\.ts$',
      'cartography/format\\.ts$',
      'games/[^/]+/(text|board)/',
      'games/[^/]+/(map|board)\\.ts$',
    ],
    "The page knows types, the games' words and their boards, and who can sit where.",
  ),
  ...pageFolders,
  {
    name: 'page-types-only',
    comment: 'Of the engine, the server and the map makers the page takes types, no code.',
    severity: 'error',
    from: { path: '^web/', pathNot: tests },
    to: { path: '^(engine|server|local|cartography)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'nobody-imports-the-top',
    comment:
      'Nothing rests on the page, the command (but which Node it wants), the benchmarks, the tests or the map makers (but their format).',
    severity: 'error',
    from: { path: '^([^/]+)/' },
    to: {
      path: '^(local|web|cli|bench|e2e|cartography|tools)/',
      pathNot: ['^$1/', '^local/messages\\.ts$', '^cartography/format\\.ts$', '^cli/node-version\\.mjs$'],
    },
  },
  {
    name: 'tests-stay-out-of-code',
    comment: 'Code does not import tests.',
    severity: 'error',
    from: { path: rooms, pathNot: tests },
    to: { path: tests, pathNot: 'node_modules' },
  },
  {
    name: 'testing-only-in-tests',
    comment:
      'Testing tools serve tests, tools and benchmarks; the workshop shelf takes the demonstration game.',
    severity: 'error',
    from: {
      path: rooms,
      pathNot: [
        tests,
        '^engine/testing/',
        '^games/coin/testing/',
        '^(tools|bench|e2e)/',
        '^games/shelf/workshop\\.ts$',
      ],
    },
    to: { path: '^(engine|games/coin)/testing/' },
  },
];

/** The folders of the server, from the ground up: each may import those named, besides the files that lie beside them. */
const SERVER = {
  protocol: [],
  tables: ['protocol'],
  storage: ['protocol', 'tables'],
  ledger: ['protocol', 'tables', 'storage'],
  threads: ['protocol', 'tables', 'storage', 'ledger'],
  accounts: ['protocol', 'tables', 'storage'],
  notices: ['protocol', 'tables', 'storage', 'accounts'],
  play: ['protocol', 'tables', 'storage', 'ledger', 'threads'],
  lobby: ['protocol', 'tables', 'storage', 'ledger', 'threads', 'play'],
  http: ['protocol', 'tables', 'storage', 'ledger', 'threads', 'accounts', 'notices', 'play', 'lobby'],
  hosting: ['protocol', 'tables', 'storage', 'ledger', 'threads', 'accounts', 'play', 'lobby'],
};

const folders = Object.entries(SERVER).map(([name, allowed]) => ({
  name: `server-${name}`,
  comment: `Inside the server, ${name}/ imports ${allowed.join(', ') || 'no other folder'}.`,
  severity: 'error',
  from: { path: `^server/${name}/` },
  to: { path: '^server/[^/]+/', pathNot: [name, ...allowed].map((folder) => `^server/${folder}/`) },
}));

const hygiene = [
  {
    name: 'pure-rooms',
    comment:
      'Rules and players run anywhere: no package and no module of Node (players/pool.ts may use threads).',
    severity: 'error',
    from: {
      path: '^(engine|games|players)/',
      pathNot: [tests, '^(engine|games/coin)/testing/', '^players/pool\\.ts$'],
    },
    to: {
      pathNot: '^(\\.|@sandtable/)',
      dependencyTypes: [
        'core',
        'npm',
        'npm-dev',
        'npm-optional',
        'npm-peer',
        'npm-no-pkg',
        'npm-unknown',
        'unknown',
      ],
    },
  },
  {
    name: 'no-cycles',
    comment: 'Code does not run in circles (types may refer to each other).',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'resolvable',
    comment: 'Every imported file and room exists; an unresolved one would slip past the arrows.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, path: '^(\\.|@sandtable/)' },
  },
];

module.exports = {
  forbidden: [...arrows, ...folders, ...hygiene],
  options: {
    exclude: { path: ['^[^/]+/dist/', '^games/[^/]+/dist/', '^\\.cache/', '^coverage/'] },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'svelte', 'import', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.mjs', '.js', '.svelte', '.json'],
    },
  },
};
