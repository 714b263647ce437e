/** Reads what non-players are told about a card from an owner's file: every word checked, nothing that comes to nothing. */
import { hasVerb, walk, whereReader } from '@sandtable/coin/event-language';
import { DocumentFault, type Fields, isFields, type Json, reader } from '@sandtable/engine';
import { type SideName, SIDES } from '../events/card.ts';
import { type Side, VOCABULARY } from '../events/vocabulary.ts';
import { type Faction, FACTIONS } from '../forces.ts';
import { say } from '../text/say.ts';
import { ISLAMABAD } from '../tracks.ts';
import {
  type Choices,
  type Circumstance,
  type Instruction,
  type Instructions,
  NAMED,
  SPECIALS,
} from './language.ts';

const RULE = '8.4.1';
const { entry, list, oneOf, whole } = reader(RULE);
const readWhere = whereReader(VOCABULARY);

/** The texts that are spoken of. */
export type Texts = Readonly<Partial<Record<SideName, Side>>>;

const MOST_TRACK = 75;
const MOST_LISTED = 8;

/** Not empty, nothing twice. */
function several<T>(document: Json, where: string, read: (value: Json, place: string) => T): T[] {
  const found = list(document, where, MOST_LISTED);
  if (found.length === 0) throw new DocumentFault(say('fault.empty', RULE, { where }));
  const again = found.findIndex((one, i) => found.findIndex((other) => isSame(one, other)) < i);
  if (again >= 0) throw new DocumentFault(say('fault.twice', RULE, { where: `${where}.${again}` }));
  return found.map((value, i) => read(value, `${where}.${i}`));
}

const isSame = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);

const CIRCUMSTANCES = [
  'player',
  'nonPlayer',
  'some',
  'none',
  'track',
  'islamabad-at',
  'no-hostile-capability',
] as const;

/** One circumstance, told by the word it has. */
function readCircumstance(document: Json, where: string, faction: Faction): Circumstance {
  const words = isFields(document) ? CIRCUMSTANCES.filter((one) => one in document) : [];
  const [word] = words;
  if (!isFields(document) || word === undefined || words.length > 1)
    throw new DocumentFault(say('fault.one-word', RULE, { where, words: CIRCUMSTANCES }));
  const given = document[word] as Json;
  const at = `${where}.${word}`;
  if (word === 'track') return readTrack(document, where);
  entry(document, where, [word]);
  if (word === 'player' || word === 'nonPlayer')
    return readWho(word, oneOf(given, at, FACTIONS), at, faction);
  if (word === 'some') return { some: readWhere(given, at) };
  if (word === 'none') return { none: readWhere(given, at) };
  if (word === 'no-hostile-capability') {
    if (given !== true) throw new DocumentFault(say('fault.only-true', RULE, { where: at }));
    return { 'no-hostile-capability': true };
  }
  const boxes = Array.isArray(given)
    ? several(given, at, (box, place) => oneOf(box, place, ISLAMABAD))
    : oneOf(given, at, ISLAMABAD);
  return { 'islamabad-at': boxes };
}

/** What is always so of itself, or never, says nothing. */
function readWho(word: 'player' | 'nonPlayer', who: Faction, where: string, faction: Faction): Circumstance {
  if (who === faction) throw new DocumentFault(say('fault.itself', RULE, { where }));
  return word === 'player' ? { player: who } : { nonPlayer: who };
}

function readTrack(document: Fields, where: string): Circumstance {
  const fields = entry(document, where, ['track', 'atLeast', 'atMost']);
  const track = oneOf(fields['track'], `${where}.track`, VOCABULARY.tracks);
  const words = ['atLeast', 'atMost'].filter((one) => one in fields);
  if (words.length !== 1)
    throw new DocumentFault(say('fault.one-word', RULE, { where, words: ['atLeast', 'atMost'] }));
  return 'atLeast' in fields
    ? { track, atLeast: whole(fields['atLeast'], `${where}.atLeast`, MOST_TRACK, 1) }
    : { track, atMost: whole(fields['atMost'], `${where}.atMost`, MOST_TRACK) };
}

const readCircumstances = (document: Json, where: string, faction: Faction): Circumstance | Circumstance[] =>
  Array.isArray(document)
    ? several(document, where, (one, place) => readCircumstance(one, place, faction))
    : readCircumstance(document, where, faction);

/** Ways between which a text lets somebody choose: the most that one step has. */
function branchesIn(text: Side): number {
  let most = 0;
  walk(text, (step) => {
    if ('either' in step) most = Math.max(most, step.either.length);
  });
  return most;
}

/** Whether a text lets somebody name a faction. */
function namesFaction(text: Side): boolean {
  let found = false;
  walk(text, (step) => {
    const named: unknown = 'free' in step ? step.by : 'ineligible' in step ? step.ineligible : undefined;
    found ||= typeof named === 'object';
  });
  return found;
}

function mayBeDeclined(text: Side): boolean {
  let found = false;
  walk(text, (step) => {
    found ||= step.may === true;
  });
  return found;
}

function takesCivicAction(text: Side): boolean {
  let found = false;
  walk(text, (step) => {
    found ||= 'civic-action' in step;
  });
  return found;
}

const OF_PIECES = ['place', 'remove', 'replace', 'move', 'flip'] as const;
const OF_SPACES = [...OF_PIECES, 'inSpaces', 'special'] as const;

/** By choice: whether a text ever asks for it. */
const ASKED: Readonly<Record<Exclude<keyof Choices, 'special'>, (text: Side) => boolean>> = {
  factions: namesFaction,
  branches: (text) => branchesIn(text) > 0,
  uses: mayBeDeclined,
  spaces: (text) => OF_SPACES.some((verb) => hasVerb(text, verb)) || takesCivicAction(text),
  pieces: (text) => OF_PIECES.some((verb) => hasVerb(text, verb)),
};

function checkAsked(fields: Fields, where: string, text: Side): void {
  for (const [name, isAsked] of Object.entries(ASKED))
    if (name in fields && !isAsked(text))
      throw new DocumentFault(say('fault.never-asked', RULE, { where: `${where}.${name}` }));
}

function readChoices(document: Json, where: string, text: Side): Choices {
  const fields = entry(document, where, ['factions', 'branches', 'uses', 'spaces', 'pieces', 'special']);
  if (Object.keys(fields).length === 0) throw new DocumentFault(say('fault.empty', RULE, { where }));
  checkAsked(fields, where, text);
  const { factions, branches, uses, spaces, pieces, special } = fields;
  const at = (name: keyof Choices) => `${where}.${name}`;
  const named = [...NAMED, ...FACTIONS];
  return {
    ...(factions !== undefined && {
      factions: several(factions, at('factions'), (one, place) => oneOf(one, place, named)),
    }),
    ...(branches !== undefined && {
      branches: several(branches, at('branches'), (one, place) => whole(one, place, branchesIn(text), 1)),
    }),
    ...(uses !== undefined && { uses: oneOf(uses, at('uses'), ['yes', 'no'] as const) }),
    ...(spaces !== undefined && { spaces: several(spaces, at('spaces'), readWhere) }),
    ...(pieces !== undefined && {
      pieces: several(pieces, at('pieces'), (one, place) => oneOf(one, place, VOCABULARY.pieces)),
    }),
    ...(special !== undefined && { special: oneOf(special, at('special'), SPECIALS) }),
  };
}

/** A text that the card has. */
function textOf(texts: Texts, side: SideName, where: string): Side {
  const text = texts[side];
  if (text === undefined) throw new DocumentFault(say('fault.no-text', '5.2', { where }));
  return text;
}

function readInstruction(document: Json, where: string, faction: Faction, texts: Texts): Instruction {
  const { text, operates, ineffective, ...choices } = entry(document, where, [
    'text',
    'operates',
    'ineffective',
    ...SIDES,
  ]);
  const at = (name: string) => `${where}.${name}`;
  // Whoever never executes the Event need not know how.
  for (const [name, given] of Object.entries({ text, ineffective }))
    if (operates === 'always' && given !== undefined)
      throw new DocumentFault(say('fault.never-executed', RULE, { where: at(name) }));
  const side = text === undefined ? undefined : oneOf(text, at('text'), SIDES);
  if (side !== undefined) textOf(texts, side, at('text'));
  const told = SIDES.flatMap((one) => {
    const given = choices[one];
    return given === undefined ? [] : [[one, readChoices(given, at(one), textOf(texts, one, at(one)))]];
  });
  return {
    ...(side !== undefined && { text: side }),
    ...(operates !== undefined && {
      operates: operates === 'always' ? operates : readCircumstances(operates, at('operates'), faction),
    }),
    ...(ineffective !== undefined && {
      ineffective: readCircumstances(ineffective, at('ineffective'), faction),
    }),
    ...(Object.fromEntries(told) as Pick<Instruction, SideName>),
  };
}

/** Throws a DocumentFault. */
export function readInstructions(document: Json, where: string, texts: Texts): Instructions {
  const fields = entry(document, where, FACTIONS);
  const told = FACTIONS.flatMap((faction) => {
    const given = fields[faction];
    return given === undefined
      ? []
      : [[faction, readInstruction(given, `${where}.${faction}`, faction, texts)]];
  });
  return Object.fromEntries(told) as Instructions;
}
