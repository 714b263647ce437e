/** Glossary, consent: a spy of another player may be used with its owner's agreement (doubt 7). */
import { courtCard, findCourt, type State, type Who } from '../state.ts';
import type { Location } from '../components/map.ts';
import { hasSpy } from '../spies.ts';

/** Who has lent a spy on that card to the player whose turn it is. */
export function lendersOn(state: State, card: number): Who[] {
  const { loans } = state.talk;
  if (loans.length === 0 || state.variants.consent === 'intel') return [];
  return validLoans(state)
    .filter((loan) => loan.card === card)
    .map((loan) => loan.owner);
}

/** E12.2 Who has lent a spy on a card of that location. */
export function lendersIn(
  state: State,
  location: Location,
): { readonly owner: Who; readonly card: number }[] {
  if (state.talk.loans.length === 0) return [];
  return validLoans(state).filter((loan) => courtCard(state, loan.card).location === location);
}

/** Loans of spies that still stand there. */
function validLoans(state: State): { readonly owner: Who; readonly card: number }[] {
  return state.talk.loans.filter(({ owner, card }) => {
    const found = findCourt(state, card);
    return found !== undefined && hasSpy(found.court, owner);
  });
}

/** A loan holds for one action. */
export function useLoan(state: State, owner: Who, card: number): void {
  const { loans } = state.talk;
  const at = loans.findIndex((loan) => loan.owner === owner && loan.card === card);
  if (at >= 0) loans.splice(at, 1);
}
