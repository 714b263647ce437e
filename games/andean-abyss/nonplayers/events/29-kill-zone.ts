import type { Space } from '../../map.ts';
import { guerrillas, isNonPlayer, type PieceId, pieces, spaces, type State } from '../../state.ts';
import { because, type Mind } from '../mind.ts';
import { noteVictim, victim, type VictimOrder } from '../pieces.ts';
import { always, type CardOpinion, type SpaceChoice } from './opinion.ts';

/** D12 Who lies in wait: FARC if it is a non-player that can hit the Government or AUC, else AUC. */
function killers(state: State): 'farc' | 'auc' | undefined {
  const farcHits = spaces(state).some(
    (one) =>
      guerrillas(state, one, 'farc') > 0 && pieces(state, one, 'government') + pieces(state, one, 'auc') > 0,
  );
  if (isNonPlayer(state, 'farc') && farcHits) return 'farc';
  const aucHits = spaces(state).some(
    (one) =>
      guerrillas(state, one, 'auc') > 0 &&
      pieces(state, one, 'government') + pieces(state, one, 'farc') + pieces(state, one, 'cartels') > 0,
  );
  return aucHits ? 'auc' : undefined;
}

const KILL_ORDER: Readonly<Record<string, VictimOrder>> = {
  farc: ['government', 'auc', 'cartels'],
  auc: ['government', 'farc', 'cartels'],
};

/** Whose pieces rank the spaces: for FARC only the first two of its list. */
const RANKING: Readonly<Record<string, number>> = { farc: 2, auc: 3 };

function killerFaction(mind: Mind): string | undefined {
  const faction = killers(mind.state);
  if (faction === undefined) return undefined;
  because(mind, `8.4.card-29.${faction}`);
  return faction;
}

/** Enemy pieces that two Ambushes could remove. */
const AMBUSHED = 4;

/** Pieces of each faction in turn that two Ambushes would remove here. */
function ambushed(mind: Mind, space: Space, place: number): number {
  if (place >= (RANKING[mind.faction] ?? 0)) return 0;
  let left = AMBUSHED;
  const order = KILL_ORDER[mind.faction] ?? [];
  for (const [i, faction] of order.entries()) {
    if (faction === 'shipment') continue;
    const hit = Math.min(left, pieces(mind.state, space, faction));
    if (i === place) return hit;
    left -= hit;
  }
  return 0;
}

const zone: SpaceChoice = {
  keys: [0, 1, 2].map((place) => (mind: Mind, space: Space) => ambushed(mind, space, place)),
};

function killWhom(mind: Mind): string | undefined {
  const ids = mind.options.filter((option) => option !== 'done') as PieceId[];
  const id = victim(ids, KILL_ORDER[mind.faction] ?? ['government', 'farc', 'auc', 'cartels']);
  if (id !== undefined) noteVictim(mind, id, ids);
  return id;
}

/** 29 Kill Zone. */
export const killZone: CardOpinion = {
  usable: (state) => killers(state) !== undefined,
  policy: {
    spaces: { act: zone },
    answers: { 'ask.event.faction': killerFaction, 'ask.remove': killWhom },
  },
  worth: always(3),
  harm: 4,
};
