/** 2.0 What wins for each side, what lacks, and what would help. */
import { type Figure, type Goal, measured, mostToGain, type Way } from '@sandtable/engine';
import { cellsOnMap } from './country.ts';
import { resources } from './levels.ts';
import { type Country, idOf, MUSLIM } from './map.ts';
import { FAIR, POOR } from './state.ts';
import { say } from './text/say.ts';
import {
  COUNTRIES_NEEDED,
  finalIslamist,
  GOOD_RESOURCES,
  goodWanted,
  ISLAMIST_RESOURCES,
} from './victory.ts';
import type { View } from './view.ts';

export const goalsOf = (view: View): readonly Goal[] =>
  measured([
    { seat: 'us', ways: usWays(view) },
    { seat: 'jihadist', ways: jihadistWays(view) },
  ]);

/** 4.2.5 The richest countries of a Governance. */
function richest(view: View, governance: number) {
  const countries = MUSLIM.filter((country) => view.governance[country] === governance).map(
    (country: Country) => ({
      id: idOf(country),
      gain: resources(view, country),
    }),
  );
  return mostToGain(countries, ({ gain }) => gain);
}

const part = (
  what: Figure['what'],
  have: number,
  must: Figure['must'],
  goal: number,
  helps: Figure['helps'] = [],
): Figure => ({ what, have, must, goal, helps });

function usWays(view: View): readonly Way<Figure>[] {
  const { good, fairOrGood } = view.tally;
  const wars = say('goal.help.ideas', '7.2');
  const ways: Way<Figure>[] = [
    {
      wins: say('goal.wins.resources', '2.1.1'),
      parts: [
        part(say('goal.good', '4.7.6'), good, 'reach', GOOD_RESOURCES, [
          wars,
          say('goal.help.raise', '4.2.5', richest(view, FAIR)),
        ]),
      ],
    },
    {
      wins: say('goal.wins.countries', '2.1.1'),
      parts: [
        part(say('goal.fairOrGood', '4.7.6'), fairOrGood, 'reach', COUNTRIES_NEEDED, [
          wars,
          say('goal.help.raise', '4.2.5', richest(view, POOR)),
        ]),
      ],
    },
  ];
  // 9.1 Alone this is no victory.
  if (!view.variants.solo)
    ways.push({
      wins: say('goal.wins.cells', '2.1.1'),
      parts: [
        part(say('goal.cells', '4.7.4.2'), cellsOnMap(view), 'fall', 0, [say('goal.help.disrupt', '7.4')]),
      ],
    });
  return [...ways, lastCards(view)];
}

/** 2.3, 9.1 What is compared when the cards run out. */
function lastCards(view: View): Way<Figure> {
  const islamist = finalIslamist(view);
  const twice = part(say('goal.good.twice', '2.3', { islamist }), view.tally.good, 'exceed', 2 * islamist);
  const wanted = goodWanted(view);
  return {
    wins: say('goal.wins.end', '2.3'),
    parts: wanted === 0 ? [twice] : [twice, part(say('goal.good', '9.1'), view.tally.good, 'reach', wanted)],
  };
}

function jihadistWays(view: View): readonly Way<Figure>[] {
  const { islamist, poorOrIslamist } = view.tally;
  return [
    {
      wins: say(view.variants.solo ? 'goal.wins.islamist.solo' : 'goal.wins.islamist', '2.1.2'),
      parts: [
        part(say('goal.islamist', '4.7.6'), islamist, 'reach', ISLAMIST_RESOURCES, [
          say('goal.help.jihad', '8.4'),
          say('goal.help.overthrow', '4.2.5', richest(view, POOR)),
        ]),
      ],
    },
    {
      wins: say('goal.wins.prestige', '2.1.2'),
      parts: [
        part(say('goal.poor', '4.7.6'), poorOrIslamist, 'reach', COUNTRIES_NEEDED, [
          say('goal.help.jihad', '8.4'),
        ]),
        part(say('goal.prestige', '4.7.1'), view.prestige, 'fall', 1, [say('goal.help.prestige', '8.5')]),
      ],
    },
    { wins: say('goal.wins.wmd', '2.1.2'), parts: [] },
    {
      wins: say('goal.wins.end.jihadist', '2.3'),
      parts: [
        part(
          say('goal.good.twice', '2.3', { islamist: finalIslamist(view) }),
          view.tally.good,
          'fall',
          2 * finalIslamist(view),
        ),
      ],
    },
  ];
}
