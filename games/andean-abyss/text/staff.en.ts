/** Reasons of the Government's staff, which is ours and not the rulebook's. */
import type { Sentences, Voice } from '@sandtable/engine';

export const staffEn = {
  'staff.event': () => 'Staff: the Event helps more than an Operation.',
  'staff.train': () => 'Staff: Train, for cubes and Support.',
  'staff.patrol': () => 'Staff: Patrol, LoCs are in danger.',
  'staff.sweep': () => 'Staff: Sweep, guerrillas hide within reach.',
  'staff.assault': () => 'Staff: Assault, enough of the enemy is exposed.',
  'staff.pass': () => 'Staff: pass and save Resources.',
  'staff.discord': () => 'Staff: the choice that hurts less.',
  'staff.civic': (p: { space: string }, voice: Voice) =>
    `Staff: Civic Action in ${voice.name('space', p.space)}.`,
  'staff.base': (p: { space: string }, voice: Voice) => `Staff: a Base in ${voice.name('space', p.space)}.`,
  'staff.eradicate': () => 'Staff: Eradicate, for Aid and against the Cartels.',
  'staff.air-strike': () => 'Staff: Air Strike on what is exposed.',
} satisfies Sentences;

/** What the staff said while it still looked ahead: games saved then tell it. */
export const oldStaffEn = {
  'staff.foreseen': (p: { points: number; tried: number }) =>
    `Staff: ${p.tried} choices tried to the end of the next card; this one comes out ${p.points} ${p.points === 1 ? 'point' : 'points'} ahead.`,
} satisfies Sentences;
