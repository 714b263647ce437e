/** What is wrong with a battle from a file. */
import { type Place, readingWords, type Voice } from '@sandtable/engine';

const at = (p: Place, problem: string) => `position${p.where === '' ? '' : `, ${p.where}`}: ${problem}`;
type OfTeam = { team: string };

export const faultsEn = {
  ...readingWords.en(at),
  'fault.no-force': (p: Place & { given: string; nation: string }, v: Voice) =>
    at(p, `${v.name('nation', p.nation)} has no force card ${p.given}, or it lies elsewhere already`),
  'fault.no-victim': (p: Place & OfTeam & { given: string }, v: Voice) =>
    at(
      p,
      `${v.name('team', p.team)} has no enemy with a force card ${p.given}, or it lies elsewhere already`,
    ),
  'fault.no-terrain': (p: Place & { given: string }) =>
    at(p, `there is no Terrain card ${p.given}, or it lies elsewhere already`),
  'fault.terrain-left': (p: Place) => at(p, 'no card lies there only when all have been secured'),
  'fault.no-copy': (p: Place & { card: string }, v: Voice) =>
    at(p, `no copy of ${v.name('card', p.card)} is left`),
  'fault.no-reserve': (p: Place) => at(p, 'cards are set aside only with the action card reserve'),
  'fault.no-breakthrough': (p: OfTeam, v: Voice) =>
    `position: ${v.name('team', p.team)} has no card in the Breakthrough Area and has lost`,
  'fault.won': (p: OfTeam, v: Voice) => `position: ${v.name('team', p.team)} has the points to have won`,
  'fault.gap': (p: OfTeam & { area: string }, v: Voice) =>
    `position: ${v.name('team', p.team)} has an empty row before others in the ${v.name('area', p.area)}`,
  'fault.superiority': () => 'position: only one team can have Superior Attack counters',
};
