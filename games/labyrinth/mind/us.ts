/** How good options of the US look to its staff, in resources under Good Governance. */
import type { Asked } from '@sandtable/engine';
import { numberIn } from '../jihadist/mind.ts';
import { countryOf } from '../map.ts';
import { plotOption } from '../plots.ts';
import { deployGain, disruptGain, ideasGain, plotHarm, regimeChangeGain } from '../staff/targets.ts';
import { optionGain, prospectsOf, useGain, wmdChance } from '../staff/uses.ts';
import { MAX_OPS, type State } from '../state.ts';

type Question = Pick<Asked<State>, 'state' | 'prompt' | 'options'>;
type Gain = (state: State, country: NonNullable<ReturnType<typeof countryOf>>) => number;

const TARGETS: Readonly<Record<string, Gain>> = {
  'ask.woi': (state, country) => ideasGain(state, country, MAX_OPS),
  'ask.disrupt': (state, country) => disruptGain(state, country, MAX_OPS),
  'ask.regime-change': regimeChangeGain,
  'ask.deploy.to': deployGain,
};

/** Undefined where the staff ranks nothing. */
export function staffWorths({ state, prompt, options }: Question): readonly number[] | undefined {
  switch (prompt.key) {
    case 'ask.card':
    case 'ask.in-between': {
      const prospects = prospectsOf(state);
      return options.map((option) => optionGain(state, option, prospects));
    }
    case 'ask.use': {
      const prospects = prospectsOf(state);
      const card = numberIn(prompt, 'card');
      return options.map((option) => useGain(state, card, option, prospects));
    }
    case 'ask.alert':
      return options.map((option) => {
        const plot = state.plots.find((one) => plotOption(state, one) === option);
        return plot === undefined ? 0 : plotHarm(state, plot, wmdChance(state));
      });
    default:
      return byTarget(TARGETS[prompt.key], state, options);
  }
}

function byTarget(
  gain: Gain | undefined,
  state: State,
  options: readonly string[],
): readonly number[] | undefined {
  return gain === undefined
    ? undefined
    : options.map((option) => {
        const country = countryOf(option);
        return country === undefined ? 0 : gain(state, country);
      });
}
