/** Cards 19 to 36: what 8.4 does not settle by itself. */
import { idOf, isLoc, type Space } from '../../map.ts';
import { active, guerrillas, hasSupport, pieces, placeable, troops } from '../../state.ts';
import { BASE, UNDERGROUND } from '../../forces.ts';
import type { PieceId } from '../../shipments.ts';
import { beginTurn } from '../../turn.ts';
import { because, type Mind, spaceIn } from '../mind.ts';
import { isPossibleFor } from '../operating.ts';
import { noteVictim, victim, type VictimOrder } from '../pieces.ts';
import { AMBUSHED, offensive } from './spaces.ts';
import type { CardPolicy, SpaceChoice } from './policy.ts';
import { killers } from './usable.ts';

/** 19 General Offensive: everywhere it can, Terror where that shifts a level. */
const everywhere: SpaceChoice = {
  filter: (mind, space) => offensive(mind.state, space, mind.faction) !== undefined,
};

function offensiveHow(mind: Mind): string | undefined {
  const space = spaceIn(mind.prompt);
  const how = space === undefined ? undefined : offensive(mind.state, space, mind.faction);
  if (space === undefined || how === undefined) return undefined;
  because(mind, `8.4.card-19.${how}`, { space: idOf(space) });
  return how === 'attack' ? 'attack' : 'terror';
}

/** 20 Mono Jojoy: March if anybody can. */
export function marchIfPossible(mind: Mind): string {
  const turn = beginTurn(mind.faction, 'march', { free: true });
  if (!isPossibleFor({ ...mind.state, turn }, turn)) return 'no';
  if (mind.state.turn?.faction !== mind.faction) because(mind, '8.1.2.reaction.free-action');
  return 'yes';
}

const cover: SpaceChoice = {
  keys: [({ state }, space) => hasSupport(state, space), (_mind, space) => isLoc(space)],
  gives: ({ state }, space) => active(state, space, 'farc'),
  note(mind, space) {
    const where = hasSupport(mind.state, space) ? 'support' : isLoc(space) ? 'loc' : 'other';
    because(mind, `8.4.card-20.flip-${where}`, { space: idOf(space) });
  },
};

/** 21 Raúl Reyes: beside a FARC guerrilla, in Support if possible. */
const stronghold: SpaceChoice = {
  keys: [
    ({ state }, space) => guerrillas(state, space, 'farc') > 0 && hasSupport(state, space),
    ({ state }, space) => guerrillas(state, space, 'farc') > 0,
  ],
  note({ state, why }, space) {
    const isHeld = guerrillas(state, space, 'farc') > 0;
    because(
      { why },
      isHeld
        ? hasSupport(state, space)
          ? '8.4.card-21.guerrilla-support'
          : '8.4.card-21.guerrilla'
        : '8.4.card-21.any',
    );
  },
};

/** 29 Kill Zone. */
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

const killZone: SpaceChoice = {
  keys: [0, 1, 2].map((place) => (mind: Mind, space: Space) => ambushed(mind, space, place)),
};

function killWhom(mind: Mind): string | undefined {
  const id = victim(
    mind.options.filter((option) => option !== 'done') as PieceId[],
    KILL_ORDER[mind.faction] ?? ['government', 'farc', 'auc', 'cartels'],
  );
  if (id !== undefined) noteVictim(mind, id);
  return id;
}

/** Pieces of the faction that a Base and some guerrillas would make in a space. */
const placed =
  (guerrillasWanted: number) =>
  ({ state, faction }: Mind, space: Space): number =>
    Math.min(1, placeable(state, space, BASE[faction])) +
    Math.min(guerrillasWanted, placeable(state, space, UNDERGROUND[faction]));

const farcPieces = ({ state }: Mind, space: Space): number =>
  Math.min(3, placeable(state, space, 'farc-base') + placeable(state, space, 'farc-underground'));

export const farcCardPolicies: Readonly<Partial<Record<number, CardPolicy>>> = {
  19: { spaces: { act: everywhere }, answers: { 'ask.event.how': offensiveHow } },
  20: { spaces: { turn: cover }, answers: { 'ask.event.whether': marchIfPossible } },
  21: { spaces: { place: stronghold } },
  24: {
    spaces: { remove: { counts: true, keys: [({ state }, space) => Math.min(2, troops(state, space))] } },
  },
  25: { spaces: { place: { counts: true, keys: [farcPieces] } } },
  29: {
    spaces: { act: killZone },
    answers: { 'ask.event.faction': killerFaction, 'ask.remove': killWhom },
  },
  34: { spaces: { place: { counts: true, keys: [placed(2)] } } },
};
