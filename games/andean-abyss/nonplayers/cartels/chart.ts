/** 8.5 Which Operation the Cartels choose. */
import { available, shipmentsLeft, type State } from '../../state.ts';
import { because, type Mind } from '../mind.ts';
import { buildSites } from '../sites.ts';

const PIECES = 10;

export function cartelsChart(mind: Mind): 'rally' | 'march' | 'terror' {
  const { state } = mind;
  const pieces = cartelsInReserve(state);
  if (pieces >= PIECES) {
    because(mind, '8.5.q1.pieces-10', { pieces });
    return 'rally';
  }
  if (buildSites(state, 'cartels').length > 0) {
    because(mind, '8.5.q1.build-site');
    return 'rally';
  }
  because(mind, '8.5.q1.no', { pieces });
  if (shipmentsLeft(state) > 0) {
    because(mind, '8.5.q2.shipment');
    return 'march';
  }
  because(mind, '8.5.q2.no-shipment');
  return 'terror';
}

/** Guerrillas and Bases together. */
const cartelsInReserve = (state: State): number =>
  available(state, 'cartels-underground') + available(state, 'cartels-base');
