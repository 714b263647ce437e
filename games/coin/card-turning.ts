/** From one card to the next: Eligibility, the deck, and what a card brings. */
import type { Table } from '@sandtable/engine';
import { staysEligible } from './eligibility.ts';
import type { SequenceFacts } from './sequence-facts.ts';
import type { CoinState, Volume } from './volume.ts';

export interface CardTurning<V extends Volume<V>> {
  /** Adjusts Eligibility, then turns to the next card. */
  readonly endCard: (table: Table<V['state']>) => void;
  /** The next card comes into play. */
  readonly nextCard: (table: Table<V['state']>) => void;
  /** What the card in play brings: an Event, a Propaganda Round, or, right after another one, no Round. */
  readonly beginCard: (state: V['state']) => void;
}

export function cardTurning<V extends Volume<V>>(facts: SequenceFacts<V>): CardTurning<V> {
  const { factions, isPropaganda, hooks } = facts;
  const { drawCard } = facts.decks;

  function endCard(table: Table<V['state']>): void {
    const state: CoinState<V> = table.state;
    for (const faction of factions) {
      const byDeeds = state.variants.eligibility === 'b' || staysEligible(faction, state.done);
      state.eligible[faction] =
        (byDeeds || state.next.eligible.includes(faction)) && !state.next.ineligible.includes(faction);
    }
    nextCard(table);
  }

  function nextCard(table: Table<V['state']>): void {
    const { state } = table;
    state.done = [];
    state.next = { eligible: [], ineligible: [] };
    hooks.forget?.(state);
    drawCard(state);
    table.reveal();
    beginCard(state);
    if (state.stage.kind === 'over') hooks.over?.(table);
  }

  function beginCard(state: CoinState<V>): void {
    if (!isPropaganda(state.card)) {
      state.stage = { kind: 'card' };
      return;
    }
    state.propagandas++;
    const last = state.played.at(-1);
    if (last === undefined || !isPropaganda(last))
      state.stage = { kind: 'propaganda', phase: facts.phases.first };
    else if (state.propagandas >= state.variants.finalPropaganda) state.stage = { kind: 'over', by: 'final' };
    else state.stage = { kind: 'propaganda', phase: facts.phases.skipped };
  }

  return { endCard, nextCard, beginCard };
}
