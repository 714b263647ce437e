/** 8.6 Which Operation AUC chooses. */
import { available, bases, guerrillas, lands, type State, underground } from '../../state.ts';
import { because, type Mind } from '../mind.ts';
import { buildSites } from '../sites.ts';

const GUERRILLAS = 6;

export function aucChart(mind: Mind): 'rally' | 'march' | 'terror' | 'attack' {
  const { state } = mind;
  const free = available(state, 'auc-underground');
  if (free >= GUERRILLAS) {
    because(mind, '8.6.q1.guerrillas-6', { guerrillas: free });
    return 'rally';
  }
  if (buildSites(state, 'auc').length > 0) {
    because(mind, '8.6.q1.build-site');
    return 'rally';
  }
  because(mind, '8.6.q1.no', { guerrillas: free });
  const farc = lands(state).filter((space) => bases(state, space, 'farc') > 0);
  const watched = farc.filter((space) => guerrillas(state, space, 'auc') > 0);
  if (2 * watched.length < farc.length) {
    because(mind, '8.6.q2.less-than-half', { watched: watched.length, bases: farc.length });
    return 'march';
  }
  if (farc.length === 0) because(mind, '8.6.q2.no-farc-base');
  else because(mind, '8.6.q2.half-or-more', { watched: watched.length, bases: farc.length });
  return terrorOrAttack(mind, state);
}

function terrorOrAttack(mind: Mind, state: State): 'terror' | 'attack' {
  const isReady = lands(state).some(
    (space) => bases(state, space, 'farc') > 0 && underground(state, space, 'auc') > 0,
  );
  because(mind, isReady ? '8.6.q3.underground-at-base' : '8.6.q3.none');
  return isReady ? 'terror' : 'attack';
}
