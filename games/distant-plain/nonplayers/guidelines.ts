/** 8.1.1, 8.1.2 What is said of an answer for which no box, condition or priority gave a reason. */
import { ACTIVITIES } from '../state.ts';
import type { guidelinesEn } from '../text/guidelines.en.ts';
import { ruleOfReason } from '../text/reasons.ts';
import type { Mind } from './mind.ts';

type Guideline = keyof typeof guidelinesEn;

const GUIDELINES: Readonly<Record<string, Guideline>> = {
  'ask.train.troops': 'N.cubes',
  'ask.train.police': 'N.cubes',
  'ask.train.base': 'N.cubes',
  'ask.train.gathered': 'N.cubes',
  'ask.train.gather': 'N.full',
  'ask.train.civic': 'N.asFar',
  'ask.train.then': 'N.asChosen',
  'ask.train.then.coalition': 'N.asChosen',
  'ask.patrol.from': 'N.origin',
  'ask.patrol.to': 'N.asChosen',
  'ask.patrol.assault': 'N.talibanFirst',
  'ask.sweep.from': 'N.spare',
  'ask.move.troops': 'N.spare',
  'ask.move.police': 'N.spare',
  'ask.move.coalition-troops': 'N.spare',
  'ask.move.government-troops': 'N.spare',
  'ask.move.underground': 'N.spare',
  'ask.move.active': 'N.spare',
  'ask.expose': 'N.talibanFirst',
  'ask.assault.activate': 'N.talibanFirst',
  'ask.assault.guerrillas': 'N.card',
  'ask.bombs': 'N.card',
  'ask.rally.how': 'N.asChosen',
  'ask.rally.guerrillas': 'N.full',
  'ask.rally.give-up': 'N.ownLoss',
  'ask.rally.more': 'N.card',
  'ask.rally.sharia.more': 'N.asFar',
  'ask.sharia': 'N.asFar',
  'ask.march.from': 'N.origin',
  'ask.attack.how': 'N.asChosen',
  'ask.attack.sacrifice': 'N.card',
  'ask.surge': 'N.byRoll',
  'ask.surge.number': 'N.byRoll',
  'ask.air-lift.from': 'N.spare',
  'ask.air-lift.to': 'N.asChosen',
  'ask.air-strike.how': 'N.asChosen',
  'ask.air-strike.stir': 'N.card',
  'ask.air-strike.anger': 'N.card',
  'ask.govern': 'N.full',
  'ask.transport.from': 'N.spare',
  'ask.traffic': 'N.full',
  'ask.suborn.how': 'N.asChosen',
  'ask.desertion': 'N.cubes',
  'ask.redeploy.from': 'N.spare',
  'ask.redeploy.to': 'N.spare',
  'ask.redeploy.number': 'N.oneByOne',
  'ask.place.kind': 'N.ownPieces',
};

const DECLINES: readonly string[] = ['done', '0', 'no', 'alone', 'roll'];

function guidelineOf({ prompt: { key }, options }: Mind, option: string): Guideline | undefined {
  if (options.length === 1) return 'N.only';
  if (ACTIVITIES.some((activity) => activity === option)) return 'N.activity';
  if (key === 'ask.attack.sacrifice') return 'N.card';
  if (DECLINES.includes(option)) return 'N.enough';
  return GUIDELINES[key] ?? (key.startsWith('ask.event.') ? 'N.event' : undefined);
}

export function noteGuideline(mind: Mind, option: string): void {
  const key = guidelineOf(mind, option);
  if (key !== undefined) mind.why.push({ key, rule: ruleOfReason(key) });
}
