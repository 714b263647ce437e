/** Names of things in both languages. */
type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

const roles = {
  troops: 'troops',
  guerrilla: 'guerrillas',
  underground: 'Underground',
  active: 'Active',
  base: 'Bases',
};
const kinds = {
  'crown-troops': 'Crown troops',
  'crown-base': 'Crown Base',
  'allied-troops': 'Allied troops',
  'allied-base': 'Allied Base',
  'rebels-underground': 'Underground Rebels',
  'rebels-active': 'Active Rebels',
  'rebels-base': 'Rebel Base',
};
const factions = { crown: 'Crown', allies: 'Allies', rebels: 'Rebels' };
const operations = {
  train: 'Train',
  patrol: 'Patrol',
  assault: 'Assault',
  rally: 'Rally',
  march: 'March',
  attack: 'Attack',
  sweep: 'Sweep',
};
const activities = { transport: 'Transport', 'air-strike': 'Air Strike', extort: 'Extort' };

export const namesEn: Names = {
  space: { capital: 'Capital', hills: 'Hills', valley: 'Valley', coast: 'Coast', road: 'Road' },
  faction: factions,
  seat: factions,
  kind: kinds,
  kinds,
  role: roles,
  roles,
  operation: operations,
  activity: activities,
  deed: {
    ...operations,
    ...activities,
    done: 'Done',
    yes: 'Yes',
    no: 'No',
    withdraw: 'Take a piece off the map',
    'rally-guerrillas': 'Place a guerrilla',
    'rally-base': 'Build a Base',
  },
  level: { '1': 'Support', '0': 'Neutral', '-1': 'Opposition' },
  marker: { capability: 'Capability', momentum: 'Momentum' },
  phase: {
    victory: 'Victory',
    resources: 'Resources',
    support: 'Support',
    reset: 'Reset',
    skipped: 'no Round',
  },
  side: { unshaded: 'unshaded text', shaded: 'shaded text' },
  card: {
    '1': 'Harvest',
    '2': 'Rumours',
    '3': 'Reinforcements',
    '4': 'Amnesty',
    '5': 'Mountain Paths',
    '6': 'Free Hand',
    '7': 'Storm',
    '8': 'Convoy',
    '9': 'Propaganda',
    '10': 'Propaganda',
  },
};

const rolesJa = { troops: '兵員', guerrilla: 'ゲリラ', underground: '潜伏', active: '活動', base: '基地' };
const kindsJa = {
  'crown-troops': '王国の兵員',
  'crown-base': '王国の基地',
  'allied-troops': '同盟国の兵員',
  'allied-base': '同盟国の基地',
  'rebels-underground': '潜伏状態の反乱軍',
  'rebels-active': '活動状態の反乱軍',
  'rebels-base': '反乱軍の基地',
};
const factionsJa = { crown: '王国', allies: '同盟国', rebels: '反乱軍' };
const operationsJa = {
  train: '訓練',
  patrol: 'パトロール',
  assault: '急襲',
  rally: '集結',
  march: '展開',
  attack: '攻撃',
  sweep: '掃討',
};
const activitiesJa = { transport: '輸送', 'air-strike': '航空攻撃', extort: '脅迫' };

export const namesJa: Names = {
  space: { capital: '首都', hills: '丘陵', valley: '谷', coast: '海岸', road: '街道' },
  faction: factionsJa,
  seat: factionsJa,
  kind: kindsJa,
  kinds: kindsJa,
  role: rolesJa,
  roles: rolesJa,
  operation: operationsJa,
  activity: activitiesJa,
  deed: {
    ...operationsJa,
    ...activitiesJa,
    done: '終わる',
    yes: 'はい',
    no: 'いいえ',
    withdraw: '自軍のコマを取り除く',
    'rally-guerrillas': 'ゲリラを置く',
    'rally-base': '基地を建設する',
  },
  level: { '1': '支持', '0': '中立', '-1': '対立' },
  marker: { capability: '情勢', momentum: 'モメンタム' },
  phase: {
    victory: '勝利',
    resources: 'リソース',
    support: '支援',
    reset: 'リセット',
    skipped: 'ラウンドなし',
  },
  side: { unshaded: '網掛けのないテキスト', shaded: '網掛けのテキスト' },
  card: {
    '1': '収穫',
    '2': '噂',
    '3': '増援',
    '4': '恩赦',
    '5': '山道',
    '6': '自由裁量',
    '7': '嵐',
    '8': '輸送隊',
    '9': 'プロパガンダ',
    '10': 'プロパガンダ',
  },
};
