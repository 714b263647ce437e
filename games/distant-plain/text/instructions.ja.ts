/** 8.4.1 What non-players are told about a card, in Japanese. */
import { japaneseTongue, listOf, type Tongue } from '@sandtable/coin/event-language';
import type { SideName } from '../events/card.ts';
import { type Faction, FACTIONS } from '../forces.ts';
import type { Choices, Circumstance, Instruction, Named, Special } from '../instructions/language.ts';
import { eventsJa } from './events.ja.ts';

type Name = (kind: string, id: string) => string;
type Lexicon = ReturnType<typeof eventsJa>;

interface Telling {
  readonly name: Name;
  readonly words: Lexicon;
  readonly tongue: Tongue;
}

const SPECIALS: Readonly<Record<Special, string>> = {
  'evenly-beside-taliban': 'タリバンのいる所から順に、均等に置く',
  'while-troops-are-available': '利用可能な兵員がある間だけ置き換える',
  'leave-pakistan-for-control':
    'パキスタンの各スペースにゲリラを1個ずつ残し、残りをタリバン支配が得られる所へ移す',
  'drop-hostile-capability': '自派閥に不利な情勢を選ぶ',
};

const NAMED: Readonly<Record<Exclude<Named, Faction>, string>> = {
  itself: '自派閥',
  players: 'プレーヤーの派閥',
  'non-players': '他のノンプレーヤー派閥',
  others: '他の派閥',
};

const isFaction = (named: Named): named is Faction => FACTIONS.some((faction) => faction === named);

/** 「A、次にB」 */
const inOrder = (items: readonly string[]): string => items.join('、次に');

function circumstance({ name, words, tongue }: Telling, given: Circumstance): string {
  if ('player' in given) return `${tongue.who(given.player)}をプレーヤーが担当している`;
  if ('nonPlayer' in given) return `${tongue.who(given.nonPlayer)}もノンプレーヤー派閥である`;
  if ('some' in given) return `${tongue.space(given.some)}がある`;
  if ('none' in given) return `${tongue.spaces(given.none)}が1つもない`;
  if ('atLeast' in given) return `${words.tracks[given.track]}が${given.atLeast}以上である`;
  if ('atMost' in given)
    return `${words.tracks[given.track]}が${given.atMost}${given.atMost === 0 ? '' : '以下'}である`;
  if ('islamabad-at' in given)
    return `イスラマバードが${listOf(given['islamabad-at'])
      .map((box) => name('islamabad', box))
      .join('か')}である`;
  return '自派閥に不利な情勢が発動していない';
}

const anyOf = (telling: Telling, given: Exclude<Instruction['operates'], 'always' | undefined>): string =>
  listOf(given)
    .map((one) => circumstance(telling, one))
    .join('か、または');

function chosen(telling: Telling, { factions, branches, uses, spaces, pieces, special }: Choices): string[] {
  const { tongue, words } = telling;
  const parts: string[] = [];
  if (factions !== undefined)
    parts.push(
      `派閥は${inOrder(factions.map((one) => (isFaction(one) ? tongue.who(one) : NAMED[one])))}を選ぶ`,
    );
  if (branches !== undefined) parts.push(`選択肢は${inOrder(branches.map((one) => `（${one}）`))}を選ぶ`);
  if (uses !== undefined) parts.push(uses === 'yes' ? '任意の処理も行う' : '任意の処理は行わない');
  if (spaces !== undefined) parts.push(`スペースは${inOrder(spaces.map((one) => tongue.space(one)))}を選ぶ`);
  if (pieces !== undefined) parts.push(`コマは${inOrder(pieces.map((one) => words.pieces[one]))}を選ぶ`);
  if (special !== undefined) parts.push(SPECIALS[special]);
  return parts;
}

/** What one faction is told, without its name: `sides` are the texts the card has. */
function told(telling: Telling, given: Instruction, sides: readonly SideName[]): string {
  const { text, operates, ineffective } = given;
  const parts: string[] = [];
  if (operates === 'always') parts.push('イベントの代わりにオペレーションを行う');
  else if (operates !== undefined)
    parts.push(`${anyOf(telling, operates)}場合は、代わりにオペレーションを行う`);
  if (ineffective !== undefined) parts.push(`${anyOf(telling, ineffective)}場合は、無効なイベントと見なす`);
  if (text !== undefined) parts.push(`${telling.name('side', text)}のテキストを実施する`);
  for (const side of sides) {
    const choices = given[side];
    if (choices === undefined) continue;
    const at = sides.length === 1 ? '' : `${telling.name('side', side)}のテキストでは、`;
    parts.push(`${at}${chosen(telling, choices).join('。')}`);
  }
  return parts.join('。');
}

/** A line for each faction that is told anything. */
export function instructionsJa(
  given: Readonly<Partial<Record<Faction, Instruction>>>,
  sides: readonly SideName[],
  name: Name,
): readonly string[] {
  const words = eventsJa(name);
  const telling: Telling = { name, words, tongue: japaneseTongue(words) };
  return FACTIONS.flatMap((faction) => {
    const one = given[faction];
    return one === undefined ? [] : [`${name('faction', faction)}：${told(telling, one, sides)}。`];
  });
}
