/** Newer rules of the demonstration game, in which every option has another name: old answers do not replay. */
import type { Ask, Game, Rules } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { shelfOf } from '@sandtable/games';

const PREFIX = 'new-';
const old = (option: string) => option.slice(PREFIX.length);

function* renamed(rules: Rules<void>): Rules<void> {
  let step = rules.next('');
  while (step.done !== true) {
    const ask: Ask = step.value;
    const given = yield {
      seats: ask.seats,
      prompt: ask.prompt,
      ...(ask.pass === undefined ? {} : { pass: PREFIX + ask.pass }),
      options: (seat) => ask.options(seat).map((option) => PREFIX + option),
      label: (option, seat) => ask.label(old(option), seat),
    };
    step = rules.next(typeof given === 'string' ? old(given) : given.map(old));
  }
}

const game: Game = { ...(demo as Game), version: 2, step: (table) => renamed(demo.step(table as never)) };
export const { GAME_IDS, findGame } = shelfOf({ demo: async () => game });
