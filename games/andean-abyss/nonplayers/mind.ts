/** What a non-player has before it when it is asked, how it says why, and how it answers. */
import {
  type Asked as CoinAsked,
  type Mind as CoinMind,
  planning,
  reasons,
  spaceIn as spaceInPrompt,
} from '@sandtable/coin/nonplayers';
import type { Plan as EnginePlan } from '@sandtable/engine';
import type { Insurgent } from '../forces.ts';
import { MAP } from '../map.ts';
import type { Andes, State } from '../state.ts';
import type { nonplayersEn } from '../text/nonplayers.en.ts';
import { ruleOfReason } from '../text/reasons.ts';

export { numberIn } from '@sandtable/coin/nonplayers';

export type Mind = CoinMind<Andes, Insurgent>;
/** All that a step of a chart looks at: the table as it lies at the question in hand. */
export type Look = Pick<Mind, 'state'>;
export type Asked = CoinAsked<State>;
/** Answers in the order of a chart: a generator, so that it remembers what it has done. */
export type Plan = EnginePlan<Asked>;

/** Notes a reason. Its parameters are checked where the sentences are defined. */
export const because = reasons<typeof nonplayersEn>(ruleOfReason);

/** The space a prompt is about. */
export const spaceIn = spaceInPrompt(MAP);

/** Answers what `mind` is asked; when it returns, `mind` holds the next question. */
export const { reply, orReply, begin } = planning<Andes, Insurgent>({
  unsaid(mind) {
    if (mind.options.length === 1) because(mind, '8.1.1.only-one');
  },
});

export const isAsked = (mind: Mind, key: `ask.${string}`): boolean => mind.prompt.key === key;
