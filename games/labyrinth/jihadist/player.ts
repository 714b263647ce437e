/** The rulebook's Jihadist (9.0), as a player that answers asks like anybody else. */
import type { Player } from '@sandtable/engine';
import { idOf } from '../map.ts';
import type { View } from '../view.ts';
import { operationFor, useOfCard } from './event-or-operation.ts';
import {
  cellKind,
  eventCountry,
  fetched,
  leakMarker,
  madrassas,
  nearestDecent,
  ownCellRemoved,
  shiaMixRoll,
} from './events.ts';
import { because, countriesOn, type Mind, numberIn, type PlainReason } from './mind.ts';
import { nextJihad } from './minor-jihad.ts';
import { nextPlot } from './plot.ts';
import { byGlobal, randomCountry, schengenAgain } from './random.ts';
import { recruitCountry } from './recruit.ts';
import { destination, source, visa } from './travel.ts';

type Policy = (mind: Mind) => string;

/** One of the countries on the menu at random, and why one is wanted. */
const atRandom =
  (reason: PlainReason): Policy =>
  (mind) => {
    because(mind, reason);
    return idOf(randomCountry(mind, countriesOn(mind)));
  };

function recruitAt(mind: Mind): string {
  const among = countriesOn(mind);
  const country = recruitCountry(mind, among, mind.state.operation?.ops ?? 0);
  return idOf(country ?? randomCountry(mind, among));
}

/** 9.3.1 Sadr acts last. */
function spareSadr(mind: Mind): string {
  because(mind, 'F.cells-active-first');
  return 'no';
}

/** L70 In the order in which they were placed. */
const firstPlot: Policy = (mind) => {
  because(mind, 'F.resolved-in-order');
  return mind.options[0] ?? '';
};

const schengenPair: Policy = (mind) => {
  because(mind, 'V.schengen-two-more');
  return idOf(schengenAgain(mind, countriesOn(mind)));
};

const POLICIES: Readonly<Record<string, Policy>> = {
  'ask.alone.use': useOfCard,
  'ask.alone.operation': (mind) => operationFor(mind, numberIn(mind.prompt, 'ops')),
  'ask.plot': (mind) => nextPlot(mind, countriesOn(mind)),
  'ask.jihad': nextJihad,
  'ask.jihad.lost': cellKind,
  'ask.sadr': spareSadr,
  'ask.recruit': recruitAt,
  'ask.madrassas': madrassas,
  'ask.travel.destination': (mind) => destination(mind, 1),
  'ask.travel.visa': visa,
  'ask.travel.source': source,
  'ask.travel.cell': cellKind,
  'ask.radicalize.cell': (mind) => {
    because(mind, 'Z.place-cell');
    return idOf(byGlobal(mind, countriesOn(mind)));
  },
  'ask.radicalize.travel': (mind) => {
    because(mind, 'Z.travel');
    return destination(mind, 2);
  },
  'ask.radicalize.plot': atRandom('Z.plot'),
  'ask.radicalize.worsen': atRandom('Z.worsen'),
  'ask.shia-mix': shiaMixRoll,
  'ask.nearest': nearestDecent,
  'ask.resolve': firstPlot,
  'ask.schengen': schengenPair,
  'ask.setup.cell': atRandom('F.setup'),
  'ask.event.cell': ownCellRemoved,
  'ask.event.effect': leakMarker,
  'ask.event.fetch': fetched,
};

const EVENT = 'ask.event.';

/** The rules of chapter 9 do not know a question, or answer what is not offered. */
export class NoAnswer extends Error {
  constructor({ prompt, options }: Mind, found: string | undefined) {
    const said = found === undefined ? 'has no answer' : `answers ${found}, which is not offered`;
    super(`the Jihadist ${said}: ${prompt.key}, ${options.join(' ')}`);
    this.name = 'NoAnswer';
  }
}

/** What the rules say to a question; nobody looks whether it is offered. */
function saidTo(mind: Mind): string | undefined {
  const { key } = mind.prompt;
  const policy = POLICIES[key];
  if (policy !== undefined) return policy(mind);
  return key.startsWith(EVENT) ? eventCountry(mind, key.slice(EVENT.length)) : undefined;
}

/** The answer, always one of the options. */
export function answerOf(mind: Mind): string {
  const found = saidTo(mind);
  if (found === undefined || !mind.options.includes(found)) throw new NoAnswer(mind, found);
  return found;
}

/** The same where somebody has left the way of the charts, who then may have nothing to say. */
export function answerBesides(mind: Mind): string | undefined {
  const found = saidTo(mind);
  return found !== undefined && mind.options.includes(found) ? found : undefined;
}

export const jihadistNonPlayer: Player<View> = {
  id: 'jihadist-nonplayer',
  seats: ['jihadist'],
  official: true,
  answer({ view, prompt, options, dice }) {
    const mind: Mind = { state: view, prompt, options, dice, why: [] };
    const option = answerOf(mind);
    return mind.why.length === 0 ? { option } : { option, why: mind.why };
  },
};
