/** Every text of every card in crowded positions, with random answers, gifts in between, and the laws at the end. */
import {
  type Ask,
  Dice,
  fastDice,
  LANGUAGES,
  type Message,
  render,
  type Rules,
  type Table,
} from '@sandtable/engine';
import { play } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { EVENT_CARDS } from '../../cards.ts';
import { executeEvent, sidesOf } from '../../events/execute.ts';
import { type Faction, FACTIONS } from '../../forces.ts';
import { andeanAbyss } from '../../index.ts';
import { faultOf } from '../../laws.ts';
import { gifts, give } from '../../negotiation.ts';
import type { Side, State } from '../../state.ts';
import { speech } from '../../text/index.ts';
import { crowdedTable, pickOne } from './crowd.ts';

const POSITIONS = 2;
/** More answers than any Event can need. */
const PATIENCE = 500;

test.each(EVENT_CARDS.map((card) => card.number))(
  '5.1 card %i can be executed by anybody anywhere',
  (card) => {
    for (const side of sidesOf(card))
      for (const faction of FACTIONS)
        for (let i = 0; i < POSITIONS; i++)
          run(card, side, faction, new Dice(fastDice(`${card}${side}${i}`)));
  },
);

function run(card: number, side: Side, faction: Faction, dice: Dice): void {
  const state = crowdedTable(dice);
  state.card = card;
  let answers = 0;
  const { ask, lines } = play(andeanAbyss, state, answerer, dice.state, execute);
  expect(ask).toBe(undefined);
  for (const line of lines) say(line);
  expect(state.turn).toBe(null);

  function* execute(table: Table<State>): Rules<void> {
    const rules = executeEvent(table, faction, card, side);
    for (let step = rules.next(''); step.done !== true; ) {
      talk(table, dice);
      step = rules.next(yield step.value);
      expect(faultOf(state)).toBe(undefined);
    }
  }

  function answerer(_seat: string, asked: Ask): string {
    expect(answers++).toBeLessThan(PATIENCE);
    return answer(asked, dice);
  }
}

/** Somebody gives something away while another is asked (1.5.1). */
function talk(table: Table<State>, dice: Dice): void {
  const giver = pickOne(FACTIONS, dice);
  const offers = gifts(table.state, giver).filter((aside) => aside.id.startsWith('ship'));
  if (offers.length > 0 && dice.below(3) === 0) give(table, giver, pickOne(offers, dice).id);
}

function answer(ask: Ask, dice: Dice): string {
  const seat = ask.seats[0] ?? '';
  const options = ask.options(seat);
  expect(new Set(options).size).toBe(options.length);
  say(ask.prompt);
  for (const option of options) say(ask.label(option, seat));
  return pickOne(options, dice);
}

function say(message: Message): void {
  for (const language of LANGUAGES) expect(render(speech[language], message)).not.toBe('');
}
