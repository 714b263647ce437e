/** 8.4.1 How a non-player answers by what it is told about a card. */
import type { Policy } from '@sandtable/coin/nonplayers';
import { kindsOf } from '../../events/vocabulary.ts';
import { type Faction, FACTIONS, type Kind } from '../../forces.ts';
import type { Choices, Named } from '../../instructions/language.ts';
import { isNonPlayer } from '../../state.ts';
import { because, type Mind } from '../mind.ts';
import { evenly } from '../selection.ts';
import type { Policies } from './lasting.ts';
import { SPECIALS } from './special.ts';

/** Whether a faction is one of those a word stands for. */
function isMeant({ state, faction: own }: Mind, word: Named, faction: Faction): boolean {
  switch (word) {
    case 'itself':
      return faction === own;
    case 'players':
      return faction !== own && !isNonPlayer(state, faction);
    case 'non-players':
      return faction !== own && isNonPlayer(state, faction);
    case 'others':
      return faction !== own;
    default:
      return faction === word;
  }
}

/** The first word that means anybody offered; of several an even chance. */
const faction =
  (order: readonly Named[]): Policy<Mind> =>
  (mind) => {
    const offered = FACTIONS.filter((one) => mind.options.includes(one));
    for (const word of order) {
      const meant = offered.filter((one) => isMeant(mind, word, one));
      if (meant.length > 0) return told(mind, evenly(mind, meant));
    }
    return undefined;
  };

/** The first of these that is offered. */
const first =
  (order: readonly string[]): Policy<Mind> =>
  (mind) => {
    const found = order.find((option) => mind.options.includes(option));
    return found === undefined ? undefined : told(mind, found);
  };

function told(mind: Mind, option: string): string {
  because(mind, 'N.card');
  return option;
}

/** On another card than its own a function may know no answer, or one that is not offered: then it has none. */
const asFarAsOffered = (policies: Policies): Policies =>
  Object.fromEntries(
    Object.entries(policies).map(([key, policy]): [string, Policy<Mind>] => [
      key,
      (mind) => {
        const found = policy(mind);
        return found !== undefined && mind.options.includes(found) ? found : undefined;
      },
    ]),
  );

/** By prompt: what it chooses. */
export function answersOf({ factions, branches, uses, pieces, special }: Choices): Policies {
  const kinds: readonly Kind[] | undefined = pieces?.flatMap((piece) => kindsOf(piece));
  return {
    ...(factions !== undefined && { 'ask.event.faction': faction(factions) }),
    ...(branches !== undefined && { 'ask.event.option': first(branches.map((one) => String(one - 1))) }),
    ...(uses !== undefined && { 'ask.event.whether': first([uses]) }),
    ...(kinds !== undefined && { 'ask.event.piece': first(kinds), 'ask.place.kind': first(kinds) }),
    ...(special !== undefined && asFarAsOffered(SPECIALS[special])),
  };
}
