/** English sentences of the demonstration volume. */
import type { Sentences, Voice } from '@sandtable/engine';
import { en as series } from '../../../text/index.ts';

export const rebelReasons = {
  'rebels.event': () => 'Rebels: the Event is open.',
  'rebels.random': (p: { space: string }, voice: Voice) =>
    `Rebels: the dice say ${voice.name('space', p.space)}.`,
} satisfies Sentences;

export const en = {
  ...series,
  ...rebelReasons,
  'scenario.free-deployment': () => 'Free deployment',
  'option.nonPlayers.rebels': () => 'Rebels',
  'option.practice.help': () => 'One player runs the Crown and the Allies.',
  'option.practice.two': () => 'two players',
  'option.hiddenNext.help': () => 'Makes deciding easier.',
  'ask.support': () => 'Buy Support where?',
  'log.transport': (p: { space: string }, voice: Voice) => `Transport to ${voice.name('space', p.space)}.`,
  'why.transport': () => 'No Crown troops can be moved.',
  'why.air-strike': () => 'Nothing is exposed, or the planes are on the ground.',
  'why.extort': () => 'Nobody is hidden.',
  'table.tracks': (p: { aid: number; support: number; opposition: number; casualties: number }) =>
    `Aid ${p.aid} | Support ${p.support} | Opposition ${p.opposition} | Casualties ${p.casualties}`,
} satisfies Sentences;
