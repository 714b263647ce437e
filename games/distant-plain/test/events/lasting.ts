/** What a text that lasts leaves on the table, and what is left of it after a Reset. */
import type { Side } from '../../state.ts';
import { lastingOf } from '../../corrections.ts';
import { event, goOn, round } from '../rules.ts';
import { situation } from '../table.ts';

export function lasting(card: number, side: Side) {
  const state = situation();
  event(state, 'government', card, side, ['~done']);
  const names = () =>
    state.inEffect.map((entry) => lastingOf(state, entry.card, entry.side)[entry.at ?? 0]?.lasting);
  const before = {
    capability: state.capabilities[card],
    momentum: state.momentum.includes(card),
    names: names(),
  };
  goOn(round(state, 'reset', card === 60 ? 61 : 60, 74, 75, 76, 77));
  return { ...before, afterReset: names() };
}
