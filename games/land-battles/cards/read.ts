/** Card sets of one's own: corrections and additions to the standard set, or whole sets, checked before play. */
import type { Json, Message } from '@sandtable/engine';
import { nameIn } from '../text/names.ts';
import { say } from '../text/say.ts';
import {
  ACTIONS,
  type ActionId,
  type ActionKind,
  BONUSES,
  type CardSet,
  type ForceKind,
  NATIONS,
  type TerrainKind,
} from './card-set.ts';
import { Fields } from './fields.ts';
import { STANDARD } from './standard.ts';
import { FIELDS, readWritten, type WrittenCard } from './written.ts';

const MOST_COPIES = 20;
const MOST_FORCES = 40;
const ACTION_CARDS = { least: 20, most: 200 };
const TERRAIN_CARDS = { least: 1, most: 40 };
const MOST_FORCE_VP = 25;

/** Reads a set: the JSON object, or the text of a JSON or CSV file. Cards only when nothing is wrong. */
export function readCardSet(document: Json): {
  readonly cards?: CardSet;
  readonly faults: readonly Message[];
} {
  const { set, faults: early } = readWritten(document);
  const faults = [...early];
  const isAlone = set.base === 'none';
  const forces = merged(isAlone ? {} : STANDARD.forces, set.lists.forces, faults, readForce);
  const actions = merged(STANDARD.actions, set.lists.actions, faults, readAction);
  const terrain = merged(isAlone ? {} : STANDARD.terrain, set.lists.terrain, faults, readTerrain);
  const cards: CardSet = {
    forces: withCopies(forces),
    actions: actions as CardSet['actions'],
    terrain: withCopies(terrain),
  };
  if (faults.length === 0) faults.push(...wholeSetFaults(cards));
  return faults.length === 0 ? { cards, faults } : { faults };
}

/** What is wrong with the text of a card file, for `sandtable cards check`; empty when it can be played with. */
export function checkCards(text: string): readonly Message[] {
  return readCardSet(text).faults;
}

/** Reads each written card; one with the id of a card of the base replaces it. */
function merged<T extends { readonly id: string; readonly copies: number }>(
  base: Readonly<Record<string, T>>,
  written: readonly WrittenCard[],
  faults: Message[],
  read: (card: WrittenCard, faults: Message[]) => T,
): Record<string, T> {
  const all: Record<string, T> = { ...base };
  const seen = new Set<string>();
  for (const card of written) {
    const before = faults.length;
    const kind = read(card, faults);
    // What could not be read stands for no card.
    if (faults.length > before) continue;
    if (seen.has(kind.id)) faults.push(say('cards.twice', 'R3', { where: card.where, name: nameOf(card) }));
    seen.add(kind.id);
    all[kind.id] = kind;
  }
  return all;
}

function nameOf({ fields }: WrittenCard): string {
  return typeof fields['name'] === 'string' ? fields['name'] : '';
}

/** A card of 0 copies is taken out of the set. */
function withCopies<T extends { readonly copies: number }>(
  all: Readonly<Record<string, T>>,
): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([, kind]) => kind.copies > 0));
}

function readForce(card: WrittenCard, faults: Message[]): ForceKind {
  const fields = new Fields(card, faults, FIELDS.forces);
  const nation = fields.oneOf('nation', NATIONS, 'usa');
  const name = fields.text('name');
  const hasRange = fields.has('artilleryRange');
  if (hasRange !== fields.has('artilleryModifier'))
    fields.fault(say('cards.half-artillery', 'R3', { where: card.where }));
  const standard = Object.values(STANDARD.forces).find(
    (kind) => kind.nation === nation && namesOf('kind', kind).some((one) => isSame(one, name)),
  );
  return {
    id: standard?.id ?? `${nation}-${name.replaceAll(' ', '_')}`,
    nation,
    name: standard?.name ?? name,
    type: fields.text('type', standard?.type ?? '-'),
    copies: fields.number('copies', 0, MOST_COPIES, 1),
    vp: fields.number('vp', 1, MOST_FORCE_VP),
    armor: fields.number('armor', 1, 20),
    maneuver: fields.symbol('maneuver', 1, 20),
    smallArms: fields.symbol('smallArms', -9, 9),
    cannon: fields.symbol('cannon', -9, 9),
    missile: fields.symbol('missile', -9, 9),
    artillery: hasRange
      ? {
          range: fields.number('artilleryRange', 1, 5),
          modifier: fields.number('artilleryModifier', -9, 9, 0),
        }
      : null,
    headquarters: fields.flag('headquarters'),
    known: FIELDS.forces,
  };
}

function readAction(card: WrittenCard, faults: Message[]): ActionKind {
  const fields = new Fields(card, faults, FIELDS.actions);
  return {
    id: fields.oneOf<ActionId>('name', ACTIONS, 'assault'),
    copies: fields.number('copies', 0, MOST_COPIES),
    maneuverModifier: fields.number('maneuverModifier', -9, 9),
    reinforcement: fields.number('reinforcement', 1, 9),
    known: FIELDS.actions,
  };
}

function readTerrain(card: WrittenCard, faults: Message[]): TerrainKind {
  const fields = new Fields(card, faults, FIELDS.terrain);
  const name = fields.text('name');
  const standard = Object.values(STANDARD.terrain).find((kind) =>
    namesOf('terrain', kind).some((one) => isSame(one, name)),
  );
  return {
    id: standard?.id ?? `own-${name.replaceAll(' ', '_')}`,
    name: standard?.name ?? name,
    copies: fields.number('copies', 0, MOST_COPIES, 1),
    vp: fields.number('vp', 1, MOST_FORCE_VP),
    trackLength: fields.number('trackLength', 1, 9),
    bonus: { kind: fields.oneOf('bonus', BONUSES, 'draw'), amount: fields.number('bonusAmount', 1, 9, 1) },
    known: FIELDS.terrain,
  };
}

/** What people may call a standard card: its name in either language, or the short one of its id. */
function namesOf(
  sort: 'kind' | 'terrain',
  { id, name }: { readonly id: string; readonly name: string },
): string[] {
  const short = sort === 'kind' ? id.slice(id.indexOf('-') + 1) : id;
  return [name, short, nameIn('ja')(sort, id) ?? name];
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function wholeSetFaults(cards: CardSet): Message[] {
  const faults: Message[] = [];
  for (const nation of NATIONS) {
    const own = Object.values(cards.forces).filter((kind) => kind.nation === nation);
    if (own.length === 0) faults.push(say('cards.no-force', 'R3', { nation }));
    if (total(own) > MOST_FORCES)
      faults.push(say('cards.too-many-forces', 'R3', { nation, most: MOST_FORCES }));
  }
  const actions = total(Object.values(cards.actions));
  if (actions < ACTION_CARDS.least || actions > ACTION_CARDS.most)
    faults.push(say('cards.action-count', 'R3', { count: actions, ...ACTION_CARDS }));
  const terrain = total(Object.values(cards.terrain));
  if (terrain < TERRAIN_CARDS.least || terrain > TERRAIN_CARDS.most)
    faults.push(say('cards.terrain-count', 'R3', { count: terrain, ...TERRAIN_CARDS }));
  return faults;
}

function total(kinds: readonly { readonly copies: number }[]): number {
  return kinds.reduce((sum, kind) => sum + kind.copies, 0);
}
