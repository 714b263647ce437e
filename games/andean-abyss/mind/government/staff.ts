/**
 * A player for the Government, in the manner of the rulebook's non-players: priorities for every question, and what to
 * do on a card is tried before it is chosen. It is ours: the rulebook knows no Government without a player (8.0).
 */
import type { Message, Player, Reply, Seen } from '@sandtable/engine';
import { INSURGENTS } from '../../forces.ts';
import type { State } from '../../state.ts';
import type { en } from '../../text/en.ts';
import { margin } from '../../victory.ts';
import type { View } from '../../view.ts';
import { airWork, angerWhere, eradicateWhere, liftFrom, liftTo, strikeWhere } from './activities.ts';
import { highest, type StaffMind } from './mind.ts';
import { worstPiece } from './assault.ts';
import { movePolice, moveTroops, operationSpace } from './operations.ts';
import { type Outlook, outlookOn } from './outlook.ts';
import { patrolAssault, patrolFrom, patrolTo } from './patrol.ts';
import {
  civicAction,
  deploy,
  eventSpace,
  redeployFrom,
  redeployNumber,
  redeployTo,
  repair,
  zone,
} from './propaganda.ts';
import { sweepFrom } from './sweep.ts';
import { baseTroops, trainMore, trainPolice, trainThen, trainTroops } from './train.ts';
import { staffDiscord, usualTurn } from './turn.ts';

type Policy = (mind: StaffMind) => string | undefined;

const most: Policy = (mind) => mind.options.at(-1);
const first: Policy = (mind) => mind.options[0];
const decline: Policy = (mind) => (mind.options.includes('done') ? 'done' : mind.options[0]);

/** The Insurgents nearest to their goal. */
const rival: Policy = (mind) =>
  highest(mind.options, (option) => {
    const faction = INSURGENTS.find((one) => one === option);
    return faction === undefined ? -1000 : margin(mind.state, faction);
  });

/** An Assault before a Sweep, removal before anything else; nothing that helps Insurgents. */
const GOOD = [
  'assault',
  'remove-base',
  'clear-opposition',
  'remove-pieces',
  'passive-support',
  'remove',
  'lose',
  'sweep',
  'air-strike',
  'train',
];
const helpful: Policy = (mind) =>
  GOOD.find((option) => mind.options.includes(option)) ??
  (mind.options.includes('done') ? 'done' : mind.options[0]);

/** By the key of the question: only questions that exist. */
const POLICY: Readonly<Partial<Record<keyof typeof en & `ask.${string}`, Policy>>> = {
  'ask.turn': usualTurn,
  'ask.discord': staffDiscord,
  'ask.operation.space': operationSpace,
  'ask.operation.after': (mind) => airWork(mind) ?? 'done',
  'ask.train.troops': trainTroops,
  'ask.train.police': trainPolice,
  'ask.train.then': trainThen,
  'ask.train.civic': trainMore,
  'ask.train.base': baseTroops,
  'ask.sweep.from': sweepFrom,
  'ask.sweep.counted': first,
  'ask.move.troops': moveTroops,
  'ask.move.police': movePolice,
  'ask.patrol.from': patrolFrom,
  'ask.patrol.to': patrolTo,
  'ask.patrol.assault': patrolAssault,
  'ask.expose': worstPiece,
  'ask.remove': worstPiece,
  'ask.air-strike': strikeWhere,
  'ask.air-lift.from': liftFrom,
  'ask.air-lift.to': liftTo,
  'ask.eradicate': eradicateWhere,
  'ask.eradicate.shift': angerWhere,
  'ask.withdraw.from': decline,
  'ask.ship.operation': helpful,
  'ask.control.repair': repair,
  'ask.civic-action': civicAction,
  'ask.zone': zone,
  'ask.redeploy.from': redeployFrom,
  'ask.redeploy.to': redeployTo,
  'ask.redeploy.number': redeployNumber,
  'ask.deploy.where': deploy,
  'ask.deploy.number': first,
  'ask.place.kind': first,
  'ask.event.piece': worstPiece,
  'ask.event.stays': worstPiece,
  'ask.event.whether': (mind) => (mind.options.includes('yes') ? 'yes' : mind.options[0]),
  'ask.event.faction': rival,
  'ask.event.how': helpful,
  'ask.event.option': helpful,
  'ask.event.number': most,
  'ask.event.count': most,
};

/** The outlook is made when somebody looks: many questions need none. */
class Staff implements StaffMind {
  readonly state: State;
  readonly prompt: Message;
  readonly options: readonly string[];
  readonly why: Message[] = [];
  private made: Outlook | undefined;

  constructor(state: State, prompt: Message, options: readonly string[]) {
    this.state = state;
    this.prompt = prompt;
    this.options = options;
  }

  get outlook(): Outlook {
    this.made ??= outlookOn(this.state);
    return this.made;
  }
}

export const mindOf = (state: State, prompt: Message, options: readonly string[]): StaffMind =>
  new Staff(state, prompt, options);

/** What it has no opinion on, it declines or takes as it comes: the menu holds only what is legal. */
export function usualAnswer(mind: StaffMind): string {
  const wanted = (POLICY[mind.prompt.key as keyof typeof POLICY] ?? eventSpace)(mind);
  return mind.options.find((one) => one === wanted) ?? decline(mind) ?? '';
}

function reply(seen: Seen<View>): Reply {
  const mind = mindOf(seen.view, seen.prompt, seen.options);
  const option = usualAnswer(mind);
  return mind.why.length === 0 ? { option } : { option, why: mind.why };
}

export const GOVERNMENT_STAFF: Player<View> = {
  id: 'government-staff',
  seats: ['government'],
  answer: reply,
};
