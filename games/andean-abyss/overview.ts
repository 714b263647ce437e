/** The table in sentences: the sequence of play, the tracks, every space that holds anything, the turn in progress. */
import { nextToAct } from '@sandtable/coin';
import type { Message } from '@sandtable/engine';
import { eventCard, isPropaganda } from './cards.ts';
import { factionOrder } from './deck.ts';
import { type Faction, factionOf, FACTIONS, isUnderground, type Kind, TABLE } from './forces.ts';
import { econOf, idOf, isLoc, populationOf, type Space } from './map.ts';
import {
  allPieces,
  available,
  basesOnMap,
  count,
  hasMajority,
  isNonPlayer,
  isSabotaged,
  isZone,
  level,
  PHASES,
  shipmentsLeft,
  spaces,
  terror,
  type Turn,
} from './state.ts';
import { say } from './text/say.ts';
import type { View } from './view.ts';

export function overviewOf(view: View): readonly Message[] {
  return [
    ...cardLines(view),
    ...FACTIONS.map((faction) => factionLine(view, faction)),
    say('table.tracks', '1.6.3', {
      support: view.totalSupport,
      opposition: view.oppositionPlusBases,
      aid: view.aid,
    }),
    say('table.bases', '7.2', {
      farc: basesOnMap(view, 'farc'),
      auc: basesOnMap(view, 'auc'),
      cartels: basesOnMap(view, 'cartels'),
    }),
    say('table.president', '6.4.3', { president: view.president }),
    ...lastingLines(view),
    ...spaces(view)
      .filter((space) => holdsAnything(view, space))
      .map((space) => spaceLine(view, space)),
    availableLine(view),
    ...(view.turn === null ? [] : turnLines(view.turn)),
  ];
}

// The sequence of play (2.0).

function cardLines(view: View): Message[] {
  const { stage, card, deck, deckSize } = view;
  const lines: Message[] = [];
  if (stage.kind === 'deploy') lines.push(say('table.deploy', '2.1', { faction: stage.faction }));
  if (card > 0) lines.push(say('table.card', '2.3.2', { card, order: orderOn(card) }));
  if (stage.kind === 'propaganda') lines.push(say('table.phase', '6.0', { phase: stage.phase }));
  for (const next of deck) lines.push(say('table.next', '2.3.8', { card: next, order: orderOn(next) }));
  lines.push(say('table.deck', '2.2', { cards: deckSize, propagandas: view.propagandas }));
  return lines;
}

const orderOn = (card: number): readonly Faction[] => (isPropaganda(card) ? [] : eventCard(card).order);

function factionLine(view: View, faction: Faction): Message {
  return say('table.faction', '1.7', {
    faction,
    isNonPlayer: isNonPlayer(view, faction),
    resources: view.resources[faction],
    margin: view.margins[faction],
    status: statusOf(view, faction),
  });
}

/** 2.3.1, 2.3.7 What it did on this card, whether it is Eligible, and what an Event says about the next card. */
function statusOf(view: View, faction: Faction): Message {
  const onNext = onNextCard(view, faction);
  const deed = view.done.find((one) => one.faction === faction)?.deed;
  if (deed !== undefined) return say(`table.status.${deed}`, '2.3.4', { onNext });
  if (!view.eligible[faction]) return say('table.status.ineligible', '2.3.1', { onNext });
  return say(isNext(view, faction) ? 'table.status.next' : 'table.status.eligible', '2.3.1', { onNext });
}

function onNextCard({ next }: View, faction: Faction): 'eligible' | 'ineligible' | 'open' {
  if (next.eligible.includes(faction)) return 'eligible';
  return next.ineligible.includes(faction) ? 'ineligible' : 'open';
}

function isNext(view: View, faction: Faction): boolean {
  if (view.stage.kind !== 'card') return false;
  return nextToAct(factionOrder(view), (one) => view.eligible[one], view.done) === faction;
}

// What lasts (5.3, 5.4, 6.4.4).

function lastingLines(view: View): Message[] {
  const lines: Message[] = [];
  for (const [card, side] of Object.entries(view.capabilities))
    if (side !== undefined) lines.push(say('table.capability', '5.3', { card: Number(card), side }));
  for (const card of view.momentum) lines.push(say('table.momentum', '5.4', { card }));
  if (view.shielded !== null) lines.push(say('table.shielded', '5.4', { card: 42, faction: view.shielded }));
  if (view.zones.length > 0) lines.push(say('table.zones', '6.4.4', { spaces: view.zones.map(idOf) }));
  return lines;
}

// The map.

function holdsAnything(view: View, space: Space): boolean {
  return (
    allPieces(view, space) > 0 ||
    level(view, space) !== 0 ||
    (view.markers[space] ?? 0) > 0 ||
    isZone(view, space)
  );
}

function spaceLine(view: View, space: Space): Message {
  const here = {
    space: idOf(space),
    ...told(TABLE.kinds, (kind) => count(view, space, kind), roleOnMap),
    carriers: view.carriers
      .filter((carrier) => carrier.space === space)
      .flatMap(({ kind, load }) => new Array<string>(load).fill(kind)),
  };
  if (isLoc(space))
    return say('table.loc', '1.3.4', {
      ...here,
      econ: econOf(space),
      isSabotaged: isSabotaged(view, space),
    });
  return say('table.space', '1.6.1', {
    ...here,
    population: populationOf(space),
    level: level(view, space),
    terror: terror(view, space),
    marks: marksOn(view, space),
  });
}

/** Pieces faction by faction. */
function told(
  kinds: readonly Kind[],
  counted: (kind: Kind) => number,
  roleOf: (kind: Kind) => string,
): { factions: string[]; roles: string[]; counts: number[] } {
  const there = kinds.filter((kind) => counted(kind) > 0);
  return { factions: there.map(factionOf), roles: there.map(roleOf), counts: there.map(counted) };
}

function roleOnMap(kind: Kind): string {
  const { role } = TABLE.facts(kind);
  return role !== 'guerrilla' ? role : isUnderground(kind) ? 'underground' : 'active';
}

/** Who is in Control, and whether it is a FARC Zone. */
function marksOn(view: View, space: Space): string[] {
  const marks: string[] = [];
  if (hasControl(view, space, 'government')) marks.push('government-control');
  if (hasControl(view, space, 'farc')) marks.push('farc-control');
  if (isZone(view, space)) marks.push('farc-zone');
  return marks;
}

/** 6.2, D8 As fixed in the Control Phase until Reset; otherwise counted on the spot. */
function hasControl(view: View, space: Space, faction: 'government' | 'farc'): boolean {
  const { stage, control } = view;
  const isFixed = stage.kind === 'propaganda' && PHASES.findIndex((phase) => phase === stage.phase) > FIXED;
  return isFixed ? control[faction].includes(space) : hasMajority(view, space, faction);
}
const FIXED = PHASES.indexOf('control');

function availableLine(view: View): Message {
  return say('table.available', '1.4.1', {
    ...told(
      IN_BOX,
      (kind) => available(view, kind),
      (kind) => TABLE.facts(kind).role,
    ),
    shipments: shipmentsLeft(view),
    lost: view.lost,
  });
}

/** Guerrillas lie there Underground. */
const IN_BOX = TABLE.kinds.filter((kind) => TABLE.facts(kind).activeOf === undefined);

// The turn in progress (3.1, 4.1).

function turnLines(turn: Turn): Message[] {
  const lines = [
    say('table.turn', '3.1', {
      faction: turn.faction,
      doing: doingOf(turn),
      spaces: turn.spaces.map(idOf),
      paid: turn.paid,
    }),
  ];
  if (turn.activity !== null)
    lines.push(
      say('table.activity', '4.1', { activity: turn.activity, spaces: turn.activitySpaces.map(idOf) }),
    );
  return lines;
}

function doingOf({ doing, limited, free }: Turn): Message {
  if (doing === 'event') return say('table.doing.event', '5.1');
  if (doing === 'agitation') return say('table.doing.agitation', '6.4.2');
  if (doing === 'redeploy') return say('table.doing.redeploy', '6.5');
  return say('table.doing.operation', '3.1', { operation: doing, isLimited: limited, isFree: free });
}
