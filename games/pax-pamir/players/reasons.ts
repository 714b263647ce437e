/** Why an option is good by rules of thumb, in words. Everybody reads it: it tells nothing of what is hidden. */
import type { Message } from '@sandtable/engine';
import { answerReasons } from './answer-reasons.ts';
import type { Mind } from './mind.ts';
import { choiceReasons } from './turn-reasons.ts';

/** Nothing where rules of thumb find nothing good in it. */
export const reasonsFor = (
  mind: Mind,
  prompt: Message,
  option: string,
  among: readonly string[],
): Message[] =>
  prompt.key === 'ask.turn' ? choiceReasons(mind, option) : answerReasons(mind, prompt, option, among);
