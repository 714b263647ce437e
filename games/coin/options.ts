/** What can be chosen before play: who is run by rules, who runs two factions, how cards are seen. */
import type { Message, NonPlayers, OptionSpec, OptionValue, Seat, Setting } from '@sandtable/engine';
import { say } from './text/say.ts';
import type { Variants } from './volume.ts';

export interface OptionFacts<F extends string> {
  readonly factions: readonly F[];
  readonly rules: { readonly practice: string; readonly hiddenNext: string };
  /** Who can be run by the non-player rules, by the name of the choice; the first is the default. */
  readonly nonPlayers: Readonly<Record<string, readonly F[]>>;
  /** Who runs several factions in a practice game, likewise. */
  readonly pairs: Readonly<Record<string, readonly (readonly F[])[]>>;
  /** The volume's own options. */
  readonly own: readonly OptionSpec[];
  readonly finalPropaganda: (setting: Setting) => number;
}

export interface Options<F extends string> {
  readonly OPTIONS: readonly OptionSpec[];
  readonly NON_PLAYER_SEATS: NonPlayers;
  readonly variantsOf: (setting: Setting) => Variants<F>;
  /** Combinations that the rulebook rules out. */
  readonly optionFaults: (setting: Setting) => Message[];
  readonly seatsOf: (setting: Setting) => Seat[];
}

const choice = (id: string, values: readonly string[]): OptionSpec => ({
  id,
  kind: 'choice',
  values,
  default: values[0] ?? '',
});

/** Settings are checked before they get here: what is not among the choices is a fault. */
function chosenFrom<T>(choices: Readonly<Record<string, T>>, value: OptionValue | undefined): T {
  const chosen = choices[String(value)];
  if (chosen === undefined) throw new RangeError(`no choice ${String(value)}`);
  return chosen;
}

export function options<F extends string>(facts: OptionFacts<F>): Options<F> {
  const { rules, factions } = facts;

  const variantsOf = (setting: Setting): Variants<F> => {
    const given = setting.options;
    const nonPlayers = chosenFrom(facts.nonPlayers, given['nonPlayers']);
    const pairs = chosenFrom(facts.pairs, given['practice']);
    return {
      nonPlayers: [...nonPlayers],
      pairs: pairs.map((pair) => [...pair]),
      hiddenNext: given['hiddenNext'] === true,
      eligibility: given['eligibility'] as Variants<F>['eligibility'],
      finalPropaganda: facts.finalPropaganda(setting),
    };
  };

  return {
    OPTIONS: [
      choice('nonPlayers', Object.keys(facts.nonPlayers)),
      choice('practice', Object.keys(facts.pairs)),
      { id: 'hiddenNext', kind: 'flag', default: false },
      choice('eligibility', ['standard', 'a', 'b']),
      ...facts.own,
    ],
    NON_PLAYER_SEATS: { option: 'nonPlayers', seats: facts.nonPlayers },
    variantsOf,
    optionFaults(setting) {
      const { nonPlayers, pairs, hiddenNext, eligibility } = variantsOf(setting);
      const faults: Message[] = [];
      if (nonPlayers.length > 0 && pairs.length > 0) faults.push(say('fault.practice', rules.practice));
      if (hiddenNext && eligibility !== 'standard') faults.push(say('fault.hidden-next', rules.hiddenNext));
      return faults;
    },
    seatsOf(setting) {
      const { pairs } = variantsOf(setting);
      return factions.map((id) => {
        const pair = pairs.find((one) => one.includes(id));
        return pair === undefined ? { id } : { id, team: pair.join('-') };
      });
    },
  };
}
