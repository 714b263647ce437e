/** 8.4.1 What non-players are told about a card, in English. */
import { englishTongue, listOf, type Tongue } from '@sandtable/coin/event-language';
import type { SideName } from '../events/card.ts';
import { type Faction, FACTIONS } from '../forces.ts';
import type { Choices, Circumstance, Instruction, Named, Special } from '../instructions/language.ts';
import { eventsEn } from './events.en.ts';

type Name = (kind: string, id: string) => string;
type Lexicon = ReturnType<typeof eventsEn>;

interface Telling {
  readonly name: Name;
  readonly words: Lexicon;
  readonly tongue: Tongue;
}

const SPECIALS: Readonly<Record<Special, string>> = {
  'evenly-beside-taliban': 'place first where Taliban are, spread evenly',
  'while-troops-are-available': 'replace only while Troops are Available',
  'leave-pakistan-for-control':
    'move all but one guerrilla out of each Pakistan space, to where that brings Taliban Control',
  'drop-hostile-capability': 'take a Capability that is against it',
};

const NAMED: Readonly<Record<Exclude<Named, Faction>, string>> = {
  itself: 'itself',
  players: 'a faction somebody plays',
  'non-players': 'another non-player',
  others: 'anybody but itself',
};

const isFaction = (named: Named): named is Faction => FACTIONS.some((faction) => faction === named);

/** "first A, then B" */
const inOrder = (items: readonly string[]): string =>
  items.map((item, i) => `${i === 0 ? 'first ' : ''}${item}`).join(', then ');

function circumstance({ name, words, tongue }: Telling, given: Circumstance): string {
  const verb = (faction: Faction): string => (words.factions[faction].plural ? 'are' : 'is');
  if ('player' in given) return `somebody plays ${tongue.who(given.player)}`;
  if ('nonPlayer' in given)
    return `${tongue.who(given.nonPlayer)} ${verb(given.nonPlayer)} a non-player, too`;
  if ('some' in given) return `there is ${tongue.space(given.some)}`;
  if ('none' in given) return `there is none of these: ${tongue.spaces(given.none)}`;
  if ('atLeast' in given) return `${words.tracks[given.track]} is ${given.atLeast} or more`;
  if ('atMost' in given)
    return `${words.tracks[given.track]} is ${given.atMost}${given.atMost === 0 ? '' : ' or less'}`;
  if ('islamabad-at' in given)
    return `Islamabad is at ${listOf(given['islamabad-at'])
      .map((box) => name('islamabad', box))
      .join(' or ')}`;
  return 'no Capability that is against it is in play';
}

const anyOf = (telling: Telling, given: Exclude<Instruction['operates'], 'always' | undefined>): string =>
  listOf(given)
    .map((one) => circumstance(telling, one))
    .join(', or ');

function chosen(telling: Telling, { factions, branches, uses, spaces, pieces, special }: Choices): string[] {
  const { tongue, words } = telling;
  const parts: string[] = [];
  if (factions !== undefined)
    parts.push(`name ${inOrder(factions.map((one) => (isFaction(one) ? tongue.who(one) : NAMED[one])))}`);
  if (branches !== undefined) parts.push(`take ${inOrder(branches.map((one) => `way ${one}`))}`);
  if (uses !== undefined) parts.push(uses === 'yes' ? 'decline nothing' : 'decline what may be declined');
  if (spaces !== undefined) parts.push(`choose ${inOrder(spaces.map((one) => tongue.space(one)))}`);
  if (pieces !== undefined) parts.push(`take ${inOrder(pieces.map((one) => words.pieces[one].many))}`);
  if (special !== undefined) parts.push(SPECIALS[special]);
  return parts;
}

/** What one faction is told, without its name: `sides` are the texts the card has. */
function told(telling: Telling, given: Instruction, sides: readonly SideName[]): string {
  const { text, operates, ineffective } = given;
  const parts: string[] = [];
  if (operates === 'always') parts.push('operate instead of executing it');
  else if (operates !== undefined) parts.push(`operate instead if ${anyOf(telling, operates)}`);
  if (ineffective !== undefined) parts.push(`treat it as ineffective if ${anyOf(telling, ineffective)}`);
  if (text !== undefined) parts.push(`execute the ${telling.name('side', text)}`);
  for (const side of sides) {
    const choices = given[side];
    if (choices === undefined) continue;
    const at = sides.length === 1 ? '' : `in the ${telling.name('side', side)} `;
    parts.push(`${at}${chosen(telling, choices).join(', ')}`);
  }
  return parts.join('; ');
}

/** A line for each faction that is told anything. */
export function instructionsEn(
  given: Readonly<Partial<Record<Faction, Instruction>>>,
  sides: readonly SideName[],
  name: Name,
): readonly string[] {
  const words = eventsEn(name);
  const telling: Telling = { name, words, tongue: englishTongue(words) };
  return FACTIONS.flatMap((faction) => {
    const one = given[faction];
    return one === undefined ? [] : [`${name('faction', faction)}: ${told(telling, one, sides)}.`];
  });
}
