import { defaultSetting, fastDice, Match, render, Sight } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { labyrinth } from '../../index.ts';
import { AT } from '../../map.ts';
import { usualAnswer } from '../../staff/answers.ts';
import { mind } from '../../mind/index.ts';
import { usStaff } from '../../staff/player.ts';
import { thumbReason } from '../../staff/reasons.ts';
import { bestDisrupt, bestIdeas, plotHarm } from '../../staff/targets.ts';
import { usesOf } from '../../staff/uses.ts';
import { alone } from '../jihadist/play.ts';

const prompt = (key: string) => ({ key, rule: '7.0' });

test('7.2 the staff wages the War of Ideas where it promises most', () => {
  const state = alone({
    countries: { 'gulf-states': 'fair ally', jordan: 'fair ally', iran: { sleepers: 1 } },
  });
  expect(bestIdeas(state, 2)?.country).toBe(AT['gulf-states']);
});

test('7.4 it disrupts cells at home before others, and Active cells before Sleepers', () => {
  const state = alone({ countries: { 'united-states': { active: 1 }, france: { is: 'soft', active: 1 } } });
  expect(bestDisrupt(state, 3)?.country).toBe(AT['united-states']);
  const options = ['active', 'sleeper'];
  expect(usualAnswer({ state, prompt: prompt('ask.disrupt.cell'), options })).toBe('active');
});

test('7.5 a plot at home is the worst, worse still when it may be a WMD', () => {
  const state = alone({ countries: { 'united-states': { active: 1 } } });
  const plot = { value: 0, most: 3, exact: false, shown: false, backlash: false } as const;
  const home = plotHarm(state, { ...plot, country: AT['united-states'] }, 0);
  expect(home).toBeGreaterThan(plotHarm(state, { ...plot, country: AT.france }, 0));
  expect(plotHarm(state, { ...plot, country: AT['united-states'] }, 0.5)).toBeGreaterThan(home);
});

test('7.6.2 Reassessment is thought of with two cards of 3, at the start of the phase, without Reserves', () => {
  const state = alone({ hands: { us: [41, 43] }, phase: 'us', reserves: { us: 2 } });
  expect(usesOf(state, 41)).toContain('reassessment:card-43');
  const small = alone({ hands: { us: [41, 23] }, phase: 'us', reserves: { us: 2 } });
  expect(usesOf(small, 41).some((use) => use.startsWith('reassessment'))).toBe(false);
  expect(usesOf(small, 23).some((use) => use.startsWith('reassessment'))).toBe(false);
});

test('6.1 the staff says how it came to its choice, the same each time, and sees no hidden card', () => {
  const setting = defaultSetting(labyrinth, { nonPlayers: 'jihadist' });
  const match = Match.start(labyrinth, setting, fastDice('staff'));
  const jihadist = labyrinth.players?.find((player) => player.official === true);
  while (match.turn[0] === 'jihadist')
    match.reply('jihadist', jihadist?.answer(new Sight(match, 'jihadist')) ?? { option: '' });
  const staff = usStaff(mind.habit);
  const [one, two] = [staff.answer(new Sight(match, 'us')), staff.answer(new Sight(match, 'us'))];
  expect(one).toEqual(two);
  const [why] = one.why ?? [];
  expect(why?.key).toBe('staff.best');
  if (why === undefined) return;
  expect(render(labyrinth.speech.en, why)).toMatch(
    /: played on in \d+ possible worlds, the US wins about \d+ %/,
  );
  expect(render(labyrinth.speech.ja, why)).toContain('通り');
}, 30_000);

test('7.4.1 what rules of thumb answer is said too: an active cell is removed before a sleeper turns', () => {
  const state = alone({
    hands: { us: [70, 43], jihadist: [49] },
    phase: 'us',
    countries: { iran: { sleepers: 1 } },
  });
  const options = ['sleeper', 'active'];
  expect(usualAnswer({ state, prompt: prompt('ask.disrupt.cell'), options })).toBe('active');
  expect(render(labyrinth.speech.en, thumbReason('ask.disrupt.cell'))).toMatch(/Active cells first/);
  expect(render(labyrinth.speech.ja, thumbReason('ask.event.aid'))).toContain('経験則');
});
