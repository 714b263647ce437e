/** 7.2 What wins for each faction, what lacks, and what would help. */
import { type Figure, type Goal, measured, mostToGain } from '@sandtable/engine';
import { spacesOnBoard } from './board/spaces.ts';
import { FACTIONS, type Faction } from './forces.ts';
import { available, basesOnMap } from './state.ts';
import { say } from './text/say.ts';
import { GOALS } from './tracks.ts';
import type { View } from './view.ts';

export const goalsOf = (view: View): readonly Goal[] =>
  measured(
    FACTIONS.map((seat) => ({
      seat,
      ways: [{ wins: say('goal.wins', '7.2', { faction: seat }), parts: partsOf(view, seat) }],
    })),
  );

function partsOf(view: View, faction: Faction): readonly Figure[] {
  switch (faction) {
    case 'coalition':
      return [supportOf(view)];
    case 'government':
      return [controlOf(view)];
    case 'taliban':
      return [oppositionOf(view)];
    case 'warlords':
      return warlordsParts(view);
  }
}

/** 7.3 Hidden Agendas that were shown raise the figure: it is told by the margin. */
const exceeding = (view: View, faction: 'coalition' | 'government' | 'taliban') => ({
  have: GOALS[faction] + view.margins[faction],
  must: 'exceed' as const,
  goal: GOALS[faction],
});

/** 1.6 Spaces that are not yet on that side, by their population. */
const gains = (view: View, sign: 1 | -1) =>
  mostToGain(spacesOnBoard(view), ({ level, population }) =>
    level === null || level === sign ? 0 : (population ?? 0),
  );

const supportOf = (view: View): Figure => ({
  what: say('goal.support', '1.9'),
  ...exceeding(view, 'coalition'),
  helps: [
    say('goal.help.support', '6.4.1'),
    say('goal.help.where', '1.6.2', gains(view, 1)),
    say('goal.help.home', '1.9'),
  ],
});

const controlOf = (view: View): Figure => ({
  what: say('goal.control', '1.9'),
  ...exceeding(view, 'government'),
  helps: [
    say('goal.help.control', '1.7'),
    say('goal.help.where', '1.7', withoutControl(view, 'coin')),
    say('goal.help.govern', '4.3.1'),
  ],
});

const oppositionOf = (view: View): Figure => ({
  what: say('goal.opposition', '1.9'),
  ...exceeding(view, 'taliban'),
  helps: [
    say('goal.help.opposition', '6.4.2'),
    say('goal.help.where', '1.6.2', gains(view, -1)),
    say('goal.help.bases', '3.3.1', { faction: 'taliban', count: available(view, 'taliban-base') }),
  ],
});

/** 1.7 Where a side has no Control, by population. */
const withoutControl = (view: View, side: 'coin' | 'none') =>
  mostToGain(spacesOnBoard(view), ({ control, population }) =>
    (control?.faction ?? 'none') === side ? 0 : (population ?? 0),
  );

function warlordsParts(view: View): readonly Figure[] {
  const { population, resources } = GOALS.warlords;
  const plain = Math.min(view.uncontrolled - population, view.resources.warlords - resources);
  const agendas = view.margins.warlords - plain;
  return [
    {
      what: say('goal.uncontrolled', '1.9'),
      have: view.uncontrolled + agendas,
      must: 'exceed',
      goal: population,
      helps: [
        say('goal.help.uncontrolled', '1.7'),
        say('goal.help.where', '1.7', withoutControl(view, 'none')),
      ],
    },
    {
      what: say('goal.resources', '1.8', { faction: 'warlords' }),
      have: view.resources.warlords + agendas,
      must: 'exceed',
      goal: resources,
      helps: [
        say('goal.help.traffic', '4.5.2'),
        say('goal.help.earnings', '6.3.3', { faction: 'warlords', count: basesOnMap(view, 'warlords') }),
        say('goal.help.cultivate', '4.5.1'),
      ],
    },
  ];
}
