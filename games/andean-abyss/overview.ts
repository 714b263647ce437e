/** The table in sentences: the sequence of play, the tracks, every space that holds anything, the turn in progress. */
import { overviews } from '@sandtable/coin';
import type { Message } from '@sandtable/engine';
import { eventCard, isPropaganda } from './cards.ts';
import { factionOrder } from './deck.ts';
import { FACTIONS, TABLE } from './forces.ts';
import { MOMENTUM } from './lasting.ts';
import { econOf, idOf, isLoc, MAP, populationOf, type Space } from './map.ts';
import {
  type Andes,
  basesOnMap,
  controlNow,
  isSabotaged,
  isZone,
  level,
  shipmentsLeft,
  spaces,
  terror,
} from './state.ts';
import { say } from './text/say.ts';
import type { View } from './view.ts';

const OVERVIEWS = overviews<Andes>({
  rules: {
    deploy: '2.1',
    order: '2.3.2',
    round: '6.0',
    nextCard: '2.3.8',
    deck: '2.2',
    resources: '1.7',
    choice: '2.3.4',
    eligible: '2.3.1',
    capability: '5.3',
    momentum: '5.4',
    operation: '3.1',
    activity: '4.1',
    event: '5.1',
  },
  map: MAP,
  table: TABLE,
  factionOrder,
  isPropaganda,
  orderOf: (card) => eventCard(card).order,
  payerOf: (faction) => faction,
  otherDoing(doing) {
    if (doing === 'agitation') return say('table.doing.agitation', '6.4.2');
    return doing === 'redeploy' ? say('table.doing.redeploy', '6.5') : undefined;
  },
});

export function overviewOf(view: View): readonly Message[] {
  return [
    ...OVERVIEWS.cardLines(view),
    ...FACTIONS.map((faction) => OVERVIEWS.factionLine(view, faction)),
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
      .filter((space) => OVERVIEWS.holdsAnything(view, space) || isZone(view, space))
      .map((space) => spaceLine(view, space)),
    availableLine(view),
    ...OVERVIEWS.turnLines(view.turn),
  ];
}

// What lasts (5.3, 5.4, 6.4.4).

function lastingLines(view: View): Message[] {
  const lines = OVERVIEWS.lastingLines(view);
  if (view.shielded !== null)
    lines.push(say('table.shielded', '5.4', { card: MOMENTUM['senado-and-camara'], faction: view.shielded }));
  if (view.zones.length > 0) lines.push(say('table.zones', '6.4.4', { spaces: view.zones.map(idOf) }));
  return lines;
}

// The map.

function spaceLine(view: View, space: Space): Message {
  const here = {
    space: idOf(space),
    ...OVERVIEWS.forcesIn(view, space),
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

/** Who is in Control, and whether it is a FARC Zone. */
function marksOn(view: View, space: Space): string[] {
  const marks: string[] = [];
  const controller = controlNow(view, space);
  if (controller !== undefined) marks.push(`${controller}-control`);
  if (isZone(view, space)) marks.push('farc-zone');
  return marks;
}

function availableLine(view: View): Message {
  return say('table.available', '1.4.1', {
    ...OVERVIEWS.forcesAvailable(view),
    shipments: shipmentsLeft(view),
    lost: view.lost,
  });
}
