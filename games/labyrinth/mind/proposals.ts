/** Every card with its uses and their targets, step by step: what the thought compares. */
import type { Asked, Proposal, Step } from '@sandtable/engine';
import { cardOf } from '../ask.ts';
import { ALL, idOf, type Country } from '../map.ts';
import { disruptGain, ideasGain } from '../staff/targets.ts';
import * as staff from '../staff/uses.ts';
import { MAX_OPS, type State } from '../state.ts';
import { CHANCE_OF_A_RESOURCE } from './habit.ts';
import * as jihadist from './jihadist/uses.ts';

/** Uses of a card, and targets of a use, that are worth a look. */
const USES = 3;
const TARGETS = 2;

interface Way {
  readonly steps: readonly Step[];
  readonly gain: number;
}

type UsesOf = (state: State, card: number) => readonly { readonly use: string; readonly gain: number }[];

const usesOfUs = (state: State): UsesOf => {
  const prospects = staff.prospectsOf(state);
  return (_, card) =>
    staff.usesOf(state, card).map((use) => ({ use, gain: staff.useGain(state, card, use, prospects) }));
};
const usesOfJihadist = (state: State): UsesOf => {
  const prospects = jihadist.prospectsOf(state);
  return (_, card) =>
    jihadist.usesOf(state, card).map((use) => ({ use, gain: jihadist.useGain(state, card, use, prospects) }));
};

/** At the question which card, for the phase's side; alone the Jihadist has nothing to propose: its card is drawn. */
export function proposals({ state, seat, prompt, options }: Asked<State>): readonly Proposal[] {
  if (prompt.key !== 'ask.card') return [];
  const usesOf = seat === 'us' ? usesOfUs(state) : usesOfJihadist(state);
  const ways = options.flatMap((option) => waysOf(state, option, usesOf));
  const best = Math.max(...ways.map(({ gain }) => gain), 0);
  return ways.map(({ steps, gain }) => ({ steps, worth: CHANCE_OF_A_RESOURCE * (gain - best) }));
}

function waysOf(state: State, option: string, usesOf: UsesOf): readonly Way[] {
  const first: Step = { prompt: 'ask.card', option };
  const card = cardOf(option);
  if (card === 0) return [];
  return usesOf(state, card)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, USES)
    .flatMap(({ use, gain }) => {
      const steps = [first, { prompt: 'ask.use', option: use }];
      return [{ steps, gain }, ...targetsOf(state, use).map((step) => ({ steps: [...steps, step], gain }))];
    });
}

const GAINS: Readonly<
  Record<string, { readonly prompt: string; gain(state: State, country: Country, ops: number): number }>
> = {
  'war-of-ideas': { prompt: 'ask.woi', gain: ideasGain },
  disrupt: { prompt: 'ask.disrupt', gain: disruptGain },
};

/** The next best targets: the best is what habit would take. */
function targetsOf(state: State, use: string): readonly Step[] {
  const found = GAINS[use];
  if (found === undefined) return [];
  return ALL.map((country) => ({ country, gain: found.gain(state, country, MAX_OPS) }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(1, 1 + TARGETS)
    .map(({ country }) => ({ prompt: found.prompt, option: idOf(country) }));
}
