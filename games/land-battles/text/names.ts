/** Names of things, for both languages. Names of vehicles are names; what is a word is translated. */
import { STANDARD } from '../cards/standard.ts';

type Names = Readonly<Record<string, string>>;
type Table = Readonly<Record<string, Names>>;

const NATIONS_EN: Names = {
  usa: 'United States',
  ussr: 'Soviet Union',
  uk: 'United Kingdom',
  china: 'China',
  israel: 'Israel',
  arab: 'Arab Multinational',
  insurgent: 'Insurgents',
};

const NATIONS_JA: Names = {
  usa: 'アメリカ',
  ussr: 'ソ連',
  uk: 'イギリス',
  china: '中国',
  israel: 'イスラエル',
  arab: 'アラブ諸国',
  insurgent: '反乱勢力',
};

const EN: Table = {
  nation: NATIONS_EN,
  seat: NATIONS_EN,
  team: { red: 'Red', blue: 'Blue' },
  area: { breakthrough: 'Breakthrough Area', terrain: 'Terrain Area', flank: 'Flanking Area' },
  weapon: { smallArms: 'small arms', cannon: 'cannon', missile: 'missile', artillery: 'artillery' },
  card: {
    assault: 'ASSAULT',
    barrage: 'BARRAGE',
    cannon: 'CANNON',
    'close-air-support': 'CLOSE AIR SUPPORT',
    'combined-arms': 'COMBINED ARMS',
    'counter-fire': 'COUNTER FIRE',
    cover: 'COVER',
    'cover-fire': 'COVER FIRE',
    engineers: 'ENGINEERS',
    minefield: 'MINEFIELD',
    missile: 'MISSILE',
    overrun: 'OVERRUN',
    overwatch: 'OVERWATCH',
    'pull-back': 'PULL BACK',
    raid: 'RAID',
    'reaction-force': 'REACTION FORCE',
    'recon-drone': 'RECON DRONE',
    regroup: 'REGROUP',
    'screening-force': 'SCREENING FORCE',
    'small-arms': 'SMALL ARMS',
  },
  type: {
    'main-battle-tank': 'Main battle tank',
    'light-tank': 'Light tank',
    'infantry-fighting-vehicle': 'Infantry fighting vehicle',
    'cavalry-fighting-vehicle': 'Cavalry fighting vehicle',
    'wheeled-infantry-carrier': 'Wheeled infantry carrier',
    'armored-personnel-carrier': 'Armored personnel carrier',
    'utility-vehicle': 'Utility vehicle',
    'anti-tank-vehicle': 'Anti-tank vehicle',
    'self-propelled-artillery': 'Self-propelled artillery',
    'rocket-artillery': 'Rocket artillery',
    'command-vehicle': 'Command vehicle',
    'amphibious-light-tank': 'Amphibious light tank',
    'self-propelled-anti-aircraft-gun': 'Self-propelled anti-aircraft gun',
    'reconnaissance-light-tank': 'Reconnaissance light tank',
    'reconnaissance-vehicle': 'Reconnaissance vehicle',
    'armored-car': 'Armored car',
    'wheeled-armored-personnel-carrier': 'Wheeled armored personnel carrier',
    'heavy-armored-personnel-carrier': 'Heavy armored personnel carrier',
    'towed-artillery': 'Towed artillery',
    'armed-pickup': 'Armed pickup',
    infantry: 'Infantry',
    mortar: 'Mortar',
    'improvised-fighting-vehicle': 'Improvised fighting vehicle',
    'command-cell': 'Command cell',
  },
};

export const namesJa: Table = {
  nation: NATIONS_JA,
  seat: NATIONS_JA,
  team: { red: '赤チーム', blue: '青チーム' },
  area: { breakthrough: '突破エリア', terrain: '地形エリア', flank: '側面エリア' },
  weapon: { smallArms: '小火器', cannon: '火砲', missile: 'ミサイル', artillery: '砲兵' },
  card: {
    assault: '突撃',
    barrage: '弾幕',
    cannon: '射撃',
    'close-air-support': '近接航空支援',
    'combined-arms': '諸兵科連合',
    'counter-fire': '対砲兵射撃',
    cover: '遮蔽',
    'cover-fire': '援護射撃',
    engineers: '工兵',
    minefield: '地雷原',
    missile: 'ミサイル',
    overrun: '蹂躙',
    overwatch: '見張り',
    'pull-back': '後退',
    raid: '強襲',
    'reaction-force': '即応部隊',
    'recon-drone': '偵察用ドローン',
    regroup: '再編',
    'screening-force': '掩護部隊',
    'small-arms': '小火器',
  },
  terrain: {
    'open-ground': '開豁地',
    crossroads: '十字路',
    farmland: '農地',
    'desert-plain': '砂漠の平原',
    woods: '森林',
    village: '村落',
    'river-crossing': '渡河点',
    hill: '丘陵',
    'supply-depot': '補給処',
    airfield: '飛行場',
    city: '都市',
  },
  kind: {
    'usa-m1a1': 'M1A1エイブラムス',
    'usa-m1a2': 'M1A2エイブラムス',
    'usa-m60a3': 'M60A3パットン',
    'usa-m551': 'M551シェリダン',
    'usa-m2-bradley': 'M2ブラッドレー',
    'usa-m3-bradley': 'M3ブラッドレー',
    'usa-stryker': 'ストライカー',
    'usa-m577': 'M577指揮車',
    'uk-centurion': 'センチュリオン',
    'uk-chieftain': 'チーフテン',
    'uk-challenger-1': 'チャレンジャー1',
    'uk-challenger-2': 'チャレンジャー2',
    'uk-scorpion': 'FV101スコーピオン',
    'uk-scimitar': 'FV107シミター',
    'uk-striker': 'FV102ストライカー',
    'uk-spartan': 'FV103スパルタン',
    'uk-warrior': 'ウォーリア',
    'uk-warrior-milan': 'ウォーリアMILAN',
    'uk-fox': 'フォックス',
    'uk-wmik': 'ランドローバーWMIK',
    'uk-abbot': 'FV433アボット',
    'uk-sultan': 'FV105サルタン',
    'israel-shot-kal': 'ショット・カル',
    'israel-magach-6': 'マガフ6',
    'israel-merkava-1': 'メルカバMk 1',
    'israel-merkava-3': 'メルカバMk 3',
    'israel-merkava-4': 'メルカバMk 4',
    'israel-tiran-5': 'ティラン5',
    'israel-zelda': 'M113ゼルダ',
    'israel-achzarit': 'アチザリット',
    'israel-namer': 'ナメル',
    'israel-m3-halftrack': 'M3ハーフトラック',
    'israel-jeep-tow': 'ジープTOW',
    'israel-pereh': 'ペレフ',
    'israel-m109-doher': 'M109ドヘル',
    'israel-roem': 'L-33ロエム',
    'israel-m577-command': 'M577指揮車',
    'arab-khalid': 'ハリド',
    'arab-walid': 'ワリド',
    'arab-bm-21': 'BM-21グラート',
    'ussr-bm-21': 'BM-21グラート',
    'ussr-zsu-23-4': 'ZSU-23-4シルカ',
    'ussr-2s1': '2S1グヴォズジーカ',
    'ussr-2s3': '2S3アカーツィヤ',
    'insurgent-technical-hmg': 'テクニカル（重機関銃）',
    'insurgent-technical-rr': 'テクニカル（無反動砲）',
    'insurgent-technical-zu23': 'テクニカル（ZU-23）',
    'insurgent-technical-rocket': 'テクニカル（ロケット）',
    'insurgent-fighters': '戦闘員',
    'insurgent-rpg-team': 'RPG班',
    'insurgent-atgm-team': '対戦車ミサイル班',
    'insurgent-mortar-team': '迫撃砲班',
    'insurgent-t-55-captured': 'T-55（鹵獲）',
    'insurgent-bmp-1-captured': 'BMP-1（鹵獲）',
    'insurgent-btr-152': 'BTR-152（鹵獲）',
    'insurgent-armored-truck': '装甲トラック',
    'insurgent-leader': '現地指揮官',
  },
  type: {
    'main-battle-tank': '主力戦車',
    'light-tank': '軽戦車',
    'infantry-fighting-vehicle': '歩兵戦闘車',
    'cavalry-fighting-vehicle': '騎兵戦闘車',
    'wheeled-infantry-carrier': '装輪歩兵輸送車',
    'armored-personnel-carrier': '装甲兵員輸送車',
    'utility-vehicle': '汎用車両',
    'anti-tank-vehicle': '対戦車車両',
    'self-propelled-artillery': '自走砲',
    'rocket-artillery': 'ロケット砲',
    'command-vehicle': '指揮車',
    'amphibious-light-tank': '水陸両用軽戦車',
    'self-propelled-anti-aircraft-gun': '自走対空砲',
    'reconnaissance-light-tank': '偵察軽戦車',
    'reconnaissance-vehicle': '偵察車',
    'armored-car': '装甲車',
    'wheeled-armored-personnel-carrier': '装輪装甲兵員輸送車',
    'heavy-armored-personnel-carrier': '重装甲兵員輸送車',
    'towed-artillery': '牽引砲',
    'armed-pickup': '武装ピックアップ',
    infantry: '歩兵',
    mortar: '迫撃砲',
    'improvised-fighting-vehicle': '改造戦闘車',
    'command-cell': '指揮班',
  },
};

export function nameIn(language: 'en' | 'ja') {
  const words = language === 'en' ? EN : namesJa;
  return (kind: string, id: string): string | undefined => {
    const word = words[kind]?.[id];
    if (word !== undefined) return word;
    if (kind === 'terrain') return STANDARD.terrain[id]?.name ?? ownName(id);
    if (kind === 'kind') return STANDARD.forces[id]?.name ?? ownName(id);
    if (kind === 'type') return id;
    if (kind === 'original') return language === 'en' ? undefined : originalName(id, words);
    return kind === 'force' ? nameOfForce(words, id, language) : undefined;
  };
}

/** What stands on the English card, where that is another name. */
function originalName(id: string, words: Table): string | undefined {
  const name = EN['card']?.[id] ?? STANDARD.terrain[id]?.name ?? STANDARD.forces[id]?.name;
  const here = words['card']?.[id] ?? words['terrain']?.[id] ?? words['kind']?.[id];
  return here === undefined ? undefined : name;
}

/** A single card: its kind, and which copy where there are several; a supplied set may have more than the standard. */
function nameOfForce(words: Table, id: string, language: 'en' | 'ja'): string | undefined {
  const at = id.lastIndexOf('-');
  if (at < 0) return undefined;
  const copy = id.slice(at + 1);
  const kind = STANDARD.forces[id.slice(0, at)];
  const name = kind === undefined ? ownName(id.slice(0, at)) : (words['kind']?.[kind.id] ?? kind.name);
  const isOneOfMany = copy !== '1' || (kind !== undefined && kind.copies > 1);
  if (!isOneOfMany) return name;
  return language === 'en' ? `${name} (${copy})` : `${name}（${copy}）`;
}

/** Cards of a supplied set carry their name in their id, after the nation: `usa-Leopard_2`, `own-Salt_Flats`. */
function ownName(id: string): string {
  return id.slice(id.indexOf('-') + 1).replaceAll('_', ' ');
}
