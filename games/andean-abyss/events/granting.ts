/** 5.5 Operations and Special Activities that Events grant, as the event language says it: they may be declined. */
import { STURDY } from '@sandtable/coin';
import { type Context, named, type Play, type Playing } from '@sandtable/coin/event-language';
import type { Rules } from '@sandtable/engine';
import { rulesOf } from '../activities/index.ts';
import { chooseFaction } from '../ask.ts';
import { isBarredNow } from '../deck.ts';
import type { Faction } from '../forces.ts';
import { type AssaultTerms, canAssault } from '../operations/assault.ts';
import { isPossible } from '../operations/index.ts';
import { type Activity, type Andes, type Operation, OPERATIONS, spaces } from '../state.ts';
import { say } from '../text/say.ts';
import { beginTurn } from '../turn.ts';
import { assaultFreely, mayAssaultAll } from './assaults.ts';
import { mayDoActivity, mayOperate } from './free.ts';
import type { Side, VOCABULARY } from './vocabulary.ts';

type Free = Extract<Side[number], { readonly free: unknown }>;

/** 5.1.2 Not bound by card 42. */
const assaultTerms = ({ terms }: Free): AssaultTerms => ({
  ...(terms?.only === undefined ? {} : { only: [terms.only] }),
  ...(terms?.['police-as-troops'] === true ? { policeAsTroops: true } : {}),
  event: true,
});

/** An Assault in the space chosen, or wherever the Government wants. */
const canAssaultNow = ({ state, here }: Context<Andes>, step: Free): boolean =>
  (here === null ? spaces(state) : [here]).some((space) => canAssault(state, space, assaultTerms(step)));

function* assaultNow({ action, state, here }: Playing<Andes>, step: Free): Rules<void> {
  const terms = assaultTerms(step);
  if (here === null) yield* mayAssaultAll(action, terms);
  else if (canAssault(state, here, terms)) yield* assaultFreely(action, here, terms);
}

const operationOf = ({ free }: Free): Operation | undefined => OPERATIONS.find((one) => one === free);

function canDo({ state }: Context<Andes>, step: Free, faction: Faction): boolean {
  const operation = operationOf(step);
  if (operation !== undefined)
    return (
      !isBarredNow(state, faction, operation) &&
      isPossible(state, beginTurn(faction, operation, { free: true }))
    );
  return rulesOf(step.free as Activity).possible(state, beginTurn(faction, 'event', { free: true }), STURDY);
}

const namable = (context: Context<Andes>, step: Free): Faction[] =>
  named<Andes, typeof VOCABULARY>(context, step.by);

export const FREE: Play<Andes, Free> = {
  can: (context, step) =>
    step.free === 'assault'
      ? canAssaultNow(context, step)
      : namable(context, step).some((faction) => canDo(context, step, faction)),
  *play(context, step) {
    if (step.free === 'assault') return yield* assaultNow(context, step);
    const { action, state } = context;
    const prompt = say('ask.event.faction', action.rule, { card: state.card });
    const faction =
      typeof step.by === 'string'
        ? step.by
        : yield* chooseFaction(action, prompt, () =>
            namable(context, step).filter((one) => canDo(context, step, one)),
          );
    if (faction === undefined) return;
    const operation = operationOf(step);
    if (operation !== undefined) yield* mayOperate(action, faction, operation);
    else yield* mayDoActivity(action, faction, [step.free as Activity]);
  },
};
