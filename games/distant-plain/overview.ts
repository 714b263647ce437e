/** The table in sentences: the sequence of play, the tracks, every space that holds anything, the turn in progress. */
import { overviews } from '@sandtable/coin';
import type { Message } from '@sandtable/engine';
import { isPropaganda } from './cards.ts';
import { cardOf } from './corrections.ts';
import { holders } from './deception.ts';
import { factionOrder } from './deck.ts';
import { FACTIONS, TABLE } from './forces.ts';
import { ALL_SPACES, econOf, idOf, isLoc, isPakistan, MAP, RETURNEES, type Space } from './map.ts';
import {
  controlNow,
  isSabotaged,
  level,
  payerOf,
  peopleOf,
  type Plain,
  populationOf,
  returneesLeft,
  terror,
} from './state.ts';
import { say } from './text/say.ts';
import type { View } from './view.ts';

const OVERVIEWS = overviews<Plain>({
  rules: {
    deploy: '2.1',
    order: '2.3.2',
    round: '6.0',
    nextCard: '2.3.7',
    deck: '2.2',
    resources: '1.8',
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
  orderOf: (card, state) => cardOf(state, card).order,
  payerOf,
  otherDoing(doing) {
    if (doing === 'civic-action') return say('table.doing.civic-action', '6.4.1');
    if (doing === 'sharia') return say('table.doing.sharia', '6.4.2');
    return doing === 'redeploy' ? say('table.doing.redeploy', '6.5') : undefined;
  },
});

export function overviewOf(view: View): readonly Message[] {
  return [
    ...OVERVIEWS.cardLines(view),
    ...FACTIONS.map((faction) => OVERVIEWS.factionLine(view, faction)),
    say('table.tracks', '1.9', {
      support: view.supportPlusAvailable,
      control: view.controlPlusPatronage,
      opposition: view.oppositionPlusBases,
      uncontrolled: view.uncontrolled,
    }),
    say('table.aid', '1.8', { aid: view.aid, patronage: view.patronage }),
    say('table.islamabad', '6.6.1', { box: view.islamabad.box, hard: view.islamabad.hard }),
    ...OVERVIEWS.lastingLines(view),
    ...deceptionLines(view),
    ...ALL_SPACES.filter((space) => holdsAnything(view, space)).map((space) => spaceLine(view, space)),
    say('table.available', '1.4.1', {
      ...OVERVIEWS.forcesAvailable(view),
      returnees: returneesLeft(view, RETURNEES),
    }),
    ...boxLines(view),
    ...OVERVIEWS.turnLines(view.turn),
  ];
}

function deceptionLines(view: View): Message[] {
  return holders(view).flatMap((faction) => {
    const held = view.deceptions[faction];
    return held === undefined
      ? []
      : [say('table.deception', '7.3', { faction, markers: held.map(({ marker }) => marker) })];
  });
}

function boxLines({ casualties, outOfPlay }: View): Message[] {
  const lines: Message[] = [];
  const add = (box: string, [troops = 0, bases = 0]: readonly number[]) => {
    if (troops + bases > 0) lines.push(say('table.box', '6.6', { box, troops, bases }));
  };
  add('casualties', casualties);
  add('out-of-play', outOfPlay);
  return lines;
}

const holdsAnything = (view: View, space: Space): boolean =>
  OVERVIEWS.holdsAnything(view, space) || view.returnees[space] !== 0;

function spaceLine(view: View, space: Space): Message {
  const here = { space: idOf(space), ...OVERVIEWS.forcesIn(view, space) };
  if (isLoc(space))
    return say('table.loc', '1.3.4', {
      ...here,
      econ: econOf(space),
      isSabotaged: isSabotaged(view, space),
    });
  return say('table.space', '1.6.1', {
    ...here,
    population: populationOf(space, view),
    level: peopleOf(space, view) > 0 && !isPakistan(space) ? String(level(view, space)) : '',
    terror: terror(view, space),
    control: controlNow(view, space),
  });
}
