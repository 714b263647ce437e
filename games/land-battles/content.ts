/** Everything that must be seen to happen: every card in every use, every bonus, every optional rule. */
import { ACTIONS, NATIONS } from './cards/card-set.ts';
import { STANDARD } from './cards/standard.ts';
import { ATTACKS, DEFENCES } from './cards/texts.ts';

export const CONTENT: readonly string[] = [
  ...NATIONS.map((nation) => `nation.${nation}`),
  'prepare',
  'reinforce',
  'rearrange',
  'artillery',
  'maneuver.terrain',
  'maneuver.flank',
  'reshuffle',
  ...ACTIONS.flatMap((card) => [`${card}.maneuver`, `${card}.reinforce`]),
  ...ACTIONS.filter((card) => ATTACKS[card] !== undefined).map((card) => `${card}.attack`),
  ...ACTIONS.filter((card) => DEFENCES[card] !== undefined).map((card) => `${card}.defence`),
  'regroup.action',
  'engineers.free',
  'overrun.free',
  'recon-drone.free',
  ...Object.keys(STANDARD.terrain).map((terrain) => `bonus.${terrain}`),
  'option.long-range.artillery',
  'option.long-range.air',
  'option.team.reaction',
  'option.aside.bought',
  'option.aside.used',
  // A computer player's reasons count too.
  'bot.worth',
];
